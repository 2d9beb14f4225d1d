import { resolve } from 'node:path';
import { readScraping } from '@shepherd/service/metrics/scraping.ts';
import type { ScrapingSettings } from '@shepherd/service/metrics/scraping.ts';
import { SettingsReader } from '@shepherd/service/settings/settings-reader.ts';
import type { Environment, LogLevel } from '@shepherd/service/settings/settings-reader.ts';
import { readTracing } from '@shepherd/service/tracing/settings.ts';
import type { TracingSettings } from '@shepherd/service/tracing/settings.ts';
import { limits } from './plugins/limits.ts';

export type Settings = Readonly<{
  port: number;
  host: string;
  /** Base address of REST v1, without a trailing slash. */
  restApiUrl: string;
  /** The public address, when it differs from host and port (behind a proxy); no trailing slash. */
  publicUrl: string | null;
  production: boolean;
  logLevel: LogLevel;
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
  /** Open subscriptions of this process, and of one session; 0 of this process for none. */
  changeStreams: number;
  changeStreamsPerSession: number;
  /** Changes that wait for a slow reader before its subscription is ended. */
  changeQueue: number;
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
  /** Whether an answer that differs from the contract fails, also where it can be read. */
  strictContract: boolean;
  scraping: ScrapingSettings;
  /** Null: nothing is recorded. */
  tracing: GatewayTracingSettings | null;
}>;

export type GatewayTracingSettings = TracingSettings & {
  /** Whether pages measure the waits of their users. */
  readonly browsers: boolean;
};

/** Reads the settings from environment variables; throws SettingsError for those that cannot work. */
export function readSettings(environment: Environment): Settings {
  const reader = new SettingsReader(environment);
  const production = environment['NODE_ENV'] === 'production';
  const webDist = resolve(reader.text('WEB_DIST', resolve(import.meta.dirname, '../../web/dist')));
  const tracing = readTracing(reader, 'shepherd-gateway');
  const settings: Settings = {
    port: reader.wholeNumber('PORT', 4000, 0, 65_535),
    host: reader.text('HOST', '127.0.0.1'),
    restApiUrl: reader.address('REST_API_URL') ?? 'http://localhost:4001/v1',
    publicUrl: reader.address('PUBLIC_URL'),
    production,
    logLevel: reader.logLevel('LOG_LEVEL'),
    webDist,
    introspection: reader.flag('GRAPHQL_INTROSPECTION', !production),
    trustProxy: reader.flag('TRUST_PROXY', false),
    rateLimitPerSecond: reader.wholeNumber('RATE_LIMIT_PER_SECOND', 100, 0, 1_000_000),
    redisUrl: reader.address('REDIS_URL', ['redis:', 'rediss:']),
    maxEventLoopDelayMs: reader.wholeNumber('MAX_EVENT_LOOP_DELAY_MS', 1_000, 0, 60_000),
    maxRequestsInFlight: reader.wholeNumber('MAX_REQUESTS_IN_FLIGHT', 1_000, 0, 1_000_000),
    changeStreams: reader.wholeNumber('CHANGE_STREAMS', 2_000, 0, 100_000),
    changeStreamsPerSession: reader.wholeNumber('CHANGE_STREAMS_PER_SESSION', 10, 1, 1_000),
    changeQueue: reader.wholeNumber('CHANGE_QUEUE', 1_000, 1, 100_000),
    compileQueries: reader.flag('COMPILE_QUERIES', true),
    queryCostLimit: reader.wholeNumber('QUERY_COST_LIMIT', limits.cost, 1, 1_000_000_000),
    trustedDocuments: resolve(reader.text('TRUSTED_DOCUMENTS', resolve(webDist, 'documents.json'))),
    googleMapsApiKey: reader.optionalText('GOOGLE_MAPS_API_KEY'),
    headersTimeoutMs: reader.wholeNumber('HEADERS_TIMEOUT_MS', 10_000, 1, 120_000),
    bodyTimeoutMs: reader.wholeNumber('BODY_TIMEOUT_MS', 20_000, 1, 120_000),
    restTimeoutMs: reader.wholeNumber('REST_TIMEOUT_MS', 10_000, 1, 300_000),
    restConnections: reader.wholeNumber('REST_CONNECTIONS', 64, 1, 10_000),
    strictContract: reader.oneOf('REST_CONTRACT', ['lenient', 'strict'], 'lenient') === 'strict',
    scraping: readScraping(reader),
    tracing: tracing && { ...tracing, browsers: reader.flag('TRACE_BROWSERS', false) },
  };
  reader.throwMistakes();
  return settings;
}
