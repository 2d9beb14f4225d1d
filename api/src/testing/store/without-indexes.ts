import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Runs in a transaction without index scans: an index would return rows in its own order, whether or not the query
 * has ORDER BY.
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

/** Reverses the numbers of jobs against their row order; returns them, lowest number first. */
export async function renumbered(database: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  await database
    .updateTable('jobs')
    .set({ sequence: sql`1000 - sequence` })
    .where('id', 'in', ids)
    .execute();
  return ids.toReversed();
}
