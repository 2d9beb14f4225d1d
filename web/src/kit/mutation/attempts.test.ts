import { beforeEach, expect, test } from 'vitest';
import { attemptMilliseconds } from '../../constants.ts';
import { beginAttempt, endAttempt } from './attempts.ts';

beforeEach(() => sessionStorage.clear());

const pay = { input: { agentId: '1', amount: '10' } };

test('a retry keeps its idempotency key until the outcome is known', () => {
  const key = beginAttempt('CreatePayment', pay);
  expect(beginAttempt('CreatePayment', { input: { agentId: '1', amount: '10' } })).toBe(key);
  endAttempt('CreatePayment', pay);
  expect(beginAttempt('CreatePayment', pay)).not.toBe(key);
});

test('any difference makes it another action', () => {
  const keys = [
    beginAttempt('CreatePayment', pay),
    beginAttempt('CreatePayment', { input: { ...pay.input, amount: '11' } }),
    beginAttempt('ReviewWithdrawal', pay),
  ];
  expect(new Set(keys).size).toBe(3);
  endAttempt('CreatePayment', { input: { ...pay.input, amount: '11' } });
  expect(beginAttempt('CreatePayment', pay)).toBe(keys[0]);
  expect(beginAttempt('ReviewWithdrawal', pay)).toBe(keys[2]);
});

test('after a while the same payload is a new action', () => {
  const key = beginAttempt('CreatePayment', pay, 1_000);
  expect(beginAttempt('CreatePayment', pay, 1_000 + attemptMilliseconds - 1)).toBe(key);
  expect(beginAttempt('CreatePayment', pay, 1_000 + attemptMilliseconds)).not.toBe(key);
});

test('completed attempts leave no entry', () => {
  beginAttempt('CreatePayment', pay);
  endAttempt('CreatePayment', pay);
  expect(sessionStorage.length).toBe(0);
});
