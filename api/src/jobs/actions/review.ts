import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inSteps } from '../../http/action.ts';
import type { Action, Acting } from '../../http/action.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { lockJob, lockWithBundle } from '../locking.ts';
import { messages, readable } from '../messages.ts';
import type { FailMode, StopReason, TreasureHuntFailReason } from '../messages.ts';
import { dissolve, move, mustBeReviewer, mustFollow } from './moving.ts';
import { payForWork } from './pay.ts';

export type Staff = Pick<Acting, 'session' | 'actor' | 'now'>;

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
const described = (title: string, comment: string | null | undefined): string =>
  isBlank(comment) ? title : `${title}: ${comment?.trim()}`;

/**
 * Stops a job: abandoned by the agent (not paid, the job is unassigned again) or attempted (paid, the job is closed).
 * In progress it needs `jobs.manage`, in review only the reviewer may do it.
 */
export const stop: Action<string, Stopping, void, Staff> = inSteps({
  check: ({ reason, comment }) => {
    if ((reason === 'abandoned' || reason === 'other') && isBlank(comment))
      throw fieldError('comment', messages.commentRequired);
  },
  lock: lockWithBundle,
  follow: ({ job }, { reason }, { session }) => {
    const row = mustFollow(job, reason === 'abandoned' ? 'stop_abandoned' : 'stop_attempted');
    mustBeReviewer(job, row, session);
    if (job.status === 'in_progress' && !session.permissions.includes('jobs.manage'))
      throw new ApiError('auth.forbidden');
    return row;
  },
  change: async (transaction, { job, others }, { input: { reason, comment }, row }, { actor, now }) => {
    const title =
      reason === 'abandoned' ? 'Stopped as abandoned' : `Stopped as attempted, ${readable(reason)}`;
    if (row.to === 'unassigned') await dissolve(transaction, others, actor, now);
    await move(transaction, [job], row, described(title, comment), actor, now);
    if (reason === 'abandoned') return;
    await transaction.updateTable('jobs').set({ attempt_reason: reason }).where('id', '=', job.id).execute();
    await payForWork(transaction, job, 'fee', actor, now);
  },
});

type Stopping = { readonly reason: StopReason; readonly comment?: string | null | undefined };

export type Failing = {
  readonly mode?: FailMode | null | undefined;
  readonly reason?: TreasureHuntFailReason | null | undefined;
  readonly comment?: string | null | undefined;
};

/** Fails a job in review: for a retry by the same agent, or for good without pay. */
export const fail: Action<string, Failing, void, Staff> = inSteps({
  check: ({ mode, reason, comment }) => {
    if (!mode && !reason) throw fieldError('mode', messages.modeRequired);
    if (isBlank(comment)) throw fieldError('comment', messages.commentRequired);
  },
  lock: lockWithBundle,
  follow: ({ job }, { mode, reason }, { session }) => {
    if (reason && job.order_type !== 'treasure_hunt') throw fieldError('reason', messages.treasureHuntOnly);
    const retry = mode === 'job_partially_failed';
    const row = mustFollow(job, reason ? 'fail_treasure_hunt' : retry ? 'fail_partially' : 'fail_invalid');
    mustBeReviewer(job, row, session);
    return row;
  },
  change: async (transaction, { job, others }, { input: { reason, comment }, row }, { actor, now }) => {
    const retry = row.action === 'fail_partially';
    const title = retry ? 'Asked for another try' : `Failed, ${readable(reason ?? 'job_invalid')}`;
    if (row.to === 'unassigned') await dissolve(transaction, others, actor, now);
    await move(transaction, [job], row, described(title, comment), actor, now);
    if (retry)
      await transaction.updateTable('jobs').set({ partial: true }).where('id', '=', job.id).execute();
  },
});

/** Completes a job in review and pays its agent: the fee and the pay of its tasks. Returns its order. */
export const complete: Action<string, string | null | undefined, string, Staff> = inSteps({
  lock: lockJob,
  follow: (job, _comment, { session }) => {
    const row = mustFollow(job, 'complete');
    mustBeReviewer(job, row, session);
    return row;
  },
  change: async (transaction, job, { input: comment, row }, { actor, now }) => {
    await move(transaction, [job], row, described('Completed', comment), actor, now);
    await payForWork(transaction, job, 'fee and tasks', actor, now);
    return job.order_id;
  },
});

/**
 * Assigns the user to the order's job that has waited longest without a reviewer; jobs locked by concurrent requests
 * are skipped. Null when there is none.
 */
export async function takeNext(
  transaction: Kysely<Database>,
  orderId: string,
  { session, actor, now }: Staff,
): Promise<string | null> {
  const next = await transaction
    .selectFrom('jobs')
    .where('order_id', '=', orderId)
    .where('status', '=', 'qa')
    .where('reviewer_id', 'is', null)
    .orderBy('completed_at')
    .orderBy('sequence')
    // More locked rows would be skipped by concurrent reviewers.
    .limit(1)
    .select('id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return null;
  await assignReviewer(
    transaction,
    next.id,
    { adminUserId: session.userId, reassign: false },
    { actor, now },
  );
  return next.id;
}

type Reviewing = { readonly adminUserId: string; readonly reassign: boolean };

/** Sets the reviewer. Throws `job.already_assigned` when there is another one and a takeover is not allowed. */
export const assignReviewer: Action<string, Reviewing, void, Omit<Staff, 'session'>> = inSteps({
  lock: lockJob,
  follow: (job) => mustFollow(job, 'review_assign'),
  change: async (transaction, job, { input: { adminUserId, reassign }, row }, { actor, now }) => {
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
        message: `Job ${job.id} is already assigned to a reviewer`,
      });
    await transaction
      .updateTable('jobs')
      .set({ reviewer_id: adminUserId })
      .where('id', '=', job.id)
      .execute();
    const event = `Review assigned to ${reviewer.first_name} ${reviewer.last_name}`;
    await move(transaction, [job], row, event, actor, now);
  },
});

/** Removes the reviewer from a job in review; does nothing when there is none. */
export async function unassignReviewer(
  transaction: Kysely<Database>,
  id: string,
  { actor, now }: Omit<Staff, 'session'>,
): Promise<void> {
  const job = await lockJob(transaction, id);
  const row = mustFollow(job, 'review_unassign');
  if (job.reviewer_id === null) return;
  await transaction.updateTable('jobs').set({ reviewer_id: null }).where('id', '=', id).execute();
  await move(transaction, [job], row, 'Review unassigned', actor, now);
}
