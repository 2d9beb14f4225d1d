/** Requests that are always let in at once: with fewer nothing would be known of better times. */
const fewest = 4;
/** Milliseconds between two steps down, so that each can show what it did. */
const settling = 100;

/**
 * How many requests at once REST v1 can take, as its refusals tell (additive increase, multiplicative decrease, as TCP
 * does it): what is above is refused here, where it costs little, instead of there after a part of it has been answered.
 */
export class AdaptiveLimit {
  readonly #most: number;
  readonly #now: () => number;
  #limit: number;
  #steppedDownAt = Number.NEGATIVE_INFINITY;

  /** @param most requests at once, in the best of times */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#limit = most;
  }

  get current(): number {
    return Math.floor(this.#limit);
  }

  /** REST v1 had no time for a call while so many requests were under way. */
  stepDown(inFlight: number): void {
    if (this.#now() - this.#steppedDownAt < settling) return;
    this.#steppedDownAt = this.#now();
    this.#limit = Math.min(this.#most, Math.max(fewest, Math.min(this.#limit, inFlight) * 0.8));
  }

  /** One of so many requests has been answered: when they are as many as may be, a whole round of them adds one. */
  stepUp(inFlight: number): void {
    if (inFlight >= this.current) this.#limit = Math.min(this.#most, this.#limit + 1 / this.#limit);
  }
}
