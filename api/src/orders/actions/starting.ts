import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { formatInstant } from '../../time/instants.ts';
import { recordHistory } from '../history.ts';
import type { LockedOrder } from '../locking.ts';
import { planLaunch } from './pushes.ts';

/** Starts the order: its start date is now at the latest, and its launch push is planned. */
export async function markStarted(
  transaction: Kysely<Database>,
  order: Pick<LockedOrder, 'id' | 'status' | 'start_date' | 'launch_push_delay' | 'lockout_duration'>,
  userId: string | null,
  now: Date,
): Promise<void> {
  const startsLater = order.start_date === null || new Date(order.start_date) > now;
  await transaction
    .updateTable('orders')
    .set({ status: 'started', ...(startsLater && { start_date: formatInstant(now) }) })
    .where('id', '=', order.id)
    .execute();
  await recordHistory(
    transaction,
    { orderId: order.id, action: 'start', from: order.status, to: 'started', userId },
    now,
  );
  await planLaunch(transaction, order, now);
}
