import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** When this database was seeded with the demo; null if never. */
export async function demoSince(database: Kysely<Database>): Promise<string | null> {
  const demo = await database
    .selectFrom('seeds')
    .where('name', '=', 'demo')
    .select('created_at')
    .executeTakeFirst();
  return demo?.created_at ?? null;
}
