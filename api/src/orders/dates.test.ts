import { describe, expect, it } from 'vitest';
import { dayOutside, isBeforeToday } from './dates.ts';

const now = new Date('2026-11-20T14:00:00Z');

describe('a moment before today', () => {
  it.each([
    ['today at midnight in London', '2026-11-20T00:00:00Z', false],
    ['today at midnight on Kiritimati, where the day began first', '2026-11-20T10:00:00Z', false],
    ['today at midnight on Niue, where it is still early', '2026-11-20T11:00:00Z', false],
    ['yesterday, wherever one is', '2026-11-19T11:00:00Z', true],
    ['midnight a day of 25 hours ago', '2026-11-19T13:01:00Z', false],
    ['two days ago', '2026-11-18T14:00:00Z', true],
  ])('%s: %s is %s', (_what, instant, before) => {
    expect(isBeforeToday(instant, now)).toBe(before);
  });
});

describe('a location', () => {
  const order = { start_date: '2026-12-01T09:00:00Z', end_date: '2026-12-31T18:00:00Z' };
  it.each([
    ['2026-11-30', '2027-01-01', null],
    ['2026-11-29', '2026-12-05', 'start_date'],
    ['2027-01-02', '2027-01-03', 'start_date'],
    ['2026-12-05', '2027-01-02', 'end_date'],
    [null, null, null],
    [null, '2026-11-29', 'end_date'],
  ])('from %s to %s has %s outside of its order', (start_date, end_date, outside) => {
    expect(dayOutside({ start_date, end_date }, order)).toBe(outside);
    expect(dayOutside({ start_date, end_date }, { start_date: null, end_date: null })).toBeNull();
  });
});
