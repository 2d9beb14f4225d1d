import { createHash } from 'node:crypto';

type Bucket = { tokens: number; at: number };

/** What became of a request that was counted. */
export type Taken = Readonly<{
  /** 0 when it may pass, else the seconds after which the next one may. */
  waitSeconds: number;
  /** Requests that may follow at once; infinite without a limit. */
  left: number;
}>;

export const unlimited: Taken = { waitSeconds: 0, left: Infinity };

/** How many requests it takes at once, compared to a second's worth. */
export const burstSeconds = 10;

/** Longer than tokens and addresses are. */
const longKey = 64;

/** Keys are tokens and whole cookie headers: a store must neither show sessions nor take what somebody makes up for it. */
export const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** One token bucket for each key, in the memory of this process. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param perSecond requests that may go on for ever; 0 for no limit */
  constructor(perSecond: number, now: () => number = () => performance.now(), mostKeys = 50_000) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#most = mostKeys;
  }

  /** Counts one request. */
  take(name: string): Taken {
    if (this.#perSecond === 0) return unlimited;
    const key = name.length > longKey ? digest(name) : name;
    const full = this.#perSecond * burstSeconds;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: full, at: now };
    bucket.tokens = Math.min(full, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    // Taken out and put in again, so that the first keys are those that have been quiet for longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const quietest = this.#buckets.keys().next();
    if (this.#buckets.size > this.#most && !quietest.done) this.#buckets.delete(quietest.value);
    if (bucket.tokens < 1) return { waitSeconds: Math.ceil((1 - bucket.tokens) / this.#perSecond), left: 0 };
    bucket.tokens -= 1;
    return { waitSeconds: 0, left: Math.floor(bucket.tokens) };
  }
}
