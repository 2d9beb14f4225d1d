import { CallerGoneError, NotOfferedError, RestError } from '../errors/rest-error.ts';
import { codes } from '../errors/graphql-errors.ts';
import { Feed } from './feed.ts';
import { Follower } from './follower.ts';
import type { AskedChanges } from './follower.ts';
import type { OpenEvents } from './upstream.ts';

export type HubLimits = Readonly<{
  /** Subscriptions of one session. */
  ofSession: number;
  /** Subscriptions of this process; 0 for none. */
  ofProcess: number;
  /** Changes that wait for a slow reader. */
  queue: number;
}>;

export type SubscriberOf = Readonly<{
  token: string;
  /** Opens a stream of REST v1 for the session. */
  open: OpenEvents;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
  /** The client reads too slowly: break off its connection. */
  cut: () => void;
}>;

/** Milliseconds after which a server that had no stream of changes may have been replaced. */
const forgetAfter = 600_000;
/** Seconds after which a refused client may retry. */
const retryAfter = 5;

/** The subscriptions of this process. Those of one session share a stream of REST v1. */
export class ChangeHub {
  readonly #limits: HubLimits;
  readonly #feeds = new Map<string, Set<Feed>>();
  readonly #followers = new Map<string, Set<Follower>>();
  #count = 0;
  #stopping = false;
  #lackedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  /** Open subscriptions, and streams of REST v1. */
  get counts(): Readonly<{ subscriptions: number; upstreams: number }> {
    let upstreams = 0;
    for (const feeds of this.#feeds.values()) upstreams += feeds.size;
    return { subscriptions: this.#count, upstreams };
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Whether pages may subscribe: REST v1 is not known to lack the stream. */
  get isOffered(): boolean {
    return this.#limits.ofProcess > 0 && performance.now() - this.#lackedAt > forgetAfter;
  }

  /** @throws RestError 429 and 503 for a limit, and what REST v1 answers */
  async follow(
    { token, open, signal, cut }: SubscriberOf,
    { after, ...filter }: AskedChanges,
  ): Promise<Follower> {
    this.#admit(token);
    if (signal.aborted) throw new CallerGoneError();
    const follower = new Follower(filter, this.#limits.queue, {
      left: () => this.#remove(token, follower),
      overflowed: cut,
    });
    this.#ofSession(this.#followers, token).add(follower);
    this.#count += 1;
    signal.addEventListener('abort', () => void follower.return(), { once: true });
    const feed = this.#feedFor(token, after) ?? this.#openFeed(token, open, after);
    feed.add(follower, after);
    try {
      await feed.begun;
      this.#lackedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      follower.end(null);
      if (error instanceof NotOfferedError) this.#lackedAt = performance.now();
      throw error;
    }
    return follower;
  }

  /** Completes all subscriptions, so that their clients find another process. */
  stop(): void {
    this.#stopping = true;
    for (const followers of this.#followers.values()) for (const follower of followers) follower.end(null);
  }

  #admit(token: string): void {
    const { ofSession, ofProcess } = this.#limits;
    if (ofProcess === 0) throw new NotOfferedError('This gateway tells no changes');
    if (this.#stopping || this.#count >= ofProcess)
      throw new RestError(503, codes.overloaded, 'Too many subscriptions', { retryAfterSeconds: retryAfter });
    if ((this.#followers.get(token)?.size ?? 0) >= ofSession)
      throw new RestError(
        429,
        codes.rateLimited,
        `A session may have ${ofSession} subscriptions at a time. End one of them first`,
        { retryAfterSeconds: retryAfter },
      );
  }

  /** A feed of the session that is where the subscription begins. */
  #feedFor(token: string, after: string | null): Feed | undefined {
    const feeds = [...(this.#feeds.get(token) ?? [])];
    return feeds.find((feed) => (after === null ? feed.isPresent : feed.has(after)));
  }

  #openFeed(token: string, open: OpenEvents, after: string | null): Feed {
    const feed: Feed = new Feed(open, after, {
      reached: (position) => this.#join(token, feed, position),
      ended: () => this.#drop(token, feed),
    });
    this.#ofSession(this.#feeds, token).add(feed);
    return feed;
  }

  /** A feed that has caught up with another one of its session ends. */
  #join(token: string, feed: Feed, position: string): void {
    const feeds = this.#feeds.get(token);
    if (!feeds || feeds.size < 2) return;
    for (const other of feeds) {
      if (other === feed || !other.has(position)) continue;
      this.#drop(token, feed);
      other.takeOver(feed);
      return;
    }
  }

  #remove(token: string, follower: Follower): void {
    const followers = this.#followers.get(token);
    if (!followers?.delete(follower)) return;
    this.#count -= 1;
    if (followers.size === 0) this.#followers.delete(token);
    for (const feed of this.#feeds.get(token) ?? []) {
      if (!feed.followers.delete(follower) || feed.followers.size > 0) continue;
      this.#drop(token, feed);
      feed.close();
    }
  }

  #drop(token: string, feed: Feed): void {
    const feeds = this.#feeds.get(token);
    feeds?.delete(feed);
    if (feeds?.size === 0) this.#feeds.delete(token);
  }

  #ofSession<Item>(all: Map<string, Set<Item>>, token: string): Set<Item> {
    const known = all.get(token) ?? new Set();
    all.set(token, known);
    return known;
  }
}
