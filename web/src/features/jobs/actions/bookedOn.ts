import type { AssignTerms } from '../../../kit/assign/definition.ts';
import type { PlannedVisit } from './shepherdFit.ts';

/** What is sent so that the server books the days that are shown. */
export type BookedTerms = Pick<AssignTerms, 'jobDate' | 'startTime' | 'endTime'> & {
  readonly jobDates?: { jobId: string; jobDate: string }[];
};

/** Null where a job has no day: the server refuses it then, in words. */
export function bookedOn(planned: readonly PlannedVisit[]): BookedTerms | null {
  const jobDates = planned.flatMap(({ id, day }) => (day === null ? [] : [{ jobId: id, jobDate: day }]));
  const [first] = planned;
  if (!first || jobDates.length < planned.length) return null;
  return together(first, planned) ?? { jobDates };
}

/** One day for all, which every server understands; undefined where days or times differ. */
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

/** Times that are sent are multiples of five minutes. */
const isOnStep = (time: string | null): time is string => time !== null && /^\d{2}:\d[05]$/.test(time);
