import { resolve } from 'node:path';
import { limits } from './plugins/limits.ts';

/** A setting that cannot work. The message is one sentence that says what to change. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export type Settings = Readonly<{
  port: number;
  host: string;
  /** Base address of REST v1, without a trailing slash. */
  restApiUrl: string;
  /** The public address, when it differs from host and port (behind a proxy); no trailing slash. */
  publicUrl: string | null;
  production: boolean;
  logLevel: string;
  /** Folder of the built console. */
  webDist: string;
  introspection: boolean;
  /** Whether X-Forwarded-For and X-Forwarded-Proto of a proxy are trusted. */
  trustProxy: boolean;
  /** Sustained requests a second of one session; the burst is ten times as many. 0 switches it off. */
  rateLimitPerSecond: number;
  /** Redis in which several gateways share their rates; null: each counts for itself. */
  redisUrl: string | null;
  /** Requests are refused while the event loop is later than this. 0 switches it off. */
  maxEventLoopDelayMs: number;
  /** Concurrent requests; more are refused. 0 switches it off. */
  maxRequestsInFlight: number;
  /** Whether repeated queries are compiled. */
  compileQueries: boolean;
  /** Cost limit of one document in fields; the console's own are exempt. */
  queryCostLimit: number;
  /** File with the documents of the console's build. */
  trustedDocuments: string;
  /** Null: pages draw the map that needs no network. */
  googleMapsApiKey: string | null;
  /** Timeout for the headers of a request, and for a body that is no file. */
  headersTimeoutMs: number;
  bodyTimeoutMs: number;
  restTimeoutMs: number;
  restConnections: number;
  /** Null: nothing is recorded. */
  tracing: TracingSettings | null;
}>;

/** Where OpenTelemetry sends its traces, and which. */
export type TracingSettings = Readonly<{
  /** Of a collector, for traces (OTLP over HTTP). */
  url: string;
  headers: Record<string, string>;
  timeoutMs: number;
  /** Attributes of this process in each trace. */
  resource: Readonly<Record<string, string>>;
  sampler: (typeof samplers)[number];
  /** The share that `traceidratio` records, 0 to 1. */
  ratio: number;
  /** Whether pages measure the waits of their users. */
  browsers: boolean;
}>;

type Environment = Readonly<Record<string, string | undefined>>;

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings from environment variables; throws SettingError for one that cannot work. */
export function readSettings(environment: Environment): Settings {
  const production = environment['NODE_ENV'] === 'production';
  const webDist = resolve(text(environment, 'WEB_DIST', resolve(import.meta.dirname, '../../web/dist')));
  return {
    port: wholeNumber(environment, 'PORT', 4000, 0, 65_535),
    host: text(environment, 'HOST', '127.0.0.1'),
    restApiUrl: address(environment, 'REST_API_URL') ?? 'http://localhost:4001/v1',
    publicUrl: address(environment, 'PUBLIC_URL'),
    production,
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
    webDist,
    introspection: flag(environment, 'GRAPHQL_INTROSPECTION', !production),
    trustProxy: flag(environment, 'TRUST_PROXY', false),
    rateLimitPerSecond: wholeNumber(environment, 'RATE_LIMIT_PER_SECOND', 100, 0, 1_000_000),
    redisUrl: address(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    maxEventLoopDelayMs: wholeNumber(environment, 'MAX_EVENT_LOOP_DELAY_MS', 1_000, 0, 60_000),
    maxRequestsInFlight: wholeNumber(environment, 'MAX_REQUESTS_IN_FLIGHT', 1_000, 0, 1_000_000),
    compileQueries: flag(environment, 'COMPILE_QUERIES', true),
    queryCostLimit: wholeNumber(environment, 'QUERY_COST_LIMIT', limits.cost, 1, 1_000_000_000),
    trustedDocuments: resolve(text(environment, 'TRUSTED_DOCUMENTS', resolve(webDist, 'documents.json'))),
    googleMapsApiKey: text(environment, 'GOOGLE_MAPS_API_KEY', '') || null,
    headersTimeoutMs: wholeNumber(environment, 'HEADERS_TIMEOUT_MS', 10_000, 1, 120_000),
    bodyTimeoutMs: wholeNumber(environment, 'BODY_TIMEOUT_MS', 20_000, 1, 120_000),
    restTimeoutMs: wholeNumber(environment, 'REST_TIMEOUT_MS', 10_000, 1, 300_000),
    restConnections: wholeNumber(environment, 'REST_CONNECTIONS', 64, 1, 10_000),
    tracing: readTracing(environment),
  };
}

/** The standard variables of OpenTelemetry; without an address there are no traces. */
function readTracing(environment: Environment): TracingSettings | null {
  const base = address(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const url =
    address(environment, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ??
    (base === null ? null : `${base}/v1/traces`);
  const disabled = flag(environment, 'OTEL_SDK_DISABLED', false);
  const exporter = oneOf(environment, 'OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp');
  if (url === null || disabled || exporter === 'none') return null;
  // The only supported protocol: any other is refused, instead of traces missing silently.
  oneOf(environment, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json');
  const sampler = oneOf(environment, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on');
  const resource = pairs(environment, 'OTEL_RESOURCE_ATTRIBUTES');
  const serviceName = text(environment, 'OTEL_SERVICE_NAME', resource['service.name'] ?? 'shepherd-gateway');
  return {
    url,
    headers: pairs(environment, 'OTEL_EXPORTER_OTLP_HEADERS'),
    timeoutMs: wholeNumber(environment, 'OTEL_EXPORTER_OTLP_TIMEOUT', 3_000, 1, 60_000),
    resource: { ...resource, 'service.name': serviceName },
    sampler,
    ratio: share(environment, 'OTEL_TRACES_SAMPLER_ARG', 1),
    browsers: flag(environment, 'TRACE_BROWSERS', false),
  };
}

function text(environment: Environment, name: string, otherwise: string): string {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? otherwise : value;
}

function wholeNumber(environment: Environment, name: string, otherwise: number, least: number, most: number) {
  const value = text(environment, name, String(otherwise));
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new SettingError(`Set ${name} to a whole number from ${least} to ${most}; it is "${value}".`);
  return number;
}

function oneOf<Word extends string>(
  environment: Environment,
  name: string,
  allowed: readonly Word[],
  otherwise: Word,
): Word {
  const value = text(environment, name, otherwise);
  const word = allowed.find((word) => word === value);
  if (word === undefined)
    throw new SettingError(`Set ${name} to one of ${allowed.join(', ')}; it is "${value}".`);
  return word;
}

function share(environment: Environment, name: string, otherwise: number): number {
  const value = text(environment, name, String(otherwise));
  const number = Number(value);
  if (!(number >= 0 && number <= 1))
    throw new SettingError(`Set ${name} to a number from 0 to 1; it is "${value}".`);
  return number;
}

/** `name=value,name=value`, percent-encoded. The values may be secrets: no message shows them. */
function pairs(environment: Environment, name: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const pair of text(environment, name, '')
    .split(',')
    .filter((pair) => pair.trim() !== '')) {
    const [, key = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair.trim()) ?? [];
    if (key === '') throw new SettingError(`Set ${name} to name=value pairs with commas between them.`);
    try {
      read[decodeURIComponent(key.trim())] = decodeURIComponent(value.trim());
    } catch {
      throw new SettingError(`Set ${name} to values in which each % is written %25.`);
    }
  }
  return read;
}

function flag(environment: Environment, name: string, otherwise: boolean): boolean {
  const word = oneOf(environment, name, ['true', 'false', '1', '0'], otherwise ? 'true' : 'false');
  return word === 'true' || word === '1';
}

function address(
  environment: Environment,
  name: string,
  protocols: readonly string[] = ['http:', 'https:'],
): string | null {
  const value = text(environment, name, '');
  if (value === '') return null;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol))
    throw new SettingError(
      `Set ${name} to an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}; it is "${withoutCredentials(value)}".`,
    );
  return value.replace(/\/+$/, '');
}

const withoutCredentials = (address: string): string => address.replace(/(^|\/\/).*@/, '$1…@');
