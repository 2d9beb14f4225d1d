/**
 * Second tries are a tenth of the calls at most: an outage is not made worse by everybody asking twice.
 * Every call puts a tenth of a token in, a second try takes a whole one out.
 */
export class RetryBudget {
  readonly #share: number;
  readonly #most: number;
  #tokens: number;

  constructor(share = 0.1, most = 10) {
    this.#share = share;
    this.#most = most;
    this.#tokens = most;
  }

  countCall(): void {
    this.#tokens = Math.min(this.#most, this.#tokens + this.#share);
  }

  /** Whether one more try may be made; takes it out of the budget. */
  takeRetry(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
