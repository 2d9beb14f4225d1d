import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http/errors.ts';
import { formatInstant } from '../time/instants.ts';

const mostPreferences = 200;

export const readPreferences = (database: Kysely<Database>, userId: string) =>
  database
    .selectFrom('preferences')
    .select(['name', 'value', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();

export async function writePreference(
  transaction: Kysely<Database>,
  userId: string,
  { name, value }: { readonly name: string; readonly value: string },
  now: Date,
) {
  // Locked, so that simultaneous calls cannot exceed the limit.
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('preferences')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPreferences)
    throw fieldError('name', `A user has at most ${mostPreferences} settings`);
  const updated_at = formatInstant(now);
  return transaction
    .insertInto('preferences')
    .values({ user_id: userId, name, value, updated_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value, updated_at }))
    .returning(['name', 'value', 'updated_at'])
    .executeTakeFirstOrThrow();
}
