import type { RecordType } from '../generated/resolvers.ts';
import type { RecordChange } from '../schema/parents.ts';

/** The changes that a subscription asks for. */
export type AskedChanges = Readonly<{
  types: readonly RecordType[] | null;
  ids: readonly string[] | null;
  after: string | null;
}>;

type Callbacks = Readonly<{
  /** The subscription is over, by whichever side. */
  left: () => void;
  /** Its reader is too slow: its queue is dropped, and its connection has to be broken off. */
  overflowed: () => void;
}>;

type Next = IteratorResult<RecordChange, undefined>;

/** The changes of one subscription, in a queue of limited length. Its reader takes one at a time. */
export class Follower implements AsyncIterableIterator<RecordChange, undefined> {
  readonly #types: ReadonlySet<string> | null;
  readonly #ids: ReadonlySet<string> | null;
  readonly #longest: number;
  readonly #callbacks: Callbacks;
  #queue: RecordChange[] = [];
  #waiting: PromiseWithResolvers<Next> | null = null;
  #ended: Readonly<{ error: Error | null }> | null = null;

  constructor(
    { types, ids }: Pick<AskedChanges, 'types' | 'ids'>,
    longestQueue: number,
    callbacks: Callbacks,
  ) {
    this.#types = types && new Set(types);
    this.#ids = ids && new Set(ids);
    this.#longest = longestQueue;
    this.#callbacks = callbacks;
  }

  take(change: RecordChange): void {
    if (this.#ended || this.#types?.has(change.type) === false || this.#ids?.has(change.id) === false) return;
    if (this.#waiting) {
      this.#waiting.resolve({ done: false, value: change });
      this.#waiting = null;
    } else if (this.#queue.length < this.#longest) this.#queue.push(change);
    else {
      this.#queue = [];
      this.end(null);
      this.#callbacks.overflowed();
    }
  }

  /** What is in the queue is still read. */
  end(error: Error | null): void {
    if (this.#ended) return;
    this.#ended = { error };
    if (this.#waiting) {
      if (error) this.#waiting.reject(error);
      else this.#waiting.resolve({ done: true, value: undefined });
      this.#waiting = null;
    }
    this.#callbacks.left();
  }

  async next(): Promise<Next> {
    const value = this.#queue.shift();
    if (value) return { done: false, value };
    if (this.#ended) {
      const { error } = this.#ended;
      this.#ended = { error: null };
      if (error) throw error;
      return { done: true, value: undefined };
    }
    this.#waiting ??= Promise.withResolvers<Next>();
    return this.#waiting.promise;
  }

  async return(): Promise<Next> {
    this.#queue = [];
    this.end(null);
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
