import type { RecordChange } from '../schema/parents.ts';
import type { Follower } from './follower.ts';
import { Upstream } from './upstream.ts';
import type { OpenEvents } from './upstream.ts';

/** Changes that a feed keeps for subscriptions which continue a little behind it. */
const mostRecent = 256;

type Callbacks = Readonly<{
  /** The feed has reached a position. */
  reached: (position: string) => void;
  ended: (error: Error) => void;
}>;

/** One stream of REST v1 and the subscriptions that it feeds. */
export class Feed {
  readonly followers = new Set<Follower>();
  /** Settles when the stream has begun, or could not. */
  readonly begun: Promise<void>;
  readonly #upstream: Upstream;
  /** The last positions, each with its change unless it was left out; the first is where the feed began. */
  #recent: { readonly position: string; readonly change: RecordChange | null }[] = [];
  #isPresent: boolean;
  #present: string | null = null;

  constructor(open: OpenEvents, after: string | null, callbacks: Callbacks) {
    this.#isPresent = after === null;
    if (after !== null) this.#recent.push({ position: after, change: null });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.begun = promise;
    promise.catch(() => undefined);
    this.#upstream = new Upstream(open, after, {
      ready: (position) => {
        // A server that answers with the position it continues after does not say where the catch-up ends.
        this.#present = position === after ? null : position;
        if (after === null) this.#recent.push({ position, change: null });
        resolve();
        callbacks.reached(this.position);
      },
      changed: (position, change) => {
        this.#recent.push({ position, change });
        if (this.#recent.length > mostRecent) this.#recent.shift();
        if (position === this.#present) this.#isPresent = true;
        if (change) for (const follower of this.followers) follower.take(change);
        callbacks.reached(position);
      },
      ended: (error) => {
        reject(error);
        callbacks.ended(error);
        for (const follower of this.followers) follower.end(error);
      },
    });
  }

  get position(): string {
    return this.#recent.at(-1)?.position ?? '';
  }

  /** Whether it tells only what happens from now on, and no longer what was missed. */
  get isPresent(): boolean {
    return this.#isPresent;
  }

  has(position: string): boolean {
    return position !== '' && this.#recent.some((known) => known.position === position);
  }

  /** @param after a position that the feed has; null to begin with the next change */
  add(follower: Follower, after: string | null): void {
    this.followers.add(follower);
    if (after === null) return;
    const index = this.#recent.findLastIndex(({ position }) => position === after);
    for (const { change } of this.#recent.slice(index + 1)) if (change) follower.take(change);
  }

  /** Another feed ends here; this one goes on for its subscriptions. */
  takeOver(other: Feed): void {
    const { position } = other;
    if (other.isPresent) this.#isPresent = true;
    const followers = [...other.followers];
    other.followers.clear();
    other.close();
    for (const follower of followers) this.add(follower, position);
  }

  close(): void {
    this.#upstream.close();
  }
}
