import { expect, test } from 'vitest';
import {
  isNoDate,
  looseWord,
  readBoolean,
  readDay,
  readInstant,
  readInteger,
  readNumber,
  readText,
  readTimeOfDay,
} from './values.ts';

test.each([
  ['7', '7'],
  [7, '7'],
  [1.5, '1.5'],
  [true, 'true'],
  // Digits of the id were lost when the JSON was parsed.
  [2 ** 60, undefined],
  [{}, undefined],
  [['7'], undefined],
])('%j as text', (value, expected) => {
  expect(readText(value)).toBe(expected);
});

test.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  [' -3 ', -3],
  ['+4', 4],
  ['', undefined],
  ['12,50', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  [true, undefined],
])('%j as a number', (value, expected) => {
  expect(readNumber(value)).toBe(expected);
});

test.each([
  [3_000_000_000, 3_000_000_000],
  ['12', 12],
  ['12.00', 12],
  [12.5, undefined],
  ['12.5', undefined],
  [1e300, undefined],
])('%j as a whole number', (value, expected) => {
  expect(readInteger(value)).toBe(expected);
});

test.each([
  [true, true],
  [1, true],
  ['TRUE', true],
  ['1', true],
  [0, false],
  ['0', false],
  ['false', false],
  ['', undefined],
  [2, undefined],
  ['yes', undefined],
])('%j as true or false', (value, expected) => {
  expect(readBoolean(value)).toBe(expected);
});

test.each([
  ['2026-11-20T14:05:00Z', '2026-11-20T14:05:00Z'],
  ['2026-11-20T14:05:00.250Z', '2026-11-20T14:05:00.250Z'],
  ['2026-11-20 14:05:00', '2026-11-20T14:05:00Z'],
  ['2026-11-20T14:05:00', '2026-11-20T14:05:00Z'],
  ['2026-11-20T16:05:00+02:00', '2026-11-20T14:05:00Z'],
  ['2026-11-20T09:35:00-0430', '2026-11-20T14:05:00Z'],
  ['2026-11-20 16:05:00+02', '2026-11-20T14:05:00Z'],
  ['2026-11-20 14:05:00 UTC', '2026-11-20T14:05:00Z'],
  ['2026-11-20T14:05:00.123456Z', '2026-11-20T14:05:00.123456Z'],
  ['2026-11-20 14:05:00.123456', '2026-11-20T14:05:00.123Z'],
  [1_795_183_500, '2026-11-20T14:05:00Z'],
  [1_795_183_500_250, '2026-11-20T14:05:00.250Z'],
  ['1795183500', '2026-11-20T14:05:00Z'],
  [0, '1970-01-01T00:00:00Z'],
  ['2026-11-20', undefined],
  ['2026-13-20 14:05:00', undefined],
  ['2026-11-20T25:05:00Z', undefined],
  ['2026-13-20T14:05:00.250Z', undefined],
  ['20 November', undefined],
  ['0000-00-00 00:00:00', undefined],
  [1e20, undefined],
  [{}, undefined],
])('%j as an instant', (value, expected) => {
  expect(readInstant(value)).toBe(expected);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20 00:00:00', '2026-11-20'],
  ['2026-11-20T00:00:00Z', '2026-11-20'],
  ['2026-13-01 00:00:00', undefined],
  ['20/11/2026', undefined],
  [20_261_120, undefined],
])('%j as a day', (value, expected) => {
  expect(readDay(value)).toBe(expected);
});

test.each([
  ['09:05', '09:05'],
  ['09:05:30', '09:05'],
  ['24:00:00', undefined],
  ['9:05', undefined],
])('%j as a time of day', (value, expected) => {
  expect(readTimeOfDay(value)).toBe(expected);
});

test('empty text and zeros stand for no date', () => {
  expect(['', ' ', '0000-00-00', '0000-00-00 00:00:00'].map(isNoDate)).toEqual([true, true, true, true]);
  expect(['2026-11-20', null, 0].map(isNoDate)).toEqual([false, false, false]);
});

test('the spellings of a word are one', () => {
  expect(['in_progress', 'IN_PROGRESS', 'In progress', 'in-progress'].map(looseWord)).toEqual(
    Array.from({ length: 4 }, () => 'in_progress'),
  );
});
