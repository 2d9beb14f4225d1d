import type { FastifyInstance } from 'fastify';
import { request } from 'undici';

export type Readiness = {
  /** Set when shutting down: whoever sends us requests should stop. */
  stopping: boolean;
};

/** Milliseconds that one look at REST v1 counts for, and that it may take. REST v1 itself says no after two seconds. */
const keepFor = 1_000;
const patience = 3_000;

/**
 * `/livez`: the process answers. `/readyz`: it can do its work, which takes a REST v1 that is ready for its own; an area
 * of it that is left alone is named and does not make the rest useless.
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

  server.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' });
    const reason = await problemOfRest();
    if (reason !== null) return reply.code(503).send({ status: 'unavailable', reason });
    const left = openCircuits();
    return left.length === 0 ? { status: 'ok' } : { status: 'ok', leftAlone: left };
  });
}

/** Says to a REST v1 that is stopping as well that it is still needed. */
export async function callOn(restApiUrl: string): Promise<void> {
  await statusOf(new URL('/livez', restApiUrl).href);
}

/** What keeps REST v1 from its work. A server that has no such path, or shows it to nobody, is there as well. */
async function ask(address: string): Promise<string | null> {
  const status = await statusOf(address);
  if (status === null) return 'REST v1 does not answer';
  return status < 500 ? null : 'REST v1 is not ready';
}

/** Null without an answer in time. */
async function statusOf(address: string): Promise<number | null> {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(patience) });
    await body.dump();
    return statusCode;
  } catch {
    return null;
  }
}
