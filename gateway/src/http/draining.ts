import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which whoever still has a connection has no use for it. */
const quietFor = 1_000;
const look = 50;

/** Asked by those who watch the gateway, whether or not anybody works with it. */
const watchers: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/metrics']);

/**
 * Lets those who are connected go without taking an answer from anybody: no connection is taken any more, so that a
 * proxy turns to another copy, and each one ends with its next answer. Those of which nobody asks anything are left open
 * for a while: a proxy that has just sent a change by one that is closed cannot know what became of it, and must not
 * send it again (RFC 9112, 9.3.1).
 * @returns settles when nothing is under way and nobody comes any more; to be had before the first request
 */
export function drainOf(
  server: Server,
  wait: (milliseconds: number) => Promise<void> = delay,
): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let connections = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isLeaving = false;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  // Before the server answers, which it may do at once.
  server.prependListener('request', (request, response) => {
    if (isLeaving) response.setHeader('connection', 'close');
    if (watchers.has(request.url)) return;
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      lastAt = performance.now();
    });
  });
  const isQuiet = (): boolean =>
    inFlight.size === 0 && (connections === 0 || performance.now() - lastAt > quietFor);
  return async () => {
    isLeaving = true;
    // What an HTTP server does beyond this is to close connections that are idle at this moment.
    NetServer.prototype.close.call(server);
    for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
    while (!isQuiet()) await wait(look);
  };
}
