import type { AssignmentStatus, JobStatus } from './statuses.ts';

/** Actions of staff. */
export const staffJobActions = [
  'assign_market',
  'assign_agent',
  'unassign',
  'stop_abandoned',
  'stop_attempted',
  'fail_partially',
  'fail_invalid',
  'fail_treasure_hunt',
  'complete',
  'unfulfil',
  'cancel',
  'review_assign',
  'review_unassign',
] as const;
/** Actions of agents in the field. */
export const fieldJobActions = ['accept', 'start', 'submit', 'retry', 'stop_in_field'] as const;
/** All actions on a job. */
export const jobActions = [...staffJobActions, 'share', ...fieldJobActions] as const;
export type JobAction = (typeof jobActions)[number];

/** The facts that decide which actions are possible. */
export type JobState = {
  readonly status: JobStatus;
  /** Status of the current assignment, or of the last one. */
  readonly assignment: AssignmentStatus | null;
  /** Whether it is offered together with other jobs. */
  readonly bundled: boolean;
  readonly treasureHunt: boolean;
  /** Whether its order is cancelled, finished or archived. */
  readonly orderClosed: boolean;
};

/**
 * One row: the action leads from any of `from` to `to`. `assignment` is the new status of the current assignment;
 * `opens` is the status of a new one.
 */
export type JobTransition = {
  readonly action: JobAction;
  readonly from: readonly JobStatus[];
  /** `same` keeps the status. */
  readonly to: JobStatus | 'same';
  readonly assignment: AssignmentStatus | null;
  readonly opens?: AssignmentStatus;
  readonly assignmentFrom?: readonly AssignmentStatus[];
  /** Not for a job that is on the market in a bundle: the bundle must be dissolved first. */
  readonly notBundled?: true;
  readonly onlyTreasureHunt?: true;
  /** Also for a job of a closed order: the action does not bring the job on. */
  readonly whenClosed?: true;
  /** In this status only the job's reviewer may do it. */
  readonly byReviewerIn?: JobStatus;
};

const open = ['unassigned', 'pending', 'assigned', 'in_progress'] as const;

export const jobTransitions: readonly JobTransition[] = [
  { action: 'assign_market', from: ['unassigned'], to: 'pending', assignment: null },
  { action: 'assign_market', from: ['pending'], to: 'pending', assignment: null, notBundled: true },
  { action: 'assign_market', from: ['assigned'], to: 'pending', assignment: 'cancelled' },
  { action: 'assign_agent', from: ['unassigned'], to: 'assigned', assignment: null, opens: 'accepted' },
  {
    action: 'assign_agent',
    from: ['pending'],
    to: 'assigned',
    assignment: null,
    opens: 'accepted',
    notBundled: true,
  },
  { action: 'assign_agent', from: ['assigned'], to: 'assigned', assignment: 'cancelled', opens: 'accepted' },
  { action: 'unassign', from: ['pending'], to: 'unassigned', assignment: null },
  { action: 'unassign', from: ['assigned'], to: 'unassigned', assignment: 'cancelled' },
  { action: 'accept', from: ['pending'], to: 'assigned', assignment: null, opens: 'accepted' },
  {
    action: 'start',
    from: ['assigned'],
    to: 'in_progress',
    assignment: 'in_progress',
    assignmentFrom: ['accepted'],
  },
  {
    action: 'submit',
    from: ['in_progress'],
    to: 'qa',
    assignment: 'qa',
    assignmentFrom: ['in_progress'],
  },
  {
    action: 'retry',
    from: ['in_progress'],
    to: 'qa',
    assignment: 'qa',
    assignmentFrom: ['partially_failed'],
  },
  {
    action: 'stop_in_field',
    from: ['in_progress'],
    to: 'same',
    assignment: 'stopped',
    assignmentFrom: ['in_progress', 'partially_failed'],
  },
  {
    action: 'stop_abandoned',
    from: ['in_progress', 'qa'],
    to: 'unassigned',
    assignment: 'abandoned',
    byReviewerIn: 'qa',
  },
  {
    action: 'stop_attempted',
    from: ['in_progress', 'qa'],
    to: 'attempted',
    assignment: 'attempted',
    byReviewerIn: 'qa',
  },
  {
    action: 'fail_partially',
    from: ['qa'],
    to: 'in_progress',
    assignment: 'partially_failed',
    byReviewerIn: 'qa',
  },
  { action: 'fail_invalid', from: ['qa'], to: 'unassigned', assignment: 'failed', byReviewerIn: 'qa' },
  {
    action: 'fail_treasure_hunt',
    from: ['qa'],
    to: 'unassigned',
    assignment: 'failed',
    onlyTreasureHunt: true,
    byReviewerIn: 'qa',
  },
  { action: 'complete', from: ['qa'], to: 'completed', assignment: 'completed', byReviewerIn: 'qa' },
  { action: 'unfulfil', from: open, to: 'unfulfilled', assignment: 'cancelled', whenClosed: true },
  { action: 'cancel', from: open, to: 'cancelled', assignment: 'cancelled', whenClosed: true },
  { action: 'review_assign', from: ['qa'], to: 'same', assignment: null },
  { action: 'review_unassign', from: ['qa'], to: 'same', assignment: null },
  { action: 'share', from: ['attempted', 'completed'], to: 'same', assignment: null, whenClosed: true },
];

/** Statuses of a running assignment; every other status is final. */
export const runningAssignmentStatuses = [
  'accepted',
  'in_progress',
  'qa',
  'stopped',
  'partially_failed',
] as const satisfies AssignmentStatus[];

const isRunning = (status: AssignmentStatus | null): boolean =>
  runningAssignmentStatuses.some((running) => running === status);

const applies = (row: JobTransition, job: JobState): boolean =>
  row.from.includes(job.status) &&
  (row.whenClosed === true || !job.orderClosed) &&
  (row.notBundled !== true || !job.bundled) &&
  (row.onlyTreasureHunt !== true || job.treasureHunt) &&
  (row.assignmentFrom === undefined ||
    (job.assignment !== null && row.assignmentFrom.includes(job.assignment)));

/** Whether the job refuses this action only because its order is closed. */
export const isClosedTo = (job: JobState, action: JobAction): boolean =>
  job.orderClosed && !jobTransitions.some((row) => row.action === action && row.whenClosed === true);

/** The row of an action in this state; null when the action is not possible. */
export function jobTransition(job: JobState, action: JobAction): JobTransition | null {
  return jobTransitions.find((row) => row.action === action && applies(row, job)) ?? null;
}

/** The state after an action; null when the action is not possible. Acting on one job dissolves a bundle. */
export function afterJobAction(job: JobState, action: JobAction): JobState | null {
  const row = jobTransition(job, action);
  if (!row) return null;
  const assignment =
    row.opens ?? (row.assignment !== null && isRunning(job.assignment) ? row.assignment : job.assignment);
  return { ...job, status: row.to === 'same' ? job.status : row.to, assignment, bundled: false };
}
