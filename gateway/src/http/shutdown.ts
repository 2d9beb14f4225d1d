import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../server.ts';

/** Milliseconds for the requests in flight. */
const drainFor = 8_000;

/**
 * Stops the gateway when it is told to, or when the process that started it has gone: it takes nothing new, answers
 * what it has, and breaks off after `drainFor`.
 */
export function stopWhenTold(gateway: Gateway, log: FastifyBaseLogger): void {
  const stop = async (why: string) => {
    if (gateway.readiness.stopping) return;
    gateway.readiness.stopping = true;
    log.info({ why }, 'Stopping');
    const breakOff = setTimeout(() => gateway.server.server.closeAllConnections(), drainFor);
    await gateway.close();
    clearTimeout(breakOff);
    if (process.connected) process.disconnect();
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  process.once('disconnect', () => void stop('The process that started this one has gone'));
}
