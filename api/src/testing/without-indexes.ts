import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Does something in a transaction that reads rows as they lie: an index would bring them in the order of its columns,
 * whether or not a query asks for that.
 */
export const withoutIndexes = <Answer>(
  database: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> =>
  database.transaction().execute(async (transaction) => {
    await sql`set local enable_indexscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    return work(transaction);
  });

/** Has the numbers of jobs run against the order in which their rows lie; answers them, the first number first. */
export async function renumbered(database: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  await database
    .updateTable('jobs')
    .set({ sequence: sql`1000 - sequence` })
    .where('id', 'in', ids)
    .execute();
  return ids.toReversed();
}
