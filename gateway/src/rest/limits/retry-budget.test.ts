import { expect, test } from 'vitest';
import { RetryBudget } from './retry-budget.ts';

const takeAll = (budget: RetryBudget): number => {
  let taken = 0;
  while (taken < 100 && budget.takeRetry()) taken += 1;
  return taken;
};

test('ten retries are in store, and no more come by waiting', () => {
  const budget = new RetryBudget();
  for (let call = 0; call < 50; call += 1) budget.countCall();
  expect(takeAll(budget)).toBe(10);
});

test('each call adds its share of one', () => {
  const budget = new RetryBudget(0.25, 4);
  expect(takeAll(budget)).toBe(4);
  for (let call = 0; call < 3; call += 1) budget.countCall();
  expect(takeAll(budget)).toBe(0);
  budget.countCall();
  expect(takeAll(budget)).toBe(1);
  const usual = new RetryBudget();
  takeAll(usual);
  for (let call = 0; call < 95; call += 1) usual.countCall();
  expect(takeAll(usual)).toBe(9);
});
