import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** Tries at one thing within a day that wait for nothing. */
const freeTries = 20;
const minute = 60;
const longestPause = 15 * minute;

export const day = 24 * 60 * minute;

/** Seconds from one try to the next, after so many within a day: 1, 2, 4, 8 and then 15 minutes. */
export function pauseAfter(tries: number): number {
  return tries < freeTries ? 0 : Math.min(longestPause, minute * 2 ** (tries - freeTries));
}

/**
 * Slows down tries that go on for hours, which a limit of a few minutes lets pass. `count` counts a day and refuses
 * nothing; `pause` has one point, which is given for as long as the next pause.
 */
export function pacing(count: RateLimiterAbstract, pause: RateLimiterAbstract) {
  return {
    /** Begins the pause before the next try. Answers the milliseconds to wait, 0 when this one may go on. */
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
    /** The try that began it was carried out. */
    async add(key: string): Promise<void> {
      await count.consume(key);
    },
    /** The try that began it was not carried out. */
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
