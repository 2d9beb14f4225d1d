/** How much there is to do at the place where calls wait for each other. */
export type Pressure = 'idle' | 'busy' | 'congested';

type AdmissionOptions = {
  /** Milliseconds that a call may wait for its turn when many come at once. */
  readonly patience: number;
  readonly pressure: () => Pressure;
  readonly now: () => number;
};

type Waiting = {
  readonly since: number;
  readonly ahead: boolean;
  readonly turn: PromiseWithResolvers<void>;
};

/** What `enter` fails with: nobody comes to this call in time. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/** Calls at once: where it begins, and between what it moves. */
const atFirst = 8;
const fewest = 2;
const most = 256;
/** Calls that wait, whatever the pace: each costs memory. */
const longestLine = 1_000;
/** Milliseconds after which whoever waits is refused, although by the pace his turn should have come. */
const standstill = 5_000;
/** Milliseconds between two steps down, so that each can show what it did. */
const settling = 50;
/** How much of the pace is what was measured last. */
const newest = 0.1;

/**
 * Lets as many calls begin as have use of it, and makes the others wait in line by time: who would not come to his turn
 * in time is refused at once, which costs nobody anything, instead of being answered when he has left.
 *
 * How many begin follows from the place where they wait for each other (additive increase, multiplicative decrease): one
 * more while nobody waits there, fewer while several do. Comparing times with the shortest one, which is usual where that
 * place is out of sight, would take long lists for congestion among small calls. The line may be as long as `patience`
 * for a crowd that comes at once, and half of that when it has not been empty for so long (the rule of CoDel, RFC 8289).
 */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #line: Waiting[] = [];
  #inFlight = 0;
  #limit = atFirst;
  #steppedDownAt = Number.NEGATIVE_INFINITY;
  /** Milliseconds in which one call ends, while others wait; null when none ever has. */
  #pace: number | null = null;
  /** Since when the line has not been empty, and when a call left meanwhile. */
  #standingSince: number | null = null;
  #leftAt = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  get state(): Readonly<{ inFlight: number; waiting: number; limit: number }> {
    return { inFlight: this.#inFlight, waiting: this.#line.length, limit: this.#limit };
  }

  /**
   * Settles when the call may begin; `leave` has to follow.
   * @param ahead for what belongs to work that has begun: it goes before all others and is not refused for want of time
   * @throws TooBusyError at once, or when nothing has moved for long; the signal's reason when the caller leaves
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
      // One long call, or a moment in which nothing moves, says little about those that follow.
      const pace = this.#pace ?? took;
      this.#pace = pace + (Math.min(took, pace * 4 + 1) - pace) * newest;
    }
    this.#leftAt = now;
    this.look();
  }

  /** To be called now and then while somebody waits, also when no call ends. */
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
