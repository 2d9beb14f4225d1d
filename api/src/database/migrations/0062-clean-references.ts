import { cleanReference } from '@shepherd/domain/text.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * References were stored uncleaned, with the hyphens of word processors and invisible characters. They are cleaned
 * like new ones, unless the result exists in the same order already: each of these is a separate location by now.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ order_id: string; reference: string }>`
    with all_references as (
      select order_id, reference from locations union select order_id, reference from jobs
    )
    select order_id, reference from all_references
    where order_id in (
      select order_id from all_references where reference !~ '^[!-~]+( [!-~]+)*$'
    )`.execute(database);
  const alike = Map.groupBy(rows, ({ order_id: order, reference }) =>
    JSON.stringify([order, cleanReference(reference)]),
  );
  for (const [one, ...others] of alike.values()) {
    const clean = one === undefined ? '' : cleanReference(one.reference);
    if (one === undefined || others.length > 0 || clean === '' || clean === one.reference) continue;
    for (const table of ['locations', 'jobs'])
      await sql`update ${sql.table(table)} set reference = ${clean}
        where order_id = ${one.order_id} and reference = ${one.reference}`.execute(database);
  }
}
