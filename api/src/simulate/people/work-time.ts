import { localTime, minutesOf, timeZoneOf } from '../../time/zones.ts';
import { random } from '../../seed/random.ts';
import { dayAfter, minute } from '../../time/instants.ts';
import type { Point } from '../moves/positions.ts';

/** The facts that decide when a job is worked on. */
export type Timed = {
  readonly assignment: string;
  readonly job_date: string;
  /** The last day on which it may be done. */
  readonly end_date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly started_at: string | null;
  /** The template's duration in minutes. */
  readonly duration: number;
  /** The location group's time limit in minutes. */
  readonly time_limit: number | null;
  /** The place that decides the time zone: the job's, or the agent's if the job is done anywhere. */
  readonly place: Point | null;
};

const wholeDay = { first: 0, last: 24 * 60 } as const;
const zoneOf = ({ place }: Timed): string => (place && timeZoneOf(place)) ?? 'UTC';

/** The work window in local minutes of the day; all day without times. */
function windowOf({ start_time: start, end_time: end }: Timed): { first: number; last: number } {
  return {
    first: start === null ? wholeDay.first : minutesOf(start),
    last: end === null ? wholeDay.last : minutesOf(end),
  };
}

/** Minutes of work for this agent: about the template's duration, limited by the available time. */
export function minutesOfWork(job: Timed): number {
  const { first, last } = windowOf(job);
  const own = job.duration * (random(`work ${job.assignment}`).integer(85, 120) / 100);
  return Math.max(1, Math.floor(Math.min(own, job.time_limit ?? own, (last - first) * 0.8)));
}

/** Planned start in minutes of the day, spread over the window, so that not all agents start at nine. */
export function plannedStart(job: Timed): number {
  const { first, last } = windowOf(job);
  const share = random(`start ${job.assignment}`).integer(0, 800) / 1_000;
  return first + Math.floor((last - first - minutesOfWork(job)) * share);
}

/** Whether the work can begin now, with enough time before the window closes. */
export function isTimeToStart(job: Timed, now: Date): boolean {
  const here = localTime(zoneOf(job), now);
  return (
    here.day === job.job_date &&
    here.minutes >= plannedStart(job) &&
    here.minutes + minutesOfWork(job) < windowOf(job).last
  );
}

/** Whether the day's window is open now, on a day of the job. */
export function isInWindow(job: Timed, now: Date): boolean {
  const { day, minutes } = localTime(zoneOf(job), now);
  const { first, last } = windowOf(job);
  return day >= job.job_date && day <= job.end_date && minutes >= first && minutes < last;
}

/** Minutes until the window closes today. */
export const minutesLeft = (job: Timed, now: Date): number =>
  windowOf(job).last - localTime(zoneOf(job), now).minutes;

/** Whether it is too late to begin: the day is over, or the remaining time is too short. */
export function isMissed(job: Timed, now: Date): boolean {
  const { day, minutes } = localTime(zoneOf(job), now);
  return day > job.job_date || (day === job.job_date && minutes + minutesOfWork(job) >= windowOf(job).last);
}

/** Whether the last day of the job is over, or its hours on it. */
export function isLastDayOver(job: Timed, now: Date): boolean {
  const { day, minutes } = localTime(zoneOf(job), now);
  return day > job.end_date || (day === job.end_date && minutes >= windowOf(job).last);
}

/** Whether the work began outside its hours; it then continues that way. */
export function beganOutOfHours(job: Timed): boolean {
  if (job.started_at === null) return false;
  const start = localTime(zoneOf(job), new Date(job.started_at));
  const { first, last } = windowOf(job);
  return start.day !== job.job_date || start.minutes < first || start.minutes + minutesOfWork(job) >= last;
}

/** Whether the work has lasted for its duration. */
export const isThrough = (job: Timed, now: Date, haste: number): boolean =>
  job.started_at !== null &&
  now.getTime() - Date.parse(job.started_at) >= (minutesOfWork(job) * minute) / haste;

/** The first day on which it can still begin after `minutesToGo` of travel; null after the last. */
export function firstDay(job: Timed, now: Date, minutesToGo: number): string | null {
  const { day, minutes } = localTime(zoneOf(job), now);
  if (day < job.job_date) return job.job_date;
  const today = minutes + minutesToGo + minutesOfWork(job) + 10 < windowOf(job).last;
  const first = today ? day : dayAfter(day, 1);
  return first <= job.end_date ? first : null;
}

/** Whether a retry requested today is possible: until the last day, within its hours. */
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
