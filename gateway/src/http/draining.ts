import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which an open connection counts as idle. */
const quietFor = 1_000;
const look = 50;
const never = Number.NEGATIVE_INFINITY;

/** Probes ask for these paths, whether or not there are users. */
const watchers: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/metrics']);

/**
 * The state of each connection. A set of the running answers would do, but a set that changes all the time moves to new
 * tables (V8), and each table points to the next one: a single table in the old generation keeps every later request
 * until a full collection.
 */
type Connection = {
  /** Set when the connection was opened, until its first request: that request may be on its way. */
  unaskedSince: number;
  /** The last of the running answers: no answer follows one that closes the connection. */
  last: ServerResponse | null;
};

/**
 * Drains connections without losing an answer. No new connection is accepted, so that a proxy turns to another copy,
 * and each open one ends with its next answer. Idle connections stay open for a while: a proxy that has just sent a
 * change over a connection that closes cannot know its outcome, and must not send it again (RFC 9112, 9.3.1).
 * @returns settles when nothing is in flight and no connection is expected; call it before the first request
 */
export function drainOf(
  server: Server,
  wait: (milliseconds: number) => Promise<void> = delay,
): () => Promise<void> {
  const connections = new Map<Socket, Connection>();
  let inFlight = 0;
  let lastAt = never;
  let isLeaving = false;
  server.on('connection', (socket) => {
    connections.set(socket, { unaskedSince: performance.now(), last: null });
    socket.once('close', () => connections.delete(socket));
  });
  // Before the server answers, which may happen synchronously.
  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (connection) connection.unaskedSince = never;
    if (isLeaving) response.setHeader('connection', 'close');
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
  return async () => {
    isLeaving = true;
    await stopListening(server);
    for (const { last } of connections.values())
      if (last !== null && !last.headersSent) last.setHeader('connection', 'close');
    while (!isQuiet()) await wait(look);
  };
}

/** Milliseconds of a turn of the event loop too short for a new connection. */
const shortTurn = 1;
/** Short turns needed in a row: the first one may have begun after the check for connections. */
const calmTurns = 2;
const mostTurns = 200;

/**
 * Closes the port when no connection is pending. One that the kernel has accepted and this process has not is reset
 * with the port (Linux), and its client cannot know the outcome of a change that it sent. Node accepts one connection
 * per turn of its event loop.
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
  // The HTTP server's own method would also close connections that are idle at this moment.
  NetServer.prototype.close.call(server);
}
