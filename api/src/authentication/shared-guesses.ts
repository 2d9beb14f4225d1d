import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { later, minute } from '../time/instants.ts';
import type { Allowance } from './attempts.ts';
import { tooMany } from './guesses.ts';

/** A comparison that is not reported by then belongs to a copy that has died. */
const lease = minute;
/** Milliseconds until somebody looks again whether what other copies compare has ended, and how long in all. */
const pause = 25;
const patience = 10_000;

/**
 * Counts comparisons in the database, for all copies of the server: those that were wrong within the window, and those
 * that run. A comparison begins only where it could be wrong without going over the limit, so that no number of copies
 * allows more than one; a right one counts no more when it has ended.
 */
export function sharedGuesses(database: Kysely<Database>) {
  /** Whether one more may run, in one statement: copies that ask at the same moment wait for each other's row. */
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

  /** Milliseconds for which wrong ones alone refuse every other; none above 0 when what runs may make room. */
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
    /** Runs a comparison when its turn comes among all copies; throws as the one of this process does. */
    async compare(
      of: string,
      clock: () => Date,
      allowance: Allowance,
      isRight: () => Promise<boolean>,
    ): Promise<boolean> {
      // No address stands in the table.
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
