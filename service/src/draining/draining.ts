import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { operatorPaths } from '../metrics/operator-paths.ts';
import { stopListening } from './stop-listening.ts';

/** Milliseconds without a request after which an open connection counts as idle. */
const quietFor = 1_000;
const pollEvery = 50;
const never = Number.NEGATIVE_INFINITY;

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

type Options = Readonly<{
  /** The path that a client polls while it stops itself and still needs this server. */
  neededPath?: string | null;
  /** Maximum of milliseconds: clients that go on must find another server. */
  longestMs?: number;
  wait?: (milliseconds: number) => Promise<void>;
}>;

/**
 * Drains connections without losing an answer. No new connection is accepted, so that a proxy turns to another copy,
 * and each open one ends with its next answer. Idle connections stay open for a while: a proxy that has just sent a
 * change over a connection that closes cannot know its outcome, and must not send it again (RFC 9112, 9.3.1).
 *
 * While a client polls `neededPath`, all clients are served as before: one that is stopped at the same moment has
 * requests to answer, which may take several calls.
 * @returns settles when nothing is in flight and no connection is expected; call it before the first request
 */
export function drainOf(
  server: Server,
  { neededPath = null, longestMs = Number.POSITIVE_INFINITY, wait = delay }: Options = {},
): () => Promise<void> {
  // Monitoring requests these paths, whether or not there are clients.
  const probes = new Set<string | undefined>(operatorPaths.filter((path) => path !== neededPath));
  const connections = new Map<Socket, Connection>();
  let inFlight = 0;
  let lastAt = never;
  let lastNeededAt = never;
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
    if (request.url === neededPath) lastNeededAt = performance.now();
    if (probes.has(request.url)) return;
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
    const opened = [...connections.values()].map(({ unaskedSince }) => unaskedSince);
    return connections.size === 0 || ![lastAt, ...opened].some(isRecent);
  };
  return async () => {
    const began = performance.now();
    const isLate = (): boolean => performance.now() - began >= longestMs;
    const isNeeded = (): boolean =>
      neededPath !== null && performance.now() - Math.max(began, lastNeededAt) <= quietFor;
    while (!isQuiet() && isNeeded() && !isLate()) await wait(pollEvery);
    isLeaving = true;
    await stopListening(server);
    for (const { last } of connections.values())
      if (last !== null && !last.headersSent) last.setHeader('connection', 'close');
    while (!isQuiet() && !isLate()) await wait(pollEvery);
  };
}
