import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '@shepherd/domain/currencies.ts';
import { minorUnits, money, moreDecimals, readMinorUnits } from './money.ts';

describe('money', () => {
  it('is shown with the sign and the digits of its currency', () => {
    expect(money(1250, 'GBP')).toEqual({ amount: 12.5, currency: 'GBP', formatted: '£12.50' });
    expect(money('-123456', 'GBP').formatted).toBe('-£1,234.56');
    expect(money(1250, 'JPY').formatted).toBe('¥1,250');
  });

  it('comes back from an answer unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...currencies), (minor, currency) => {
        expect(minorUnits(money(minor, currency).amount, currency)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });

  it('is rounded where a request has more digits', () => {
    expect(minorUnits(1.005, 'GBP')).toBe(101);
    expect(minorUnits(-1.005, 'GBP')).toBe(-101);
    expect(minorUnits(19.99, 'GBP')).toBe(1999);
  });
});

it.each([
  [12.34, 'GBP', 1234],
  [12.345, 'GBP', moreDecimals],
  [-0.07, 'EUR', -7],
  [0.1 + 0.2, 'GBP', moreDecimals],
  [999_999.99, 'USD', 99_999_999],
  [5, 'JPY', 5],
  [5.5, 'JPY', moreDecimals],
  [1_000_000, 'GBP', 100_000_000],
  [1e308, 'GBP', 'Must be 1000000 or less'],
  [1_000_000.01, 'GBP', 'Must be 1000000 or less'],
  [-1_000_000.01, 'GBP', 'Must be -1000000 or more'],
  [100_000_000, 'VND', 100_000_000],
  [100_000_001, 'VND', 'Must be 100000000 or less'],
] as const)('%f %s is read as %s', (amount, currency, minor) => {
  expect(readMinorUnits(amount, currency)).toBe(minor);
});
