/** The load at the shared bottleneck. */
export type Pressure = 'idle' | 'busy' | 'congested';

type AdmissionOptions = {
  /** Maximum queueing time in milliseconds under a burst. */
  readonly patience: number;
  readonly pressure: () => Pressure;
  readonly now: () => number;
};

type Waiting = {
  readonly since: number;
  readonly ahead: boolean;
  readonly turn: PromiseWithResolvers<void>;
};

/** Rejection of `enter`: the call would not begin in time. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/** Initial, minimum and maximum concurrency. */
const atFirst = 8;
const fewest = 2;
const most = 256;
/** Maximum queue length, whatever the pace: each waiting call costs memory. */
const longestLine = 1_000;
/** Milliseconds of waiting after which a call is refused, although by the pace its turn should have come. */
const standstill = 5_000;
/** Milliseconds between two decreases, so that each can take effect. */
const settling = 50;
/** Weight of the latest sample in the moving average of the pace. */
const newest = 0.1;

/**
 * Limits concurrency and queues the other calls by time. A call that would not begin in time is refused immediately,
 * which is cheap, instead of being answered after its caller has left.
 *
 * The limit follows the shared bottleneck (additive increase, multiplicative decrease): plus one while nothing waits
 * there, less while several calls do. Comparing latencies with the shortest one, the usual way when the bottleneck
 * cannot be observed, would mistake long lists among small calls for congestion. The queue may take `patience` for a
 * burst, and half of that once it has not been empty for so long (the rule of CoDel, RFC 8289).
 */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #line: Waiting[] = [];
  #inFlight = 0;
  #limit = atFirst;
  #steppedDownAt = Number.NEGATIVE_INFINITY;
  /** Average milliseconds between ends of calls while others wait; null before the first sample. */
  #pace: number | null = null;
  /** Since when the queue has not been empty, and when a call left meanwhile. */
  #standingSince: number | null = null;
  #leftAt = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  get state(): Readonly<{ inFlight: number; waiting: number; limit: number }> {
    return { inFlight: this.#inFlight, waiting: this.#line.length, limit: this.#limit };
  }

  /**
   * Resolves when the call may begin; `leave` must follow.
   * @param ahead for calls of requests that have begun: they go before all others and are not refused by time
   * @throws TooBusyError immediately, or after a standstill; the signal's reason when the caller leaves
   */
  async enter(signal: AbortSignal, ahead = false): Promise<void> {
    signal.throwIfAborted();
    if (this.#line.length === 0 && this.#inFlight < this.#limit) {
      this.#inFlight += 1;
      return;
    }
    const now = this.#options.now();
    const full = this.#line.length >= longestLine;
    if (full || (!ahead && this.#expectedWait() >= this.#allowance(now))) throw new TooBusyError();
    const waiting = { since: now, ahead, turn: Promise.withResolvers<void>() };
    const behind = ahead ? this.#line.findIndex((other) => !other.ahead) : -1;
    this.#line.splice(behind === -1 ? this.#line.length : behind, 0, waiting);
    this.#standingSince ??= now;
    const go = (): void => {
      if (this.#remove(waiting)) waiting.turn.reject(signal.reason);
    };
    signal.addEventListener('abort', go, { once: true });
    try {
      await waiting.turn.promise;
    } finally {
      signal.removeEventListener('abort', go);
    }
  }

  /** A call that had begun has ended. */
  leave(): void {
    this.#inFlight -= 1;
    const now = this.#options.now();
    if (this.#standingSince !== null) {
      const took = now - Math.max(this.#leftAt, this.#standingSince);
      // One long call or a short stall says little about the calls that follow.
      const pace = this.#pace ?? took;
      this.#pace = pace + (Math.min(took, pace * 4 + 1) - pace) * newest;
    }
    this.#leftAt = now;
    this.look();
  }

  /** To be called periodically while calls wait, also when no call ends. */
  look(): void {
    const now = this.#options.now();
    this.#adapt(now);
    for (const waiting of this.#line.filter(({ since }) => now - since > standstill))
      if (this.#remove(waiting)) waiting.turn.reject(new TooBusyError());
    while (this.#inFlight < this.#limit) {
      const next = this.#line[0];
      if (next === undefined) break;
      this.#remove(next);
      this.#inFlight += 1;
      next.turn.resolve();
    }
  }

  #adapt(now: number): void {
    const pressure = this.#options.pressure();
    if (pressure === 'congested') {
      if (now - this.#steppedDownAt < settling) return;
      this.#steppedDownAt = now;
      this.#limit = Math.max(fewest, Math.floor(Math.min(this.#limit, this.#inFlight + 1) * 0.8));
    } else if (pressure === 'idle' && this.#line.length > 0 && this.#inFlight >= this.#limit)
      this.#limit = Math.min(most, this.#limit + 1);
  }

  #remove(waiting: Waiting): boolean {
    const at = this.#line.indexOf(waiting);
    if (at === -1) return false;
    this.#line.splice(at, 1);
    if (this.#line.length === 0) this.#standingSince = null;
    return true;
  }

  #expectedWait(): number {
    return (this.#line.length + 1) * (this.#pace ?? 0);
  }

  #allowance(now: number): number {
    const { patience } = this.#options;
    return this.#standingSince !== null && now - this.#standingSince > patience ? patience / 2 : patience;
  }
}
