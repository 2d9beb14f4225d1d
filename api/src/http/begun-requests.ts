/** How long in milliseconds, and for how many calls, a request counts as begun. */
const remembered = 10_000;
const mostCalls = 100;

type Begun = { readonly since: number; calls: number };

/**
 * Remembers requests with an admitted call. A gateway makes several calls for one request and needs all answers:
 * refusing the last one would waste the others.
 */
export class BegunRequests {
  readonly #begun = new Map<string, Begun>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The number of remembered requests. */
  get size(): number {
    return this.#begun.size;
  }

  /**
   * Whether a call belongs to a request that has begun. Calls per request are limited, so that one id cannot bypass
   * admission forever.
   */
  has(key: string | null): boolean {
    const begun = key === null ? undefined : this.#begun.get(key);
    if (begun === undefined || this.#isOver(begun)) return false;
    begun.calls += 1;
    return begun.calls <= mostCalls;
  }

  add(key: string | null): void {
    if (key === null) return;
    const known = this.#begun.get(key);
    if (known !== undefined && !this.#isOver(known)) return;
    this.#begun.delete(key);
    this.#begun.set(key, { since: this.#now(), calls: 1 });
    // The map is ordered by start.
    for (const [oldest, begun] of this.#begun) {
      if (!this.#isOver(begun)) break;
      this.#begun.delete(oldest);
    }
  }

  forget(key: string | null): void {
    if (key !== null) this.#begun.delete(key);
  }

  #isOver({ since }: Begun): boolean {
    return this.#now() - since > remembered;
  }
}
