import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharedRates } from './shared-rate-limit.ts';
import type { Rates } from './shared-rate-limit.ts';

const log = pino({ level: 'silent' });
const open: Rates[] = [];
const connect = async (url: string, prefix: string) => {
  const rates = await sharedRates(url, log, prefix);
  open.push(rates);
  return rates;
};
afterEach(async () => {
  for (const rates of open.splice(0)) await rates.close();
});

test('without Redis each process counts for itself', async () => {
  const rate = (await connect('redis://127.0.0.1:1', '')).limit('session', 1);
  for (let request = 0; request < 10; request += 1) expect((await rate.take('busy')).waitSeconds).toBe(0);
  expect((await rate.take('busy')).waitSeconds).toBe(1);
  expect((await rate.take('quiet')).waitSeconds).toBe(0);
});

test('a Redis that does not answer holds no request up for long', async () => {
  const sockets: Socket[] = [];
  const deaf = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const address = deaf.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const rate = (await connect(`redis://127.0.0.1:${port}`, '')).limit('session', 1);
  expect((await rate.take('somebody')).waitSeconds).toBe(0);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => deaf.close(resolve));
});

/** A fake Redis that knows as much of the protocol (RESP) as a rate needs, and a record of its commands. */
async function smallRedis(waits: number, isSilent: () => boolean = () => false) {
  const asked: string[] = [];
  let owed = 0;
  const sockets: Socket[] = [];
  const answers = (socket: Socket) =>
    socket.on('data', (bytes: Buffer) => {
      for (const command of bytes
        .toString()
        .split(/^\*\d+\r\n/m)
        .filter(Boolean)) {
        const words = command.split('\r\n').filter((_word, index) => index % 2 === 1);
        const isRate = words[0] === 'eval';
        if (isRate) asked.push(words.slice(2).join(' '));
        if (isRate) owed += 1;
        if (isRate && isSilent()) continue;
        // Answers come in the order of the commands, however late.
        socket.write(isRate ? `*2\r\n:${waits}\r\n:7\r\n`.repeat(owed) : '+OK\r\n');
        if (isRate) owed = 0;
      }
    });
  const server = createServer((socket) => void sockets.push(answers(socket)));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { asked, url: `redis://127.0.0.1:${port}`, stop, startAgain: () => listen(port) };
}

const failedTry = 'a try to reach Redis';

/** Adds each failed connection to Redis to the log lines. */
function watchTries(told: string[]) {
  const emit = Redis.prototype.emit;
  const spy = vi.spyOn(Redis.prototype, 'emit').mockImplementation(function (this: Redis, event, ...rest) {
    if (event === 'error') told.push(failedTry);
    return emit.call(this, event, ...rest);
  });
  const forget = () => {
    spy.mockRestore();
    told.splice(0, told.length, ...told.filter((line) => line !== failedTry));
  };
  return { failed: () => told.filter((line) => line === failedTry).length, forget };
}

test('Redis decides about waits; each outage is logged once, and its end', async () => {
  const redis = await smallRedis(3);
  const told: string[] = [];
  const watched = pino({ level: 'info' }, { write: (line) => told.push(JSON.parse(line).msg) });
  const rates = await sharedRates(redis.url, watched);
  open.push(rates);
  const rate = rates.limit('session', 2);
  expect(await rate.take('secret')).toEqual({ waitSeconds: 3, left: 7 });
  expect(redis.asked).toHaveLength(1);
  // Its keys, the rate, and the burst of ten seconds.
  expect(redis.asked[0]).toMatch(/^1 gateway:rate:session:[\w-]{43} 2 20$/s);
  expect(told).toEqual([]);
  expect((await rates.limit('session', 0).take('secret')).waitSeconds).toBe(0);
  expect(redis.asked).toHaveLength(1);

  const tries = watchTries(told);
  await redis.stop();
  const lost = 'Redis does not answer: rates are counted by this process alone';
  await expect.poll(() => tries.failed(), { timeout: 10_000 }).toBeGreaterThan(2);
  expect(told.slice(0, 4)).toEqual([failedTry, lost, failedTry, failedTry]);
  tries.forget();
  expect((await rate.take('secret')).waitSeconds).toBe(0);
  await redis.startAgain();
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([lost, 'Redis is back: rates are shared again']);
  expect((await rate.take('secret')).waitSeconds).toBe(3);
  await redis.stop();
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(3);
  expect(told[2]).toBe(lost);
}, 40_000);

test('the circuit opens after three requests without an answer from Redis, until one succeeds', async () => {
  let silent = true;
  const redis = await smallRedis(3, () => silent);
  const rates = await connect(redis.url, '');
  const rate = rates.limit('session', 5);
  for (let request = 0; request < 3; request += 1) {
    expect(rates.isCircuitOpen()).toBe(false);
    expect((await rate.take('busy')).waitSeconds).toBe(0);
  }
  expect(rates.isCircuitOpen()).toBe(true);
  // This process counts from then on.
  expect((await rate.take('busy')).waitSeconds).toBe(0);
  expect(redis.asked).toHaveLength(3);

  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(5_000);
  // One request tries Redis; the others do not wait for it.
  const [tried, other] = await Promise.all([rate.take('busy'), rate.take('busy')]);
  expect([tried.waitSeconds, other.waitSeconds, redis.asked.length]).toEqual([0, 0, 4]);
  expect(rates.isCircuitOpen()).toBe(true);

  silent = false;
  vi.advanceTimersByTime(5_000);
  expect((await rate.take('busy')).waitSeconds).toBe(3);
  expect(rates.isCircuitOpen()).toBe(false);
  await redis.stop();
});

test('no limit is no limit', async () => {
  const rate = (await connect('redis://127.0.0.1:1', '')).limit('session', 0);
  for (let request = 0; request < 100; request += 1) expect((await rate.take('busy')).waitSeconds).toBe(0);
});

/** Set this variable to test with a real Redis. */
const redisUrls = [process.env['TEST_REDIS_URL']].filter((url) => url !== undefined);
describe.each(redisUrls)('with Redis', (redisUrl) => {
  test('two gateways count together, and no key reveals a session', async () => {
    const prefix = `test:${randomUUID()}:`;
    const redis = new Redis(redisUrl);
    const one = (await connect(redisUrl, prefix)).limit('session', 1);
    const other = (await connect(redisUrl, prefix)).limit('session', 1);
    for (let request = 9; request > 0; request -= 2) {
      expect(await one.take('secret-token')).toEqual({ waitSeconds: 0, left: request });
      expect(await other.take('secret-token')).toEqual({ waitSeconds: 0, left: request - 1 });
    }
    for (const gateway of [one, other])
      expect(await gateway.take('secret-token')).toEqual({ waitSeconds: 1, left: 0 });
    expect((await other.take('somebody-else')).waitSeconds).toBe(0);
    const keys = await redis.keys(`${prefix}*`);
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain('secret-token');
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
    await redis.del(keys);
    redis.disconnect();
  });
});
