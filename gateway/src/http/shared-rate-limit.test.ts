import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { pino } from 'pino';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
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

test('without Redis each process counts by itself', async () => {
  const rate = (await connect('redis://127.0.0.1:1', '')).limit('session', 1);
  for (let request = 0; request < 10; request += 1) expect(await rate.take('busy')).toBe(0);
  expect(await rate.take('busy')).toBe(1);
  expect(await rate.take('quiet')).toBe(0);
});

test('a Redis that does not answer holds no request up for long', async () => {
  const sockets: Socket[] = [];
  const deaf = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const address = deaf.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const rate = (await connect(`redis://127.0.0.1:${port}`, '')).limit('session', 1);
  expect(await rate.take('somebody')).toBe(0);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => deaf.close(resolve));
});

test('no limit is no limit', async () => {
  const rate = (await connect('redis://127.0.0.1:1', '')).limit('session', 0);
  for (let request = 0; request < 100; request += 1) expect(await rate.take('busy')).toBe(0);
});

/** As with databases: a Redis of one's own takes part when it is named. */
const redisUrls = [process.env['TEST_REDIS_URL']].filter((url) => url !== undefined);
describe.each(redisUrls)('with Redis', (redisUrl) => {
  test('two gateways count as one, and no key shows a session', async () => {
    const prefix = `test:${randomUUID()}:`;
    const redis = new Redis(redisUrl);
    const one = (await connect(redisUrl, prefix)).limit('session', 1);
    const other = (await connect(redisUrl, prefix)).limit('session', 1);
    for (let request = 0; request < 5; request += 1)
      expect([await one.take('secret-token'), await other.take('secret-token')]).toEqual([0, 0]);
    expect([await one.take('secret-token'), await other.take('secret-token')]).toEqual([1, 1]);
    expect(await other.take('somebody-else')).toBe(0);
    const keys = await redis.keys(`${prefix}*`);
    expect(keys).toHaveLength(2);
    expect(keys.join()).not.toContain('secret-token');
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(0);
    await redis.del(keys);
    redis.disconnect();
  });
});
