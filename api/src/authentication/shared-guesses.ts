import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, minute } from '../time/instants.ts';
import { tooMany } from './guesses.ts';
import type { Allowance } from './guesses.ts';

/** Lease: a comparison that is not reported by then belongs to a dead copy. */
const lease = minute;
/** Polling interval in milliseconds for other copies' comparisons, and the maximum wait. */
const pause = 25;
const patience = 10_000;

/**
 * Counts comparisons in the database, for all copies of the server: wrong ones within the window, and running ones. A
 * comparison begins only if it could be wrong within the limit, so that many copies allow no more than one; a right
 * one no longer counts when it has ended.
 */
export function sharedGuesses(database: Kysely<Database>) {
  /** Whether one more may run, in one statement: concurrent copies wait for the row lock. */
  async function admit(key: string, now: Date, { limit, window }: Allowance): Promise<boolean> {
    const instant = now.toISOString();
    const until = later(now, lease).toISOString();
    const wrong = sql`case when counted.since <= ${later(now, -window).toISOString()} then 0 else counted.wrong end`;
    const running = sql`case when counted.running_until <= ${instant} then 0 else counted.running end`;
    const { rows } = await sql`
      insert into guess_counts as counted (key, wrong, since, running, running_until)
      values (${key}, 0, ${instant}, 1, ${until})
      on conflict (key) do update set wrong = ${wrong}, running = ${running} + 1, running_until = ${until}
      where ${wrong} + ${running} < ${limit}
      returning key`.execute(database);
    return rows.length > 0;
  }

  /** Milliseconds for which wrong guesses alone refuse all others; 0 or less when a running one may free a place. */
  async function refusedFor(key: string, now: Date, { limit, window }: Allowance): Promise<number> {
    const counted = await database
      .selectFrom('guess_counts')
      .where('key', '=', key)
      .select(['wrong', 'since'])
      .executeTakeFirst();
    if (!counted || counted.wrong < limit) return 0;
    return Date.parse(counted.since) + window - now.getTime();
  }

  /** The window begins with the first wrong one. */
  async function end(key: string, now: Date, wrong: boolean): Promise<void> {
    const instant = now.toISOString();
    await database
      .updateTable('guess_counts')
      .set({
        running: sql`greatest(running - 1, 0)`,
        ...(wrong && {
          wrong: sql`wrong + 1`,
          since: sql`case when wrong = 0 then ${instant}::timestamptz else since end`,
        }),
      })
      .where('key', '=', key)
      .execute();
  }

  return {
    /** Runs a comparison when its turn comes across copies; throws like the local limiter. */
    async compare(
      of: string,
      clock: () => Date,
      allowance: Allowance,
      isRight: () => Promise<boolean>,
    ): Promise<boolean> {
      // Hashed, so that the table contains no addresses.
      const key = createHash('sha256').update(of).digest('base64url');
      const giveUp = performance.now() + patience;
      while (!(await admit(key, clock(), allowance))) {
        const wait = await refusedFor(key, clock(), allowance);
        if (wait > 0) throw tooMany(wait);
        if (performance.now() > giveUp) throw tooMany(1_000);
        await setTimeout(pause);
      }
      let right: boolean;
      try {
        right = await isRight();
      } catch (error) {
        await end(key, clock(), false);
        throw error;
      }
      await end(key, clock(), !right);
      return right;
    },
  };
}
