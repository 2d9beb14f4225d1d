import { describe, expect, test } from 'vitest';
import { isAmbiguousDate, isDay, readDate } from './date.ts';

const value = (text: string, order?: 'day-first' | 'month-first') => {
  const read = readDate(text, order);
  return read.ok ? read.value : read.message;
};

test.each([
  '2026-12-20',
  ' 2026\u201112\u201120\u200B',
  '2026-12-20 00:00:00',
  '2026-12-20T00:00:00.000Z',
  '2026/12/20',
  '2026.12.20',
  '20/12/2026',
  '12/20/2026',
  '12/20/26 12:00 AM',
  '20-12-2026',
  '20.12.2026',
  '20. 12. 2026',
  '20 Dec 2026',
  '20-Dec-26',
  'Sunday, 20 December 2026',
  'December 20th, 2026',
])('%s is 20 December 2026', (text) => {
  expect(value(text)).toBe('2026-12-20');
});

describe('a date with two readings', () => {
  test('is refused with both of them', () => {
    expect(value('03/04/2026')).toBe(
      '03/04/2026 is 3 April 2026 or 4 March 2026: write 2026-04-03 or 2026-03-04',
    );
    expect(value('3-4-26')).toContain('3 April 2026 or 4 March 2026');
  });

  test('is read in the order of the file', () => {
    expect(value('03/04/2026', 'day-first')).toBe('2026-04-03');
    expect(value('03/04/2026', 'month-first')).toBe('2026-03-04');
  });

  test('is distinguished from dates with one reading', () => {
    expect(['03/04/2026', '3-4-26'].map(isAmbiguousDate)).toEqual([true, true]);
    expect(['04/04/2026', '20/12/2026', '3.4.2026', '2026-03-04', 'x', ''].map(isAmbiguousDate)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });
});

test.each([
  ['', 'No date is given'],
  ['soon', 'soon is no date'],
  ['2026-02-30', '2026-02-30 is no date: there is no such day'],
  ['31/31/2026', '31/31/2026 is no date: there is no such day'],
  ['2026-12-20 09:30', '2026-12-20 09:30 is no date: it has a time of day'],
  ['20 Xyz 2026', '20 Xyz 2026 is no date'],
  ['46376', '46376 is no date'],
])('%j is refused: %s', (text, message) => {
  expect(value(text)).toBe(message);
});

test('a date that does not fit the order of its file is refused', () => {
  expect(value('20/12/2026', 'month-first')).toBe('20/12/2026 is no date: there is no such day');
});

test('days are stored in one form', () => {
  expect(['2026-12-20', '2026-02-30', '2026-1-1', ''].map(isDay)).toEqual([true, false, false, false]);
});
