import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';

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
export async function stopListening(server: Server): Promise<void> {
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
  // The HTTP server's own method would also close connections that are idle at this moment.
  NetServer.prototype.close.call(server);
}
