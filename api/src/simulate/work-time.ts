import { localTime, minutesOf, timeZoneOf } from '../time/zones.ts';
import { random } from '../seed/random.ts';
import { minute } from '../time/instants.ts';
import type { Point } from './positions.ts';

/** What decides when a job is worked on. */
export type Timed = {
  readonly assignment: string;
  readonly job_date: string;
  /** The last day on which it may be done. */
  readonly end_date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly started_at: string | null;
  /** Minutes that its template says. */
  readonly duration: number;
  /** Minutes that its group of locations allows. */
  readonly time_limit: number | null;
  /** Where its clock is: its place, or where the shepherd is when it is done anywhere. */
  readonly place: Point | null;
};

const wholeDay = { first: 0, last: 24 * 60 } as const;
const zoneOf = ({ place }: Timed): string => (place && timeZoneOf(place)) ?? 'UTC';

/** From when to when it may be worked on, in minutes of the day there; without times, all day. */
function windowOf({ start_time: start, end_time: end }: Timed): { first: number; last: number } {
  return {
    first: start === null ? wholeDay.first : minutesOf(start),
    last: end === null ? wholeDay.last : minutesOf(end),
  };
}

/** Minutes that this shepherd takes: about what the template says, and never more than there is time for. */
export function minutesOfWork(job: Timed): number {
  const { first, last } = windowOf(job);
  const own = job.duration * (random(`work ${job.assignment}`).integer(85, 120) / 100);
  return Math.max(1, Math.floor(Math.min(own, job.time_limit ?? own, (last - first) * 0.8)));
}

/** Minutes of the day at which they mean to begin: all over the window, so that not everybody comes at nine. */
export function plannedStart(job: Timed): number {
  const { first, last } = windowOf(job);
  const share = random(`start ${job.assignment}`).integer(0, 800) / 1_000;
  return first + Math.floor((last - first - minutesOfWork(job)) * share);
}

/** Whether it is the day and the time to begin, with time enough to be through before the window closes. */
export function isTimeToStart(job: Timed, now: Date): boolean {
  const here = localTime(zoneOf(job), now);
  return (
    here.day === job.job_date &&
    here.minutes >= plannedStart(job) &&
    here.minutes + minutesOfWork(job) < windowOf(job).last
  );
}

/** Whether the window of the day is open now, on a day on which the job may be done. */
export function isInWindow(job: Timed, now: Date): boolean {
  const { day, minutes } = localTime(zoneOf(job), now);
  const { first, last } = windowOf(job);
  return day >= job.job_date && day <= job.end_date && minutes >= first && minutes < last;
}

/** Minutes until the window closes today. */
export const minutesLeft = (job: Timed, now: Date): number =>
  windowOf(job).last - localTime(zoneOf(job), now).minutes;

/** Whether nobody can begin any more: the day is over, or there is no time left for the work. */
export function isMissed(job: Timed, now: Date): boolean {
  const { day, minutes } = localTime(zoneOf(job), now);
  return day > job.job_date || (day === job.job_date && minutes + minutesOfWork(job) >= windowOf(job).last);
}

/** Whether the last day of the job is over, or its hours on it. */
export function isLastDayOver(job: Timed, now: Date): boolean {
  const { day, minutes } = localTime(zoneOf(job), now);
  return day > job.end_date || (day === job.end_date && minutes >= windowOf(job).last);
}

/** Whether what was begun at that time was begun out of its hours: then it goes on as it began. */
export function beganOutOfHours(job: Timed): boolean {
  if (job.started_at === null) return false;
  const start = localTime(zoneOf(job), new Date(job.started_at));
  const { first, last } = windowOf(job);
  return start.day !== job.job_date || start.minutes < first || start.minutes + minutesOfWork(job) >= last;
}

/** Whether it has been worked on for as long as it takes. */
export const isThrough = (job: Timed, now: Date, haste: number): boolean =>
  job.started_at !== null &&
  now.getTime() - Date.parse(job.started_at) >= (minutesOfWork(job) * minute) / haste;

/** The first day on which it can still be begun, when there are so many minutes to get there; null after the last. */
export function firstDay(job: Timed, now: Date, minutesToGo: number): string | null {
  const { day, minutes } = localTime(zoneOf(job), now);
  if (day < job.job_date) return job.job_date;
  const today = minutes + minutesToGo + minutesOfWork(job) + 10 < windowOf(job).last;
  const first = today ? day : dayAfter(day, 1);
  return first <= job.end_date ? first : null;
}

/** Whether somebody who is asked for another try today has the time for it: until the last day, within its hours. */
export function isThereTimeToRetry(
  job: Pick<Timed, 'end_date' | 'end_time'> & {
    readonly latitude: number | null;
    readonly longitude: number | null;
  },
  now: Date,
): boolean {
  const { day, minutes } = localTime(timeZoneOf(job) ?? 'UTC', now);
  const last = job.end_time === null ? wholeDay.last : minutesOf(job.end_time);
  return day < job.end_date || (day === job.end_date && minutes + 60 < last);
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
