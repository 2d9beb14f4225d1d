import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

const held = sql`hashtextextended('files:removal', 0)`;

/**
 * Blocks the removal of file bytes while the connection is open. Begins when running removals have ended: afterwards
 * the existing files stay until the end.
 */
export async function pauseRemoval(connection: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_lock(${held})`.execute(connection);
}

/** Whether bytes may be removed until this transaction ends. */
export async function mayRemove(transaction: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${held}) as free`.execute(transaction);
  return rows[0]?.free === true;
}
