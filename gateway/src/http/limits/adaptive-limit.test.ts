import { expect, test } from 'vitest';
import { AdaptiveLimit } from './adaptive-limit.ts';

test('each refusal of REST v1 lowers the limit by one step, and never to none', () => {
  let now = 0;
  const limit = new AdaptiveLimit(1_000, 1_000, () => now);
  expect(limit.current).toBe(1_000);
  limit.stepDown(50);
  expect(limit.current).toBe(40);
  now = 99;
  limit.stepDown(50);
  expect(limit.current).toBe(40);
  now = 100;
  // These requests were in flight before the step.
  limit.stepDown(50);
  expect(limit.current).toBe(32);
  for (let step = 0; step < 20; step += 1) {
    now += 100;
    limit.stepDown(50);
  }
  expect(limit.current).toBe(4);
});

test('at the limit, each round of answers adds one, up to the maximum', () => {
  const limit = new AdaptiveLimit(12, 12, () => 0);
  limit.stepDown(12);
  expect(limit.current).toBe(9);
  limit.stepUp(8);
  for (let answer = 0; answer < 10; answer += 1) limit.stepUp(limit.current);
  expect(limit.current).toBe(10);
  for (let answer = 0; answer < 100; answer += 1) limit.stepUp(12);
  expect(limit.current).toBe(12);
});

test('before the first refusal, each round doubles the limit, up to the maximum', () => {
  const limit = new AdaptiveLimit(8, 20, () => 0);
  expect([limit.current, limit.isGuess]).toEqual([8, true]);
  // Requests below the limit prove nothing.
  limit.stepUp(7);
  expect(limit.current).toBe(8);
  for (let answer = 0; answer < 8; answer += 1) limit.stepUp(limit.current);
  expect(limit.current).toBe(16);
  for (let answer = 0; answer < 16; answer += 1) limit.stepUp(limit.current);
  expect([limit.current, limit.isGuess]).toEqual([20, true]);
  limit.stepDown(20);
  expect([limit.current, limit.isGuess]).toEqual([16, false]);
});

test('an initial limit above the maximum is the maximum', () => {
  expect(new AdaptiveLimit(100, 10).current).toBe(10);
});

test('a limit below the minimum stays', () => {
  const limit = new AdaptiveLimit(2, 2, () => 0);
  limit.stepDown(2);
  expect(limit.current).toBe(2);
});

test('without a limit, the first refusal of REST v1 sets one', () => {
  const limit = new AdaptiveLimit(100, Number.POSITIVE_INFINITY, () => 0);
  limit.stepUp(100);
  expect(limit.current).toBe(101);
  limit.stepDown(100);
  expect(limit.current).toBe(80);
});
