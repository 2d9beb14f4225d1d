import { connect } from 'node:net';
import { promisify } from 'node:util';
import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import { shedLoad } from './load-shedding.ts';

const servers: ReturnType<typeof fastify>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const start = (environment: Record<string, string>, delayMs: () => number) => {
  const server = fastify();
  servers.push(server);
  shedLoad(server, readSettings(environment), { delayMs });
  return server;
};

test('while the event loop is late, requests are refused with the time to wait', async () => {
  let delay = 151;
  const server = start({ MAX_EVENT_LOOP_DELAY_MS: '150' }, () => delay);
  server.get('/graphql', async () => 'answered');
  server.get('/livez', async () => 'alive');
  const refused = await server.inject('/graphql');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().errors[0].extensions).toEqual({
    code: 'unavailable',
    status: 503,
    retryAfterSeconds: 2,
  });
  expect((await server.inject('/livez')).body).toBe('alive');
  delay = 150;
  expect((await server.inject('/graphql')).body).toBe('answered');
});

test('requests above the concurrency limit are refused until one has been answered', async () => {
  const server = start({ MAX_REQUESTS_IN_FLIGHT: '2' }, () => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  server.get('/slow', () => promise);
  server.get('/fast', async () => 'answered');
  // An injected request is sent only when its promise is awaited.
  const slow = Promise.resolve(server.inject('/slow'));
  expect((await server.inject('/fast')).statusCode).toBe(200);
  const second = Promise.resolve(server.inject('/slow'));
  expect((await server.inject('/fast')).statusCode).toBe(503);
  resolve('done');
  expect([(await slow).body, (await second).body]).toEqual(['done', 'done']);
  expect((await server.inject('/fast')).statusCode).toBe(200);
});

test('of simultaneous requests no more are admitted than may be in flight', async () => {
  const server = start({ MAX_REQUESTS_IN_FLIGHT: '1' }, () => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  server.post('/slow', () => promise);
  server.get('/livez', async () => 'alive');
  const send = async () => server.inject({ method: 'POST', url: '/slow', payload: { a: 1 } });
  const both = [send(), send()];
  const refused = await Promise.race(both);
  expect(refused.statusCode).toBe(503);
  expect((await server.inject('/livez')).body).toBe('alive');
  resolve('done');
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503]);
});

test('clients that leave before their answer no longer count', async () => {
  const server = start({ MAX_REQUESTS_IN_FLIGHT: '1' }, () => 0);
  let arrived = Promise.withResolvers<void>();
  server.get('/slow', () => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  server.get('/fast', async () => 'answered');
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  for (let client = 0; client < 3; client += 1) {
    const leaving = new AbortController();
    const asking = fetch(`${origin}/slow`, { signal: leaving.signal });
    await arrived.promise;
    arrived = Promise.withResolvers<void>();
    leaving.abort();
    await expect(asking).rejects.toThrow('aborted');
    await expect.poll(async () => (await fetch(`${origin}/fast`)).status).toBe(200);
  }
});

test('a slow sender takes no place', async () => {
  const server = start({ MAX_REQUESTS_IN_FLIGHT: '2' }, () => 0);
  server.post('/body', async () => 'answered');
  server.get('/fast', async () => 'answered');
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const sending = [1, 2, 3].map(() => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      'POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nabc',
    );
    return socket;
  });
  const connections = promisify(server.server.getConnections.bind(server.server));
  await expect.poll(() => connections()).toBeGreaterThanOrEqual(3);
  expect((await fetch(`${origin}/fast`)).status).toBe(200);
  for (const socket of sending) socket.destroy();
});

test('when REST v1 is overloaded, only GraphQL is limited to a few requests, and more with each round', async () => {
  const server = fastify();
  servers.push(server);
  const refused = vi.fn<() => void>();
  const load = shedLoad(server, readSettings({}), { delayMs: () => 0, onRefusal: refused });
  const { promise, resolve } = Promise.withResolvers<string>();
  server.get('/graphql', () => promise);
  server.get('/files/one', async () => 'answered');
  server.get('/', async () => 'answered');
  const ask = (url: string) => Promise.resolve(server.inject(url));
  const first = Array.from({ length: 10 }, () => ask('/graphql?query=%7Ba%7D'));
  await vi.waitUntil(() => load.state().inFlight === 10);
  load.restIsBusy();
  expect(load.state()).toEqual({ limit: 8, inFlight: 10 });
  expect((await ask('/graphql')).statusCode).toBe(503);
  expect((await ask('/graphql?query=%7Ba%7D')).statusCode).toBe(503);
  expect(refused).toHaveBeenCalledTimes(2);
  for (const other of ['/files/one', '/']) expect((await ask(other)).statusCode).toBe(200);
  resolve('done');
  for (const answer of await Promise.all(first)) expect(answer.body).toBe('done');
  expect(load.state().inFlight).toBe(0);
  // Answers of other requests say nothing about REST v1.
  await Promise.all(Array.from({ length: 40 }, () => ask('/')));
  expect(load.state().limit).toBe(8);
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 8 }, () => ask('/graphql')));
  expect(load.state().limit).toBe(9);
});

test.each([
  [16, 64],
  [17, 13],
])('when calls of %i requests wait long for a connection, the limit becomes %i', async (requests, limit) => {
  const server = fastify();
  servers.push(server);
  const load = shedLoad(server, readSettings({}), { delayMs: () => 0 });
  const { promise, resolve } = Promise.withResolvers<string>();
  server.get('/graphql', () => promise);
  const asked = Array.from({ length: requests }, async () => server.inject('/graphql'));
  await vi.waitUntil(() => load.state().inFlight === requests);
  load.callsWait();
  expect(load.state().limit).toBe(limit);
  resolve('done');
  await Promise.all(asked);
});

test('before the first refusal of REST v1, a burst is admitted up to the initial limit, and requests without a connection beyond it', async () => {
  const server = fastify();
  servers.push(server);
  let callsAreFull = true;
  const settings = readSettings({ REST_CONNECTIONS: '4', MAX_REQUESTS_IN_FLIGHT: '8' });
  const load = shedLoad(server, settings, { delayMs: () => 0, callsAreFull: () => callsAreFull });
  const answers: (() => void)[] = [];
  server.get('/graphql', () => new Promise((resolve) => answers.push(() => resolve('done'))));
  const ask = async () => server.inject('/graphql');
  const asked: ReturnType<typeof ask>[] = [];
  const fill = async (requests: number) => {
    asked.push(...Array.from({ length: requests }, ask));
    await vi.waitUntil(() => answers.length === asked.length);
  };
  await fill(4);
  expect((await ask()).statusCode).toBe(503);
  callsAreFull = false;
  await fill(4);
  expect((await ask()).statusCode).toBe(503);
  for (const answer of answers.splice(0, 2)) answer();
  await vi.waitUntil(() => load.state().inFlight === 6);
  // A limit from a refusal is no guess any more, and holds for all.
  load.restIsBusy();
  expect(load.state()).toEqual({ limit: 4, inFlight: 6 });
  expect((await ask()).statusCode).toBe(503);
  for (const answer of answers) answer();
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
});

test('files only count against files', async () => {
  const server = start({ MAX_REQUESTS_IN_FLIGHT: '1' }, () => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  server.get('/files/slow', () => promise);
  server.get('/graphql', async () => 'answered');
  server.get('/orders', async () => 'answered');
  const slow = Promise.resolve(server.inject('/files/slow'));
  expect((await server.inject('/graphql')).statusCode).toBe(200);
  expect((await server.inject('/orders')).statusCode).toBe(200);
  expect((await server.inject('/files/slow')).statusCode).toBe(503);
  resolve('done');
  expect((await slow).body).toBe('done');
});

test('the event loop is late after two seconds of work without a pause, and not after one with some', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const server = fastify();
    servers.push(server);
    shedLoad(server, readSettings({ MAX_EVENT_LOOP_DELAY_MS: '150' }));
    server.get('/', async () => 'answered');
    const status = async () => (await server.inject('/')).statusCode;
    expect(await status()).toBe(200);
    await work(3, 400);
    vi.advanceTimersByTime(1_000);
    expect(await status()).toBe(200);
    await work(3, 400);
    vi.advanceTimersByTime(1_000);
    expect(await status()).toBe(503);
    // A second without measurements counts as on time.
    vi.advanceTimersByTime(1_000);
    expect(await status()).toBe(200);
    await server.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

/** Blocks the event loop this often for this many milliseconds. */
async function work(times: number, milliseconds: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    await new Promise((turn) => setTimeout(turn, 1));
  }
}

test('0 switches it off', async () => {
  const server = start({ MAX_EVENT_LOOP_DELAY_MS: '0', MAX_REQUESTS_IN_FLIGHT: '0' }, () => 60_000);
  server.get('/graphql', async () => 'answered');
  expect((await server.inject('/graphql')).statusCode).toBe(200);
});
