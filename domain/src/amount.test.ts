import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, withoutSlips } from './amount.ts';
import { currencies, decimalsOf } from './currencies.ts';
import type { Currency } from './currencies.ts';

const read = (text: string, currency: Currency | null = 'GBP', negative = false): string => {
  const reading = readAmount(text, { currency, negative });
  return reading.ok ? reading.value : reading.message;
};

test.each([
  ['12.50', '12.5'],
  ['012', '12'],
  ['12.', '12'],
  ['.5', '0.5'],
  ['£.50', '0.5'],
  ['+5', '5'],
  ['-0.00', '0'],
  ['12,50', '12.5'],
  ['7,5', '7.5'],
  ['12,', '12'],
  ['0,05', '0.05'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1,234', '1234'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['12,34,567.50', '1234567.5'],
  ['1 234,56', '1234.56'],
  ['1\u00A0234.56', '1234.56'],
  ['1\u202F234', '1234'],
  ["1'234.50", '1234.5'],
  ['1’234,50', '1234.5'],
  ['12·50', '12.5'],
  ['１２．５０', '12.5'],
  ['£12.50', '12.5'],
  ['£ 1,250', '1250'],
  ['12,50 £', '12.5'],
  ['GBP 12.50', '12.5'],
  ['12.50gbp', '12.5'],
  ['1234.500', '1234.5'],
  ['\u200F12.50\u200E', '12.5'],
])('%s is read as %s', (text, amount) => {
  expect(read(text)).toBe(amount);
});

const notNumber = 'You must pass a number';
const decimals = 'Amounts in GBP have at most 2 decimals';
const negative = 'Must be 0 or more';

test.each([
  ['', notNumber],
  ['.', notNumber],
  ['GBP.50', notNumber],
  ['-', notNumber],
  ['x', notNumber],
  ['1e3', notNumber],
  ['0x10', notNumber],
  ['Infinity', notNumber],
  ['5²', notNumber],
  ['12½', notNumber],
  ['--1', notNumber],
  ['1.2.3', notNumber],
  ['1,2,3', notNumber],
  ['12 50', notNumber],
  ['1,234 567.89', notNumber],
  ['0,123,456', notNumber],
  ['12.50-15.00', notNumber],
  ['1a2..345', notNumber],
  ['12.345', decimals],
  ['0.005', decimals],
  ['0,125', decimals],
  ['1234,567', decimals],
  ['1,234.567', decimals],
  ['1.234,567', decimals],
  ['-5', negative],
  ['−5', negative],
  ['£-5.00', negative],
  ['-£5.00', negative],
  ['(5.00)', negative],
  ['5-', negative],
  ['1.000', '1.000 can mean 1 or 1000: write one of these'],
  ['12.500', '12.500 can mean 12.5 or 12500: write one of these'],
  ['€12.50', 'This amount is in GBP: write it without €'],
  ['A$12', 'This amount is in GBP: write it without A$'],
  ['12p', 'This amount is in GBP: write it without p'],
])('%s is refused: %s', (text, message) => {
  expect(read(text)).toBe(message);
});

test('the currency decides about decimals and about its own sign', () => {
  expect(read('1,234', 'JPY')).toBe('1234');
  expect(read('￥900', 'JPY')).toBe('900');
  expect(read('900.00', 'KRW')).toBe('900');
  expect(read('12,50', 'KRW')).toBe('Amounts in KRW have no decimals');
  expect(read('1.234', 'JPY')).toBe('Amounts in JPY have no decimals');
  expect(read('1.000', 'JPY')).toBe('1.000 can mean 1 or 1000: write one of these');
  expect(read('US$5', 'USD')).toBe('5');
  expect(read('CA$5', 'USD')).toBe('This amount is in USD: write it without CA$');
});

test('without a single currency, no currency may be written', () => {
  expect(read('12,50', null)).toBe('12.5');
  expect(read('12.345', null)).toBe('Amounts have at most 2 decimals');
  expect(read('£5', null)).toBe('Write the amount without £');
});

test('negative amounts are read where they are allowed', () => {
  expect(['-5', '(1.234,50)', '5,00-'].map((text) => read(text, 'EUR', true))).toEqual([
    '-5',
    '-1234.5',
    '-5',
  ]);
});

test('a repeated point is a typing mistake: the text is cleaned', () => {
  expect(withoutSlips('1a2..345')).toBe('12.34');
  expect(withoutSlips('12..5')).toBe('12.5');
  expect(['12.345', '1e3', '-1..2', '1e3..2', '1,2..3', '1a2'].map(withoutSlips)).toEqual(
    Array(6).fill(null),
  );
});

const locales = [
  'en-GB',
  'en-US',
  'en-IN',
  'de-DE',
  'de-CH',
  'de-AT',
  'fr-FR',
  'fr-CH',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'cs-CZ',
  'hu-HU',
  'uk-UA',
  'he-IL',
  'ja-JP',
  'ko-KR',
  'vi-VN',
] as const;

/** These write 1000 yen as 1.000, which elsewhere is 1 of a currency. */
const groupedByPoints: ReadonlySet<string> = new Set(['de-DE', 'de-AT', 'es-ES', 'it-IT', 'nl-NL', 'vi-VN']);

const formatted = (locale: string) =>
  fc
    .record({
      minor: fc.integer({ min: -100_000_000, max: 100_000_000 }),
      currency: fc.constantFrom(...currencies),
      currencyDisplay: fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
      currencySign: fc.constantFrom('standard' as const, 'accounting' as const),
    })
    .map(({ minor, currency, ...options }) => ({
      locale,
      currency,
      amount: minor / 10 ** decimalsOf(currency),
      text: new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimalsOf(currency),
        maximumFractionDigits: decimalsOf(currency),
        ...options,
      }).format(minor / 10 ** decimalsOf(currency)),
    }));

test('amounts of every currency are read back in the notation of each locale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales).chain(formatted), ({ text, currency, amount, locale }) => {
      fc.pre(decimalsOf(currency) > 0 || !groupedByPoints.has(locale));
      const reading = readAmount(text, { currency, negative: true });
      expect(reading.ok && Number(reading.value)).toBe(amount);
    }),
    { numRuns: 1_000 },
  );
});

test('a notation of a locale is refused or read correctly', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales).chain(formatted), ({ text, currency, amount }) => {
      const reading = readAmount(text, { currency, negative: true });
      expect([amount, null]).toContain(reading.ok ? Number(reading.value) : null);
    }),
    { numRuns: 1_000 },
  );
});

test('for any text, no digit of an amount is lost, and the result is read as itself', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,' £-e") });
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
  fc.assert(
    fc.property(typed, fc.constantFrom(...currencies, null), (text, currency) => {
      const reading = readAmount(text, { currency });
      fc.pre(reading.ok);
      const value = reading.ok ? reading.value : '';
      expect(value).toMatch(/^(0|[1-9]\d*)(\.\d?[1-9])?$/);
      expect(digits(value)).toBe(digits(text));
      expect(readAmount(value, { currency })).toEqual(reading);
    }),
    { numRuns: 1_000, maxSkipsPerRun: 1_000 },
  );
});
