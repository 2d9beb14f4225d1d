import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ownTables } from '../../database/own-tables.ts';

/** All rows of all tables, as text. */
export async function textsOf(database: Kysely<Database>): Promise<{ table: string; text: string }[]> {
  const texts: { table: string; text: string }[] = [];
  for (const { name: table } of await ownTables(database)) {
    const whole = await sql<{ text: string | null }>`
      select string_agg(to_jsonb(t)::text, E'\n') as text from ${sql.table(table)} as t`.execute(database);
    texts.push({ table, text: whole.rows[0]?.text ?? '' });
  }
  return texts;
}

/** From now on the database refuses each mail to an address with this prefix: a failure that no call expects. */
export async function refuseMailsTo(database: Kysely<Database>, beginning: string): Promise<void> {
  await sql`alter table mails add constraint refused
    check (recipient not like ${sql.lit(`${beginning}%`)}) not valid`.execute(database);
}
