import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';
import { record } from './history.ts';
import type { Actor } from '../authentication/actor.ts';
import { runningAssignment, stateOf } from './locking.ts';
import type { LockedJob } from './locking.ts';
import { isFree } from './statuses.ts';
import type { AssignmentStatus, JobStatus } from './statuses.ts';
import { isClosedTo, jobTransition } from './transitions.ts';
import type { JobAction, JobTransition } from './transitions.ts';

/**
 * The row that this action follows; throws `order.closed` when nothing more is done for its order, and
 * `job.invalid_transition` when the job cannot take it now.
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

/** Nothing is offered or taken on the market while the order is paused or the job's location group is hidden there. */
export function mustBeOnMarket(job: LockedJob): void {
  if (job.order_paused) throw new ApiError('order.paused');
  if (job.hidden_from_market)
    throw new ApiError('job.hidden_from_market', {
      message: `The location group of the job ${job.id} is hidden from the market. Show it there first, or assign the job directly`,
    });
}

/** Where a row asks for the reviewer of the job, anybody else is refused with `job.not_reviewer`. */
export function mustBeReviewer(job: LockedJob, row: JobTransition, session: Session): void {
  if (row.byReviewerIn === job.status && job.reviewer_id !== session.userId)
    throw new ApiError('job.not_reviewer');
}

/** What each status makes of the times, the offer, the bundle and the review of a job. */
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
 * Carries out a checked transition of jobs that take the same row: status, what follows from it, the present
 * assignments, and one line of history each.
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
  await record(
    transaction,
    actor,
    jobs.map((job) => ({
      jobId: job.id,
      assignmentId: job.assignment_id,
      event: typeof event === 'string' ? event : event(job),
    })),
    now,
  );
}

/**
 * An order that is extended has its free jobs end later in the background: one that is taken before its turn was free
 * when the order was extended, so it ends later as well. Whoever moves a job holds its order, and so does who extends.
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
 * Takes a bundle apart because one of its jobs leaves it: what is still on the market goes back to
 * unassigned, what has been accepted stays with its shepherd on its own.
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
