import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';

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
  /** Who has connected and asked nothing yet, and when: the question may be on its way. */
  const unasked = new Map<Socket, number>();
  let connections = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let lastWordAt = Number.NEGATIVE_INFINITY;
  let isLeaving = false;
  server.on('connection', (socket) => {
    connections += 1;
    unasked.set(socket, performance.now());
    socket.once('close', () => {
      connections -= 1;
      unasked.delete(socket);
    });
  });
  // Before the server answers, which it may do at once.
  server.prependListener('request', (request, response) => {
    unasked.delete(request.socket);
    if (isLeaving) response.setHeader('connection', 'close');
    if (request.url === word) lastWordAt = performance.now();
    if (watchers.has(request.url)) return;
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      lastAt = performance.now();
    });
  });
  const isQuiet = (): boolean => {
    const longAgo = performance.now() - quietFor;
    const isRecent = (at: number): boolean => at >= longAgo;
    return inFlight.size === 0 && (connections === 0 || ![lastAt, ...unasked.values()].some(isRecent));
  };
  const leave = async (): Promise<void> => {
    isLeaving = true;
    await stopListening(server);
    for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return async () => {
    const began = performance.now();
    const isLate = (): boolean => performance.now() - began >= longest;
    const isAlone = (): boolean => performance.now() - Math.max(began, lastWordAt) > quietFor;
    while (!isQuiet() && !isAlone() && !isLate()) await wait(look);
    await leave();
    while (!isQuiet() && !isLate()) await wait(look);
  };
}

/** Milliseconds of a turn of the event loop in which hardly anybody can have come. */
const shortTurn = 1;
/** So many are needed in a row: the first one may have begun after the look for connections. */
const calmTurns = 2;
const mostTurns = 200;

/**
 * Closes the port when nobody is coming. Whom the system has let in and this process has not is reset with the port
 * (Linux), and cannot know what became of a change that he has sent; Node lets in one with each turn of its event loop.
 */
async function stopListening(server: Server): Promise<void> {
  let somebodyCame = false;
  const notice = (): void => void (somebodyCame = true);
  server.on('connection', notice);
  for (let turn = 0, calm = 0; calm < calmTurns && turn < mostTurns; turn += 1) {
    somebodyCame = false;
    const began = performance.now();
    await endOfTurn();
    calm = somebodyCame || performance.now() - began > shortTurn ? 0 : calm + 1;
  }
  server.off('connection', notice);
  // What an HTTP server does beyond this is to close connections that are idle at this moment.
  NetServer.prototype.close.call(server);
}
