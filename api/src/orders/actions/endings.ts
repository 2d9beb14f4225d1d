import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../../authentication/actor.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import {
  endOpenJobs,
  countJobs,
  moveEnds,
  removeInterestJobs,
  withdrawOffers,
} from '../../jobs/actions/ending.ts';
import { freeJobStatuses, openJobStatuses } from '../../jobs/statuses.ts';
import { defineWork, enqueue } from '../../outbox/work.ts';
import { endingName } from '../work-names.ts';

/**
 * The change of an order's jobs when the order ends, pauses, is extended or ends its interest phase: open jobs are
 * closed, offers are withdrawn, jobs without an agent get a later end or are deleted.
 */
export type Ending =
  | {
      readonly jobStatus: 'cancelled' | 'unfulfilled';
      readonly reason: string | null;
      readonly comment: string;
    }
  | { readonly jobStatus: 'unassigned' }
  | { readonly jobStatus: 'extended'; readonly from: string; readonly to: string }
  | { readonly jobStatus: 'removed' };

/**
 * More jobs than this are changed in the background: updating a hundred thousand of them in every index takes longer
 * than a caller waits, and locks them all meanwhile. The order itself ends immediately.
 */
const manyJobs = 1_000;
const jobsAtOnce = 500;

/**
 * Ends the jobs of an order whose lock this transaction holds, or enqueues that; returns the count. Changes that do
 * not end all jobs throw `order.jobs_ending` while another change is running.
 */
export async function endJobs(
  transaction: Kysely<Database>,
  orderId: string,
  ending: Ending,
  actor: Actor,
  now: Date,
): Promise<number> {
  if (!endsAll(ending)) await refuseWhileJobsEnd(transaction, orderId);
  const count = await countWanted(transaction, orderId, ending);
  if (count <= manyJobs) return endSome(transaction, orderId, ending, actor, now);
  const row = {
    job_status: ending.jobStatus,
    reason: 'reason' in ending ? ending.reason : null,
    comment: 'comment' in ending ? ending.comment : null,
    from_date: 'from' in ending ? ending.from : null,
    to_date: 'to' in ending ? ending.to : null,
    actor: actor.name,
    user_id: actor.userId,
  };
  // Cancelling an order replaces a running change of its jobs.
  await transaction
    .insertInto('order_endings')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
  await enqueue(transaction, { name: endingName }, { orderId }, now);
  return count;
}

const endsAll = ({ jobStatus }: Ending): boolean => jobStatus === 'cancelled' || jobStatus === 'unfulfilled';

/** Ends a batch of jobs and continues in the next transaction, so that other calls get their turn. */
export const endingWork = defineWork<{ orderId: string }>(
  endingName,
  async ({ orderId }, { database, clock }) => {
    const row = await database
      .selectFrom('order_endings')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const ending = endingOf(row);
    const actor = { name: row.actor, userId: row.user_id };
    const ended = await endSome(database, orderId, ending, actor, clock(), jobsAtOnce);
    if (ended === jobsAtOnce) await enqueue(database, { name: endingName }, { orderId }, clock());
    else await database.deleteFrom('order_endings').where('order_id', '=', orderId).execute();
  },
  { kind: 'order_ending', title: 'Change the open jobs of an order', about: 'orderId' },
);

/** How many jobs of an order still wait for the background change; null when none is running. */
export async function countJobsToEnd(database: Kysely<Database>, orderId: string): Promise<number | null> {
  const row = await database
    .selectFrom('order_endings')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? countWanted(database, orderId, endingOf(row)) : null;
}

/** Throws `order.jobs_ending`: actions that need the jobs wait until the background change is done. */
export async function refuseWhileJobsEnd(database: Kysely<Database>, orderId: string): Promise<void> {
  if ((await countJobsToEnd(database, orderId)) !== null) throw new ApiError('order.jobs_ending');
}

function endingOf(row: Selectable<Database['order_endings']>): Ending {
  const { job_status: jobStatus, reason, comment, from_date: from, to_date: to } = row;
  if (jobStatus === 'unassigned' || jobStatus === 'removed') return { jobStatus };
  if (jobStatus === 'extended') return { jobStatus, from: from ?? '', to: to ?? '' };
  return { jobStatus, reason, comment: comment ?? '' };
}

function countWanted(database: Kysely<Database>, orderId: string, ending: Ending): Promise<number> {
  const { jobStatus } = ending;
  if (jobStatus === 'unassigned') return countJobs(database, orderId, ['pending']);
  if (jobStatus === 'removed') return countJobs(database, orderId, freeJobStatuses, { interest: true });
  if (jobStatus === 'extended')
    return countJobs(database, orderId, freeJobStatuses, { endDate: ending.from });
  return countJobs(database, orderId, openJobStatuses);
}

function endSome(
  transaction: Kysely<Database>,
  orderId: string,
  ending: Ending,
  actor: Actor,
  now: Date,
  limit?: number,
): Promise<number> {
  const some = { orderId, actor, limit };
  if (ending.jobStatus === 'unassigned') return withdrawOffers(transaction, some, now);
  if (ending.jobStatus === 'removed') return removeInterestJobs(transaction, some, now);
  if (ending.jobStatus === 'extended') return moveEnds(transaction, { ...some, ...ending });
  const { jobStatus: to, reason, comment } = ending;
  return endOpenJobs(transaction, { orderId, to, reason, comment, actor, limit }, now);
}
