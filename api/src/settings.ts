import { isIP } from 'node:net';
import type { S3Settings } from './files/s3-storage.ts';
import { readAmounts } from './money/amounts.ts';
import type { AmountByCurrency } from './money/amounts.ts';
import { usualReimbursementLimits } from './payments/reimbursement-limit.ts';
import { usualWithdrawalThresholds } from './payments/withdrawal-threshold.ts';
import { readTracing } from './tracing/settings.ts';
import type { TracingSettings } from './tracing/settings.ts';

/** All settings, read once at the start. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | null;
  /** Timeout in milliseconds for one statement, and for a whole call. */
  readonly databaseTimeoutMs: number;
  /** Maximum of connections to PostgreSQL for this process. */
  readonly databaseConnections: number;
  /** Maximum queueing time in milliseconds before calls are refused; 0 disables admission control. */
  readonly maxWaitMs: number;
  readonly smtpUrl: string | null;
  /** The From header of mails: an address, or a name with the address in angle brackets. */
  readonly mailFrom: string;
  /** The API's own address: file addresses begin with it. */
  readonly apiUrl: string;
  /** A bucket for files; null stores them in the data directory. */
  readonly s3: S3Settings | null;
  /** Forms to import: an account at Typeform, or the bundled forms without a token. */
  readonly typeform: { readonly url: string; readonly token: string | null };
  /** A Nominatim server; null uses the bundled gazetteer. */
  readonly geocodingUrl: string | null;
  /** The program that makes posters and smaller variants of videos, if there is one. */
  readonly ffmpegPath: string;
  /** The console's address: links in mails begin with it. */
  readonly webUrl: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses, networks or the names that Fastify knows. */
  readonly trustedProxies: readonly string[];
  /** Maximum of one reimbursement, by currency. */
  readonly reimbursementLimits: AmountByCurrency;
  /** Maximum of automatic withdrawals, by currency. */
  readonly withdrawalThresholds: AmountByCurrency;
  readonly seedDemo: boolean;
  readonly logLevel: LogLevel;
  /** Null: nothing is recorded. */
  readonly tracing: TracingSettings | null;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** An invalid setting; the message says what to change. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings from the environment; throws a SettingsError with one sentence for each mistake. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  defaultDataDirectory: string,
): Settings {
  const mistakes: string[] = [];
  const given = (name: string): string | null => environment[name]?.trim() || null;

  const portText = given('API_PORT') ?? '4001';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535)) mistakes.push(`API_PORT must be a number from 0 to 65535, not "${portText}".`);

  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl !== null && !hasScheme(databaseUrl, ['postgres:', 'postgresql:']))
    mistakes.push('DATABASE_URL must look like postgres://user:password@host:5432/database.');

  const timeoutText = given('DATABASE_TIMEOUT_MS') ?? '30000';
  const databaseTimeoutMs = /^\d{1,7}$/.test(timeoutText) ? Number(timeoutText) : 0;
  if (databaseTimeoutMs < 1)
    mistakes.push(
      `DATABASE_TIMEOUT_MS must be a number of milliseconds from 1 to 9999999, not "${timeoutText}".`,
    );

  const connectionsText = given('DATABASE_CONNECTIONS') ?? '10';
  const databaseConnections = /^\d{1,3}$/.test(connectionsText) ? Number(connectionsText) : 0;
  if (databaseConnections < 1)
    mistakes.push(`DATABASE_CONNECTIONS must be a number from 1 to 999, not "${connectionsText}".`);

  const waitText = given('MAX_WAIT_MS') ?? '750';
  const maxWaitMs = /^\d{1,6}$/.test(waitText) ? Number(waitText) : -1;
  if (maxWaitMs < 0)
    mistakes.push(`MAX_WAIT_MS must be a number of milliseconds from 0 to 999999, not "${waitText}".`);

  const smtpUrl = given('SMTP_URL');
  if (smtpUrl !== null && !hasScheme(smtpUrl, ['smtp:', 'smtps:']))
    mistakes.push('SMTP_URL must look like smtp://user:password@host:587.');

  const mailFrom = given('MAIL_FROM') ?? 'Shepherd Console <no-reply@shepherd.test>';
  if (!/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mailFrom))
    mistakes.push('MAIL_FROM must look like Shepherd Console <no-reply@example.com>.');

  const webUrl = given('WEB_URL') ?? 'http://localhost:4000';
  if (!hasScheme(webUrl, ['http:', 'https:']))
    mistakes.push('WEB_URL must be the http(s) address at which people open the console.');

  const apiUrl = given('API_URL') ?? `http://localhost:${Number.isNaN(port) ? 4001 : port}`;
  if (!hasScheme(apiUrl, ['http:', 'https:']))
    mistakes.push('API_URL must be the http(s) address at which this API is reached.');

  const [endpoint, bucket, accessKeyId, secretAccessKey] = [
    given('S3_ENDPOINT'),
    given('S3_BUCKET'),
    given('S3_ACCESS_KEY_ID'),
    given('S3_SECRET_ACCESS_KEY'),
  ];
  const s3 =
    endpoint !== null && bucket !== null && accessKeyId !== null && secretAccessKey !== null
      ? { endpoint, bucket, accessKeyId, secretAccessKey, region: given('S3_REGION') ?? 'us-east-1' }
      : null;
  if (s3 === null && [endpoint, bucket, accessKeyId, secretAccessKey].some((one) => one !== null))
    mistakes.push(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.',
    );

  const typeformUrl = given('TYPEFORM_URL') ?? 'https://api.typeform.com';
  if (!hasScheme(typeformUrl, ['http:', 'https:']))
    mistakes.push('TYPEFORM_URL must be the http(s) address of the API of Typeform.');

  const geocodingUrl = given('GEOCODING_URL');
  if (geocodingUrl !== null && !hasScheme(geocodingUrl, ['http:', 'https:']))
    mistakes.push('GEOCODING_URL must be the http(s) address of a Nominatim server.');

  // In a simple setup the gateway runs on this machine, and forwards client addresses.
  const trustedProxies = (given('TRUSTED_PROXIES') ?? 'loopback').split(',').map((one) => one.trim());
  if (!trustedProxies.every(isProxyAddress))
    mistakes.push(
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, or loopback, with commas between.',
    );

  const byCurrency = (name: string, usual: AmountByCurrency): AmountByCurrency => {
    const amounts = readAmounts(usual, given(name));
    if (amounts === null)
      mistakes.push(`${name} must be whole amounts by currency, for example EUR=60, JPY=9500.`);
    return amounts ?? usual;
  };
  const reimbursementLimits = byCurrency('REIMBURSEMENT_LIMITS', usualReimbursementLimits);
  const withdrawalThresholds = byCurrency('WITHDRAWAL_THRESHOLDS', usualWithdrawalThresholds);

  const seedText = given('SEED_DEMO')?.toLowerCase() ?? (databaseUrl === null ? '1' : '0');
  if (!['1', '0', 'true', 'false', 'on', 'off'].includes(seedText))
    mistakes.push(`SEED_DEMO must be 1 (fill an empty database with demo data) or 0, not "${seedText}".`);

  const levelText = given('LOG_LEVEL')?.toLowerCase() ?? 'info';
  const logLevel = logLevels.find((level) => level === levelText);
  if (logLevel === undefined) mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);

  const tracing = readTracing(given, mistakes);

  if (mistakes.length > 0 || logLevel === undefined) throw new SettingsError(mistakes.join('\n'));
  return {
    port,
    host: given('API_HOST') ?? '127.0.0.1',
    dataDirectory: given('DATA_DIR') ?? defaultDataDirectory,
    databaseUrl,
    databaseTimeoutMs,
    databaseConnections,
    maxWaitMs,
    smtpUrl,
    mailFrom,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    s3,
    typeform: { url: typeformUrl.replace(/\/+$/, ''), token: given('TYPEFORM_TOKEN') },
    geocodingUrl: geocodingUrl?.replace(/\/+$/, '') ?? null,
    ffmpegPath: given('FFMPEG_PATH') ?? 'ffmpeg',
    webUrl: webUrl.replace(/\/+$/, ''),
    trustedProxies,
    reimbursementLimits,
    withdrawalThresholds,
    seedDemo: ['1', 'true', 'on'].includes(seedText),
    logLevel,
    tracing,
  };
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
  return isIP(address) !== 0 && fits && rest.length === 0;
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol);
}
