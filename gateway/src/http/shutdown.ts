import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../server.ts';
import { callOn } from './health.ts';

/** Milliseconds for the requests in flight. */
const drainFor = 8_000;
/** Milliseconds between two calls that keep REST v1 up: often enough that it does not stop meanwhile. */
const callOnEvery = 300;

/** The part of the process that receives signals and disconnects from the parent. */
type Told = Pick<NodeJS.Process, 'connected' | 'disconnect'> & {
  once: (word: 'SIGTERM' | 'SIGINT' | 'disconnect', listener: () => void) => unknown;
};

/**
 * Stops the gateway on a signal, or when the parent process has gone: it accepts nothing new, answers what is in
 * flight, and aborts after `drainFor`. A REST v1 that got the signal at the same moment is kept from stopping first.
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
