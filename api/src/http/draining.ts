import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as endOfTurn, setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which the server counts as unused. */
const quietFor = 1_000;
/** Maximum drain time in milliseconds; clients that keep calling must find another server. */
const longest = 8_000;
const look = 50;
const never = Number.NEGATIVE_INFINITY;

/** Requested by monitoring, independently of clients. */
const watchers: ReadonlySet<string | undefined> = new Set(['/readyz', '/metrics']);
/** Polled by a gateway that is stopping as well. */
const word = '/livez';

/**
 * State per connection. A set of the answers in flight would hold the same facts, but a set with constant churn moves
 * to new tables (V8), and each table points to the next: a single old one keeps every later request alive until a
 * full collection.
 */
type Connection = {
  /** When it was opened, until its first request, and never afterwards: that request may be on its way. */
  unaskedSince: number;
  /** The latest answer in flight: none may follow an answer that closes the connection. */
  last: ServerResponse | null;
};

/**
 * Resolves when the server is no longer needed: all connections are closed, or no request has come for a while. Must
 * be called before the first request.
 *
 * A gateway that is stopped at the same moment still has requests to answer, which may take several calls: while it
 * says so, all clients are served as before. Without its word, other servers take over for active clients: no
 * connection is accepted any more, and each ends with its next answer. Idle connections stay open until then: a
 * client that has just sent a change on a closed connection cannot know its outcome (RFC 9112, 9.3.1).
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
  // Prepended, because the server may answer immediately.
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

/** A turn of the event loop this short, in milliseconds, has hardly accepted a connection. */
const shortTurn = 1;
/** Consecutive short turns required: the first may have begun after the poll for connections. */
const calmTurns = 2;
const mostTurns = 200;

/**
 * Closes the port when no connection is pending. A connection that the system has accepted and this process has not
 * is reset with the port (Linux), and its client cannot know the outcome of a change it sent; Node accepts one
 * connection per turn of its event loop.
 */
async function stopListening(server: Server): Promise<void> {
  let connectionArrived: boolean;
  const notice = (): void => void (connectionArrived = true);
  server.on('connection', notice);
  for (let turn = 0, calm = 0; calm < calmTurns && turn < mostTurns; turn += 1) {
    connectionArrived = false;
    const began = performance.now();
    await endOfTurn();
    calm = connectionArrived || performance.now() - began > shortTurn ? 0 : calm + 1;
  }
  server.off('connection', notice);
  // Bypasses the HTTP server's `close`, which would also close idle connections.
  NetServer.prototype.close.call(server);
}
