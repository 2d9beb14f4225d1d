import { setTimeout as wait } from 'node:timers/promises';
import type { EventSourceMessage } from 'eventsource-parser';
import { RestError, UnreachableError } from '../errors/rest-error.ts';
import type { RecordChange } from '../schema/parents.ts';
import { readChange } from './change-message.ts';

/** Opens a connection that continues after the position. Resolves when its messages have ended. */
export type OpenEvents = (
  from: Readonly<{ position: string | null; again: boolean }>,
  use: (message: EventSourceMessage) => void,
  signal: AbortSignal,
) => Promise<void>;

export type UpstreamListener = Readonly<{
  /** @param position the present one of the server */
  ready: (position: string) => void;
  /** @param change null for one that is left out; its position counts all the same */
  changed: (position: string, change: RecordChange | null) => void;
  ended: (error: Error) => void;
}>;

type Patience = Readonly<{
  firstDelayMs: number;
  longestDelayMs: number;
  giveUpAfterMs: number;
  /** How long a connection may be open before it says `ready`. */
  readyWithinMs: number;
}>;

const patience: Patience = {
  firstDelayMs: 250,
  longestDelayMs: 10_000,
  giveUpAfterMs: 60_000,
  readyWithinMs: 30_000,
};

/**
 * The changes of one session, over one connection at a time. A connection that breaks is opened again after the last
 * position, so that nothing is left out; where that is impossible the stream ends.
 */
export class Upstream {
  readonly #open: OpenEvents;
  readonly #listener: UpstreamListener;
  readonly #patience: Patience;
  readonly #closing = new AbortController();
  #position: string | null;
  #wasReady = false;
  #brokenSince: number | null = null;
  #failures = 0;

  constructor(open: OpenEvents, after: string | null, listener: UpstreamListener, given = patience) {
    this.#open = open;
    this.#position = after;
    this.#listener = listener;
    this.#patience = given;
    void this.#run();
  }

  close(): void {
    this.#closing.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    for (;;) {
      const failure = await this.#connect(signal);
      if (signal.aborted) return;
      this.#brokenSince ??= performance.now();
      const end = this.#endOf(failure);
      if (end) return this.#listener.ended(end);
      await wait(this.#delay(failure), undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  /** Settles when the connection has ended, with the reason. */
  async #connect(signal: AbortSignal): Promise<unknown> {
    const from = { position: this.#position, again: this.#wasReady };
    const openedAt = performance.now();
    const silence = new AbortController();
    const limit = setTimeout(() => silence.abort(), this.#patience.readyWithinMs);
    const either = AbortSignal.any([signal, silence.signal]);
    try {
      await this.#open(
        from,
        (message) => {
          if (either.aborted) return;
          if (message.event === 'ready') clearTimeout(limit);
          this.#use(message);
        },
        either,
      );
      return new UnreachableError(502, 'The stream of changes has ended');
    } catch (error) {
      // A proxy may keep a connection open whose answer never comes.
      return silence.signal.aborted
        ? new UnreachableError(504, 'The stream of changes did not begin')
        : error;
    } finally {
      clearTimeout(limit);
      // A server that ends each connection at once has trouble, although it answers.
      if (performance.now() - openedAt > this.#patience.longestDelayMs) this.#failures = 0;
    }
  }

  #use(message: EventSourceMessage): void {
    if (message.event === 'ready') {
      this.#brokenSince = null;
      this.#position ??= message.id ?? null;
      if (!this.#wasReady) this.#listener.ready(message.id ?? '');
      this.#wasReady = true;
    } else if (message.event === 'change') {
      const change = readChange(message);
      this.#position = message.id ?? this.#position;
      this.#listener.changed(String(this.#position), change);
    }
  }

  /** Null where the stream can continue. */
  #endOf(failure: unknown): Error | null {
    const error = failure instanceof Error ? failure : new UnreachableError(502, failure);
    if (!this.#wasReady || !isPassing(error)) return error;
    // The changes that the server has sent meanwhile are unknown.
    if (this.#position === null || this.#position === '') return changesMissed();
    const broken = performance.now() - (this.#brokenSince ?? 0);
    return broken > this.#patience.giveUpAfterMs ? error : null;
  }

  #delay(failure: unknown): number {
    const { firstDelayMs, longestDelayMs } = this.#patience;
    const asked = failure instanceof RestError ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0;
    const grown = Math.min(firstDelayMs * 2 ** this.#failures, longestDelayMs);
    this.#failures += 1;
    return Math.min(Math.max(asked, grown * (0.5 + Math.random() / 2)), longestDelayMs);
  }
}

export const changesMissed = (): RestError =>
  new RestError(410, 'events.gone', 'Changes may have been missed: read again');

const isPassing = (error: Error): boolean =>
  error instanceof UnreachableError ||
  (error instanceof RestError && (error.status === 429 || error.status >= 500));
