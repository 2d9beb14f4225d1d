import type { ChangeSource, Ending, StreamReader } from './change.ts';

const firstDelay = 1000;
const longestDelay = 60_000;
/** A stream that lasted this long had no trouble. */
const steadyMilliseconds = 10_000;

export interface KeptStreamListener extends Pick<StreamReader, 'changed'> {
  /** Changes may have been missed: the stream broke and could not continue where it was. */
  readonly missed: () => void;
  /** The stream is over for good. */
  readonly over: (why: 'not-offered' | 'unauthenticated') => void;
}

/**
 * A stream that is opened again when it ends, after the last position. Delays grow after failures and are random:
 * consoles that were cut off together would return together.
 */
export class KeptStream {
  readonly #source: ChangeSource;
  readonly #listener: KeptStreamListener;
  #position: string | null;
  /** Whether this browser tab had a stream before: without one there is nothing to miss. */
  #hadStream: boolean;
  #failures = 0;
  #close: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    source: ChangeSource,
    listener: KeptStreamListener,
    { position, hadStream }: { readonly position: string | null; readonly hadStream: boolean },
  ) {
    this.#source = source;
    this.#listener = listener;
    this.#position = position;
    this.#hadStream = hadStream;
  }

  get position(): string | null {
    return this.#position;
  }

  /** Opens the stream, also in place of one that looks open: after sleep its connection may be dead. */
  open(): void {
    this.close();
    const openedAt = Date.now();
    let ended = false;
    const close = this.#source.open(this.#position, {
      opened: () => {
        if (this.#hadStream && this.#position === null) this.#listener.missed();
        this.#hadStream = true;
      },
      changed: (change) => {
        this.#position = change.position;
        this.#listener.changed(change);
      },
      ended: (why) => {
        ended = true;
        this.#close = undefined;
        if (Date.now() - openedAt >= steadyMilliseconds) this.#failures = 0;
        this.#continue(why);
      },
    });
    if (!ended) this.#close = close;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#close?.();
    this.#close = undefined;
  }

  #continue(why: Ending): void {
    if (why === 'not-offered' || why === 'unauthenticated') {
      this.#listener.over(why);
      return;
    }
    if (why === 'gone') this.#position = null;
    const delay = Math.min(firstDelay * 2 ** this.#failures, longestDelay);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), delay * (0.5 + Math.random() / 2));
  }
}
