import { createHash } from 'node:crypto';

type Bucket = { tokens: number; at: number };

/** The result of counting a request. */
export type Taken = Readonly<{
  /** 0 when the request may pass, else seconds until the next one may. */
  waitSeconds: number;
  /** Requests left in the burst; infinite without a limit. */
  left: number;
}>;

export const unlimited: Taken = { waitSeconds: 0, left: Infinity };

/** Burst size in seconds' worth of requests. */
export const burstSeconds = 10;

/** Longer than tokens and addresses are. */
const longKey = 64;

/**
 * Keys are tokens and whole cookie headers: a store must neither reveal sessions nor hold keys of a length that clients
 * choose.
 */
export const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * One token bucket per key, in the memory of this process. Buckets are in two generations by last use: a bucket that
 * was idle for as long as it takes to fill is as good as new, and is dropped with its whole generation. To find the
 * oldest key in one map would cost a walk over all entries deleted before it.
 */
export class RateLimit {
  readonly #perSecond: number;
  readonly #mostOfLot: number;
  readonly #now: () => number;
  #recent = new Map<string, Bucket>();
  #older = new Map<string, Bucket>();
  #recentSince: number;

  /**
   * @param perSecond sustained rate; 0 for no limit
   * @param mostKeys maximum number of keys, however many are busy
   */
  constructor(perSecond: number, now: () => number = () => performance.now(), mostKeys = 50_000) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#mostOfLot = mostKeys / 2;
    this.#recentSince = now();
  }

  /** Counts one request. */
  take(name: string): Taken {
    if (this.#perSecond === 0) return unlimited;
    const key = name.length > longKey ? digest(name) : name;
    const full = this.#perSecond * burstSeconds;
    const now = this.#now();
    const bucket = this.#bucketOf(key, now) ?? this.#add(key, { tokens: full, at: now });
    bucket.tokens = Math.min(full, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    if (bucket.tokens < 1) return { waitSeconds: Math.ceil((1 - bucket.tokens) / this.#perSecond), left: 0 };
    bucket.tokens -= 1;
    return { waitSeconds: 0, left: Math.floor(bucket.tokens) };
  }

  #bucketOf(key: string, now: number): Bucket | undefined {
    if (this.#recent.size >= this.#mostOfLot || now - this.#recentSince >= burstSeconds * 1000) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#recentSince = now;
    }
    const recent = this.#recent.get(key);
    if (recent) return recent;
    const older = this.#older.get(key);
    return older && this.#add(key, older);
  }

  #add(key: string, bucket: Bucket): Bucket {
    this.#recent.set(key, bucket);
    return bucket;
  }
}
