import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/database.ts';
import { isLocal } from '../outbox/mailbox.ts';
import { ApiError, notFound } from './errors.ts';

/** What operators look at: `/livez` (the process runs), `/readyz` (it can answer), `/metrics` (local only). */
export function addOperations(
  server: FastifyInstance,
  database: Kysely<Database>,
  isStopping: () => boolean,
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
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  server.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'warn' }, async () => {
    if (isStopping()) throw new ApiError('unavailable');
    try {
      await sql`select 1`.execute(database);
    } catch {
      throw new ApiError('unavailable');
    }
    return { status: 'ok' };
  });
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isLocal(request)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
