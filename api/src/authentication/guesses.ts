import { ApiError } from '../http/errors.ts';
import { minute } from '../time/instants.ts';

/** How many attempts are free within a window (in milliseconds) before the next one is refused. */
export type Allowance = { readonly limit: number; readonly window: number };

/** Maximum queue length per key; further callers are told to retry. */
const mostWaiting = 200;
/** Maximum number of keys; the oldest idle ones are evicted first. */
const capacity = 10_000;

type Guesses = {
  wrong: number;
  /** When the first wrong guess ended, in milliseconds. */
  since: number;
  running: number;
  readonly waiting: { admit: () => void; refuse: (failure: ApiError) => void }[];
};

/**
 * Runs comparisons of secrets and counts wrong ones by key. A right one neither counts nor refunds others' wrong
 * ones, so any number of people who know the secret can come concurrently. As many run concurrently as could be wrong
 * within the limit; the rest are queued.
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

  /** Starts or refuses queued comparisons. */
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
     * Runs a comparison when its turn comes. Throws `rate_limited`, with the seconds to wait, after too many wrong
     * ones; a comparison that throws is not counted.
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

/** States the waiting time for users and for programs. */
export function tooMany(milliseconds: number): ApiError {
  const minutes = Math.ceil(milliseconds / minute);
  return new ApiError('rate_limited', {
    message: `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
    retryAfterSeconds: Math.ceil(milliseconds / 1_000),
  });
}
