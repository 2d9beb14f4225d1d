import { expect, test } from 'vitest';
import { AdaptiveLimit } from './adaptive-limit.ts';

test('each refusal of REST v1 lets in fewer than there were, one step at a time and never none', () => {
  let now = 0;
  const limit = new AdaptiveLimit(1_000, () => now);
  expect(limit.current).toBe(1_000);
  limit.stepDown(50);
  expect(limit.current).toBe(40);
  now = 99;
  limit.stepDown(50);
  expect(limit.current).toBe(40);
  now = 100;
  // What was under way before is still on its way out.
  limit.stepDown(50);
  expect(limit.current).toBe(32);
  for (let step = 0; step < 20; step += 1) {
    now += 100;
    limit.stepDown(50);
  }
  expect(limit.current).toBe(4);
});

test('while there are as many as may be, a round of answers lets in one more, up to the most', () => {
  const limit = new AdaptiveLimit(12, () => 0);
  limit.stepDown(12);
  expect(limit.current).toBe(9);
  limit.stepUp(8);
  for (let answer = 0; answer < 10; answer += 1) limit.stepUp(limit.current);
  expect(limit.current).toBe(10);
  for (let answer = 0; answer < 100; answer += 1) limit.stepUp(12);
  expect(limit.current).toBe(12);
});

test('a limit below the least stays what it is', () => {
  const limit = new AdaptiveLimit(2, () => 0);
  limit.stepDown(2);
  expect(limit.current).toBe(2);
});

test('without a limit there is one as soon as REST v1 refuses', () => {
  const limit = new AdaptiveLimit(Number.POSITIVE_INFINITY, () => 0);
  limit.stepUp(5_000);
  expect(limit.current).toBe(Number.POSITIVE_INFINITY);
  limit.stepDown(100);
  expect(limit.current).toBe(80);
});
