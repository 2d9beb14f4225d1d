import { randomUUID } from 'node:crypto';
import { drainOf } from '@shepherd/service/draining/draining.ts';
import { createLogger } from '@shepherd/service/log/logger.ts';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { FileAddresses } from './files/addresses.ts';
import { takeBrowserTraces } from './http/browser-traces.ts';
import { routedUrl, serveConsole } from './http/files/console-files.ts';
import { serveFiles } from './http/files/files.ts';
import { serveGraphql } from './http/graphql/graphql.ts';
import { createGuard } from './http/limits/guard.ts';
import { serveHealth } from './http/health.ts';
import type { Readiness } from './http/health.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import { readJsonBodies } from './http/json-body.ts';
import { handleErrors, refuseUnreadable, refuseUnroutable } from './http/refusal.ts';
import { loggedError, OneLineEach } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { ownRates, sharedRates } from './http/limits/shared-rate-limit.ts';
import { traceRequests } from './http/tracing.ts';
import { TrustedDocuments } from './http/graphql/trusted-documents.ts';
import { ChangeHub } from './live/change-hub.ts';
import { serveChanges } from './live/serve-changes.ts';
import { RestClient } from './rest/client.ts';
import { reportOnce } from './rest/contract/breaches.ts';
import { Transport } from './rest/exchange/transport.ts';
import { buildGatewaySchema } from './schema/build-schema.ts';
import type { Settings } from './settings.ts';
import type { Tracing } from './tracing/trace.ts';

export type Gateway = Readonly<{
  server: FastifyInstance;
  readiness: Readiness;
  /** Open subscriptions, and the streams of REST v1 that they share. */
  changes: () => ChangeHub['counts'];
  /** Accepts no connection any more, and settles when all clients have gone. */
  drain: () => Promise<void>;
  /** Answers the requests in flight, then releases all resources. */
  close: () => Promise<void>;
}>;

const bodyLimit = 1024 * 1024;
const uploadTime = 120_000;
/** Milliseconds between two checks for connections that have taken too long. */
const checkInterval = 5_000;

/**
 * Assembles the gateway; it does not listen yet.
 * @param buildSchema makes the served schema, where it is not the gateway's own
 */
export async function createGateway(
  settings: Settings,
  buildSchema: (addresses: FileAddresses) => GraphQLSchema = buildGatewaySchema,
): Promise<Gateway> {
  const server: FastifyInstance = fastify({
    loggerInstance: createLogger({ level: settings.logLevel, err: loggedError }),
    logController: new OneLineEach(),
    bodyLimit,
    trustProxy: settings.trustProxy,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    // Longer than browsers and proxies keep theirs, so that they are the ones to close.
    keepAliveTimeout: 75_000,
    // The largest file over a line of 700 kbit/s.
    requestTimeout: uploadTime,
    http: {
      headersTimeout: settings.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(settings.headersTimeoutMs, checkInterval),
    },
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url = '/' }) => routedUrl(url),
    frameworkErrors: refuseUnroutable,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  const tracing = await startTracing(settings, server);
  const metrics = createMetrics();
  const logBreach = reportOnce((breach) =>
    server.log.warn(breach, 'An answer of REST v1 differs from the contract'),
  );
  const client = new RestClient({
    baseUrl: settings.restApiUrl,
    connections: settings.restConnections,
    timeoutMs: settings.restTimeoutMs,
    strict: settings.strictContract,
    observe: {
      ...metrics.observeClient,
      circuit: (area, state) => {
        metrics.observeClient.circuit(area, state);
        server.log.warn({ area, circuit: state }, circuitWords[state]);
      },
      breach: (breach) => {
        metrics.observeClient.breach(breach);
        logBreach(breach);
      },
    },
    onOverload: () => load.restIsBusy(),
    onLongWait: () => load.callsWait(),
  });
  // Files have connections of their own: a slow one takes as long as its reader.
  const files = new Transport({
    baseUrl: settings.restApiUrl,
    connections: settings.restConnections,
    maxAnswerBytes: -1,
    bodyIdleMs: 30_000,
  });
  // One for each session that follows changes. REST v1 sends a comment every 15 seconds.
  const events = new Transport({
    baseUrl: settings.restApiUrl,
    connections: Math.max(1, settings.changeStreams),
    maxAnswerBytes: -1,
    bodyIdleMs: 50_000,
  });
  const hub = new ChangeHub({
    ofProcess: settings.changeStreams,
    ofSession: settings.changeStreamsPerSession,
    queue: settings.changeQueue,
  });
  metrics.watchChanges(() => hub.counts);
  metrics.watchConnections('calls', () => client.connections);
  metrics.watchConnections('files', () => files.connections);
  const readiness: Readiness = { stopping: false };
  const drain = drainOf(server.server);

  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  traceRequests(server, tracing);
  handleErrors(server);
  readJsonBodies(server, settings.bodyTimeoutMs, bodyLimit);
  addSecurityHeaders(server, settings);
  const load = shedLoad(server, settings, {
    callsAreFull: () => client.isFull,
    onRefusal: metrics.observeRefusal,
  });
  metrics.watchLoad(load.state);
  serveMetrics(server, metrics, settings.scraping);
  const rates = settings.redisUrl === null ? ownRates : await sharedRates(settings.redisUrl, server.log);
  if (settings.redisUrl !== null) metrics.watchRedis(rates.isCircuitOpen);
  serveHealth(server, settings.restApiUrl, readiness, () => [
    ...client.openCircuits,
    ...(rates.isCircuitOpen() ? ['redis'] : []),
  ]);
  const guard = createGuard(settings, rates);
  const addresses = new FileAddresses(settings.restApiUrl);
  const schema = buildSchema(addresses);
  const documents = new TrustedDocuments(settings.trustedDocuments);
  const apollo = await serveGraphql(server, { schema, settings, client, metrics, guard, documents });
  if (tracing !== null && settings.tracing?.browsers === true)
    takeBrowserTraces(server, { settings, tracing, documents, guard, rates });
  await serveFiles(server, { schema, addresses, settings, transport: files, metrics, guard });
  serveChanges(server, {
    schema,
    settings,
    source: { client, observeBatch: metrics.observeBatch },
    transport: events,
    hub,
    guard,
    documents,
    observe: metrics.observeChanges,
  });
  await serveConsole(server, settings, () => hub.isOffered);

  return {
    server,
    readiness,
    changes: () => hub.counts,
    drain: () => {
      hub.stop();
      return drain();
    },
    close: async () => {
      await server.close();
      await apollo.stop();
      await client.close();
      await files.close();
      await events.close();
      await rates.close();
      await tracing?.close();
    },
  };
}

const circuitWords = {
  open: 'REST v1 does not answer these calls in time: they are refused for a while',
  half_open: 'One of these calls tries whether REST v1 answers again',
  closed: 'REST v1 answers these calls again',
} as const;

/** OpenTelemetry is only loaded where it is used. */
async function startTracing(settings: Settings, { log }: FastifyInstance): Promise<Tracing | null> {
  if (settings.tracing === null) return null;
  const openTelemetry = await import('./tracing/open-telemetry.ts');
  return openTelemetry.startTracing(settings.tracing, log);
}
