import { scrapingCheck } from '@shepherd/service/metrics/scraping.ts';
import type { ScrapingSettings } from '@shepherd/service/metrics/scraping.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BatchObserver } from '../loaders/loaders.ts';
import type { ClientObserver } from '../rest/client.ts';
import type { ConnectionCounts } from '../rest/exchange/transport.ts';
import { whenOver } from './response-end.ts';

/** One GraphQL operation that was answered or refused. */
export type OperationSeen = Readonly<{
  /** The name of a document in the console's build; null for all others, because clients choose their names. */
  name: string | null;
  type: string;
  outcome: 'ok' | 'errors';
  milliseconds: number;
}>;

export type Metrics = Readonly<{
  registry: Registry;
  observeOperation: (operation: OperationSeen) => void;
  observeClient: ClientObserver;
  observeBatch: BatchObserver;
  /** A request was refused because of load. */
  observeRefusal: () => void;
  /** Registers the gauge of GraphQL requests in flight and their limit, read on each scrape. */
  watchLoad: (state: LoadState) => void;
  /** Registers the gauge of Redis's circuit, read on each scrape. */
  watchRedis: (isCircuitOpen: () => boolean) => void;
  /** A subscription was told of a change, or was ended because its reader is too slow. */
  observeChanges: Readonly<{ sent: () => void; cut: () => void }>;
  /** Registers the gauge of subscriptions and their streams of REST v1, read on each scrape. */
  watchChanges: (counts: () => ChangeCounts) => void;
  /** Registers the gauge of a pool's connections, read on each scrape. */
  watchConnections: (pool: string, count: () => ConnectionCounts) => void;
}>;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const batchSizes = [1, 2, 5, 10, 25, 50, 100];

/** nginx's status for a client that left before its answer. */
const clientGone = '499';

type ChangeCounts = Readonly<{ subscriptions: number; upstreams: number }>;
type LoadState = () => Readonly<{ limit: number; inFlight: number }>;

/** Used until a source is registered. */
const noLoad: LoadState = () => ({ limit: 0, inFlight: 0 });

/** Each gateway has its own registry, so that several can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'GraphQL operations; those of the console by name, all others as other',
    labelNames: ['operation', 'type', 'outcome'],
    buckets: seconds,
    registers,
  });
  const sharedQueries = new Counter({
    name: 'graphql_queries_shared_total',
    help: 'Queries answered with the answer of the same query of the same session that was under way',
    registers,
  });
  const calls = new Histogram({
    name: 'rest_call_duration_seconds',
    help: 'Calls to REST v1; status 0 means that there was no answer',
    labelNames: ['method', 'path', 'status'],
    buckets: seconds,
    registers,
  });
  const retries = new Counter({
    name: 'rest_call_retries_total',
    help: 'Second tries of calls to REST v1',
    registers,
  });
  const reads = new Counter({
    name: 'rest_reads_total',
    help: 'Reads by what answered them: a call, a shared call, the cache, or the cache as REST v1 confirmed (304)',
    labelNames: ['answered_by'],
    registers,
  });
  const circuits = new Gauge({
    name: 'rest_circuit_open',
    help: 'Areas of REST v1 that stopped answering in time: 1 while their circuit is open, 0 once they are back',
    labelNames: ['area'],
    registers,
  });
  const breaches = new Counter({
    name: 'rest_contract_breaches_total',
    help: 'Values in answers of REST v1 that differ from the contract: converted, unknown_word, unreadable, missing, dropped',
    labelNames: ['call', 'property', 'kind'],
    registers,
  });
  const batches = new Histogram({
    name: 'loader_batch_size',
    help: 'Ids that were asked for in one call',
    labelNames: ['path'],
    buckets: batchSizes,
    registers,
  });
  const watched = new Map<string, () => ConnectionCounts>();
  const connections = new Gauge({
    name: 'rest_connections',
    help: 'Connections to REST v1, and calls that run or wait on them',
    labelNames: ['pool', 'state'],
    registers,
    collect: () => {
      for (const [pool, count] of watched)
        for (const [state, value] of Object.entries(count())) connections.set({ pool, state }, value);
    },
  });
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because there was too much to do, here or in REST v1',
    registers,
  });
  const changesSent = new Counter({
    name: 'change_events_sent_total',
    help: 'Changes of records that were sent to subscriptions',
    registers,
  });
  const changesCut = new Counter({
    name: 'change_subscriptions_cut_total',
    help: 'Subscriptions ended because their readers were too slow',
    registers,
  });
  let loadNow = noLoad;
  const load = new Gauge({
    name: 'graphql_requests',
    help: 'GraphQL requests that are under way (in_flight), and may be at once (limit)',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { limit, inFlight } = loadNow();
      load.set({ state: 'limit' }, limit);
      load.set({ state: 'in_flight' }, inFlight);
    },
  });
  return {
    registry,
    observeRefusal: () => refusals.inc(),
    watchRedis: (isCircuitOpen) => {
      const open: Gauge = new Gauge({
        name: 'redis_circuit_open',
        help: '1 while the circuit to Redis is open and rates are counted by this process alone, 0 otherwise',
        registers,
        collect: () => {
          open.set(isCircuitOpen() ? 1 : 0);
        },
      });
    },
    observeChanges: { sent: () => changesSent.inc(), cut: () => changesCut.inc() },
    watchChanges: (counts) => {
      const streams: Gauge = new Gauge({
        name: 'change_streams',
        help: 'Open subscriptions to changes, and the streams of REST v1 that they share (upstream)',
        labelNames: ['side'],
        registers,
        collect: () => {
          const { subscriptions, upstreams } = counts();
          streams.set({ side: 'subscription' }, subscriptions);
          streams.set({ side: 'upstream' }, upstreams);
        },
      });
    },
    watchLoad: (state) => {
      loadNow = state;
    },
    observeOperation: ({ name, type, outcome, milliseconds }) =>
      operations.observe({ operation: name ?? 'other', type, outcome }, milliseconds / 1000),
    observeClient: {
      call: (call, { status, milliseconds, attempts }) => {
        calls.observe({ method: call.method, path: call.path, status: String(status) }, milliseconds / 1000);
        if (attempts > 1) retries.inc();
      },
      read: (answeredBy) => reads.inc({ answered_by: answeredBy }),
      sharedQuery: () => sharedQueries.inc(),
      circuit: (area, state) => circuits.set({ area }, state === 'closed' ? 0 : 1),
      breach: ({ call, property, kind, count }) => breaches.inc({ call, property, kind }, count),
    },
    observeBatch: (path, size) => batches.observe({ path }, size),
    watchConnections: (pool, count) => watched.set(pool, count),
  };
}

/** Serves `/metrics`, and measures all requests. */
export function serveMetrics(
  server: FastifyInstance,
  { registry }: Metrics,
  scraping: ScrapingSettings,
): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests; status 499 means that the client left before it was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  server.addHook('onRequest', (request, reply, done) => {
    whenOver(reply, (answered) => {
      const route = request.routeOptions.url ?? 'none';
      const status = answered ? String(reply.statusCode) : clientGone;
      requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    });
    done();
  });
  const mayRead = scrapingCheck(scraping);
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request.raw)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
