import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which nobody needs this server any more. */
const quietFor = 1_000;
/** Milliseconds that are waited for that at most: whoever calls all the time has to find another server. */
const longest = 8_000;
const look = 50;

/** Asked by those who watch the server, whether or not anybody works with it. */
const watchers: ReadonlySet<string | undefined> = new Set(['/readyz', '/metrics']);
/** Asked again and again by a gateway that is stopping as well. */
const word = '/livez';

/**
 * Settles when the server is not needed any more: all connections are closed, or nobody has asked for anything for a
 * while. The function is to be had before the first request.
 *
 * A gateway that is told to stop at the same moment still has requests to answer, which may take several calls: as long
 * as it says so, everybody is served as before. Without its word, others are there for those who go on calling: no
 * connection is taken any more, and each one ends with its next answer. Those of which nobody asks anything are left
 * open until then: whoever has just sent a change by one that is closed cannot know what became of it (RFC 9112, 9.3.1).
 */
export function untilQuiet(
  server: Server,
  wait: (milliseconds: number) => Promise<void> = delay,
): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let connections = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let lastWordAt = Number.NEGATIVE_INFINITY;
  let isLeaving = false;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });
  // Before the server answers, which it may do at once.
  server.prependListener('request', (request, response) => {
    if (isLeaving) response.setHeader('connection', 'close');
    if (request.url === word) lastWordAt = performance.now();
    if (watchers.has(request.url)) return;
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      lastAt = performance.now();
    });
  });
  const isQuiet = (): boolean =>
    inFlight.size === 0 && (connections === 0 || performance.now() - lastAt > quietFor);
  const leave = (): void => {
    isLeaving = true;
    // What an HTTP server does beyond this is to close connections that are idle at this moment.
    NetServer.prototype.close.call(server);
    for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return async () => {
    const began = performance.now();
    while (!isQuiet() && performance.now() - began < longest) {
      if (!isLeaving && performance.now() - Math.max(began, lastWordAt) > quietFor) leave();
      await wait(look);
    }
  };
}
