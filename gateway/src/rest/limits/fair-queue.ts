import { CallerGoneError } from '../../errors/rest-error.ts';

type Waiter = { readonly go: () => void };

/**
 * Limits the calls in flight, and those of one session to a share. Waiting calls are served round-robin, one of each
 * session: a query of thousands of calls delays only its own sender.
 */
export class FairQueue {
  readonly #most: number;
  readonly #mostOfOne: number;
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  /** In the order of the sessions' turns. */
  readonly #waitingOf = new Map<string, Waiter[]>();

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  get waiting(): number {
    let count = 0;
    for (const { length } of this.#waitingOf.values()) count += length;
    return count;
  }

  /** Whether no session has room, whatever its share. */
  get full(): boolean {
    return this.#running >= this.#most;
  }

  /** Enters without waiting, where that is possible; the caller must then call `leave`. */
  enters(session: string): boolean {
    if (!this.#hasRoomFor(session)) return false;
    this.#begin(session);
    return true;
  }

  /**
   * Waits for its turn; the caller must call `leave` after it.
   * @throws CallerGoneError when the client leaves before
   */
  async wait(session: string, signal: AbortSignal | null): Promise<void> {
    if (signal?.aborted) throw new CallerGoneError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { go: resolve };
    const waiting = this.#waitingOf.get(session);
    if (waiting) waiting.push(waiter);
    else this.#waitingOf.set(session, [waiter]);
    const giveUp = () => {
      this.#remove(session, waiter);
      reject(new CallerGoneError());
    };
    signal?.addEventListener('abort', giveUp);
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  leave(session: string): void {
    this.#running -= 1;
    const left = (this.#runningOf.get(session) ?? 1) - 1;
    if (left === 0) this.#runningOf.delete(session);
    else this.#runningOf.set(session, left);
    for (const [name, waiters] of this.#waitingOf) {
      if (!this.#hasRoomFor(name)) continue;
      const first = waiters.shift();
      // The session's next call waits behind one of each other session.
      this.#waitingOf.delete(name);
      if (waiters.length > 0) this.#waitingOf.set(name, waiters);
      this.#begin(name);
      first?.go();
      return;
    }
  }

  #hasRoomFor(session: string): boolean {
    return this.#running < this.#most && (this.#runningOf.get(session) ?? 0) < this.#mostOfOne;
  }

  #begin(session: string): void {
    this.#running += 1;
    this.#runningOf.set(session, (this.#runningOf.get(session) ?? 0) + 1);
  }

  #remove(session: string, waiter: Waiter): void {
    const left = this.#waitingOf.get(session)?.filter((one) => one !== waiter) ?? [];
    if (left.length === 0) this.#waitingOf.delete(session);
    else this.#waitingOf.set(session, left);
  }
}
