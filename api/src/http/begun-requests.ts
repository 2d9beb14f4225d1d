/** How long in milliseconds, and for how many calls, a request counts as begun. */
const remembered = 10_000;
const mostCalls = 100;

type Begun = { readonly since: number; calls: number };

/**
 * Knows for a moment which requests have had a call let in. A gateway makes several calls for one request, and needs the
 * answers of all: those that were answered before would be wasted by refusing the last one.
 */
export class BegunRequests {
  readonly #begun = new Map<string, Begun>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#begun.size;
  }

  /** Whether a call belongs to a request that has begun; each may ask so often only, lest an id stand for everything. */
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
    // They stand in the order in which they began.
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
