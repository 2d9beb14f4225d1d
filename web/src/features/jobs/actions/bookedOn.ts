import type { AssignTerms } from '../assign/definition.ts';
import type { PlannedVisit } from './shepherdFit.ts';

/** The terms that make the server book the shown days. */
export type BookedTerms = Pick<AssignTerms, 'jobDate' | 'startTime' | 'endTime'> & {
  readonly jobDates?: { jobId: string; jobDate: string }[];
};

/** Null if a job has no day: the server then refuses it with a message. */
export function bookedOn(planned: readonly PlannedVisit[]): BookedTerms | null {
  const jobDates = planned.flatMap(({ id, day }) => (day === null ? [] : [{ jobId: id, jobDate: day }]));
  const [first] = planned;
  if (!first || jobDates.length < planned.length) return null;
  return together(first, planned) ?? { jobDates };
}

/** One day for all, which every server supports; undefined if days or times differ. */
function together(
  { day, startTime, endTime }: PlannedVisit,
  planned: readonly PlannedVisit[],
): BookedTerms | undefined {
  const alike = planned.every(
    (other) => other.day === day && other.startTime === startTime && other.endTime === endTime,
  );
  if (!alike || day === null) return undefined;
  if (startTime === null && endTime === null) return { jobDate: day };
  return isOnStep(startTime) && isOnStep(endTime) ? { jobDate: day, startTime, endTime } : undefined;
}

/** Sent times must be multiples of five minutes. */
const isOnStep = (time: string | null): time is string => time !== null && /^\d{2}:\d[05]$/.test(time);
