import type { Kysely } from 'kysely';
import type { Session } from '../authentication/session.ts';
import type { Database } from '../database/database.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import type { Actor } from './history.ts';
import { lockJobs, lockWithBundles } from './locking.ts';
import type { LockedJob } from './locking.ts';
import { messages, readable } from './messages.ts';
import type { FailMode, StopReason, TreasureHuntFailReason } from './messages.ts';
import { dissolve, move, mustBeReviewer, mustFollow } from './moving.ts';
import { payForWork } from './pay.ts';

export type Staff = { readonly session: Session; readonly actor: Actor; readonly now: Date };

/** One job, locked; `not_found` without it. */
export async function lockJob(transaction: Kysely<Database>, id: string): Promise<LockedJob> {
  const [job] = await lockJobs(transaction, [id]);
  if (!job) throw new ApiError('not_found');
  return job;
}

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
const described = (title: string, comment: string | null | undefined): string =>
  isBlank(comment) ? title : `${title}: ${comment?.trim()}`;

/**
 * Stops a job: given up by the shepherd (not paid, the job is free again) or attempted (paid, the end of the
 * job). While it is in progress that takes `jobs.manage`, in review it takes the reviewer.
 */
export async function stop(
  transaction: Kysely<Database>,
  id: string,
  { reason, comment }: { readonly reason: StopReason; readonly comment?: string | null | undefined },
  { session, actor, now }: Staff,
): Promise<void> {
  if ((reason === 'abandoned' || reason === 'other') && isBlank(comment))
    throw fieldError('comment', messages.commentRequired);
  const { jobs, others } = await lockWithBundles(transaction, [id]);
  const [job] = jobs;
  if (!job) throw new ApiError('not_found');
  const row = mustFollow(job, reason === 'abandoned' ? 'stop_abandoned' : 'stop_attempted');
  mustBeReviewer(job, row, session);
  if (job.status === 'in_progress' && !session.permissions.includes('jobs.manage'))
    throw new ApiError('auth.forbidden');
  const title = reason === 'abandoned' ? 'Stopped as abandoned' : `Stopped as attempted, ${readable(reason)}`;
  if (row.to === 'unassigned') await dissolve(transaction, others, actor, now);
  await move(transaction, [job], row, described(title, comment), actor, now);
  if (row.to === 'attempted') await payForWork(transaction, job, 'fee', actor, now);
}

export type Failing = {
  readonly mode?: FailMode | null | undefined;
  readonly reason?: TreasureHuntFailReason | null | undefined;
  readonly comment?: string | null | undefined;
};

/** Fails a job in review: for another try by the same shepherd, or for good without pay. */
export async function fail(
  transaction: Kysely<Database>,
  id: string,
  { mode, reason, comment }: Failing,
  { session, actor, now }: Staff,
): Promise<void> {
  if (!mode && !reason) throw fieldError('mode', messages.modeRequired);
  if (isBlank(comment)) throw fieldError('comment', messages.commentRequired);
  const { jobs, others } = await lockWithBundles(transaction, [id]);
  const [job] = jobs;
  if (!job) throw new ApiError('not_found');
  if (reason && job.order_type !== 'treasure_hunt') throw fieldError('reason', messages.treasureHuntOnly);
  const action = reason
    ? 'fail_treasure_hunt'
    : mode === 'job_partially_failed'
      ? 'fail_partially'
      : 'fail_invalid';
  const row = mustFollow(job, action);
  mustBeReviewer(job, row, session);
  const title =
    action === 'fail_partially' ? 'Asked for another try' : `Failed, ${readable(reason ?? 'job_invalid')}`;
  if (row.to === 'unassigned') await dissolve(transaction, others, actor, now);
  await move(transaction, [job], row, described(title, comment), actor, now);
  if (action === 'fail_partially')
    await transaction.updateTable('jobs').set({ partial: true }).where('id', '=', id).execute();
}

/** Completes a job in review and pays its shepherd: the fee, and what its tasks earn on top. */
export async function complete(
  transaction: Kysely<Database>,
  id: string,
  comment: string | null | undefined,
  { session, actor, now }: Staff,
): Promise<void> {
  const job = await lockJob(transaction, id);
  const row = mustFollow(job, 'complete');
  mustBeReviewer(job, row, session);
  await move(transaction, [job], row, described('Completed', comment), actor, now);
  await payForWork(transaction, job, 'fee and tasks', actor, now);
}

/** How many jobs are looked at when a reviewer goes on to the next one. */
const candidates = 5;

/**
 * Makes the user reviewer of the next job of the order that nobody reviews, the longest waiting first; jobs
 * that somebody else is taking at this moment are skipped. Null when there is none.
 */
export async function takeNext(
  transaction: Kysely<Database>,
  orderId: string,
  { session, actor, now }: Staff,
): Promise<string | null> {
  const free = await transaction
    .selectFrom('jobs')
    .where('order_id', '=', orderId)
    .where('status', '=', 'qa')
    .where('reviewer_id', 'is', null)
    .orderBy('completed_at')
    .orderBy('sequence')
    .limit(candidates)
    .select('id')
    .forUpdate()
    .skipLocked()
    .execute();
  const [next] = free;
  if (!next) return null;
  await assignReviewer(
    transaction,
    next.id,
    { adminUserId: session.userId, reassign: false },
    { actor, now },
  );
  return next.id;
}

/** Makes somebody the reviewer. Throws `job.already_assigned` when it has another one and may not change. */
export async function assignReviewer(
  transaction: Kysely<Database>,
  id: string,
  { adminUserId, reassign }: { readonly adminUserId: string; readonly reassign: boolean },
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const job = await lockJob(transaction, id);
  const row = mustFollow(job, 'review_assign');
  const reviewer = await transaction
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.id', '=', adminUserId)
    .where('users.status', '=', 'active')
    .select(['users.first_name', 'users.last_name', 'roles.permissions'])
    .executeTakeFirst();
  if (!reviewer?.permissions.includes('jobs.review'))
    throw fieldError('admin_user_id', messages.reviewerUnknown);
  if (job.reviewer_id === adminUserId) return;
  if (job.reviewer_id !== null && !reassign)
    throw new ApiError('job.already_assigned', {
      message: `Job ${id} is already assigned to a reviewer`,
    });
  await transaction.updateTable('jobs').set({ reviewer_id: adminUserId }).where('id', '=', id).execute();
  const event = `Review assigned to ${reviewer.first_name} ${reviewer.last_name}`;
  await move(transaction, [job], row, event, actor, now);
}

/** Takes the reviewer from a job in review; nothing changes when it has none. */
export async function unassignReviewer(
  transaction: Kysely<Database>,
  id: string,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const job = await lockJob(transaction, id);
  const row = mustFollow(job, 'review_unassign');
  if (job.reviewer_id === null) return;
  await transaction.updateTable('jobs').set({ reviewer_id: null }).where('id', '=', id).execute();
  await move(transaction, [job], row, 'Review unassigned', actor, now);
}
