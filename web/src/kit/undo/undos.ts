/** How a try to undo ended: refused with a sentence, or undone. An unknown outcome rejects. */
export type UndoEnd = { readonly refused: string } | 'undone';

export interface Undo {
  readonly id: string;
  /** Sends the opposite act; called again after an unknown outcome. */
  readonly send: () => Promise<UndoEnd>;
  /** Called once it can no longer be undone; null when the time is over. */
  readonly onEnd: (end: UndoEnd | null) => void;
}

export type UndoState = 'open' | 'sending' | 'failed';

interface Held {
  readonly undo: Undo;
  state: UndoState;
  /** What keeps its time from running, such as the pointer. */
  readonly holds: Set<string>;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The acts that can be undone for a short time, the latest last. */
export class Undos {
  readonly #milliseconds: number;
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  add(undo: Undo): void {
    const left = this.#milliseconds;
    const held: Held = { undo, state: 'open', holds: new Set(), left, since: 0, timer: undefined };
    this.#held.set(undo.id, held);
    this.#run(held);
    this.#tell();
  }

  /** Undefined once it can no longer be undone. */
  stateOf(id: string): UndoState | undefined {
    return this.#held.get(id)?.state;
  }

  hasAny(): boolean {
    return this.#held.size > 0;
  }

  /** Its time stands still while one of its causes lasts. */
  hold(id: string, cause: string): void {
    const held = this.#held.get(id);
    if (!held) return;
    this.#stop(held);
    held.holds.add(cause);
  }

  release(id: string, cause: string): void {
    const held = this.#held.get(id);
    if (held?.holds.delete(cause)) this.#run(held);
  }

  /** Sends it unless it is being sent. After an unknown outcome it stays, without an end of its time. */
  async undo(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (!held || held.state === 'sending') return;
    this.#stop(held);
    this.#change(held, 'sending');
    let end: UndoEnd;
    try {
      end = await held.undo.send();
    } catch {
      if (this.#held.has(id)) this.#change(held, 'failed');
      return;
    }
    // The notice may have been closed meanwhile; the outcome is reported all the same.
    this.#held.delete(id);
    held.undo.onEnd(end);
    this.#tell();
  }

  /**
   * Undoes the latest act. Not while one is being undone: the act before it may depend on the outcome.
   * @returns whether there is one
   */
  undoLatest(): boolean {
    const latest = [...this.#held.values()].at(-1);
    if (!latest) return false;
    const isBusy = [...this.#held.values()].some(({ state }) => state === 'sending');
    if (!isBusy) void this.undo(latest.undo.id);
    return true;
  }

  /** It can no longer be undone; what is being sent goes on. */
  drop(id: string): void {
    const held = this.#held.get(id);
    if (!held) return;
    this.#stop(held);
    this.#held.delete(id);
    this.#tell();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #change(held: Held, state: UndoState): void {
    held.state = state;
    this.#tell();
  }

  #run(held: Held): void {
    if (held.state !== 'open' || held.holds.size > 0) return;
    held.since = performance.now();
    held.timer = setTimeout(() => {
      this.drop(held.undo.id);
      held.undo.onEnd(null);
    }, held.left);
  }

  #stop(held: Held): void {
    if (held.timer === undefined) return;
    clearTimeout(held.timer);
    held.timer = undefined;
    held.left = Math.max(0, held.left - (performance.now() - held.since));
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
