import type { JobStatus } from '../../graphql/generated/schema.ts';
import { pendingWarningMinutes, qaWarningMinutes } from '../../constants.ts';

/** The times of a job that its badge counts from or to; instants as ISO text. */
export interface CountdownSource {
  readonly status: JobStatus;
  /** End of the job's dates and times. */
  readonly endsAt: string | null;
  /** Beginning of the agreed date and time. */
  readonly startsAt: string | null;
  /** When the current offer was made. */
  readonly offeredAt: string | null;
  readonly startedAt: string | null;
  /** When the work was submitted for review. */
  readonly inReviewAt: string | null;
  /** Set while the Shepherd has stopped the work and it is not reviewed yet. */
  readonly stoppedAt: string | null;
  readonly cancelledAt: string | null;
  /** The duration of the work according to the template. */
  readonly durationMinutes: number | null;
}

export interface Countdown {
  readonly text: string;
  /** It waits too long. */
  readonly warning: boolean;
}

const minute = 60_000;

/** The badge of a job at a given time; null for jobs without a deadline or wait. */
export function countdown(job: CountdownSource, now: number): Countdown | null {
  if (job.stoppedAt !== null) return up(job.stoppedAt, now, (age) => `stopped for ${age}`);
  switch (job.status) {
    case 'UNASSIGNED':
      return down(job.endsAt, now);
    case 'ASSIGNED':
      return down(job.startsAt, now);
    case 'PENDING':
      return up(job.offeredAt, now, (age) => age, pendingWarningMinutes);
    case 'IN_PROGRESS':
      return up(job.startedAt, now, (age) => age, job.durationMinutes);
    case 'QA':
      return up(job.inReviewAt, now, (age) => age, qaWarningMinutes);
    case 'CANCELLED':
      return up(job.cancelledAt, now, (age) => `cancelled ${age} ago`);
    default:
      return null;
  }
}

function down(until: string | null, now: number): Countdown | null {
  if (until === null) return null;
  const left = Date.parse(until) - now;
  return left >= 0
    ? { text: `due in ${lengthOfTime(left)}`, warning: false }
    : { text: `overdue by ${lengthOfTime(-left)}`, warning: true };
}

function up(
  since: string | null,
  now: number,
  words: (age: string) => string,
  warningMinutes: number | null = null,
): Countdown | null {
  if (since === null) return null;
  const age = Math.max(0, now - Date.parse(since));
  return {
    text: words(lengthOfTime(age)),
    warning: warningMinutes !== null && age > warningMinutes * minute,
  };
}

/** '12 min', '3 h 5 min' or '2 d 4 h', rounded down. */
export function lengthOfTime(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
