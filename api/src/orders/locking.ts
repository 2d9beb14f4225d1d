import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { isInInterestPhase } from './queries.ts';
import { orderTransition } from './transitions.ts';
import type { OrderAction, OrderState, OrderTransition } from './transitions.ts';

/** An order while this transaction holds its row lock. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * Locks the row until the transaction ends: actions on one order wait for each other. Not FOR UPDATE: a transaction
 * that moves a job touches its order for the foreign key while holding the job, and would deadlock with an action
 * that waits for the job.
 */
export async function lockOrder(transaction: Kysely<Database>, id: string) {
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/**
 * Throws `order.uploads_running` while a file is imported into the order: jobs are created from all of its locations
 * or none. An import starts under the order's lock, so none can begin after this.
 */
export async function mustHaveAllLocations(transaction: Kysely<Database>, orderId: string): Promise<void> {
  const running = await transaction
    .selectFrom('order_uploads')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (running) throw new ApiError('order.uploads_running');
}

export const stateOf = (order: LockedOrder, now: Date): OrderState => ({
  status: order.status,
  paused: order.paused,
  archived: order.archived_at !== null,
  inInterestPhase: isInInterestPhase(order, now),
});

/** The transition table's row for this action; throws `order.invalid_transition` without one. */
export function requireTransition(order: LockedOrder, action: OrderAction, now: Date): OrderTransition {
  const transition = orderTransition(stateOf(order, now), action);
  if (!transition) throw new ApiError('order.invalid_transition');
  return transition;
}
