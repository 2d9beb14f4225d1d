import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { onPostgres } from './on-postgres.ts';

/**
 * Starts something while a transaction has done its part but not committed, and returns its outcome after the commit.
 * On PostgreSQL it must be seen waiting for the transaction first; the embedded database runs one transaction at a
 * time, so it always waits there.
 */
export async function overlap<Result>(
  database: Kysely<Database>,
  first: (transaction: Kysely<Database>) => Promise<unknown>,
  second: () => Promise<Result>,
): Promise<Result> {
  const { waiting } = await database.transaction().execute(async (transaction) => {
    await first(transaction);
    const running = { waiting: second() };
    // A refusal may arrive before the answer to the commit, when the caller does not handle it yet.
    running.waiting.catch(() => {});
    if (onPostgres) await untilAnotherWaits(transaction);
    return running;
  });
  return waiting;
}

/** On PostgreSQL only: resolves when another transaction is seen waiting for this one. */
export const untilAnotherWaits = (transaction: Kysely<Database>): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
        transaction,
      );
      if (rows.length === 0) throw new Error('No transaction waits for this one');
    },
    { timeout: 5_000, interval: 10 },
  );
