import { expect, test } from 'vitest';
import { currencies, decimalsOf } from './currencies.ts';
import { aboutAsMuch, isFarAboveUsual, usualAtMost } from './usualAmounts.ts';

test.each([
  ['12.50', 'fee', 'GBP', false],
  ['250', 'fee', 'GBP', false],
  ['250.01', 'fee', 'GBP', true],
  ['1250', 'fee', 'GBP', true],
  ['1250', 'fee', 'JPY', false],
  ['47501', 'fee', 'JPY', true],
  ['1000', 'price', 'GBP', false],
  ['1200.01', 'price', 'EUR', true],
  ['12500', 'transaction', 'GBP', true],
  ['500', 'transaction', 'GBP', false],
  ['100.5', 'task', 'GBP', true],
  ['twelve', 'fee', 'GBP', false],
] as const)('%s as a %s in %s is far above what is usual: %s', (amount, kind, currency, expected) => {
  expect(isFarAboveUsual(amount, kind, currency)).toBe(expected);
});

test.each(currencies)('limits in %s can be written in it', (currency) => {
  for (const kind of ['fee', 'price', 'task', 'transaction'] as const) {
    const limit = usualAtMost(kind, currency);
    expect(Number(limit.toFixed(decimalsOf(currency)))).toBe(limit);
    expect(limit).toBeGreaterThan(0);
  }
});

test('a limit in pounds has about the same value in every currency', () => {
  expect(aboutAsMuch(50)).toMatchObject({ GBP: 50, EUR: 60, JPY: 9_500, VND: 1_650_000 });
});
