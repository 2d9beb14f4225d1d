import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** Attempts per key and day without a pause. */
const freeTries = 20;
const minute = 60;
const longestPause = 15 * minute;

export const day = 24 * 60 * minute;

/** Seconds between attempts, after this many within a day: 1, 2, 4, 8 and then 15 minutes. */
export function pauseAfter(tries: number): number {
  return tries < freeTries ? 0 : Math.min(longestPause, minute * 2 ** (tries - freeTries));
}

/**
 * Slows down attempts that go on for hours within a short-term limit. `count` counts a day and refuses nothing;
 * `pause` has one point, blocked for the next pause.
 */
export function pacing(count: RateLimiterAbstract, pause: RateLimiterAbstract) {
  return {
    /** Begins the pause before the next attempt. Returns the milliseconds to wait, 0 when this one may go on. */
    async begin(key: string): Promise<number> {
      const counted = await count.get(key);
      const seconds = pauseAfter(counted?.consumedPoints ?? 0);
      if (seconds === 0) return 0;
      try {
        await pause.consume(key, 1, { customDuration: seconds });
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
        throw refusal;
      }
    },
    async remaining(key: string): Promise<number> {
      const begun = await pause.get(key);
      return begun && begun.consumedPoints > 0 ? begun.msBeforeNext : 0;
    },
    /** Counts the attempt that began the pause. */
    async add(key: string): Promise<void> {
      await count.consume(key);
    },
    /** Ends the pause of an attempt that was not carried out. */
    async stop(key: string): Promise<void> {
      await pause.delete(key);
    },
    async takeBack(key: string): Promise<void> {
      await count.reward(key);
      await pause.delete(key);
    },
    async forget(key: string): Promise<void> {
      await count.delete(key);
      await pause.delete(key);
    },
  };
}
