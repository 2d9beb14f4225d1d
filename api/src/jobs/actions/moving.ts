import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Session } from '../../authentication/session.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { formatInstant } from '../../time/instants.ts';
import { record } from '../history.ts';
import type { Actor } from '../../authentication/actor.ts';
import { clearReviewMarks } from '../../review-marks/clearing.ts';
import { runningAssignment, stateOf } from '../locking.ts';
import type { LockedJob } from '../locking.ts';
import { isFree } from '../statuses.ts';
import type { AssignmentStatus, JobStatus } from '../statuses.ts';
import { isClosedTo, jobTransition } from '../transitions.ts';
import type { JobAction, JobTransition } from '../transitions.ts';

/**
 * The transition of this action; throws `order.closed` for jobs of a closed order, and `job.invalid_transition` if
 * the job's status does not allow it.
 */
export function mustFollow(job: LockedJob, action: JobAction): JobTransition {
  const state = stateOf(job);
  if (isClosedTo(state, action)) throw new ApiError('order.closed');
  const row = jobTransition(state, action);
  if (row) return row;
  throw new ApiError('job.invalid_transition', {
    message: `This is not possible in the current status of the job ${job.id}`,
  });
}

/** Nothing is offered or accepted while the order is paused or the job's location group is hidden. */
export function mustBeOnMarket(job: LockedJob): void {
  if (job.order_paused) throw new ApiError('order.paused');
  if (job.hidden_from_market)
    throw new ApiError('job.hidden_from_market', {
      message: `The location group of the job ${job.id} is hidden from the market. Show it there first, or assign the job directly`,
    });
}

/** If the transition requires the job's reviewer, other users are refused with `job.not_reviewer`. */
export function mustBeReviewer(job: LockedJob, row: JobTransition, session: Session): void {
  if (row.byReviewerIn === job.status && job.reviewer_id !== session.userId)
    throw new ApiError('job.not_reviewer');
}

/** The times, offer, bundle and review columns for each status. */
function columnsOf(to: JobStatus, now: string) {
  const offMarket = { market_offer_id: null };
  const alone = { bundle_id: null, bundle_name: null };
  const notReviewed = { reviewer_id: null, completed_at: null, ended_at: null, qa_entered_at: null };
  switch (to) {
    case 'unassigned':
      return {
        ...offMarket,
        ...alone,
        ...notReviewed,
        agreed_fee: null,
        started_at: null,
        partial: false,
      };
    case 'pending':
      return { ...notReviewed, started_at: null };
    case 'assigned':
      return offMarket;
    case 'in_progress':
      return { ...notReviewed, started_at: sql<string>`coalesce(started_at, ${now})` };
    case 'qa':
      return { completed_at: now, ended_at: now, qa_entered_at: now };
    case 'attempted':
      return { ended_at: sql<string>`coalesce(ended_at, ${now})` };
    case 'unfulfilled':
      return { ...offMarket, ...alone };
    case 'cancelled':
      return { ...offMarket, ...alone, cancelled_at: now };
    case 'completed':
      return {};
  }
}

/**
 * Carries out a checked transition of jobs with the same table row: status, consequences, current assignments, and
 * one history line each.
 * @param jobs at least one
 */
export async function move(
  transaction: Kysely<Database>,
  jobs: readonly LockedJob[],
  row: JobTransition,
  event: string | ((job: LockedJob) => string),
  actor: Actor,
  now: Date,
): Promise<void> {
  const instant = formatInstant(now);
  await extendTaken(transaction, jobs, row);
  if (row.to !== 'same')
    await transaction
      .updateTable('jobs')
      .set({ status: row.to, ...columnsOf(row.to, instant) })
      .where(
        'id',
        'in',
        jobs.map((job) => job.id),
      )
      .execute();
  await closeAssignments(transaction, jobs, row, instant);
  if (isDoneAgain(row.to))
    await clearReviewMarks(
      transaction,
      jobs.filter(isInReview).map(({ id }) => id),
    );
  await record(
    transaction,
    actor,
    jobs.map((job) => ({
      jobId: job.id,
      assignmentId: job.assignment_id,
      event: typeof event === 'string' ? event : event(job),
      action: row.action,
    })),
    now,
  );
}

const isInReview = ({ status }: LockedJob): boolean => status === 'qa';
/** From review: another attempt, or another Shepherd's. */
const isDoneAgain = (to: JobTransition['to']): boolean => to === 'in_progress' || to === 'unassigned';

/**
 * Extending an order moves the end of its unassigned jobs in the background. A job that is taken before its batch was
 * unassigned when the order was extended, so it ends later as well. Moving a job and extending both lock the order.
 */
async function extendTaken(
  transaction: Kysely<Database>,
  jobs: readonly LockedJob[],
  row: JobTransition,
): Promise<void> {
  if (row.opens === undefined) return;
  const taken = jobs.filter(isFree).map(({ id }) => id);
  if (taken.length === 0) return;
  await sql`
    update jobs set end_date = order_endings.to_date
    from order_endings
    where order_endings.order_id = jobs.order_id and order_endings.job_status = 'extended'
      and jobs.end_date = order_endings.from_date and jobs.id in (${sql.join(taken)})`.execute(transaction);
}

async function closeAssignments(
  transaction: Kysely<Database>,
  jobs: readonly LockedJob[],
  row: JobTransition,
  now: string,
): Promise<void> {
  const ids = jobs.flatMap((job) => runningAssignment(job)?.id ?? []);
  if (row.assignment === null || ids.length === 0) return;
  const times = {
    ...(row.assignment === 'in_progress' && { started_at: now }),
    ...(row.assignment === 'qa' && { ended_at: now }),
    ...(row.assignment === 'stopped' && { stopped_at: now }),
    ...(row.assignment === 'partially_failed' && { ended_at: null }),
    ...(final.has(row.assignment) && { closed_at: now }),
  };
  await transaction
    .updateTable('assignments')
    .set({ status: row.assignment, ...times })
    .where('id', 'in', ids)
    .execute();
}

const final: ReadonlySet<AssignmentStatus> = new Set([
  'attempted',
  'completed',
  'cancelled',
  'abandoned',
  'failed',
]);

/**
 * Dissolves a bundle because one of its jobs leaves it: jobs still on the market become unassigned, accepted ones
 * stay with their agent individually.
 */
export async function dissolve(
  transaction: Kysely<Database>,
  others: readonly LockedJob[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const pending = others.filter((job) => job.status === 'pending');
  const rest = others.filter((job) => job.status !== 'pending');
  const [first] = pending;
  if (first) await move(transaction, pending, mustFollow(first, 'unassign'), bundleDiscarded, actor, now);
  if (rest.length === 0) return;
  await transaction
    .updateTable('jobs')
    .set({ bundle_id: null, bundle_name: null })
    .where(
      'id',
      'in',
      rest.map((job) => job.id),
    )
    .execute();
  await record(
    transaction,
    actor,
    rest.map((job) => ({ jobId: job.id, assignmentId: job.assignment_id, event: bundleDiscarded })),
    now,
  );
}

const bundleDiscarded = 'Bundle discarded';
