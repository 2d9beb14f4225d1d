import { expect, test } from 'vitest';
import {
  amountOfMinorUnits,
  compareAmounts,
  currencySymbol,
  formatMoney,
  hasDecimalsOf,
  minorUnits,
  negated,
  shortestDecimal,
  sumsOf,
  withDecimals,
} from './money.ts';

test.each([
  ['1234.5', 'GBP', '£1,234.50'],
  ['-3', 'GBP', '-£3.00'],
  ['900', 'JPY', '¥900'],
  ['12000', 'VND', '₫12,000'],
  ['0', 'EUR', '€0.00'],
  ['9999999999999.99', 'GBP', '£9,999,999,999,999.99'],
] as const)('%s %s is %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency)).toBe(shown);
});

test.each([
  ['12.50', '12.5'],
  ['012', '12'],
  ['12.', '12'],
  ['.5', '0.5'],
  [' -0.00 ', '0'],
  ['-0.10', '-0.1'],
  ['1.005', '1.005'],
  ['100', '100'],
])('%s is the amount %s', (typed, amount) => {
  expect(shortestDecimal(typed)).toBe(amount);
});

test.each(['', '.', '-', 'x', '1e3', '1,5', '1.2.3', '--1', 'Infinity'])('%s is no amount', (typed) => {
  expect(shortestDecimal(typed)).toBeNull();
});

test('a sum has the decimals of its currency, each currency on its own', () => {
  expect(
    sumsOf([
      { amount: '0.1', currency: 'GBP' },
      { amount: '900', currency: 'JPY' },
      { amount: '0.2', currency: 'GBP' },
    ]),
  ).toBe('£0.30, ¥900');
  expect(sumsOf([])).toBe('£0.00');
});

test('a thousand large amounts add up to the penny, beyond the precision of a double', () => {
  const many = Array.from({ length: 1_000 }, () => ({ amount: '12345678.91', currency: 'GBP' as const }));
  expect(sumsOf(many)).toBe('£12,345,678,910.00');
  expect(sumsOf(['-0.3', '0.1', '0.1', '0.1'].map((amount) => ({ amount, currency: 'GBP' })))).toBe('£0.00');
});

test('amounts are compared and negated exactly', () => {
  expect(compareAmounts('0.3', '0.30')).toBe(0);
  expect(compareAmounts('1000000.01', '1000000')).toBeGreaterThan(0);
  expect(compareAmounts('-1', '0')).toBeLessThan(0);
  expect([negated('12.5'), negated('-0.05'), negated('0')]).toEqual(['-12.5', '0.05', '0']);
});

test('chart values are whole minor units', () => {
  expect(minorUnits({ amount: '0.29', currency: 'GBP' })).toBe(29);
  expect(minorUnits({ amount: '-900', currency: 'JPY' })).toBe(-900);
  expect([amountOfMinorUnits(29, 'GBP'), amountOfMinorUnits(-900, 'JPY')]).toEqual(['0.29', '-900']);
});

test("an amount finer than the currency's minor unit cannot be paid", () => {
  expect(hasDecimalsOf('1.5', 'JPY')).toBe(false);
  expect(hasDecimalsOf('1.0', 'JPY')).toBe(true);
  expect(hasDecimalsOf('1.25', 'GBP')).toBe(true);
  expect(hasDecimalsOf('1.005', 'GBP')).toBe(false);
});

test('fields show the decimals of the currency, and excess ones', () => {
  expect([withDecimals('12.5', 2), withDecimals('-3', 2), withDecimals('900', 0)]).toEqual([
    '12.50',
    '-3.00',
    '900',
  ]);
  expect([withDecimals('1.5', 0), withDecimals('1.005', 2)]).toEqual(['1.5', '1.005']);
});

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['CRC', '₡'],
  ['GBP', '£'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['JPY', '¥'],
  ['KRW', '₩'],
  ['NGN', '₦'],
  ['PHP', '₱'],
  ['PLN', 'zł'],
  ['PYG', '₲'],
  ['THB', '฿'],
  ['UAH', '₴'],
  ['VND', '₫'],
] as const)('the symbol of %s is %s without digits', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});
