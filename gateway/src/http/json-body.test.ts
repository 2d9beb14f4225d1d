import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readJsonBodies } from './json-body.ts';
import { handleErrors } from './refusal.ts';

const most = 60;
let server: FastifyInstance;
/** The bodies that were read. */
let read: unknown[];
/** The status of each body that was refused. */
let refused: (number | undefined)[];
const sockets: Socket[] = [];

async function start(milliseconds = 60_000): Promise<void> {
  server = fastify({ bodyLimit: 1_000 });
  handleErrors(server);
  readJsonBodies(server, milliseconds, most);
  server.addHook('onError', async (_request, _reply, { statusCode }) => void refused.push(statusCode));
  server.post('/', async ({ body }) => {
    read.push(body);
    return 'read';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => {
  read = [];
  refused = [];
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const send = (payload: string | Buffer | Readable, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

/** A request of which only this much has been sent. */
async function begin(headers: string, body = ''): Promise<Socket> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`);
  return socket;
}

/** `{"a":"xxx…"}` with this many bytes. */
const ofLength = (length: number): string => `{"a":"${'x'.repeat(length - 8)}"}`;
/** The same in chunked encoding, without a Content-Length. */
const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n`;

describe('a body', () => {
  beforeEach(async () => start());

  test('may come in pieces that split a character', async () => {
    const body = Buffer.from('{"a":"ü"}');
    expect((await send(Readable.from([body.subarray(0, 7), body.subarray(7)]))).body).toBe('read');
    expect(read).toEqual([{ a: 'ü' }]);
  });

  test('that is too long is refused once, whatever follows', async () => {
    const pieces = Array.from({ length: 4 }, () => Buffer.alloc(most));
    expect((await send(Readable.from(pieces))).statusCode).toBe(413);
    expect(refused).toEqual([413]);
  });

  test('may be as long as the limit, and no longer', async () => {
    expect((await send(ofLength(most))).body).toBe('read');
    expect((await send(ofLength(most + 1))).statusCode).toBe(413);
    expect(read).toEqual([JSON.parse(ofLength(most))]);
  });

  test.each([
    ['that says it is too long', `content-length: ${most + 1}`, '', '413'],
    ['that is, without saying so', 'transfer-encoding: chunked', chunked(ofLength(most + 1)), '413'],
    ['that is compressed', 'content-encoding: gzip\r\ncontent-length: 30', '', '415'],
  ])('%s is refused before its end, and its connection is closed', async (_what, headers, body, status) => {
    const answer = await text(await begin(headers, body));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*connection: close`, 's'));
    expect(read).toEqual([]);
  });

  test('without a length is read to its end', async () => {
    await begin('transfer-encoding: chunked', `${chunked(ofLength(most))}0\r\n\r\n`);
    await expect.poll(() => read.length).toBe(1);
  });

  test('with the content encoding identity is read', async () => {
    expect((await send('{}', { 'content-encoding': 'identity' })).body).toBe('read');
  });

  test.each([
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['no JSON', '{"a":'],
    ['nothing', ''],
    ['one that reaches a prototype', '{"__proto__":{"a":1}}'],
    ['one that reaches a constructor', '{"constructor":{"prototype":{"a":1}}}'],
  ])('that is %s is refused', async (_what, payload) => {
    const answer = await send(payload);
    expect(answer.json()).toEqual({
      errors: [
        { message: 'The request could not be read', extensions: { code: 'BAD_REQUEST', status: 400 } },
      ],
    });
    expect(read).toEqual([]);
  });

  test('of a client that leaves is not awaited', async () => {
    const socket = await begin('content-length: 30', '{"a":');
    await new Promise((turn) => setImmediate(turn));
    socket.destroy();
    await expect.poll(() => refused).toEqual([400]);
    expect(read).toEqual([]);
  });
});

test('a body that takes longer than the deadline is refused, and its connection is closed', async () => {
  await start(40);
  const answer = await text(await begin('content-length: 30', '{"a":'));
  expect(answer).toMatch(/^HTTP\/1.1 408 .*connection: close/s);
  expect(answer).toContain('The request took too long to arrive');
});

test('a body that was read in time leaves no timer behind', async () => {
  await start();
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  for (let time = 0; time < 20; time += 1) await send('{}');
  expect(timers() - before).toBeLessThan(10);
});
