import { expect, test } from 'vitest';
import { dayInWords, readRelativeDay, relativeWords, resolvedDay } from './relativeDay.ts';

const now = new Date(2026, 11, 31, 23, 30);

test.each([
  ['today', 'today', '2026-12-31'],
  [' Tomorrow ', 'tomorrow', '2027-01-01'],
  ['yesterday', 'yesterday', '2026-12-30'],
  ['in 7 days', 'in_7_days', '2027-01-07'],
  ['in_7_days', 'in_7_days', '2027-01-07'],
  ['30 days ago', '30_days_ago', '2026-12-01'],
  ['in 1 day', 'tomorrow', '2027-01-01'],
  ['in 0 days', 'today', '2026-12-31'],
])('"%s" is kept as %s and currently means %s', (text, word, date) => {
  expect(readRelativeDay(text)).toBe(word);
  expect(resolvedDay(word, now)).toBe(date);
});

test.each(['2026-11-20', 'next week', 'in days', 'in 12345 days', ''])('"%s" is no relative day', (text) => {
  expect(readRelativeDay(text)).toBeNull();
  expect(resolvedDay(text, now)).toBe(text);
});

test('the text contains the current date', () => {
  expect(relativeWords('in_7_days')).toBe('in 7 days');
  expect(dayInWords('tomorrow', now)).toBe('tomorrow (01 Jan 27)');
  expect(dayInWords('2026-11-20', now)).toBe('20 Nov 26');
});
