import type { Server } from 'node:http';
import { onStopSignal } from '@shepherd/service/draining/stop-signals.ts';
import type { StoppableProcess } from '@shepherd/service/draining/stop-signals.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../server.ts';
import { callOn } from './health.ts';

/** Milliseconds for the requests in flight. */
const drainFor = 8_000;
/** Milliseconds between two calls that keep REST v1 up: often enough that it does not stop meanwhile. */
const callOnEvery = 300;

/**
 * Stops the gateway on a signal, or when the parent process has gone: it accepts nothing new, answers what is in
 * flight, and aborts after `drainFor`. A REST v1 that got the signal at the same moment is kept from stopping first.
 */
export function stopOnSignal(
  gateway: Pick<Gateway, 'readiness' | 'drain' | 'close'> & {
    server: { server: Pick<Server, 'closeAllConnections'> };
  },
  restApiUrl: string,
  log: Pick<FastifyBaseLogger, 'info'>,
  own: StoppableProcess & Pick<NodeJS.Process, 'disconnect'> = process,
): void {
  const stop = async (why: string) => {
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
  onStopSignal((why) => void stop(why), { own });
}
