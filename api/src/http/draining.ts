import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which nobody needs this server any more. */
const quietFor = 1_000;
/** Milliseconds that are waited for that at most: whoever calls all the time has to find another server. */
const longest = 8_000;
const look = 50;

/** Asked by those who watch the server, whether or not anybody works with it. */
const watchers: ReadonlySet<string | undefined> = new Set(['/readyz', '/metrics']);

/**
 * Settles when the server is not needed any more. A gateway that is told to stop at the same moment still has requests
 * to answer, which may take several calls: so it goes on answering until all connections are closed, or none of them
 * has asked for anything for a while. The function is to be had before the first request.
 */
export function untilQuiet(
  server: Server,
  wait: (milliseconds: number) => Promise<void> = delay,
): () => Promise<void> {
  let inFlight = 0;
  let connections = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  server.on('request', (request, response) => {
    if (watchers.has(request.url)) return;
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      lastAt = performance.now();
    });
  });
  const isQuiet = (): boolean =>
    inFlight === 0 && (connections === 0 || performance.now() - lastAt > quietFor);
  return async () => {
    const began = performance.now();
    while (!isQuiet() && performance.now() - began < longest) await wait(look);
  };
}
