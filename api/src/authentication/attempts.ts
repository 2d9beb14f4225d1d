import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { guessLimiter, tooMany } from './guesses.ts';
import { day, pacing } from './pacing.ts';
import { sharedGuesses } from './shared-guesses.ts';

/** How many tries are free within a window (in milliseconds) before the next one is refused. */
export type Allowance = { readonly limit: number; readonly window: number };

const minutes = 60;
/** What is counted, and how many tries are free in how many seconds. */
const allowances = {
  /** Of one account from one place, also one where its owner signed in before; paced when they go on for hours. */
  'sign-in to account from network': { points: 10, duration: 5 * minutes },
  'sign-in to account': { points: 20, duration: 15 * minutes },
  'sign-in from network': { points: 100, duration: 10 * minutes },
  'reset of account': { points: 10, duration: 15 * minutes },
  'reset from network': { points: 50, duration: 15 * minutes },
  'new password from network': { points: 10, duration: 5 * minutes },
} as const;

/** The one that nothing else bounds: whoever signs in from a known network is counted by it alone. */
const paced = 'sign-in to account from network' satisfies keyof typeof allowances;

/** One thing that a try counts for: whose it is stands in `of`. */
export type Attempt = { readonly what: keyof typeof allowances; readonly of: string };

/** More than this is not remembered of what is to be taken back: the oldest goes first. */
const mostOwed = 10_000;

/** Counts tries in the database, so that all copies of the server count together. */
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
      // What is refused is refused until its time is over: asking again costs the database nothing.
      inMemoryBlockOnConsumed: allowance.points + 1,
      clearExpiredByTimeout: clears,
    });
  const limiters = new Map(
    // One of them clears the table that all of them share.
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

  /** Milliseconds to wait, 0 when the try may go on. */
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

  // What waits, waits here first, so that the database is asked by a few at a time.
  const here = guessLimiter();
  const everywhere = sharedGuesses(database);

  /** Counted tries that were none, while the database could not be told. */
  const owed: { readonly attempt: Attempt; readonly until: number }[] = [];

  async function giveBack(attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      await limiterOf(attempt).reward(keyOf(attempt));
      if (attempt.what === paced) await pace.takeBack(keyOf(attempt));
    }
  }

  /** What is forgotten by now needs no giving back. */
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
    // The failure that made it necessary is the one to be told; the next try settles what is left.
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
     * Counts one try for everything that it is, and carries it out. Throws `rate_limited`, with the seconds after which
     * none of them refuses any more, at the first that has had too many; what comes after that is not counted. A try
     * that comes to no answer is none: nobody is kept out because the database was away.
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
    /** The try was a right one: it counts no more. */
    giveBack,
    /** A success forgets the failures before it. */
    async forget(attempt: Attempt): Promise<void> {
      await limiterOf(attempt).delete(keyOf(attempt));
      if (attempt.what === paced) await pace.forget(keyOf(attempt));
    },
    /**
     * Runs a comparison of a secret when its turn comes. Throws `rate_limited`, with the seconds to wait, once there
     * were too many wrong ones at any copy of the server.
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

/** Neither addresses nor e-mails stand in the table. */
const keyOf = ({ of }: Attempt): string => createHash('sha256').update(of).digest('base64url');

export type AttemptLimiter = ReturnType<typeof attemptLimiter>;
