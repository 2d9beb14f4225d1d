/** Minimum limit: with fewer requests the recovery of REST v1 would go unnoticed. */
const fewest = 4;
/** Milliseconds between two steps down, so that each can take effect. */
const settling = 100;

/**
 * Finds the concurrency that REST v1 can take from its refusals, as TCP finds the capacity of a line (RFC 5681): slow
 * start with doubling per round, and after the first refusal multiplicative decrease and additive increase. Requests
 * above the limit are refused here, where it is cheap, instead of in REST v1 after a part has been answered. A burst is
 * not admitted before its cost is known.
 */
export class AdaptiveLimit {
  readonly #most: number;
  readonly #now: () => number;
  #limit: number;
  #isGuess = true;
  #steppedDownAt = Number.NEGATIVE_INFINITY;

  /**
   * @param first initial concurrency, before the first refusal
   * @param most maximum concurrency
   */
  constructor(first: number, most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#limit = Math.min(first, most);
  }

  get current(): number {
    return Math.floor(this.#limit);
  }

  /** Whether no refusal has shown yet where the limit is. */
  get isGuess(): boolean {
    return this.#isGuess;
  }

  /** REST v1 refused a call because of load, with this many requests in flight. */
  stepDown(inFlight: number): void {
    if (this.#now() - this.#steppedDownAt < settling) return;
    this.#steppedDownAt = this.#now();
    this.#isGuess = false;
    this.#limit = Math.min(this.#most, Math.max(fewest, Math.min(this.#limit, inFlight) * 0.8));
  }

  /**
   * One of this many requests in flight has been answered. At the limit, a whole round adds one; before the first step
   * down it doubles the limit.
   */
  stepUp(inFlight: number): void {
    if (inFlight < this.current) return;
    this.#limit = Math.min(this.#most, this.#limit + (this.#isGuess ? 1 : 1 / this.#limit));
  }
}
