import { hour, later, oneDay } from '../time/instants.ts';
import { dayAfter, daysBetween, localDay, localTime } from './british-time.ts';
import { weekdayOf } from './schedules.ts';

/** The office is there on weekdays; those who review, or help shepherds out, take turns on every day. */
export type Shift = 'office' | 'desk';
const hours: Readonly<Record<Shift, readonly [opens: number, closes: number]>> = {
  office: [8 * 60 + 30, 18 * 60],
  desk: [8 * 60, 20 * 60],
};
const friday = 5;

/** A time between two at which somebody is at work, so far on from the first as the share says; null where nobody is. */
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
 * The working hours that come as late in their week as an instant does in it: what happened one after the other still
 * does, but by day. What would be still to come, this week, was in its last hours.
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
