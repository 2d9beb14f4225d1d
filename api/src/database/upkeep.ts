import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { hour, minute } from '../time/instants.ts';
import type { Database } from './database.ts';

/**
 * PGlite has no background processes: without these tasks its log would grow forever and its statistics become stale.
 * Returns the stop function.
 */
export function startUpkeep(database: Kysely<Database>, report: (error: unknown) => void): () => void {
  const every = (milliseconds: number, statement: string): NodeJS.Timeout =>
    setInterval(() => {
      sql.raw(statement).execute(database).catch(report);
    }, milliseconds).unref();
  const timers = [every(minute, 'checkpoint'), every(15 * minute, 'vacuum (analyze)')];
  return () => timers.forEach(clearInterval);
}

/** Deletes expired rows. */
export async function removeExpired(database: Kysely<Database>, now: Date): Promise<void> {
  const instant = now.toISOString();
  await database.deleteFrom('sessions').where('expires_at', '<=', instant).execute();
  await sql`delete from idempotent_requests where created_at < ${instant}::timestamptz - interval '1 day'`.execute(
    database,
  );
  await sql`delete from known_networks where last_used_at < ${instant}::timestamptz - interval '90 days'`.execute(
    database,
  );
  await sql`delete from guess_counts where running_until < ${instant}::timestamptz - interval '1 day'`.execute(
    database,
  );
}

/** Runs now and every hour. Returns the stop function, which waits for a running cleanup. */
export function startHourly(
  cleanup: () => Promise<void>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const run = (): Promise<void> => cleanup().catch(report);
  let last = run();
  const timer = setInterval(() => {
    last = run();
  }, hour).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
