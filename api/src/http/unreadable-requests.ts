import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { ApiError, errorBody } from './errors.ts';

/**
 * Answers what Node's parser cannot read, which never becomes a request: with the error envelope like every
 * other failure, then the connection ends, because nobody knows where the next request would begin.
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

/** 431 is what RFC 6585 has for headers; to a client it is one more request that is too large. */
function outcome(code: string | undefined): [status: number, failure: ApiError] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, new ApiError('request.too_large', { message: 'The request headers are too large' })];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, new ApiError('request.timeout')];
  return [400, unreadable()];
}

/** A request that is not HTTP, or whose address is none. */
export const unreadable = (): ApiError =>
  new ApiError('request.malformed', { message: 'The request cannot be read' });

/**
 * Node answers any `Expect` other than 100-continue with an empty 417. A server may as well serve the request
 * (RFC 9110, 10.1.1), and proxies do send odd ones.
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
