import { bytesOfValue } from '../../memory.ts';

type Entry = {
  readonly body: unknown;
  readonly etag: string | null;
  readonly bytes: number;
  freshUntil: number;
};

/** Bytes of all answers together; the lists of a session take about a hundred thousand. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Cache of declared reference data, per session, for as long as Cache-Control allows; stale entries are revalidated by
 * ETag. The oldest entries are evicted when there are too many, or too long ones.
 */
export class ReferenceCache {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;
  readonly #mostBytes: number;
  readonly #now: () => number;
  #bytes = 0;
  #changes = 0;

  /** @param most answers, whatever their size: a change of a session scans all of them */
  constructor(most = 2_000, now: () => number = Date.now, bytes = mostBytes) {
    this.#most = most;
    this.#mostBytes = bytes;
    this.#now = now;
  }

  /** A `fresh` entry may be used as it is; otherwise its ETag is for revalidation. */
  find(session: string, url: string): { body: unknown; etag: string | null; fresh: boolean } | null {
    const entry = this.#entries.get(keyOf(session, url));
    return entry ? { body: entry.body, etag: entry.etag, fresh: entry.freshUntil > this.#now() } : null;
  }

  /** Counts the changes of all sessions; read it when a call starts. */
  get changes(): number {
    return this.#changes;
  }

  /** @param askedAfter the count when the call started: the answer may lack later changes */
  keep(
    session: string,
    url: string,
    body: unknown,
    headers: { cacheControl: string; etag: string | null },
    askedAfter = this.#changes,
  ): void {
    const key = keyOf(session, url);
    const before = this.#entries.get(key);
    this.#remove(key);
    if (/\bno-store\b/i.test(headers.cacheControl)) return;
    const mustAsk = /\bno-cache\b/i.test(headers.cacheControl) || askedAfter !== this.#changes;
    const seconds = mustAsk ? 0 : Number(/\bmax-age=(\d+)/i.exec(headers.cacheControl)?.[1] ?? 0);
    if (seconds === 0 && headers.etag === null) return;
    // Most answers that are cached again have not changed.
    const isSame = before !== undefined && before.body === body;
    const bytes = isSame ? before.bytes : entryBytes + 2 * key.length + bytesOfValue(body);
    if (bytes > this.#mostBytes) return;
    this.#entries.set(key, { body, etag: headers.etag, bytes, freshUntil: this.#now() + seconds * 1000 });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most && this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest);
    }
  }

  /** The session changed something: its entries are revalidated before their next use. */
  distrust(session: string): void {
    this.#changes += 1;
    for (const [key, entry] of this.#entries) if (key.startsWith(`${session} `)) entry.freshUntil = 0;
  }

  /** REST v1 refuses the session, so its answers are dropped. */
  forget(session: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${session} `)) this.#remove(key);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** The fixed part of each entry, besides its key and its answer. */
const entryBytes = 300;

/** Tokens hold no spaces, so the separator is unambiguous. */
const keyOf = (session: string, url: string): string => `${session} ${url}`;
