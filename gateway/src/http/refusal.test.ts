import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleErrors, refuseUnreadable, refuseUnroutable } from './refusal.ts';

let server: ReturnType<typeof fastify>;
let logged: { err?: { message: string }; msg: string }[];
let thrown: Error & { statusCode?: number };
const sockets: Socket[] = [];

beforeEach(async () => {
  logged = [];
  server = fastify({
    logger: { level: 'error', stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refuseUnroutable,
  });
  handleErrors(server);
  server.get('/:name', async () => {
    throw thrown;
  });
  server.post('/a', async () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function failedWith(status?: number) {
  thrown = Object.assign(new Error('of its own'), status === undefined ? {} : { statusCode: status });
  const answer = await server.inject('/a');
  return [answer.statusCode, answer.json(), answer.headers['connection']];
}

const refusal = (status: number, code: string, message: string) => [
  status,
  { errors: [{ message, extensions: { code, status } }] },
];

test.each([undefined, 500, 503, 302, 399])(
  'what fails with %s is a fault of the gateway, and is logged',
  async (status) => {
    const answer = await failedWith(status);
    expect(answer.slice(0, 2)).toEqual(refusal(500, 'INTERNAL_SERVER_ERROR', 'Unknown Error'));
    expect(logged).toMatchObject([{ msg: 'A request failed', err: { message: 'of its own' } }]);
  },
);

test.each([
  [400, 'BAD_REQUEST', 'The request could not be read'],
  [408, 'REQUEST_TIMEOUT', 'The request took too long to arrive'],
  [413, 'PAYLOAD_TOO_LARGE', 'The request is larger than 1 MB'],
  [415, 'UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported'],
  [431, 'HEADERS_TOO_LARGE', 'The headers of the request are too long'],
  [417, 'BAD_REQUEST', 'Expectation Failed'],
  [499, 'BAD_REQUEST', 'Refused'],
])('what is refused with %i has a message of ours, and is not logged', async (status, code, message) => {
  const answer = await failedWith(status);
  expect(answer.slice(0, 2)).toEqual(refusal(status, code, message));
  expect(answer[2]).not.toBe('close');
  expect(logged).toEqual([]);
});

test('a malformed address has its own message', async () => {
  const answer = await server.inject('/%E0%A4%A');
  expect([answer.statusCode, answer.json()]).toEqual(
    refusal(400, 'BAD_REQUEST', 'The request could not be read'),
  );
});

/** The answer to bytes that are no HTTP request. */
async function answerTo(bytes: string): Promise<{ head: string; body: unknown }> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`\r\ncontent-length: ${body.length}`);
  expect(head).toMatch(/\r\nconnection: close$/);
  return { head, body: JSON.parse(body) };
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'BAD_REQUEST'],
  [
    'headers without an end',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
  ],
  [
    'chunks with a tail of their own',
    `POST /a HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`,
    'HTTP/1.1 413 Payload Too Large',
    'PAYLOAD_TOO_LARGE',
  ],
])('%s is answered and the connection closed', async (_what, bytes, line, code) => {
  const { head, body } = await answerTo(bytes);
  expect(head.split('\r\n')[0]).toBe(line);
  expect(body).toMatchObject({ errors: [{ extensions: { code } }] });
});

/** A connection that records only what is written to it. */
function connection() {
  let written = '';
  const socket = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  return { socket: socket as Socket, written: () => written };
}

const failing = (code: string) => Object.assign(new Error(code), { code });

test('a client that is too slow gets an answer, and its connection is closed', async () => {
  const { socket, written } = connection();
  refuseUnreadable(failing('ERR_HTTP_REQUEST_TIMEOUT'), socket);
  await vi.waitUntil(() => socket.destroyed);
  expect(written()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
});

test('a client that has gone gets no answer', () => {
  const { socket, written } = connection();
  refuseUnreadable(failing('ECONNRESET'), socket);
  expect([socket.destroyed, written()]).toEqual([true, '']);
  const ended = connection();
  ended.socket.end();
  refuseUnreadable(failing('HPE_INVALID_METHOD'), ended.socket);
  expect([ended.socket.destroyed, ended.written()]).toEqual([true, '']);
});
