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

/** Visits that are still to be made or finished: they take time of the shepherd. */
export const openAssignmentStatuses = [
  'accepted',
  'in_progress',
  'partially_failed',
] as const satisfies AssignmentStatus[];

/** No action leads out of these. */
export const finalJobStatuses = [
  'attempted',
  'unfulfilled',
  'completed',
  'cancelled',
] as const satisfies JobStatus[];

/** Work that can still end well or badly; every other job is on the market, in review or over. */
export const openJobStatuses = [
  'unassigned',
  'pending',
  'assigned',
  'in_progress',
] as const satisfies JobStatus[];

/** Nobody has taken such a job. */
export const freeJobStatuses = ['unassigned', 'pending'] as const satisfies JobStatus[];
export const isFree = ({ status }: { readonly status: JobStatus }): boolean =>
  freeJobStatuses.some((free) => free === status);

/** The assignment whose answers a job shows. A free job keeps its last one for its history only. */
export const answeredIn = (job: {
  readonly status: JobStatus;
  readonly assignment_id: string | null;
}): string | null => (isFree(job) ? null : job.assignment_id);
