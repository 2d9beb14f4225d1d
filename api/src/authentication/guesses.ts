import { ApiError } from '../http/errors.ts';
import { minute } from '../time/instants.ts';
import type { Allowance } from './attempts.ts';

/** Comparisons that wait for one key. Somebody who sends more at once is told to come again. */
const mostWaiting = 200;
/** More keys than this are not remembered: the oldest that nothing runs for go first. */
const capacity = 10_000;

type Guesses = {
  wrong: number;
  /** When the first of the wrong ones was known to be, in milliseconds. */
  since: number;
  running: number;
  readonly waiting: { admit: () => void; refuse: (failure: ApiError) => void }[];
};

/**
 * Lets secrets be compared, and counts by key the ones that were wrong. A right one neither counts nor takes back
 * what others got wrong, so any number of people who know the secret can come at the same moment. As many run at
 * once as could be wrong without going over the limit; the rest wait for them.
 */
export function guessLimiter() {
  const known = new Map<string, Guesses>();

  function find(key: string): Guesses {
    const guesses = known.get(key) ?? { wrong: 0, since: 0, running: 0, waiting: [] };
    known.delete(key);
    known.set(key, guesses);
    if (known.size > capacity)
      for (const [other, { running }] of known) {
        if (running > 0) continue;
        known.delete(other);
        break;
      }
    return guesses;
  }

  /** Starts everything that waits and may, or refuses it. */
  function settle(guesses: Guesses, now: number, { limit, window }: Allowance): void {
    if (now - guesses.since >= window) guesses.wrong = 0;
    while (guesses.waiting.length > 0) {
      const over = guesses.wrong >= limit;
      if (!over && guesses.wrong + guesses.running >= limit) return;
      const next = guesses.waiting.shift();
      if (over) next?.refuse(tooMany(guesses.since + window - now));
      else {
        guesses.running += 1;
        next?.admit();
      }
    }
  }

  return {
    /**
     * Runs a comparison when its turn comes. Throws `rate_limited`, with the seconds to wait, once there were too
     * many wrong ones; a comparison that throws counts as none.
     */
    async compare(
      key: string,
      clock: () => Date,
      allowance: Allowance,
      isRight: () => Promise<boolean>,
    ): Promise<boolean> {
      const guesses = find(key);
      const now = (): number => clock().getTime();
      if (guesses.waiting.length >= mostWaiting) throw tooMany(1_000);
      const turn = Promise.withResolvers<void>();
      guesses.waiting.push({ admit: turn.resolve, refuse: turn.reject });
      settle(guesses, now(), allowance);
      await turn.promise;
      try {
        const right = await isRight();
        if (!right) {
          settle(guesses, now(), allowance);
          if (guesses.wrong === 0) guesses.since = now();
          guesses.wrong += 1;
        }
        return right;
      } finally {
        guesses.running -= 1;
        settle(guesses, now(), allowance);
        if (guesses.running === 0 && guesses.wrong === 0) known.delete(key);
      }
    },
  };
}

/** Says how long to wait, for people and for programs. */
export function tooMany(milliseconds: number): ApiError {
  const minutes = Math.ceil(milliseconds / minute);
  return new ApiError('rate_limited', {
    message: `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
    retryAfterSeconds: Math.ceil(milliseconds / 1_000),
  });
}
