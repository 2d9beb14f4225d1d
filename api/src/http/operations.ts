import { livenessPaths } from '@shepherd/service/metrics/operator-paths.ts';
import { scrapingCheck } from '@shepherd/service/metrics/scraping.ts';
import type { ScrapingSettings } from '@shepherd/service/metrics/scraping.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { unlimitedAdmission } from './admit.ts';
import type { Admitting } from './admit.ts';
import { isEventStream } from './call.ts';
import { TablesError } from '../database/table-check.ts';
import { unavailableReason } from './database-errors.ts';
import { ApiError, notFound, unavailable } from './errors.ts';

/** Deadline of the readiness answer in milliseconds, whatever the database does. */
const readinessDeadline = 2_000;
/** Milliseconds for which a full disk that a request met is remembered. */
const rememberFull = 5_000;

type Operations = {
  readonly isStopping: () => boolean;
  /** The readers of the metrics; left out: this machine. */
  readonly scraping?: ScrapingSettings;
  readonly admitting?: Admitting;
  /** Resolves when the database answers, and rejects at the deadline. */
  readonly check: (deadline: number) => Promise<void>;
  /** Whether the disk of the data directory is full. */
  readonly isDiskFull: () => Promise<boolean>;
  /** Whether the folder of uploaded files is readable and writable. */
  readonly areFilesUsable?: () => Promise<boolean>;
  /** Each dependency and whether its circuit is open. */
  readonly circuits?: () => readonly (readonly [string, boolean])[];
};

/** Endpoints for operators: `/livez` or `/healthz` (the process runs), `/readyz` (it can answer), `/metrics`. */
export function addOperations(
  server: FastifyInstance,
  {
    isStopping,
    scraping = { token: null, networks: [] },
    admitting = unlimitedAdmission,
    check,
    isDiskFull,
    areFilesUsable = async () => true,
    circuits = () => [],
  }: Operations,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    // It has taken as long as its reader wanted.
    if (isEventStream(reply.getHeader('content-type'))) return;
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  measureAdmission(registry, admitting);
  const open = new Gauge({
    name: 'outside_circuit_open',
    help: '1 for a dependency whose circuit is open because it failed too often, 0 otherwise',
    labelNames: ['dependency'],
    registers: [registry],
    collect: () => {
      for (const [dependency, isOpen] of circuits()) open.set({ dependency }, isOpen ? 1 : 0);
    },
  });
  // PostgreSQL's disk may be on another machine: only writes reveal that it is full.
  let metFullDisk = Number.NEGATIVE_INFINITY;
  server.addHook('onError', async (_request, _reply, error) => {
    if (unavailableReason(error) === 'full') metFullDisk = performance.now();
  });
  for (const path of livenessPaths) server.get(path, { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'warn' }, async () => {
    if (isStopping()) throw new ApiError('unavailable');
    const remembered = performance.now() - metFullDisk < rememberFull;
    if (remembered || (await isDiskFull())) throw unavailable('full');
    try {
      await check(readinessDeadline);
    } catch (error) {
      if (error instanceof TablesError) throw new ApiError('unavailable', { message: error.message });
      throw unavailable(unavailableReason(error) ?? 'lost');
    }
    if (!(await areFilesUsable())) throw unavailable('files');
    const open = circuits().flatMap(([name, isOpen]) => (isOpen ? [name] : []));
    return open.length === 0 ? { status: 'ok' } : { status: 'ok', openCircuits: open };
  });
  const mayRead = scrapingCheck(scraping);
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request.raw)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureAdmission(registry: Registry, admitting: Admitting): void {
  const registers = [registry];
  const calls = new Gauge({
    name: 'admission_calls',
    help: 'Calls: how many may run at once (limit), run (in_flight), and wait for their turn (waiting)',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { limit, inFlight, waiting } = admitting.state();
      calls.set({ state: 'limit' }, limit);
      calls.set({ state: 'in_flight' }, inFlight);
      calls.set({ state: 'waiting' }, waiting);
    },
  });
  const waited = new Histogram({
    name: 'admission_wait_seconds',
    help: 'Time that calls waited for their turn before they began',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const refused = new Counter({
    name: 'admission_refused_total',
    help: 'Calls refused because their turn would have come too late',
    registers,
  });
  admitting.observe({ begun: (waitedMs) => waited.observe(waitedMs / 1000), refused: () => refused.inc() });
}
