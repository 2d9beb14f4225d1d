import { expect, test } from 'vitest';
import { burstSeconds, RateLimit } from './rate-limit.ts';

test('a bucket holds ten seconds’ worth and fills again with time', () => {
  let now = 0;
  const limit = new RateLimit(2, () => now);
  for (let request = 0; request < 2 * burstSeconds; request += 1)
    expect(limit.take('one').waitSeconds).toBe(0);
  expect(limit.take('one').waitSeconds).toBe(1);
  expect(limit.take('another')).toEqual({ waitSeconds: 0, left: 19 });
  now = 500;
  expect(limit.take('one').waitSeconds).toBe(0);
  expect(limit.take('one').waitSeconds).toBe(1);
});

test('cookie headers of any length differ by their ends as well', () => {
  const limit = new RateLimit(1, () => 0);
  const cookie = (end: string) => `session=${'x'.repeat(8_000)}${end}`;
  for (let request = 0; request < burstSeconds; request += 1)
    expect(limit.take(cookie('a')).waitSeconds).toBe(0);
  expect(limit.take(cookie('a')).waitSeconds).toBe(1);
  expect(limit.take(cookie('b')).waitSeconds).toBe(0);
});

test('beyond the maximum number of keys the least recently used are forgotten', () => {
  const limit = new RateLimit(0.1, () => 0, 4);
  expect(limit.take('one').waitSeconds).toBe(0);
  expect(limit.take('two').waitSeconds).toBe(0);
  expect(limit.take('one').waitSeconds).toBe(10);
  expect(limit.take('three').waitSeconds).toBe(0);
  expect(limit.take('one').waitSeconds).toBe(10);
  expect(limit.take('three').waitSeconds).toBe(10);
  expect(limit.take('two').waitSeconds).toBe(0);
});

test('a busy key is never forgotten, and no key before its bucket is full', () => {
  let now = 0;
  const limit = new RateLimit(1, () => now);
  const empty = (key: string) => {
    for (let request = 0; request < burstSeconds; request += 1) limit.take(key);
  };
  empty('busy');
  let left = Number.NaN;
  for (now = 500; now < 100_000; now += 500) {
    expect(limit.take('busy').left).toBe(0);
    if (now === 4_500) empty('quiet');
    if (now === 14_000) ({ left } = limit.take('quiet'));
  }
  expect(left).toBe(burstSeconds - 2);
});

test('a rate of 0 lets everything pass', () => {
  const limit = new RateLimit(0, () => 0);
  for (let request = 0; request < 100; request += 1) expect(limit.take('one').waitSeconds).toBe(0);
});
