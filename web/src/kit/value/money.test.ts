import { expect, test } from 'vitest';
import { currencySymbol, formatMoney, hasDecimalsOf, sumsOf } from './money.ts';

test.each([
  [1234.5, 'GBP', '£1,234.50'],
  [-3, 'GBP', '-£3.00'],
  [900, 'JPY', '¥900'],
  [12_000, 'VND', '₫12,000'],
  [0, 'EUR', '€0.00'],
] as const)('%d %s is %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});

test('a sum has the decimals of its currency, each currency on its own', () => {
  expect(
    sumsOf([
      { amount: 0.1, currency: 'GBP' },
      { amount: 900, currency: 'JPY' },
      { amount: 0.2, currency: 'GBP' },
    ]),
  ).toBe('£0.30, ¥900');
  expect(sumsOf([])).toBe('£0.00');
});

test('what a currency has no coin for cannot be paid', () => {
  expect(hasDecimalsOf(1.5, 'JPY')).toBe(false);
  expect(hasDecimalsOf(1.25, 'GBP')).toBe(true);
  expect(hasDecimalsOf(1.005, 'GBP')).toBe(false);
});

test('the symbol stands alone', () => {
  expect([currencySymbol('GBP'), currencySymbol('PLN')]).toEqual(['£', 'zł']);
});
