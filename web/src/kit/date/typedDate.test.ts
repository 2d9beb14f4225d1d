import { expect, test } from 'vitest';
import { parseTypedDate } from './typedDate.ts';

const now = new Date(2026, 10, 22, 23, 30);

test.each([
  ['20 Nov 26', '2026-11-20'],
  ['1 nov', '2026-11-01'],
  ['1nov', '2026-11-01'],
  ['1 November 2025', '2025-11-01'],
  ['nov 1', '2026-11-01'],
  ['Nov. 1, 2025', '2025-11-01'],
  ['3 sept', '2026-09-03'],
  ['10.11.2026', '2026-11-10'],
  ['1.2.', '2026-02-01'],
  ['1/11/26', '2026-11-01'],
  ['01/11/2026', '2026-11-01'],
  ['1-11-2026', '2026-11-01'],
  ['1/11', '2026-11-01'],
  ['2026-11-20', '2026-11-20'],
  ['5 Mar 85', '1985-03-05'],
  [' Today ', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['yesterday', '2026-11-21'],
  ['99/99/9999', null],
  ['31 Feb 26', null],
  ['13/13/26', null],
  ['1 nope', null],
  ['1', null],
  ['soon', null],
  ['', null],
])('the date %s', (typed, date) => {
  expect(parseTypedDate(typed, now)).toBe(date);
});
