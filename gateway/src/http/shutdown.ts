import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../server.ts';
import { callOn } from './health.ts';

/** Milliseconds for the requests in flight. */
const drainFor = 8_000;
/** Milliseconds between two calls on REST v1 meanwhile: often enough that it does not take itself to be done. */
const callOnEvery = 300;

/**
 * Stops the gateway when it is told to, or when the process that started it has gone: it takes nothing new, answers
 * what it has, and breaks off after `drainFor`. A REST v1 that was told at the same moment is kept from leaving first.
 */
export function stopWhenTold(gateway: Gateway, restApiUrl: string, log: FastifyBaseLogger): void {
  const stop = async (why: string) => {
    if (gateway.readiness.stopping) return;
    gateway.readiness.stopping = true;
    log.info({ why }, 'Stopping');
    const breakOff = setTimeout(() => gateway.server.server.closeAllConnections(), drainFor);
    const callingOn = setInterval(() => void callOn(restApiUrl), callOnEvery);
    await gateway.close();
    clearInterval(callingOn);
    clearTimeout(breakOff);
    if (process.connected) process.disconnect();
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
  process.once('disconnect', () => void stop('The process that started this one has gone'));
}
