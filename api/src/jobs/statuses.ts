export const jobStatuses = [
  'unassigned',
  'pending',
  'assigned',
  'in_progress',
  'qa',
  'attempted',
  'unfulfilled',
  'completed',
  'cancelled',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const assignmentStatuses = [
  'accepted',
  'in_progress',
  'qa',
  'attempted',
  'completed',
  'cancelled',
  'stopped',
  'abandoned',
  'partially_failed',
  'failed',
] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** Visits that are not finished: they occupy time of the agent. */
export const openAssignmentStatuses = [
  'accepted',
  'in_progress',
  'partially_failed',
] as const satisfies AssignmentStatus[];

/** Statuses without a way out. */
export const finalJobStatuses = [
  'attempted',
  'unfulfilled',
  'completed',
  'cancelled',
] as const satisfies JobStatus[];

/** Work with an open outcome; every other job is on the market, in review or closed. */
export const openJobStatuses = [
  'unassigned',
  'pending',
  'assigned',
  'in_progress',
] as const satisfies JobStatus[];

/** Jobs without an agent. */
export const freeJobStatuses = ['unassigned', 'pending'] as const satisfies JobStatus[];
export const isFree = ({ status }: { readonly status: JobStatus }): boolean =>
  freeJobStatuses.some((free) => free === status);

/** Jobs with an agent who does or did the work. */
export const isHeld = ({ status }: { readonly status: JobStatus }): boolean =>
  !isFree({ status }) && status !== 'unfulfilled' && status !== 'cancelled';

/** The assignment whose answers a job shows. An unassigned job keeps its last one for its history only. */
export const answeredIn = (job: {
  readonly status: JobStatus;
  readonly assignment_id: string | null;
}): string | null => (isFree(job) ? null : job.assignment_id);
