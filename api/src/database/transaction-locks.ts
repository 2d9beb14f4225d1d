import { PostgresAdapter, sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** Kysely's own number, which copies of before lock. */
const migrations = 3_853_314_791_062_309_107n;

/** Waits until nobody else migrates, and keeps it that way until the end of the transaction. */
export async function lockMigrations(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrations})`.execute(transaction);
}

/**
 * For a migrator that works in a transaction with the lock. Its own is the session's: behind a pooler that would be left
 * with whoever gets the connection next, and after a step that failed it could not be given back at all.
 */
export class TransactionLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
