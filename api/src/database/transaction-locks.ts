import { PostgresAdapter, sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** Kysely's own lock number, which earlier versions use. */
const migrations = 3_853_314_791_062_309_107n;

/** Waits for other migrations, and excludes them until the end of the transaction. */
export async function lockMigrations(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrations})`.execute(transaction);
}

/**
 * For a migrator in a transaction with the lock. The library uses a session lock: behind a pooler it would stay with
 * a shared connection, and after a failed step it could not be released at all.
 */
export class TransactionLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
