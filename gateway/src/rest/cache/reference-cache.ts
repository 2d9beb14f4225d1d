import { LRUCache } from 'lru-cache';
import { bytesOfValue } from '../../memory.ts';

type Entry = { readonly body: unknown; readonly etag: string | null; freshUntil: number };

/** Bytes of all answers together; the lists of a session take about a hundred thousand. */
const mostBytes = 32 * 1024 * 1024;

/**
 * LRU cache of declared reference data, per session, for as long as Cache-Control allows; stale entries are revalidated
 * by ETag.
 */
export class ReferenceCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #now: () => number;
  #changes = 0;

  /**
   * @param most answers, whatever their size: a change of a session scans all of them
   * @param bytes a whole number
   */
  constructor(most = 2_000, now: () => number = Date.now, bytes = mostBytes) {
    this.#entries = new LRUCache({
      max: most,
      maxSize: bytes,
      sizeCalculation: ({ body }, key) => entryBytes + 2 * key.length + bytesOfValue(body),
    });
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
    { cacheControl, etag }: { cacheControl: string; etag: string | null },
    askedAfter = this.#changes,
  ): void {
    const key = keyOf(session, url);
    const mustAsk = /\bno-cache\b/i.test(cacheControl) || askedAfter !== this.#changes;
    const seconds = mustAsk ? 0 : Number(/\bmax-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0);
    if (/\bno-store\b/i.test(cacheControl) || (seconds === 0 && etag === null)) this.#entries.delete(key);
    else this.#entries.set(key, { body, etag, freshUntil: this.#now() + seconds * 1000 });
  }

  /** The session changed something: its entries are revalidated before their next use. */
  distrust(session: string): void {
    this.#changes += 1;
    for (const [key, entry] of this.#entries) if (key.startsWith(`${session} `)) entry.freshUntil = 0;
  }

  /** REST v1 refuses the session, so its answers are dropped. */
  forget(session: string): void {
    const own = [...this.#entries.keys()].filter((key) => key.startsWith(`${session} `));
    for (const key of own) this.#entries.delete(key);
  }
}

/** The fixed part of each entry, besides its key and its answer. */
const entryBytes = 300;

/** Tokens hold no spaces, so the separator is unambiguous. */
const keyOf = (session: string, url: string): string => `${session} ${url}`;
