import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ChangeEvent } from './change-event.ts';
import { givePositions, lastPosition, readEvents } from './positions.ts';

/** Milliseconds between two looks, for the changes of other processes that no notice tells of. */
const lookEvery = 2_000;
/** A look without readers, so that the events do not wait for their positions until the next reader. */
const lookWithoutReadersEvery = 60_000;
/** Milliseconds from a change to the look: many changes in a short time are one look. */
const gather = 20;

type Readers = {
  readonly areThere: () => boolean;
  /** Gets the events of each look in order. A rejection ends the readers, who then continue where they were. */
  readonly deliver: (events: readonly ChangeEvent[]) => Promise<void>;
  readonly end: () => void;
};

type Options = {
  readonly database: Kysely<Database>;
  readonly readers: Readers;
  /** Whether other processes, which may have readers, use the database. */
  readonly shared: boolean;
  readonly report: (error: unknown) => void;
};

/** The one reader of the events in this process. Looks run one after the other. */
export class ChangeFeed {
  readonly #options: Options;
  #position = 0n;
  #queue: Promise<unknown> = Promise.resolve();
  #soon: NodeJS.Timeout | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      const due = performance.now() - this.#lookedAt >= lookWithoutReadersEvery;
      if (due || this.#options.readers.areThere()) this.#lookSafely();
    }, lookEvery).unref();
  }

  /** Something has changed, here or in another process. */
  wake(): void {
    if (this.#closed || this.#soon !== null) return;
    if (!this.#options.shared && !this.#options.readers.areThere()) return;
    this.#soon = setTimeout(() => {
      this.#soon = null;
      this.#lookSafely();
    }, gather).unref();
  }

  look(): Promise<void> {
    return this.#next(() => this.#readAll());
  }

  /** Calls `join` with the present position, before any later event is delivered. */
  atPresent(join: (position: bigint) => void): Promise<void> {
    return this.#next(async () => {
      await this.#readAll();
      join(this.#position);
    });
  }

  /** Waits for the running look. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#soon !== null) clearTimeout(this.#soon);
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#queue;
  }

  #lookSafely(): void {
    if (!this.#closed) this.look().catch(this.#options.report);
  }

  #next(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => {});
    return done;
  }

  async #readAll(): Promise<void> {
    const { database, readers } = this.#options;
    this.#lookedAt = performance.now();
    await givePositions(database);
    if (!readers.areThere()) {
      this.#position = await lastPosition(database);
      return;
    }
    for (;;) {
      const events = await readEvents(database, this.#position);
      const last = events.at(-1);
      if (last === undefined) return;
      try {
        await readers.deliver(events);
      } catch (error) {
        readers.end();
        throw error;
      }
      this.#position = last.position;
    }
  }
}
