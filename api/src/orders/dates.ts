import { dayOf, hour, later, oneDay } from '../time/instants.ts';

/** A day that is still today somewhere began less long ago than this: local days last up to 25 hours. */
const longestToday = oneDay + hour;
/** Local clocks are at most so far behind UTC and ahead of it. */
const farthestBehind = 12 * hour;
const farthestAhead = 14 * hour;

/** Whether a moment lies before today, wherever on earth it was chosen as today. */
export const isBeforeToday = (instant: string, now: Date): boolean =>
  new Date(instant) <= later(now, -longestToday);

/** Whether a day is over by every clock on earth. */
export const isDayOver = (day: string, now: Date): boolean => day < dayOf(later(now, -farthestBehind));

type Span = { readonly start_date: string | null; readonly end_date: string | null };

/**
 * The first and the last day on which an order can be worked on, by any clock: what a location says are days of its own
 * place. Null while the order has no dates.
 */
export function workDays({ start_date: start, end_date: end }: Span): { first: string; last: string } | null {
  if (start === null || end === null) return null;
  return {
    first: dayOf(later(new Date(start), -farthestBehind)),
    last: dayOf(later(new Date(end), farthestAhead)),
  };
}

/** Which of its days a location has outside of the order's; null when there is none. */
export function dayOutside(location: Span, order: Span): 'start_date' | 'end_date' | null {
  const days = workDays(order);
  const isOutside = (day: string | null): boolean =>
    days !== null && day !== null && (day < days.first || day > days.last);
  if (isOutside(location.start_date)) return 'start_date';
  return isOutside(location.end_date) ? 'end_date' : null;
}
