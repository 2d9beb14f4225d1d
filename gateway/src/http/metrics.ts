import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { CallObserver } from '../rest/client.ts';

export type Metrics = Readonly<{
  registry: Registry;
  operations: Counter<'type' | 'outcome'>;
  observeCall: CallObserver;
}>;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Each gateway has a registry of its own, so that several can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'GraphQL operations answered',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'rest_call_duration_seconds',
    help: 'Calls to REST v1; status 0 means that there was no answer',
    labelNames: ['method', 'path', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const retries = new Counter({
    name: 'rest_call_retries_total',
    help: 'Second tries of calls to REST v1',
    registers: [registry],
  });
  return {
    registry,
    operations,
    observeCall: (call, { status, milliseconds, attempts }) => {
      calls.observe({ method: call.method, path: call.path, status: String(status) }, milliseconds / 1000);
      if (attempts > 1) retries.inc();
    },
  };
}

/** Serves `/metrics` to this machine only, and measures all requests. */
export function serveMetrics(server: FastifyInstance, { registry }: Metrics): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  server.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on this machine passes requests of others on, and says so. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'];
  return forwarded === undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
