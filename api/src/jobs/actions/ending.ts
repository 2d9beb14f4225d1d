import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { fieldError } from '../../http/errors.ts';
import { groupByRow } from '../assignment/direct-assignment.ts';
import type { Actor } from '../../authentication/actor.ts';
import { lockWithBundles } from '../locking.ts';
import type { LockedJob } from '../locking.ts';
import { messages } from '../messages.ts';
import { dissolve, move, mustFollow } from './moving.ts';
import { freeJobStatuses, openJobStatuses } from '../statuses.ts';
import type { JobStatus } from '../statuses.ts';

type Context = { readonly actor: Actor; readonly now: Date };

/** Takes jobs off the market or from their agent, all or none; their bundles are dissolved. */
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

export type Ending = {
  readonly to: 'cancelled' | 'unfulfilled';
  readonly comment: string;
  /** A reason code, for example why an order was finished early. */
  readonly reason?: string | null;
};

/** Ends jobs for good, all or none. Throws `validation.failed` for `comment`, or `job.invalid_transition`. */
export async function endJobs(
  transaction: Kysely<Database>,
  ids: readonly string[],
  ending: Ending,
  context: Context,
): Promise<void> {
  if (ending.comment.trim() === '') throw fieldError('comment', messages.commentRequired);
  const { jobs, others } = await lockWithBundles(transaction, ids);
  await endLocked(transaction, jobs, others, ending, context);
}

async function endLocked(
  transaction: Kysely<Database>,
  jobs: readonly LockedJob[],
  others: readonly LockedJob[],
  { to, comment, reason }: Ending,
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
  /** Batch size; lowest numbers first. */
  readonly limit?: number | undefined;
};

/** Ends the open jobs of an order that is cancelled or finished. Returns the count. */
export async function endOpenJobs(
  transaction: Kysely<Database>,
  { orderId, actor, limit, ...ending }: Ending & OfOrder,
  now: Date,
): Promise<number> {
  return eachPart(transaction, { orderId, statuses: openJobStatuses, limit }, (jobs, others) =>
    endLocked(transaction, jobs, others, ending, { actor, now }),
  );
}

/** Counts an order's jobs in these statuses that match the other conditions. */
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

/** Takes the pending jobs of an order off the market, when the order is paused. Returns the count. */
export async function withdrawOffers(
  transaction: Kysely<Database>,
  { orderId, actor, limit }: OfOrder,
  now: Date,
): Promise<number> {
  return eachPart(transaction, { orderId, statuses: ['pending'], limit }, (jobs, others) =>
    unassignLocked(transaction, jobs, others, { actor, now }),
  );
}

/** Deletes the unassigned and pending interest jobs. Returns the count. */
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

/** Moves the end of unassigned and pending jobs that ended on `from`. Returns the count. */
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
  /** Only interest jobs. */
  readonly interest?: true;
  /** Only jobs that end on this day. */
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

/** Batch size: a statement takes at most 65,535 parameters, and orders have more jobs. */
const partSize = 2_000;

/**
 * Locks the matching jobs in the order of their numbers and applies a change batch by batch. Locked jobs still match
 * the query, whatever others did before. Other jobs of a bundle come with the batch of its first job, unless they
 * match themselves. Returns the count.
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
