import type { DayValues, OrderValues, ScheduleValues, TimesValues } from '../orderSchemas.ts';
import { momentOf } from '../orderSchemas.ts';
import { dateForRequest } from '../../../../kit/value/time.ts';

/** A day of an order with the times for its jobs; without times no job can be done on it. */
export interface ScheduledDay {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly times: readonly TimesValues[];
  /** The day has times of its own. */
  readonly own: boolean;
}

const dayMilliseconds = 86_400_000;

/** 1 is Monday, as in ISO 8601. */
export const weekDayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + dayMilliseconds).toISOString().slice(0, 10);

/** The days of an order from start to end, up to a limit, with the times of a schedule. */
export function scheduledDays(
  { times, days }: ScheduleValues,
  first: string,
  last: string,
  most: number,
): ScheduledDay[] {
  const found: ScheduledDay[] = [];
  for (let date = first; date <= last && found.length < most; date = dayAfter(date)) {
    const own = dayFor(days, date);
    found.push({ date, times: (own?.times ?? times).filter(isWhole), own: own !== undefined });
  }
  return found;
}

/** A date takes precedence over a weekday. */
const dayFor = (days: readonly DayValues[], date: string): DayValues | undefined =>
  days.find((day) => day.on === 'date' && day.date === date) ??
  days.find((day) => day.on === 'week' && Number(day.dayOfWeek) === weekDayOf(date));

const isWhole = ({ start, end }: TimesValues): boolean => start !== '' && end !== '' && start < end;

/** First and last day of the order, as far as they are entered. */
export function daysOfOrder(
  { start, startDate, startTime, endDate, endTime }: OrderValues['dates'],
  now: Date = new Date(),
): { readonly first: string; readonly last: string } | null {
  const begin = start === 'now' ? now : momentOf(startDate, startTime || '00:00');
  const end = momentOf(endDate, endTime || '00:00');
  if (begin === null || end === null || begin >= end) return null;
  return { first: dateForRequest(begin), last: dateForRequest(end) };
}
