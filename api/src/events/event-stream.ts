import { Readable } from 'node:stream';
import type { Session } from '../authentication/session.ts';
import type { ChangeEvent } from './change-event.ts';
import { viewPermissions } from './record-types.ts';
import type { RecordType } from './record-types.ts';

/** Bytes that may wait for a slow reader. */
const mostWaiting = 256 * 1024;
/** While fewer bytes wait, a reader that catches up gets more. */
const enough = 32 * 1024;
/** Milliseconds after which a client reconnects. */
const retry = 2_000;

/** The events of one client, as the lines of `text/event-stream`. */
export class EventStream {
  readonly session: Session;
  readonly body: Readable;
  readonly #types: ReadonlySet<RecordType>;
  #wanted = Promise.withResolvers<void>();
  #position: bigint;
  /** Until then it reads past events, and is given no others. */
  #live = false;
  #ended = false;

  constructor(session: Session, types: readonly RecordType[], position: bigint) {
    this.session = session;
    this.#types = new Set(types);
    this.#position = position;
    this.body = new Readable({ read: () => this.#wanted.resolve(), highWaterMark: enough });
    this.body.once('close', () => this.#wanted.resolve());
    this.#send(`retry: ${retry}\nevent: ready\nid: ${position}\ndata: {"position":"${position}"}\n\n`);
  }

  get position(): bigint {
    return this.#position;
  }

  /** Whether it needs past events, which it reads itself. */
  get isBehind(): boolean {
    return !this.#live && !this.#ended && !this.body.destroyed;
  }

  /** Begins to take events as they happen, if it has all that are before them. */
  goLive(present: bigint): void {
    this.#live = this.#position >= present;
  }

  /** An event as it happens. */
  happen(events: readonly ChangeEvent[], { permissions }: Session): void {
    if (this.#live) this.give(events, permissions);
  }

  give(events: readonly ChangeEvent[], permissions: Session['permissions']): void {
    const later = events.filter(({ position }) => position > this.#position);
    const seen = later.filter(
      ({ type }) => this.#types.has(type) && permissions.includes(viewPermissions[type]),
    );
    this.#position = later.at(-1)?.position ?? this.#position;
    if (seen.length > 0) this.#send(seen.map(written).join(''));
  }

  /** A comment, which also shows whether the connection still stands. */
  heartbeat(): void {
    // Its end should have been read long ago.
    if (this.#ended) this.body.destroy();
    else this.#send(':\n\n');
  }

  /** Resolves when the reader has taken almost all, or has left. */
  async drained(): Promise<void> {
    while (!this.#ended && !this.body.destroyed && this.body.readableLength >= enough) {
      this.#wanted = Promise.withResolvers();
      await this.#wanted.promise;
    }
  }

  /** The client reads what was sent, and reconnects. */
  end(): void {
    if (this.#ended || this.body.destroyed) return;
    this.#ended = true;
    this.#wanted.resolve();
    this.body.push(null);
  }

  #send(text: string): void {
    if (this.#ended || this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > mostWaiting) this.body.destroy();
  }
}

const written = ({ position, type, id, kind, by, at }: ChangeEvent): string => {
  const data = JSON.stringify({ position: String(position), type, id, kind, by, at });
  return `event: change\nid: ${position}\ndata: ${data}\n\n`;
};
