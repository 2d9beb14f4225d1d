type Entry = { readonly body: unknown; readonly etag: string | null; freshUntil: number };

/**
 * Answers of declared reference data, kept for the session they were given to, as long as their own Cache-Control
 * allows; afterwards they are asked for again by ETag. The oldest entries go when there are too many.
 */
export class ReferenceCache {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;
  readonly #now: () => number;
  #changes = 0;

  constructor(most = 2_000, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** `fresh` may be used as it is; otherwise its ETag is what to ask by. */
  find(session: string, url: string): { body: unknown; etag: string | null; fresh: boolean } | null {
    const entry = this.#entries.get(keyOf(session, url));
    return entry ? { body: entry.body, etag: entry.etag, fresh: entry.freshUntil > this.#now() } : null;
  }

  /** Counts the changes of all sessions; to be looked at when an answer is asked for. */
  get changes(): number {
    return this.#changes;
  }

  /** @param askedAfter the changes when the answer was asked for: later ones may not be in it */
  keep(
    session: string,
    url: string,
    body: unknown,
    headers: { cacheControl: string; etag: string | null },
    askedAfter = this.#changes,
  ): void {
    const key = keyOf(session, url);
    this.#entries.delete(key);
    if (/\bno-store\b/i.test(headers.cacheControl)) return;
    const mustAsk = /\bno-cache\b/i.test(headers.cacheControl) || askedAfter !== this.#changes;
    const seconds = mustAsk ? 0 : Number(/\bmax-age=(\d+)/i.exec(headers.cacheControl)?.[1] ?? 0);
    if (seconds === 0 && headers.etag === null) return;
    this.#entries.set(key, { body, etag: headers.etag, freshUntil: this.#now() + seconds * 1000 });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#most && !oldest.done) this.#entries.delete(oldest.value);
  }

  /** The session changed something: its entries are asked for again before they are used. */
  distrust(session: string): void {
    this.#changes += 1;
    for (const [key, entry] of this.#entries) if (key.startsWith(`${session} `)) entry.freshUntil = 0;
  }
}

/** Tokens hold no spaces, so the two parts cannot run into each other. */
const keyOf = (session: string, url: string): string => `${session} ${url}`;
