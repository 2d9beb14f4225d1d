import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which nobody needs this server any more. */
const quietFor = 1_000;
/** Milliseconds that are waited for that at most: whoever calls all the time has to find another server. */
const longest = 8_000;
const look = 50;
const never = Number.NEGATIVE_INFINITY;

/** Asked by those who watch the server, whether or not anybody works with it. */
const watchers: ReadonlySet<string | undefined> = new Set(['/readyz', '/metrics']);
/** Asked again and again by a gateway that is stopping as well. */
const word = '/livez';

/**
 * What is known of each connection. A set of the answers under way would say the same, but what is put in and taken out
 * all the time moves to new tables (V8), and each table points to the one after it: a single one that has grown old
 * keeps every request that comes after it until the whole heap is collected.
 */
type Connection = {
  /** When it was made, until something is asked by it, and never from then on: the question may be on its way. */
  unaskedSince: number;
  /** The answer that is under way and came last: none comes after one that closes the connection. */
  last: ServerResponse | null;
};

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
  const connections = new Map<Socket, Connection>();
  let inFlight = 0;
  let lastAt = never;
  let lastWordAt = never;
  let isLeaving = false;
  server.on('connection', (socket) => {
    connections.set(socket, { unaskedSince: performance.now(), last: null });
    socket.once('close', () => connections.delete(socket));
  });
  // Before the server answers, which it may do at once.
  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (connection) connection.unaskedSince = never;
    if (isLeaving) response.setHeader('connection', 'close');
    if (request.url === word) lastWordAt = performance.now();
    if (watchers.has(request.url)) return;
    inFlight += 1;
    if (connection) connection.last = response;
    response.on('close', () => {
      inFlight -= 1;
      lastAt = performance.now();
      if (connection?.last === response) connection.last = null;
    });
  });
  const isQuiet = (): boolean => {
    const longAgo = performance.now() - quietFor;
    const isRecent = (at: number): boolean => at >= longAgo;
    if (inFlight > 0) return false;
    const questions = [...connections.values()].map(({ unaskedSince }) => unaskedSince);
    return connections.size === 0 || ![lastAt, ...questions].some(isRecent);
  };
  const leave = async (): Promise<void> => {
    isLeaving = true;
    await stopListening(server);
    for (const { last } of connections.values())
      if (last !== null && !last.headersSent) last.setHeader('connection', 'close');
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
  let somebodyCame: boolean;
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
