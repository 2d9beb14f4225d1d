import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http/errors.ts';
import { groupByRow } from './direct-assignment.ts';
import type { Actor } from '../authentication/actor.ts';
import { lockWithBundles } from './locking.ts';
import type { LockedJob } from './locking.ts';
import { messages } from './messages.ts';
import { dissolve, move, mustFollow } from './moving.ts';
import { freeJobStatuses, openJobStatuses } from './statuses.ts';
import type { JobStatus } from './statuses.ts';

type Context = { readonly actor: Actor; readonly now: Date };

/** Takes jobs off the market or from their shepherd, all or none; their bundles are discarded. */
export async function unassign(
  transaction: Kysely<Database>,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const { jobs, others } = await lockWithBundles(transaction, ids);
  await unassignLocked(transaction, jobs, others, context);
}

async function unassignLocked(
  transaction: Kysely<Database>,
  jobs: readonly LockedJob[],
  others: readonly LockedJob[],
  { actor, now }: Context,
): Promise<void> {
  const rows = new Map(jobs.map((job) => [job.id, mustFollow(job, 'unassign')]));
  await dissolve(transaction, others, actor, now);
  for (const [row, group] of groupByRow(jobs, rows))
    await move(
      transaction,
      group,
      row,
      (job) => (job.status === 'pending' ? 'Taken off the market' : 'Unassigned from the shepherd'),
      actor,
      now,
    );
}

export type Closing = {
  readonly to: 'cancelled' | 'unfulfilled';
  readonly comment: string;
  /** A code from a list, for example why an order was finished early. */
  readonly reason?: string | null;
};

/** Ends jobs for good, all or none. Throws `validation.failed` for `comment`, or `job.invalid_transition`. */
export async function close(
  transaction: Kysely<Database>,
  ids: readonly string[],
  closing: Closing,
  context: Context,
): Promise<void> {
  if (closing.comment.trim() === '') throw fieldError('comment', messages.commentRequired);
  const { jobs, others } = await lockWithBundles(transaction, ids);
  await closeLocked(transaction, jobs, others, closing, context);
}

async function closeLocked(
  transaction: Kysely<Database>,
  jobs: readonly LockedJob[],
  others: readonly LockedJob[],
  { to, comment, reason }: Closing,
  { actor, now }: Context,
): Promise<void> {
  const action = to === 'cancelled' ? 'cancel' : 'unfulfil';
  const rows = new Map(jobs.map((job) => [job.id, mustFollow(job, action)]));
  const title = to === 'cancelled' ? 'Cancelled' : 'Marked as unfulfilled';
  const event = [title, reason?.replaceAll('_', ' '), comment.trim()].filter(Boolean).join(': ');
  await dissolve(transaction, others, actor, now);
  for (const [row, group] of groupByRow(jobs, rows)) await move(transaction, group, row, event, actor, now);
}

type OfOrder = {
  readonly orderId: string;
  readonly actor: Actor;
  /** At most so many, the first by their numbers. */
  readonly limit?: number | undefined;
};

/** Ends the open jobs of an order, when the order is cancelled or finished. Answers how many. */
export async function closeOpenJobs(
  transaction: Kysely<Database>,
  { orderId, actor, limit, ...closing }: Closing & OfOrder,
  now: Date,
): Promise<number> {
  return eachPart(transaction, { orderId, statuses: openJobStatuses, limit }, (jobs, others) =>
    closeLocked(transaction, jobs, others, closing, { actor, now }),
  );
}

/** How many jobs of an order are in one of these statuses, and as the rest says. */
export async function countJobs(
  database: Kysely<Database>,
  orderId: string,
  statuses: readonly JobStatus[],
  more: Pick<Wanted, 'interest' | 'endDate'> = {},
): Promise<number> {
  const { count } = await jobsOf(database, { orderId, statuses, ...more })
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the pending jobs of an order off the market, when the order is paused. Answers how many. */
export async function withdrawOffers(
  transaction: Kysely<Database>,
  { orderId, actor, limit }: OfOrder,
  now: Date,
): Promise<number> {
  return eachPart(transaction, { orderId, statuses: ['pending'], limit }, (jobs, others) =>
    unassignLocked(transaction, jobs, others, { actor, now }),
  );
}

/** Deletes the unassigned and pending jobs that stand for interest only. Answers how many there were. */
export async function removeInterestJobs(
  transaction: Kysely<Database>,
  { orderId, actor, limit }: OfOrder,
  now: Date,
): Promise<number> {
  const wanted = { orderId, statuses: freeJobStatuses, interest: true, limit } as const;
  return eachPart(transaction, wanted, async (jobs, others) => {
    await dissolve(transaction, others, actor, now);
    const ids = jobs.map((job) => job.id);
    await transaction.deleteFrom('jobs').where('id', 'in', ids).execute();
  });
}

/** Jobs that nobody has taken end on another day, those that ended on `from`. Answers how many there were. */
export async function moveEnds(
  transaction: Kysely<Database>,
  { orderId, from, to, limit }: Omit<OfOrder, 'actor'> & { readonly from: string; readonly to: string },
): Promise<number> {
  const wanted = jobsOf(transaction, { orderId, statuses: freeJobStatuses, endDate: from })
    .orderBy('sequence')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .select('id')
    .forUpdate();
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ end_date: to })
    .where('id', 'in', wanted)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type Wanted = {
  readonly orderId: string;
  readonly statuses: readonly JobStatus[];
  /** Only those that stand for interest. */
  readonly interest?: true;
  /** Only those that end on this day. */
  readonly endDate?: string;
  readonly limit?: number | undefined;
};

const jobsOf = (database: Kysely<Database>, { orderId, statuses, interest, endDate }: Wanted) =>
  database
    .selectFrom('jobs')
    .where('order_id', '=', orderId)
    .where('status', 'in', statuses)
    .$if(interest === true, (query) => query.where('interest', '=', true))
    .$if(endDate !== undefined, (query) => query.where('end_date', '=', endDate ?? ''));

const isWanted = (job: LockedJob, { orderId, statuses, interest }: Wanted): boolean =>
  job.order_id === orderId && statuses.includes(job.status) && (interest !== true || job.interest);

/** How many jobs one statement names: one takes at most 65,535 parameters, and orders have more jobs. */
const partSize = 2_000;

/**
 * Locks these jobs in the order of their numbers and does something to them part by part. What is locked fits
 * the query and goes on fitting it, whatever others did to it before. Others in a bundle with a job come with
 * the first of its parts, except those whose own turn comes. Answers how many there were.
 */
async function eachPart(
  transaction: Kysely<Database>,
  wanted: Wanted,
  change: (jobs: readonly LockedJob[], others: readonly LockedJob[]) => Promise<void>,
): Promise<number> {
  const { limit } = wanted;
  const locked = await jobsOf(transaction, wanted)
    .orderBy('sequence')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .select('id')
    .forUpdate()
    .execute();
  const ids = locked.map((job) => job.id);
  for (let start = 0; start < ids.length; start += partSize) {
    const { jobs, others } = await lockWithBundles(transaction, ids.slice(start, start + partSize));
    await change(
      jobs,
      others.filter((job) => !isWanted(job, wanted)),
    );
  }
  return ids.length;
}
