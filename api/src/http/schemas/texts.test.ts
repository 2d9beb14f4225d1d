// @module-tag any-store
import { Format } from 'typebox/format';
import { expect, test } from 'vitest';
import './formats.ts';
import { filledIfSent, filledOrNull } from './texts.ts';

test('blanks are null, and a missing text stays missing', () => {
  expect([' a ', '  ', '', null, undefined].map(filledOrNull)).toEqual(['a', null, null, null, null]);
  expect([' a ', '  ', '', null, undefined].map(filledIfSent)).toEqual(['a', null, null, null, undefined]);
});

test.each([
  ['numeric-id', ['1', '999999999999999999'], ['0', '01', '1000000000000000000', 'a', '', '-1']],
  ['job-id', ['1-1', '10023-7'], ['1', '0-1', '1-0', '1-', '-1']],
  ['time-of-day', ['00:00', '19:59', '23:59'], ['24:00', '9:00', '12:60']],
  ['instant-input', ['2026-11-20 14:00:00', '2026-11-20T14:00:00Z'], ['2026-13-01', 'today']],
  ['filled', ['a', ' a '], ['', '  ']],
])('%s', (name, right, wrong) => {
  expect(right.filter((text) => !Format.Test(name, text))).toEqual([]);
  expect(wrong.filter((text) => Format.Test(name, text))).toEqual([]);
});
