import { describe, expect, test } from 'vitest';
import type { OrderValues, ScheduleValues } from '../orderSchemas.ts';
import { newOrder } from '../orderValues.ts';
import { daysOfOrder, scheduledDays, weekDayOf } from './scheduledDays.ts';

const times = (start: string, end: string) => ({ key: `${start}${end}`, start, end });
const everyDay: ScheduleValues = {
  key: 's',
  id: null,
  name: 'S',
  default: true,
  times: [times('09:00', '17:00')],
  days: [],
};
const saturday = {
  key: 'w',
  on: 'week' as const,
  dayOfWeek: '6',
  date: null,
  times: [times('10:00', '12:00')],
};
const onDate = (date: string) => ({ key: date, on: 'date' as const, dayOfWeek: '1', date, times: [] });

const dates: OrderValues['dates'] = {
  ...newOrder().dates,
  startDate: '2030-06-06',
  startTime: '22:00',
  endDate: '2030-06-10',
  endTime: '02:00',
};

test('Monday is the first day of the week, and Sunday the seventh', () => {
  expect(['2030-06-03', '2030-06-08', '2030-06-09'].map(weekDayOf)).toEqual([1, 6, 7]);
});

describe('the days of a schedule', () => {
  test('are those from the first to the last, up to a limit', () => {
    expect(scheduledDays(everyDay, '2030-06-06', '2030-06-10', 14).map(({ date }) => date)).toEqual([
      '2030-06-06',
      '2030-06-07',
      '2030-06-08',
      '2030-06-09',
      '2030-06-10',
    ]);
    expect(scheduledDays(everyDay, '2030-06-06', '2030-06-30', 3)).toHaveLength(3);
  });

  test('have the times of their weekday instead of the daily ones', () => {
    const days = scheduledDays({ ...everyDay, days: [saturday] }, '2030-06-07', '2030-06-08', 14);
    expect(days).toMatchObject([
      { own: false, times: [{ start: '09:00' }] },
      { own: true, times: [{ start: '10:00' }] },
    ]);
  });

  test('have the times of their date instead of those of their weekday', () => {
    const schedule = { ...everyDay, days: [saturday, onDate('2030-06-08')] };
    expect(scheduledDays(schedule, '2030-06-08', '2030-06-08', 14)).toEqual([
      { date: '2030-06-08', own: true, times: [] },
    ]);
  });

  test('leave out times that are incomplete, or end before they start', () => {
    const schedule = {
      ...everyDay,
      times: [times('09:00', ''), times('22:00', '02:00'), times('18:00', '20:00')],
    };
    expect(scheduledDays(schedule, '2030-06-06', '2030-06-06', 14)[0]?.times).toMatchObject([
      { start: '18:00' },
    ]);
  });

  test.each([
    ['in spring', '2030-03-30', '2030-04-01', ['2030-03-30', '2030-03-31', '2030-04-01']],
    ['in autumn', '2030-10-26', '2030-10-28', ['2030-10-26', '2030-10-27', '2030-10-28']],
    ['of a leap year', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ])('each occur once when the clocks change %s', (_, first, last, expected) => {
    expect(scheduledDays(everyDay, first, last, 14).map(({ date }) => date)).toEqual(expected);
  });
});

describe('the days of an order', () => {
  test('reach from its first to its last, also over midnight', () => {
    expect(daysOfOrder(dates)).toEqual({ first: '2030-06-06', last: '2030-06-10' });
    expect(daysOfOrder({ ...dates, endDate: '2030-06-07' })).toEqual({
      first: '2030-06-06',
      last: '2030-06-07',
    });
  });

  test('begin today if it starts when it is created', () => {
    expect(daysOfOrder({ ...dates, start: 'now' }, new Date('2030-06-08T12:00:00'))).toEqual({
      first: '2030-06-08',
      last: '2030-06-10',
    });
  });

  test('are unknown until both ends are set and in the right order', () => {
    expect(daysOfOrder({ ...dates, endDate: null })).toBeNull();
    expect(daysOfOrder({ ...dates, endDate: '2030-06-05' })).toBeNull();
  });
});
