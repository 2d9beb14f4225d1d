import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { guessLimiter, tooMany } from './guesses.ts';
import type { Allowance } from './guesses.ts';
import { day, pacing } from './pacing.ts';
import { sharedGuesses } from './shared-guesses.ts';

const minutes = 60;
/** The rate limits: points are free attempts, durations are seconds. */
const allowances = {
  /** For one account from one network, even a known one; paced when attempts go on for hours. */
  'sign-in to account from network': { points: 10, duration: 5 * minutes },
  'sign-in to account': { points: 20, duration: 15 * minutes },
  'sign-in from network': { points: 100, duration: 10 * minutes },
  'reset of account': { points: 10, duration: 15 * minutes },
  'reset from network': { points: 50, duration: 15 * minutes },
  'new password from network': { points: 10, duration: 5 * minutes },
} as const;

/** The only limit that applies to sign-ins from known networks. */
const paced = 'sign-in to account from network' satisfies keyof typeof allowances;

/** One key that an attempt counts for; `of` is its subject. */
export type Attempt = { readonly what: keyof typeof allowances; readonly of: string };

/** Maximum of pending refunds; the oldest are dropped. */
const mostOwed = 10_000;

/** Counts attempts in the database, so that all copies of the server share the limits. */
export function attemptLimiter(database: Kysely<Database>) {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await database.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const counter = (keyPrefix: string, allowance: { points: number; duration: number }, clears = false) =>
    new RateLimiterPostgres({
      ...allowance,
      storeClient,
      storeType: 'client',
      keyPrefix,
      tableName: 'attempt_counts',
      tableCreated: true,
      // A refused key stays refused for its time without a query.
      inMemoryBlockOnConsumed: allowance.points + 1,
      clearExpiredByTimeout: clears,
    });
  const limiters = new Map(
    // One of them cleans the shared table.
    Object.entries(allowances).map(([what, allowance], index) => [
      what,
      counter(what, allowance, index === 0),
    ]),
  );
  const pace = pacing(
    counter(`${paced} in a day`, { points: Number.MAX_SAFE_INTEGER - 1, duration: day }),
    counter(`${paced}, pause`, { points: 1, duration: day }),
  );
  const limiterOf = ({ what }: Attempt): RateLimiterPostgres => {
    const limiter = limiters.get(what);
    if (!limiter) throw new Error(`Nothing counts ${what}`);
    return limiter;
  };

  /** Milliseconds to wait, 0 when the attempt may go on. */
  async function take(attempt: Attempt): Promise<number> {
    if (attempt.what !== paced) return consume(attempt);
    const key = keyOf(attempt);
    const pause = await pace.begin(key);
    if (pause > 0) return Math.max(pause, await remaining(attempt));
    const wait = await consume(attempt);
    await (wait === 0 ? pace.add(key) : pace.stop(key));
    return wait;
  }

  async function consume(attempt: Attempt): Promise<number> {
    try {
      await limiterOf(attempt).consume(keyOf(attempt));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  async function remaining(attempt: Attempt): Promise<number> {
    const counted = await limiterOf(attempt).get(keyOf(attempt));
    const wait = counted && counted.remainingPoints <= 0 ? counted.msBeforeNext : 0;
    return attempt.what === paced ? Math.max(wait, await pace.remaining(keyOf(attempt))) : wait;
  }

  // Queues locally first, so that few queries run at a time.
  const here = guessLimiter();
  const everywhere = sharedGuesses(database);

  /** Pending refunds, for times when the database did not answer. */
  const owed: { readonly attempt: Attempt; readonly until: number }[] = [];

  async function giveBack(attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      await limiterOf(attempt).reward(keyOf(attempt));
      if (attempt.what === paced) await pace.takeBack(keyOf(attempt));
    }
  }

  /** Expired attempts need no refund. */
  async function settle(): Promise<void> {
    for (let next = owed.shift(); next; next = owed.shift())
      try {
        if (next.until > Date.now()) await giveBack([next.attempt]);
      } catch (error) {
        owed.unshift(next);
        throw error;
      }
  }

  async function takeBack(attempts: readonly Attempt[]): Promise<void> {
    const now = Date.now();
    for (const attempt of attempts)
      owed.push({ attempt, until: now + allowances[attempt.what].duration * 1_000 });
    owed.splice(0, Math.max(0, owed.length - mostOwed));
    // The original failure is reported; the next attempt continues with the refunds.
    await settle().catch(() => {});
  }

  async function takeAll(attempts: readonly Attempt[]): Promise<void> {
    await settle();
    for (const [index, attempt] of attempts.entries()) {
      const wait = await take(attempt).catch(async (error: unknown) => {
        await takeBack(attempts.slice(0, index));
        throw error;
      });
      if (wait === 0) continue;
      const others = await Promise.all(attempts.slice(index + 1).map(remaining));
      throw tooMany(Math.max(wait, ...others));
    }
  }

  return {
    /**
     * Counts an attempt for all its keys, and carries it out. Throws `rate_limited` at the first exhausted key, with
     * the seconds until none of them refuses; later keys are not counted. An attempt without an outcome is refunded:
     * a database outage locks no user out.
     */
    async count<Answer>(attempts: readonly Attempt[], carryOut: () => Promise<Answer>): Promise<Answer> {
      await takeAll(attempts);
      try {
        return await carryOut();
      } catch (error) {
        const answered = error instanceof ApiError && error.status < 500;
        if (!answered) await takeBack(attempts);
        throw error;
      }
    },
    /** Refunds a successful attempt. */
    giveBack,
    /** A success clears earlier failures. */
    async forget(attempt: Attempt): Promise<void> {
      await limiterOf(attempt).delete(keyOf(attempt));
      if (attempt.what === paced) await pace.forget(keyOf(attempt));
    },
    /**
     * Compares a secret when its turn comes. Throws `rate_limited`, with the seconds to wait, after too many wrong
     * ones at any copy of the server.
     */
    compare: (
      key: string,
      clock: () => Date,
      allowance: Allowance,
      isRight: () => Promise<boolean>,
    ): Promise<boolean> =>
      here.compare(key, clock, allowance, () => everywhere.compare(key, clock, allowance, isRight)),
  };
}

/** Hashed, so that the table contains neither addresses nor e-mails. */
const keyOf = ({ of }: Attempt): string => createHash('sha256').update(of).digest('base64url');

export type AttemptLimiter = ReturnType<typeof attemptLimiter>;
