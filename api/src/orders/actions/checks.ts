import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { JobStatus } from '../../jobs/statuses.ts';
import { lockOrder, requireTransition } from '../locking.ts';
import type { LockedOrder } from '../locking.ts';
import { warningMessages } from '../messages.ts';
import type { OrderActionCheck } from '../drafts/write-schemas.ts';

/** Actions with a dry run. */
export type CheckedAction = 'resume' | 'restart' | 'archive';

/** The current effects and warnings of an action. Changes nothing; throws `order.invalid_transition`. */
export async function checkAction(
  database: Kysely<Database>,
  id: string,
  action: CheckedAction,
  now: Date,
): Promise<OrderActionCheck> {
  const order = await lockOrder(database, id);
  requireTransition(order, action, now);
  return warningsOf(database, order, action, now);
}

export async function warningsOf(
  database: Kysely<Database>,
  order: LockedOrder,
  action: CheckedAction,
  now: Date,
): Promise<OrderActionCheck> {
  const counts = await countJobs(database, order.id);
  const count = (...statuses: JobStatus[]): number =>
    statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  const warnings: OrderActionCheck['warnings'] = [];
  const ended = order.end_date !== null && new Date(order.end_date) <= now;
  if (action !== 'archive' && ended)
    warnings.push({ code: 'end_date_passed', message: warningMessages.end_date_passed });
  const closed = count('unfulfilled', 'cancelled');
  if (action === 'restart' && closed > 0)
    warnings.push({ code: 'jobs_unfulfilled', message: warningMessages.jobs_unfulfilled(closed) });
  if (action === 'archive' && count('qa') > 0)
    warnings.push({ code: 'jobs_in_qa', message: warningMessages.jobs_in_qa(count('qa')) });
  const affected = {
    resume: count('unassigned', 'pending'),
    restart: closed,
    archive: [...counts.values()].reduce((sum, one) => sum + one, 0),
  };
  return { valid: warnings.length === 0, warnings, jobs_affected: affected[action] };
}

async function countJobs(database: Kysely<Database>, orderId: string): Promise<Map<JobStatus, number>> {
  const rows = await database
    .selectFrom('jobs')
    .where('order_id', '=', orderId)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}
