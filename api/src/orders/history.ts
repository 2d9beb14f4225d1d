import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { formatInstant } from '../time/instants.ts';
import type { OrderStatus } from './transitions.ts';

type Entry = {
  readonly orderId: string;
  readonly action: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Null for the scheduler. */
  readonly userId: string | null;
  readonly reason?: string | null | undefined;
  readonly comment?: string | null | undefined;
};

/** Adds a history entry, in the transaction of the change. */
export async function recordHistory(transaction: Kysely<Database>, entry: Entry, now: Date): Promise<void> {
  await transaction
    .insertInto('order_history')
    .values({
      order_id: entry.orderId,
      action: entry.action,
      from_status: entry.from,
      to_status: entry.to,
      reason: entry.reason ?? null,
      comment: entry.comment ?? null,
      user_id: entry.userId,
      created_at: formatInstant(now),
    })
    .execute();
}
