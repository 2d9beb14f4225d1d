import { ApiError } from '../http/errors.ts';
import { minute } from '../time/instants.ts';
import { guessLimiter } from './guesses.ts';

/** How many tries are free within a window (in milliseconds) before the next one is refused. */
export type Allowance = { readonly limit: number; readonly window: number };
const signingIn: Allowance = { limit: 10, window: 5 * minute };
/** More keys than this are not remembered: the oldest go first. */
const capacity = 10_000;

/**
 * Counts tries by key (address and e-mail) in memory. Enough against guessing from one place; a restart
 * forgets it, which is fine for a window of minutes.
 */
export function attemptLimiter() {
  const tries = new Map<string, { count: number; since: number }>();

  return {
    /** Counts one try; throws `rate_limited`, with the seconds to wait, once there are too many. */
    count(key: string, now: Date, { limit, window }: Allowance = signingIn): void {
      const known = tries.get(key);
      const current =
        known && now.getTime() - known.since < window ? known : { count: 0, since: now.getTime() };
      current.count += 1;
      tries.delete(key);
      tries.set(key, current);
      const oldest = tries.keys().next();
      if (tries.size > capacity && oldest.done !== true) tries.delete(oldest.value);
      const over = current.since + window - now.getTime();
      if (current.count > limit)
        throw new ApiError('rate_limited', { retryAfterSeconds: Math.ceil(over / 1_000) });
    },
    /** A success forgets the failures before it. */
    clear(key: string): void {
      tries.delete(key);
    },
    ...guessLimiter(),
  };
}

export type AttemptLimiter = ReturnType<typeof attemptLimiter>;
