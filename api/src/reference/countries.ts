import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

export async function isCountry(database: Kysely<Database>, code: string): Promise<boolean> {
  const found = await database
    .selectFrom('countries')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countryCodes(database: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('countries').select('code').execute();
  return new Set(rows.map((row) => row.code));
}
