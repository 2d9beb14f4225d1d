/**
 * Limits retries to a tenth of the calls, so that retries do not make an outage worse. Every call adds a tenth of a
 * token, a retry takes a whole one.
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

  /** Whether one more retry is allowed; takes it from the budget. */
  takeRetry(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
