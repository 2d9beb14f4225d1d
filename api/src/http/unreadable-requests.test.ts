// @module-tag any-store
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { ignoreExpectations, refuseUnreadable } from './unreadable-requests.ts';

/** A fake connection that records what is written to it. */
function connection() {
  let written = '';
  const socket = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  socket.on('error', () => undefined);
  return { socket: socket as Socket, written: () => written };
}

const failing = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['HPE_INVALID_METHOD', '400 Bad Request', 'request.malformed', 'The request cannot be read'],
  [
    'HPE_HEADER_OVERFLOW',
    '431 Request Header Fields Too Large',
    'request.too_large',
    'The request headers are too large',
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    '408 Request Timeout',
    'request.timeout',
    'The request took too long to arrive',
  ],
])('%s is answered, and the connection ends', (code, line, error, message) => {
  const { socket, written } = connection();
  refuseUnreadable(failing(code), socket);
  const [head = '', body = ''] = written().split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: private, no-store',
    `content-length: ${body.length}`,
    'connection: close',
  ]);
  expect(JSON.parse(body)).toEqual({ error: { code: error, message } });
  expect(socket.destroyed).toBe(true);
});

test('a client that has gone is not answered', () => {
  const reset = connection();
  refuseUnreadable(failing('ECONNRESET'), reset.socket);
  expect([reset.written(), reset.socket.destroyed]).toEqual(['', false]);
  const gone = connection();
  gone.socket.destroy();
  refuseUnreadable(failing('HPE_INVALID_METHOD'), gone.socket);
  expect(gone.written()).toBe('');
  const ended = connection();
  ended.socket.end();
  refuseUnreadable(failing('HPE_INVALID_METHOD'), ended.socket);
  expect([ended.written(), ended.socket.destroyed]).toEqual(['', true]);
});

test('an unknown expectation is ignored', () => {
  const server = createServer();
  ignoreExpectations(server);
  const asked: unknown[] = [];
  server.on('request', (request, response) => asked.push(request, response));
  const [request, response] = [new EventEmitter(), new EventEmitter()];
  server.emit('checkExpectation', request, response);
  expect(asked).toEqual([request, response]);
});
