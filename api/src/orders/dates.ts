import { dayOf, hour, later, oneDay } from '../time/instants.ts';

/** A day that is still today somewhere began less than this ago: local days last up to 25 hours. */
const longestToday = oneDay + hour;
/** The limits of local time behind and ahead of UTC. */
const farthestBehind = 12 * hour;
const farthestAhead = 14 * hour;

/** Whether an instant is before today, whatever the time zone in which today was chosen. */
export const isBeforeToday = (instant: string, now: Date): boolean =>
  new Date(instant) <= later(now, -longestToday);

/** Whether a day is over in every time zone. */
export const isDayOver = (day: string, now: Date): boolean => day < dayOf(later(now, -farthestBehind));

type Span = { readonly start_date: string | null; readonly end_date: string | null };

/**
 * The first and the last day of an order in any time zone, because a location's days are local. Null while the order
 * has no dates.
 */
export function workDays({ start_date: start, end_date: end }: Span): { first: string; last: string } | null {
  if (start === null || end === null) return null;
  return {
    first: dayOf(later(new Date(start), -farthestBehind)),
    last: dayOf(later(new Date(end), farthestAhead)),
  };
}

/** Which date of a location is outside the order's; null when there is none. */
export function dayOutside(location: Span, order: Span): 'start_date' | 'end_date' | null {
  const days = workDays(order);
  const isOutside = (day: string | null): boolean =>
    days !== null && day !== null && (day < days.first || day > days.last);
  if (isOutside(location.start_date)) return 'start_date';
  return isOutside(location.end_date) ? 'end_date' : null;
}
