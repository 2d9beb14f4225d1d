import type { FastifyInstance } from 'fastify';
import { request } from 'undici';

export type Readiness = {
  /** Set when shutting down: whoever sends us requests should stop. */
  stopping: boolean;
};

/** Milliseconds that one look at REST v1 counts for. */
const keepFor = 1_000;
const patience = 2_000;

/** `/livez`: the process answers. `/readyz`: it can do its work, which takes REST v1. */
export function serveHealth(server: FastifyInstance, restApiUrl: string, readiness: Readiness): void {
  const address = new URL('/livez', restApiUrl).href;
  let known: { at: number; reachable: Promise<boolean> } | null = null;

  const isReachable = (): Promise<boolean> => {
    if (!known || performance.now() - known.at > keepFor)
      known = { at: performance.now(), reachable: ping(address) };
    return known.reachable;
  };

  server.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (readiness.stopping) return reply.code(503).send({ status: 'stopping' });
    if (!(await isReachable()))
      return reply.code(503).send({ status: 'unavailable', reason: 'REST v1 does not answer' });
    return { status: 'ok' };
  });
}

/** A server that has no such path is there as well. */
async function ping(address: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(address, { headersTimeout: patience, bodyTimeout: patience });
    await body.dump();
    return statusCode < 500;
  } catch {
    return false;
  }
}
