import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followOutsideCalls, mailSending } from './outside-calls.ts';

let server: Server;
let port: number;
let told: unknown[];
let stop: () => void;
let wanted: boolean;
let goOn: PromiseWithResolvers<void>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.writeHead(request.url === '/missing' ? 404 : 200).flushHeaders();
    if (request.url === '/halting') await goOn.promise;
    response.end('words');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  told = [];
  wanted = true;
  goOn = Promise.withResolvers();
  stop = followOutsideCalls((name, attributes) => {
    told.push([name, attributes]);
    return wanted ? (result) => told.push(result) : null;
  });
});
afterEach(() => stop());

const address = (path: string): string => `http://127.0.0.1:${port}${path}`;
const begun = (method: string) => [
  method,
  { 'http.request.method': method, 'server.address': '127.0.0.1', 'server.port': port },
];

test('a call begins where it is made and ends with the last byte of its answer', async () => {
  const answer = await fetch(address('/halting'), { method: 'POST' });
  expect(told).toEqual([begun('POST')]);
  goOn.resolve();
  await answer.text();
  expect(told).toEqual([begun('POST'), { status: 200 }]);
});

test('a refused call has its status', async () => {
  await (await fetch(address('/missing'))).text();
  expect(told).toEqual([begun('GET'), { status: 404 }]);
});

test('an answer that is not read to its end has the error that ended it', async () => {
  const leaving = new AbortController();
  await fetch(address('/halting'), { signal: leaving.signal });
  leaving.abort();
  await expect.poll(() => told).toEqual([begun('GET'), { error: expect.any(Error) }]);
});

test('an unreachable server has its error', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port: closed } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  await expect(fetch(`http://127.0.0.1:${closed}/`)).rejects.toThrow('fetch failed');
  expect(told).toEqual([
    ['GET', { 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'server.port': closed }],
    { error: expect.objectContaining({ code: 'ECONNREFUSED' }) },
  ]);
});

test.each([
  ['smtp://user:secret@mail.test', 587],
  ['smtps://mail.test', 465],
  ['smtp://mail.test:25', 25],
])('a mail to %s has only the server', async (serverUrl, serverPort) => {
  await mailSending.tracePromise(async () => 'sent', { serverUrl });
  const facts = {
    'network.protocol.name': 'smtp',
    'server.address': 'mail.test',
    'server.port': serverPort,
  };
  expect(told).toEqual([['send mail', facts], {}]);
});

test('a refused mail has its error', async () => {
  const refusal = new Error('550 no such person');
  const sending = mailSending.tracePromise(() => Promise.reject(refusal), { serverUrl: 'smtp://mail.test' });
  await expect(sending).rejects.toBe(refusal);
  expect(told.at(-1)).toEqual({ error: refusal });
});

test('ignored calls, and events after the end, are not reported', async () => {
  wanted = false;
  await (await fetch(address('/words'))).text();
  expect(told).toEqual([begun('GET')]);
  stop();
  await (await fetch(address('/words'))).text();
  await mailSending.tracePromise(async () => 'sent', { serverUrl: 'smtp://mail.test' });
  expect(told).toEqual([begun('GET')]);
});
