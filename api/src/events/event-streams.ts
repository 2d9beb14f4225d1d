import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Session } from '../authentication/session.ts';
import { findSessions } from '../authentication/sessions.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { ChangeFeed } from './change-feed.ts';
import type { ChangeEvent } from './change-event.ts';
import type { Events, Wish } from './events.ts';
import { EventStream } from './event-stream.ts';
import { isKept, readEvents } from './positions.ts';
import type { RecordType } from './record-types.ts';

/** Open streams of one session (its tabs), and of this process. */
const mostOfSession = 10;
const mostOfProcess = 2_000;
/** Milliseconds between comments, which keep proxies from closing the connection. */
const heartbeatEvery = 15_000;
/** Milliseconds for clients to read the end of their streams. */
const longestEnd = 1_000;

type Options = {
  readonly database: Kysely<Database>;
  readonly clock: () => Date;
  /** Whether other processes use the database. */
  readonly shared: boolean;
  readonly report: (error: unknown) => void;
};

/** The open streams of this process. */
export class EventStreams implements Events {
  readonly #options: Options;
  readonly #feed: ChangeFeed;
  readonly #streams = new Set<EventStream>();
  /** Places of streams that are being opened, too. */
  readonly #places = new Map<string, number>();
  #taken = 0;
  #heartbeat: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#feed = new ChangeFeed({
      ...options,
      readers: {
        areThere: () => this.#streams.size > 0,
        deliver: (events) => this.#deliver(events),
        end: () => this.#endAll(),
      },
    });
  }

  get size(): number {
    return this.#streams.size;
  }

  start(): void {
    this.#feed.start();
    this.#heartbeat = setInterval(() => {
      this.#beat().catch(this.#options.report);
    }, heartbeatEvery).unref();
  }

  /** Something has changed, here or in another process. */
  wake(): void {
    this.#feed.wake();
  }

  /** Tells of all changes until now. */
  look(): Promise<void> {
    return this.#feed.look();
  }

  /**
   * @throws ApiError when the position is no longer kept, at too many streams, and while the process stops
   */
  async open({ session, types, after, signal }: Wish): Promise<Readable> {
    if (this.#closed) throw new ApiError('unavailable');
    const leave = this.#takePlace(session.tokenHash);
    try {
      if (after !== null) {
        await this.#feed.look();
        if (!(await isKept(this.#options.database, after))) throw new ApiError('events.gone');
      }
      const stream = await this.#join(session, types, after);
      stream.body.once('close', () => {
        this.#streams.delete(stream);
        leave();
      });
      if (signal.aborted) stream.body.destroy();
      signal.throwIfAborted();
      if (this.#closed) stream.end();
      else this.#catchUp(stream).catch((error: unknown) => this.#breakOff(stream, error));
      return stream.body;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends all streams: their clients reconnect to another copy. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    this.#endAll();
    // A client that does not read must not keep the process.
    setTimeout(() => this.#streams.forEach(({ body }) => body.destroy()), longestEnd).unref();
    await this.#feed.close();
  }

  async #join(session: Session, types: readonly RecordType[], after: bigint | null): Promise<EventStream> {
    const joined = Promise.withResolvers<EventStream>();
    await this.#feed.atPresent((present) => {
      const stream = new EventStream(session, types, after ?? present);
      stream.goLive(present);
      this.#streams.add(stream);
      joined.resolve(stream);
    });
    return joined.promise;
  }

  /** Sends past events as fast as the client takes them. The last step lies between two deliveries. */
  async #catchUp(stream: EventStream): Promise<void> {
    const { database, clock } = this.#options;
    while (stream.isBehind) {
      const events = await readEvents(database, stream.position);
      const first = events[0];
      if (first === undefined) {
        await this.#feed.atPresent((present) => stream.goLive(present));
        continue;
      }
      const { tokenHash } = stream.session;
      const session = (await findSessions(database, [tokenHash], clock())).get(tokenHash);
      // Removed while the client was reading: it reconnects and gets events.gone.
      if (session === undefined || first.position !== stream.position + 1n) return stream.end();
      stream.give(events, session.permissions);
      await stream.drained();
    }
  }

  #breakOff(stream: EventStream, error: unknown): void {
    stream.end();
    this.#options.report(error);
  }

  /** Permissions are read for each batch: a role may have lost one, and a session may have ended. */
  async #deliver(events: readonly ChangeEvent[]): Promise<void> {
    const sessions = await this.#endWithoutSession();
    for (const stream of this.#streams) {
      const session = sessions.get(stream.session.tokenHash);
      if (session !== undefined) stream.happen(events, session);
    }
  }

  async #beat(): Promise<void> {
    if (this.#streams.size === 0) return;
    for (const stream of this.#streams) stream.heartbeat();
    await this.#endWithoutSession();
  }

  async #endWithoutSession(): Promise<ReadonlyMap<string, Session>> {
    const { database, clock } = this.#options;
    const asked = [...this.#streams];
    const hashes = new Set(asked.map(({ session }) => session.tokenHash));
    const sessions = await findSessions(database, [...hashes], clock());
    for (const stream of asked) if (!sessions.has(stream.session.tokenHash)) stream.end();
    return sessions;
  }

  #endAll(): void {
    for (const stream of this.#streams) stream.end();
  }

  #takePlace(key: string): () => void {
    const ofSession = this.#places.get(key) ?? 0;
    if (ofSession >= mostOfSession || this.#taken >= mostOfProcess)
      throw new ApiError('events.too_many', { retryAfterSeconds: 30 });
    this.#places.set(key, ofSession + 1);
    this.#taken += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#taken -= 1;
      const others = (this.#places.get(key) ?? 1) - 1;
      if (others === 0) this.#places.delete(key);
      else this.#places.set(key, others);
    };
  }
}
