import { dayAfter } from './zone.ts';

/** A visit on one day; without hours it takes the whole day. */
export interface Visit {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm */
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** A job with the days on which the customer requested it. */
export interface RequestedVisit {
  readonly id: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** The current day at the place of the job. */
  readonly today: string;
  /** The current time of day at the place of the job, HH:mm. */
  readonly time: string;
}

/** The day to book. `busy`: no day is free, and `day` is the first that has not passed. `over`: all days have passed. */
export type BookedDay =
  { readonly state: 'free' | 'busy'; readonly day: string } | { readonly state: 'over'; readonly day: null };

/** A visit may begin in the minute in which another ends. */
export function overlaps(one: Visit, other: Visit): boolean {
  if (one.day !== other.day) return false;
  if (one.startTime === null || one.endTime === null) return true;
  if (other.startTime === null || other.endTime === null) return true;
  return one.startTime < other.endTime && other.startTime < one.endTime;
}

/**
 * For each requested visit, the first day from today within its window, or from tomorrow when its hours of today are
 * over, that overlaps neither the visits already booked
 * nor the requested ones before it.
 */
export function bookedDays(
  requested: readonly RequestedVisit[],
  booked: readonly Visit[],
): ReadonlyMap<string, BookedDay> {
  const taken = [...booked];
  const days = new Map<string, BookedDay>();
  for (const { id, startTime, endTime, ...window } of requested) {
    const found = firstFreeDay(window, { startTime, endTime }, taken);
    days.set(id, found);
    if (found.day !== null) taken.push({ day: found.day, startTime, endTime });
  }
  return days;
}

function firstFreeDay(
  { firstDay, lastDay, today, time }: Pick<RequestedVisit, 'firstDay' | 'lastDay' | 'today' | 'time'>,
  hours: Omit<Visit, 'day'>,
  taken: readonly Visit[],
): BookedDay {
  const next = hours.endTime !== null && hours.endTime.slice(0, 5) <= time ? dayAfter(today) : today;
  const earliest = firstDay < next ? next : firstDay;
  if (earliest > lastDay) return { state: 'over', day: null };
  for (let day = earliest; day <= lastDay; day = dayAfter(day))
    if (!taken.some((visit) => overlaps({ day, ...hours }, visit))) return { state: 'free', day };
  return { state: 'busy', day: earliest };
}
