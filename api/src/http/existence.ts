import type { Kysely } from 'kysely';
import { notFound } from './errors.ts';
import type { Database } from '../database/database.ts';

/** Tables whose key is `id` alone. */
type Named = 'campaigns' | 'customers' | 'jobs' | 'lockouts' | 'work';

/** Throws `not_found` when the table has no row with this id. */
export async function mustExist(database: Kysely<Database>, table: Named, id: string): Promise<void> {
  const found = await database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
}
