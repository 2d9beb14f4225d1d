import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** When this database was filled with the demo; null where it never was. */
export async function demoSince(database: Kysely<Database>): Promise<string | null> {
  const demo = await database
    .selectFrom('seeds')
    .where('name', '=', 'demo')
    .select('created_at')
    .executeTakeFirst();
  return demo?.created_at ?? null;
}
