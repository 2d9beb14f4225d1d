import { expect, test } from 'vitest';
import { bookedDays, overlaps } from './visit-day.ts';
import type { RequestedVisit, Visit } from './visit-day.ts';

const wholeDay = (day: string): Visit => ({ day, startTime: null, endTime: null });
const requested = (change: Partial<RequestedVisit> = {}): RequestedVisit => ({
  id: '7-1',
  firstDay: '2026-05-20',
  lastDay: '2026-12-02',
  startTime: '09:00',
  endTime: '11:00',
  today: '2026-11-29',
  time: '08:00',
  ...change,
});
const bookedDay = (change: Partial<RequestedVisit>, booked: readonly Visit[] = []) =>
  bookedDays([requested(change)], booked).get('7-1');

test.each([
  ['the first day of a window that is still to come', { firstDay: '2026-12-01' }, '2026-12-01'],
  ['today in a window that has begun', {}, '2026-11-29'],
  ['today where it is the last day', { lastDay: '2026-11-29' }, '2026-11-29'],
  ['today while its hours go on', { time: '10:59' }, '2026-11-29'],
  ['tomorrow when the hours of today are over', { time: '11:00' }, '2026-11-30'],
  ['today at any time without hours', { startTime: null, endTime: null, time: '23:59' }, '2026-11-29'],
  ['a later first day at any time', { firstDay: '2026-12-01', time: '23:59' }, '2026-12-01'],
])('books %s', (_name, change, day) => {
  expect(bookedDay(change)).toEqual({ state: 'free', day });
});

test('never books a day of a window that has passed', () => {
  expect(bookedDay({ lastDay: '2026-11-28' })).toEqual({ state: 'over', day: null });
  expect(bookedDay({ lastDay: '2026-11-29', time: '11:00' })).toEqual({ state: 'over', day: null });
});

test('books the first day without another visit at these hours', () => {
  expect(bookedDay({}, [wholeDay('2026-11-29'), wholeDay('2026-11-30')])).toEqual({
    state: 'free',
    day: '2026-12-01',
  });
  const touching = { day: '2026-11-29', startTime: '11:00', endTime: '12:00' };
  expect(bookedDay({}, [touching])).toEqual({ state: 'free', day: '2026-11-29' });
});

test('says when no day is free', () => {
  const booked = ['2026-11-29', '2026-11-30'].map(wholeDay);
  expect(bookedDay({ lastDay: '2026-11-30' }, booked)).toEqual({ state: 'busy', day: '2026-11-29' });
});

test('books visits that are requested together on days that do not overlap', () => {
  const days = bookedDays(
    [
      requested({ id: '7-1' }),
      requested({ id: '7-2', startTime: '10:00', endTime: '12:00' }),
      requested({ id: '7-3', startTime: '12:00', endTime: '13:00' }),
    ],
    [],
  );
  expect([...days].map(([id, { day }]) => [id, day])).toEqual([
    ['7-1', '2026-11-29'],
    ['7-2', '2026-11-30'],
    ['7-3', '2026-11-29'],
  ]);
});

test('counts days across the end of a month and of a year', () => {
  const window = { firstDay: '2028-02-28', lastDay: '2028-03-02', today: '2028-01-01' };
  expect(bookedDay(window, [wholeDay('2028-02-28')])?.day).toBe('2028-02-29');
  const newYear = { firstDay: '2026-12-31', lastDay: '2027-01-02', today: '2026-12-31' };
  expect(bookedDay(newYear, [wholeDay('2026-12-31')])?.day).toBe('2027-01-01');
});

test.each([
  ['09:30', '11:00', true],
  ['10:00', '11:00', false],
  ['08:00', '09:00', false],
  [null, null, true],
  ['09:30', null, true],
] as const)(
  'a visit from 09:00 to 10:00 and one from %s to %s overlap: %s',
  (startTime, endTime, expected) => {
    const visit = { day: '2026-12-01', startTime: '09:00', endTime: '10:00' };
    expect(overlaps(visit, { day: '2026-12-01', startTime, endTime })).toBe(expected);
    expect(overlaps({ day: '2026-12-01', startTime, endTime }, visit)).toBe(expected);
    expect(overlaps(visit, { day: '2026-12-02', startTime, endTime })).toBe(false);
  },
);
