import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** The user whose change the rest of this transaction is. */
export async function changeAs(transaction: Kysely<Database>, userId: string): Promise<void> {
  await sql`select set_config('shepherd.user_id', ${userId}, true)`.execute(transaction);
}

/** The rest of this transaction makes no events: for data that was there before the first reader. */
export async function recordNoChanges(transaction: Kysely<Database>): Promise<void> {
  await sql`select set_config('shepherd.quiet', 'on', true)`.execute(transaction);
}
