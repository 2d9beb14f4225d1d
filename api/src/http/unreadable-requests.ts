import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { ApiError, errorBody } from './errors.ts';

/**
 * Answers requests that Node's parser rejects: with the error envelope of every other failure. Then the connection
 * ends, because the start of the next request is unknown.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, failure] = outcome(error.code);
  const body = JSON.stringify(errorBody(failure));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: private, no-store',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}

/** 431 is the status of RFC 6585 for headers; for a client it is simply a request that is too large. */
function outcome(code: string | undefined): [status: number, failure: ApiError] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, new ApiError('request.too_large', { message: 'The request headers are too large' })];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, new ApiError('request.timeout')];
  return [400, unreadable()];
}

/** A request that is not HTTP, or has an invalid address. */
export const unreadable = (): ApiError =>
  new ApiError('request.malformed', { message: 'The request cannot be read' });

/**
 * Node answers any `Expect` other than 100-continue with an empty 417. A server may ignore it (RFC 9110, 10.1.1), and
 * some proxies send unusual ones.
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
