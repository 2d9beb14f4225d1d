/** Requests that are always let in at once: with fewer nothing would be known of better times. */
const fewest = 4;
/** Milliseconds between two steps down, so that each can show what it did. */
const settling = 100;

/**
 * How many requests at once REST v1 can take, as its refusals tell, in the way that TCP finds out what a line can take
 * (RFC 5681): few at first, twice as many with each round that went well, and after the first refusal multiplicative
 * decrease and additive increase. What is above is refused here, where it costs little, instead of there after a part of
 * it has been answered; and a crowd that comes all at once is not let in before anybody knows what it costs.
 */
export class AdaptiveLimit {
  readonly #most: number;
  readonly #now: () => number;
  #limit: number;
  #isGuess = true;
  #steppedDownAt = Number.NEGATIVE_INFINITY;

  /**
   * @param first requests at once, as long as nothing is known
   * @param most requests at once, in the best of times
   */
  constructor(first: number, most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#limit = Math.min(first, most);
  }

  get current(): number {
    return Math.floor(this.#limit);
  }

  /** Whether nothing has shown yet where the limit is. */
  get isGuess(): boolean {
    return this.#isGuess;
  }

  /** REST v1 had no time for a call while so many requests were under way. */
  stepDown(inFlight: number): void {
    if (this.#now() - this.#steppedDownAt < settling) return;
    this.#steppedDownAt = this.#now();
    this.#isGuess = false;
    this.#limit = Math.min(this.#most, Math.max(fewest, Math.min(this.#limit, inFlight) * 0.8));
  }

  /**
   * One of so many requests has been answered: when they are as many as may be, a whole round of them adds one, and
   * before the first step down as many again.
   */
  stepUp(inFlight: number): void {
    if (inFlight < this.current) return;
    this.#limit = Math.min(this.#most, this.#limit + (this.#isGuess ? 1 : 1 / this.#limit));
  }
}
