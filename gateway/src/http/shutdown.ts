import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../server.ts';
import { callOn } from './health.ts';

/** Milliseconds for the requests in flight. */
const drainFor = 8_000;
/** Milliseconds between two calls on REST v1 meanwhile: often enough that it does not take itself to be done. */
const callOnEvery = 300;

/** The process, as far as it is told something and lets go of who started it. */
type Told = Pick<NodeJS.Process, 'connected' | 'disconnect'> & {
  once: (word: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void) => unknown;
};

/**
 * Stops the gateway when it is told to, or when the process that started it has gone: it takes nothing new, answers
 * what it has, and breaks off after `drainFor`. A REST v1 that was told at the same moment is kept from leaving first.
 */
export function stopWhenTold(
  gateway: Pick<Gateway, 'readiness' | 'drain' | 'close'> & {
    server: { server: Pick<Server, 'closeAllConnections'> };
  },
  restApiUrl: string,
  log: Pick<FastifyBaseLogger, 'info'>,
  own: Told = process,
): void {
  const stop = async (why: string) => {
    if (gateway.readiness.stopping) return;
    gateway.readiness.stopping = true;
    log.info({ why }, 'Stopping');
    const breakOff = setTimeout(() => gateway.server.server.closeAllConnections(), drainFor);
    const callingOn = setInterval(() => void callOn(restApiUrl), callOnEvery);
    await gateway.drain();
    await gateway.close();
    clearInterval(callingOn);
    clearTimeout(breakOff);
    if (own.connected) own.disconnect();
  };
  own.once('SIGTERM', () => void stop('SIGTERM'));
  own.once('SIGINT', () => void stop('SIGINT'));
  own.once('disconnect', () => void stop('The process that started this one has gone'));
}
