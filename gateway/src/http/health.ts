import { livenessPaths } from '@shepherd/service/metrics/operator-paths.ts';
import type { FastifyInstance } from 'fastify';
import { request } from 'undici';

export type Readiness = {
  /** Set at shutdown: load balancers should send no more requests. */
  stopping: boolean;
};

/** Milliseconds that one probe of REST v1 is valid, and its timeout. REST v1 itself fails after two seconds. */
const keepFor = 1_000;
const patience = 3_000;

/**
 * `/livez` and `/healthz`: the process answers. `/readyz`: it can do its work, which needs a REST v1 that is ready. An area of it with
 * an open circuit is named, and the rest stays useful.
 */
export function serveHealth(
  server: FastifyInstance,
  restApiUrl: string,
  readiness: Readiness,
  openCircuits: () => readonly string[],
): void {
  const address = new URL('/readyz', restApiUrl).href;
  let known: { at: number; problem: Promise<string | null> } | null = null;

  const problemOfRest = (): Promise<string | null> => {
    if (!known || performance.now() - known.at > keepFor)
      known = { at: performance.now(), problem: ask(address) };
    return known.problem;
  };

  for (const path of livenessPaths) server.get(path, { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' });
    const reason = await problemOfRest();
    if (reason !== null) return reply.code(503).send({ status: 'unavailable', reason });
    const open = openCircuits();
    return open.length === 0 ? { status: 'ok' } : { status: 'ok', openCircuits: open };
  });
}

/** Tells a REST v1 that is stopping as well that this gateway still needs it. */
export async function callOn(restApiUrl: string): Promise<void> {
  await statusOf(new URL('/livez', restApiUrl).href);
}

/** Why REST v1 is not ready. A server without that path, or that hides it, counts as ready. */
async function ask(address: string): Promise<string | null> {
  const status = await statusOf(address);
  if (status === null) return 'REST v1 does not answer';
  return status < 500 ? null : 'REST v1 is not ready';
}

/** Null after a timeout. */
async function statusOf(address: string): Promise<number | null> {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(patience) });
    await body.dump();
    return statusCode;
  } catch {
    return null;
  }
}
