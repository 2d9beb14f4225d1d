import { readScraping } from '@shepherd/service/metrics/scraping.ts';
import type { ScrapingSettings } from '@shepherd/service/metrics/scraping.ts';
import { isNetwork } from '@shepherd/service/settings/networks.ts';
import { SettingsReader } from '@shepherd/service/settings/settings-reader.ts';
import type { Environment, LogLevel } from '@shepherd/service/settings/settings-reader.ts';
import { readTracing } from '@shepherd/service/tracing/settings.ts';
import type { TracingSettings } from '@shepherd/service/tracing/settings.ts';
import type { S3Settings } from './files/s3-storage.ts';
import { readAmounts } from './money/amounts.ts';
import type { AmountByCurrency } from './money/amounts.ts';
import { usualReimbursementLimits } from './payments/reimbursement-limit.ts';
import { usualWithdrawalThresholds } from './payments/withdrawal-threshold.ts';

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
  /** How long a client that was away can continue its stream of changes. */
  readonly eventsKeptDays: number;
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
  readonly scraping: ScrapingSettings;
  /** Null: nothing is recorded. */
  readonly tracing: TracingSettings | null;
};

/** Reads the settings from the environment; throws a SettingsError with one sentence for each mistake. */
export function readSettings(environment: Environment, defaultDataDirectory: string): Settings {
  const reader = new SettingsReader(environment);
  const port = reader.wholeNumber('API_PORT', 4001, 0, 65_535);
  const databaseUrl = reader.address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const settings: Settings = {
    port,
    host: reader.text('API_HOST', '127.0.0.1'),
    dataDirectory: reader.text('DATA_DIR', defaultDataDirectory),
    databaseUrl,
    databaseTimeoutMs: reader.wholeNumber('DATABASE_TIMEOUT_MS', 30_000, 1, 9_999_999),
    databaseConnections: reader.wholeNumber('DATABASE_CONNECTIONS', 10, 1, 999),
    maxWaitMs: reader.wholeNumber('MAX_WAIT_MS', 750, 0, 999_999),
    eventsKeptDays: reader.wholeNumber('EVENTS_KEPT_DAYS', 7, 1, 365),
    smtpUrl: reader.address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(reader),
    apiUrl: reader.address('API_URL') ?? `http://localhost:${port}`,
    s3: readS3(reader),
    typeform: {
      url: reader.address('TYPEFORM_URL') ?? 'https://api.typeform.com',
      token: reader.optionalText('TYPEFORM_TOKEN'),
    },
    geocodingUrl: reader.address('GEOCODING_URL'),
    ffmpegPath: reader.text('FFMPEG_PATH', 'ffmpeg'),
    webUrl: reader.address('WEB_URL') ?? 'http://localhost:4000',
    trustedProxies: readTrustedProxies(reader),
    reimbursementLimits: readByCurrency(reader, 'REIMBURSEMENT_LIMITS', usualReimbursementLimits),
    withdrawalThresholds: readByCurrency(reader, 'WITHDRAWAL_THRESHOLDS', usualWithdrawalThresholds),
    seedDemo: reader.flag('SEED_DEMO', databaseUrl === null),
    logLevel: reader.logLevel('LOG_LEVEL'),
    scraping: readScraping(reader),
    tracing: readTracing(reader, 'shepherd-api'),
  };
  reader.throwMistakes();
  return settings;
}

function readMailFrom(reader: SettingsReader): string {
  const mailFrom = reader.text('MAIL_FROM', 'Shepherd Console <no-reply@shepherd.test>');
  if (!/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mailFrom))
    reader.addMistake('MAIL_FROM must look like Shepherd Console <no-reply@example.com>.');
  return mailFrom;
}

function readS3(reader: SettingsReader): S3Settings | null {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = [
    reader.optionalText('S3_ENDPOINT'),
    reader.optionalText('S3_BUCKET'),
    reader.optionalText('S3_ACCESS_KEY_ID'),
    reader.optionalText('S3_SECRET_ACCESS_KEY'),
  ];
  if (endpoint !== null && bucket !== null && accessKeyId !== null && secretAccessKey !== null)
    return { endpoint, bucket, accessKeyId, secretAccessKey, region: reader.text('S3_REGION', 'us-east-1') };
  if ([endpoint, bucket, accessKeyId, secretAccessKey].some((one) => one !== null))
    reader.addMistake(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.',
    );
  return null;
}

function readTrustedProxies(reader: SettingsReader): readonly string[] {
  // In a simple setup the gateway runs on this machine, and forwards client addresses.
  const proxies = reader
    .text('TRUSTED_PROXIES', 'loopback')
    .split(',')
    .map((one) => one.trim());
  if (!proxies.every(isProxyAddress))
    reader.addMistake(
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, or loopback, with commas between.',
    );
  return proxies;
}

function readByCurrency(reader: SettingsReader, name: string, usual: AmountByCurrency): AmountByCurrency {
  const amounts = readAmounts(usual, reader.optionalText(name));
  if (amounts === null)
    reader.addMistake(`${name} must be whole amounts by currency, for example EUR=60, JPY=9500.`);
  return amounts ?? usual;
}

const isProxyAddress = (text: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isNetwork(text);
