import { dayAfter, hour, later, oneDay } from '../time/instants.ts';
import { daysBetween, localDay, localTime } from './british-time.ts';
import { weekdayOf } from './schedules.ts';

/** The office works on weekdays; reviewers and support take turns on all days. */
export type Shift = 'office' | 'desk';
const hours: Readonly<Record<Shift, readonly [opens: number, closes: number]>> = {
  office: [8 * 60 + 30, 18 * 60],
  desk: [8 * 60, 20 * 60],
};
const friday = 5;

/** A working time between two instants, at the given share of the range; null if there is none. */
export function workingTime(shift: Shift, from: Date, to: Date, share: number): Date | null {
  const [opens, closes] = hours[shift];
  const spans = daysBetween(localDay(from), localDay(to))
    .filter((day) => shift === 'desk' || weekdayOf(day) <= friday)
    .map((day) => ({
      begins: Math.max(localTime(day, opens).getTime(), from.getTime()),
      ends: Math.min(localTime(day, closes).getTime(), to.getTime()),
    }))
    .filter(({ begins, ends }) => begins < ends);
  let left = share * spans.reduce((sum, { begins, ends }) => sum + ends - begins, 0);
  for (const { begins, ends } of spans) {
    if (left <= ends - begins) return new Date(Math.floor((begins + left) / 1_000) * 1_000);
    left -= ends - begins;
  }
  return null;
}

/**
 * Maps an instant to working hours of the same week and keeps the order of events. Times of this week that would lie
 * in the future move to its last working hours.
 */
export function duringWork(instant: Date, now: Date): Date {
  const day = localDay(instant);
  const monday = localTime(dayAfter(day, 1 - weekdayOf(day)), 0);
  const share = Math.min(1, (instant.getTime() - monday.getTime()) / week);
  const at = workingTime('office', monday, later(monday, week), share) ?? instant;
  const latest = later(now, -hour);
  return at < latest
    ? at
    : (workingTime('office', later(now, -4 * oneDay), latest, 0.9 + share / 10) ?? instant);
}
const week = 7 * oneDay;
