import { endOfJob, endOfWork } from '@shepherd/domain/workEnd.ts';
import type { WorkEnd } from '@shepherd/domain/workEnd.ts';
import { sql } from 'kysely';
import { localTime } from '../../csv/csv.ts';
import type { Column } from '../../csv/csv.ts';
import type { AssignmentStatus } from '../statuses.ts';

/** When staff ended work that was begun, but neither submitted nor stopped on site. */
export const endedByStaffAt = sql<string | null>`case
  when assignments.started_at is not null and assignments.ended_at is null and assignments.stopped_at is null
  then assignments.closed_at end`;

type AssignmentTimes = {
  readonly ended_at: string | null;
  readonly stopped_at: string | null;
  readonly ended_by_staff_at: string | null;
};

export const endOfAssignment = (work: AssignmentTimes): WorkEnd | null =>
  endOfWork({ handedInAt: work.ended_at, stoppedAt: work.stopped_at, endedAt: work.ended_by_staff_at });

/** After these a job starts again; it keeps the assignment for its history only. */
const lost: ReadonlySet<AssignmentStatus> = new Set(['abandoned', 'failed']);

/** When the work on a job ended, from its last assignment. */
export const jobEndedAt = (
  job: { readonly ended_at: string | null },
  work: (AssignmentTimes & { readonly status: AssignmentStatus }) | null,
): string | null =>
  (work === null || lost.has(work.status) ? null : endOfAssignment(work)?.at) ?? job.ended_at;

type EndedJob = {
  readonly completed_at: string | null;
  readonly ended_at: string | null;
  readonly stopped_at: string | null;
};

export const endOf = (job: EndedJob): WorkEnd | null =>
  endOfJob({ handedInAt: job.completed_at, stoppedAt: job.stopped_at, endedAt: job.ended_at });

/** The columns of an export about the end of work. `zoneOf` is the zone of the place; null if unknown. */
export const endColumns = <Row>(
  end: (row: Row) => WorkEnd | null,
  zoneOf: (row: Row) => string | null,
): readonly Column<Row>[] => [
  ['Ended', (row, timezone) => localTime(end(row)?.at ?? null, zoneOf(row) ?? timezone)],
  ['How it ended', (row) => end(row)?.how ?? null],
  ['Time zone', (row, timezone) => zoneOf(row) ?? timezone],
];
