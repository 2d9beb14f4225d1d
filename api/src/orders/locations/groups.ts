import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { fieldError, notFound } from '../../http/errors.ts';
import { lockOrder } from '../locking.ts';
import { messages } from '../messages.ts';
import type { LocationGroupChanges } from '../drafts/write-schemas.ts';

/** Applies the sent properties to a group; throws `not_found` for a group of another order. */
export async function changeGroup(
  transaction: Kysely<Database>,
  orderId: string,
  groupId: string,
  { name, ...changes }: Static<typeof LocationGroupChanges>,
) {
  if (name !== undefined && name.trim() === '') throw fieldError('name', messages.required);
  const group = await transaction
    .updateTable('location_groups')
    .set((column) => ({ name: name?.trim() ?? column.ref('name'), ...changes }))
    .where('order_id', '=', orderId)
    .where('id', '=', groupId)
    .returning(['id', 'name', 'job_time_limit', 'hide_from_market'])
    .executeTakeFirst();
  if (!group) throw notFound();
  return group;
}

/** Removes one restriction from all groups of an order. */
export async function removeRestriction(
  transaction: Kysely<Database>,
  orderId: string,
  { type }: { readonly type: 'hide_from_market' | 'job_time_limit' },
): Promise<void> {
  await lockOrder(transaction, orderId);
  await transaction
    .updateTable('location_groups')
    .set(type === 'job_time_limit' ? { job_time_limit: null } : { hide_from_market: false })
    .where('order_id', '=', orderId)
    .execute();
}
