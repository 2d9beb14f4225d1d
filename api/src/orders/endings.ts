import type { Kysely } from 'kysely';
import type { Actor } from '../authentication/actor.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { closeOpenJobs, countJobs, withdrawOffers } from '../jobs/closing.ts';
import { openJobStatuses } from '../jobs/statuses.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import { endingName } from './work-names.ts';

/** What becomes of jobs when their order ends or pauses: open ones are over, or offers come back from the market. */
export type Ending =
  | {
      readonly jobStatus: 'cancelled' | 'unfulfilled';
      readonly reason: string | null;
      readonly comment: string;
    }
  | { readonly jobStatus: 'unassigned' };

/**
 * More jobs than this are ended in the background: writing a hundred thousand of them into every index takes longer
 * than a caller waits, and holds them all meanwhile. The order itself ends at once.
 */
const manyJobs = 1_000;
const jobsAtOnce = 500;

/** Ends the jobs of an order that this transaction holds, or sees to it that they are. */
export async function endJobs(
  transaction: Kysely<Database>,
  orderId: string,
  ending: Ending,
  actor: Actor,
  now: Date,
): Promise<void> {
  if ((await countJobs(transaction, orderId, statusesThatEnd(ending))) <= manyJobs) {
    await endSome(transaction, orderId, ending, actor, now);
    return;
  }
  const row = {
    job_status: ending.jobStatus,
    reason: ending.jobStatus === 'unassigned' ? null : ending.reason,
    comment: ending.jobStatus === 'unassigned' ? null : ending.comment,
    actor: actor.name,
    user_id: actor.userId,
  };
  // An order that is cancelled while its offers are still coming back has all of its jobs cancelled instead.
  await transaction
    .insertInto('order_endings')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
  await enqueue(transaction, { name: endingName }, { orderId }, now);
}

/** Ends some of the jobs and goes on in the next transaction, so that other calls get their turn. */
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
    const { job_status: jobStatus, reason, comment } = row;
    const ending = jobStatus === 'unassigned' ? { jobStatus } : { jobStatus, reason, comment: comment ?? '' };
    const actor = { name: row.actor, userId: row.user_id };
    const ended = await endSome(database, orderId, ending, actor, clock(), jobsAtOnce);
    if (ended === jobsAtOnce) await enqueue(database, { name: endingName }, { orderId }, clock());
    else await database.deleteFrom('order_endings').where('order_id', '=', orderId).execute();
  },
);

/** How many jobs of an order are still to be ended in the background; null when nothing is going on. */
export async function countJobsToEnd(database: Kysely<Database>, orderId: string): Promise<number | null> {
  const row = await database
    .selectFrom('order_endings')
    .select('job_status')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? countJobs(database, orderId, statusesThatEnd({ jobStatus: row.job_status })) : null;
}

/** Throws `order.jobs_ending`: what would need the jobs again waits until all of them are through. */
export async function refuseWhileJobsEnd(database: Kysely<Database>, orderId: string): Promise<void> {
  if ((await countJobsToEnd(database, orderId)) !== null) throw new ApiError('order.jobs_ending');
}

const statusesThatEnd = ({ jobStatus }: Pick<Ending, 'jobStatus'>) =>
  jobStatus === 'unassigned' ? (['pending'] as const) : openJobStatuses;

function endSome(
  transaction: Kysely<Database>,
  orderId: string,
  ending: Ending,
  actor: Actor,
  now: Date,
  limit?: number,
): Promise<number> {
  if (ending.jobStatus === 'unassigned') return withdrawOffers(transaction, { orderId, actor, limit }, now);
  const { jobStatus: to, reason, comment } = ending;
  return closeOpenJobs(transaction, { orderId, to, reason, comment, actor, limit }, now);
}
