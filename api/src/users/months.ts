import { fieldError } from '../http/errors.ts';
import { dayOf } from '../time/instants.ts';

/** Maximum number of months in an answer. */
const longest = 120;

export type Months = {
  /** The first days of the months, earliest first. */
  readonly starts: readonly string[];
  /** The first day after the last month. */
  readonly end: string;
};

/** The months from one day to another, both included; by default the last twelve. Months are in UTC. */
export function monthsOf(period: { from?: string | undefined; to?: string | undefined }, now: Date): Months {
  const last = firstOfMonth(new Date(`${period.to ?? dayOf(now)}T00:00:00Z`));
  const first =
    period.from === undefined ? addMonths(last, -11) : firstOfMonth(new Date(`${period.from}T00:00:00Z`));
  if (first > last) throw fieldError('from', 'End date is before start date');
  const starts: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) starts.push(dayOf(month));
  if (starts.length > longest) throw fieldError('from', `At most ${longest} months`);
  return { starts, end: dayOf(addMonths(last, 1)) };
}

const firstOfMonth = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
const addMonths = (day: Date, count: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count, 1));
