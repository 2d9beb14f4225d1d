import { once } from 'node:events';
import { Agent, createServer, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { largestFile } from '../../files/kinds.ts';
import { TestGateway } from '../../testing/gateway.ts';

const mebibyte = 1024 * 1024;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let gateway: TestGateway;
let origin: URL;
let handle: Handler;
/** The connections of the test's client. */
let agent: Agent;

function restUrl(): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The test server is not listening');
  return `http://127.0.0.1:${address.port}/v1`;
}

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  gateway = await TestGateway.start(restUrl());
  origin = new URL(await gateway.listen());
});
afterEach(async () => {
  agent.destroy();
  await gateway.stop();
  server.closeAllConnections();
  server.close();
});

const uploaded = {
  id: '1',
  url: 'https://cdn.example/a.png',
  name: 'a.png',
  content_type: 'image/png',
  size: 1,
};
const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const head = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n',
  'latin1',
);
const tail = Buffer.from('\r\n--b--\r\n');
const chunk = Buffer.alloc(64 * 1024, 7);

/** An upload that has sent no byte yet. */
function openUpload(): ClientRequest {
  return httpRequest({
    agent,
    host: origin.hostname,
    port: origin.port,
    method: 'POST',
    path: '/files/orders/images',
    headers: { authorization: 'Bearer staff', 'content-type': 'multipart/form-data; boundary=b' },
  });
}

/** Sends a file of this size as fast as the server reads, and stops when the answer comes. */
async function sendFile(upload: ClientRequest, size: number): Promise<void> {
  const answered = once(upload, 'response').then(() => 'answered' as const);
  upload.write(head);
  for (let left = size - 8; left > 0; left -= chunk.length) {
    if (upload.write(chunk.subarray(0, Math.min(left, chunk.length)))) continue;
    if ((await Promise.race([once(upload, 'drain'), answered])) === 'answered') break;
  }
  upload.end(tail);
}

async function answerTo(upload: ClientRequest): Promise<{ status: number; body: unknown }> {
  const [response]: IncomingMessage[] = await once(upload, 'response');
  return { status: response?.statusCode ?? 0, body: response && JSON.parse(await text(response)) };
}

/** The status of an upload of the largest size. */
async function uploadLargest(): Promise<number> {
  const upload = openUpload();
  const [{ status }] = await Promise.all([answerTo(upload), sendFile(upload, largestFile)]);
  return status;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes that are live at the moment: of objects, and of buffers. */
function heldBytes(): { objects: number; buffers: number } {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { objects: heapUsed, buffers: arrayBuffers };
}

test('eight of the largest files at the same time are never buffered', async () => {
  let arrived = 0;
  let nextLook = Infinity;
  const most = { objects: 0, buffers: 0 };
  handle = (request, response) => {
    request.on('data', (part: Buffer) => {
      arrived += part.length;
      if (arrived < nextLook) return;
      nextLook += 10 * mebibyte;
      const held = heldBytes();
      most.objects = Math.max(most.objects, held.objects);
      most.buffers = Math.max(most.buffers, held.buffers);
    });
    request.on('end', () => answer(response, 200, uploaded));
  };
  await uploadLargest();
  const before = heldBytes();
  arrived = 0;
  nextLook = 10 * mebibyte;
  expect(await Promise.all(Array.from({ length: 8 }, uploadLargest))).toEqual(
    Array.from({ length: 8 }, () => 200),
  );
  expect(arrived).toBeGreaterThan(8 * largestFile);
  expect(most.objects - before.objects).toBeLessThan(8 * mebibyte);
  // These include the data in flight of this test's sender and REST v1. A gateway that buffered the files would add all
  // of them, which is twice this.
  expect(most.buffers - before.buffers).toBeLessThan((8 * largestFile) / 2);
}, 60_000);

test('a sender that leaves ends its upload, down to the socket', async () => {
  const { promise: gone, resolve } = Promise.withResolvers<boolean>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  handle = (request) => {
    request.on('error', () => undefined);
    request.once('data', () => begin());
    request.once('close', () => resolve(request.complete));
  };
  const upload = openUpload();
  upload.on('error', () => undefined);
  upload.write(head);
  upload.write(chunk);
  await begun;
  upload.destroy();
  expect(await gone).toBe(false);
});

test('a reader that leaves ends its download, down to the socket', async () => {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': String(largestFile) });
    response.write(chunk);
    response.once('close', () => resolve());
  };
  const download = httpRequest(new URL('/files/abcdefgh.mp4?expires=9&signature=s', origin), { agent });
  download.end();
  const [response]: IncomingMessage[] = await once(download, 'response');
  response?.on('error', () => undefined);
  response?.destroy();
  await expect(gone).resolves.toBeUndefined();
});

test('a reader that stops reading pauses REST v1', async () => {
  let written = 0;
  const total = 64 * mebibyte;
  const { promise: stuck, resolve } = Promise.withResolvers<ServerResponse>();
  handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': String(total) });
    const more = () => {
      while (written < total) {
        written += chunk.length;
        if (!response.write(chunk)) {
          resolve(response);
          return;
        }
      }
      response.end();
    };
    response.on('drain', more);
    more();
  };
  const download = httpRequest(new URL('/files/abcdefgh.mp4?expires=9&signature=s', origin), { agent });
  download.end();
  const [response]: IncomingMessage[] = await once(download, 'response');
  await stuck;
  for (let previous = -1; previous !== written;) {
    previous = written;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
  }
  expect(written).toBeLessThan(total / 2);
  response?.on('error', () => undefined);
  response?.destroy();
}, 30_000);

test('a file that grows too large is broken off, and its sender gets the reason', async () => {
  let whole = false;
  handle = (request) => {
    request.on('error', () => undefined);
    request.on('data', () => undefined);
    request.on('end', () => (whole = true));
  };
  const upload = openUpload();
  const [result] = await Promise.all([answerTo(upload), sendFile(upload, largestFile + 3 * mebibyte)]);
  expect(result).toMatchObject({
    status: 422,
    body: { errors: [{ extensions: { code: 'upload.too_large' } }] },
  });
  expect(whole).toBe(false);
}, 30_000);

test('a refusal before the file has arrived is passed on', async () => {
  handle = (_request, response) => {
    answer(response, 403, { error: { code: 'auth.forbidden', message: 'No' } });
  };
  const upload = openUpload();
  const [result] = await Promise.all([answerTo(upload), sendFile(upload, largestFile)]);
  expect(result).toMatchObject({
    status: 403,
    body: { errors: [{ extensions: { code: 'auth.forbidden' } }] },
  });
});

test.each([
  ['no picture', 'POST', '/files/orders/images', `${head.subarray(0, -8)}`, 'upload.wrong_extension'],
  ['not what REST v1 wants', 'POST', '/files/orders/images', head.toString('latin1'), 'auth.forbidden'],
  ['no text', 'PUT', '/files/abcdefgh.csv?expires=9&signature=s', '%PDF-1.4', 'upload.wrong_extension'],
  ['no text that REST v1 wants', 'PUT', '/files/abcdefgh.csv?expires=9&signature=s', 'a', 'auth.forbidden'],
])(
  'a sender that reads only after sending everything still learns that the file is %s',
  async (_what, method, path, begin, code) => {
    handle = (_request, response) => {
      answer(response, 403, { error: { code: 'auth.forbidden', message: 'No' } });
    };
    const socket = connect(Number(origin.port), origin.hostname);
    const type = method === 'POST' ? 'multipart/form-data; boundary=b' : 'text/csv';
    const headers = {
      host: 'a',
      authorization: 'Bearer staff',
      'content-type': type,
      'content-length': largestFile,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${begin}`, 'latin1');
    for (let left = largestFile - begin.length; left > 0; left -= chunk.length)
      if (!socket.write(Buffer.alloc(Math.min(left, chunk.length), 'a'))) await once(socket, 'drain');
    socket.end();
    const told = await text(socket);
    expect(told).toContain(code);
  },
);

test('a REST v1 that never answers is given up after the deadline', async () => {
  handle = () => undefined;
  const waiting = await TestGateway.start(restUrl(), { REST_TIMEOUT_MS: '20' });
  const result = await waiting.gateway.server.inject({ url: '/files/abcdefgh.png?expires=9&signature=s' });
  expect(result.statusCode).toBe(504);
  expect(result.json()).toMatchObject({ errors: [{ extensions: { code: 'NETWORK_ERROR', status: 504 } }] });
  await waiting.stop();
});
