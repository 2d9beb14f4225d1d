/** Debounce after the last press: four quick turns are none. */
export const turnMilliseconds = 400;

interface Turn {
  /** Degrees clockwise from the camera's orientation; 360 and more after a full turn. */
  readonly wanted: number;
  /** The same on the server. */
  readonly kept: number;
  readonly saving: boolean;
  /** The debounce. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** The turns by the ids of the pictures. */
export type Turns = ReadonlyMap<string, Turn>;

const upright = (degrees: number) => degrees % 360;

/** The local turn, unless another user has turned the picture since: `kept` is the server's current value. */
function known(turns: Turns, id: string, kept: number): Turn | undefined {
  const turn = turns.get(id);
  const isUnderWay = turn && (turn.saving || turn.timer !== undefined);
  return turn && (isUnderWay || upright(turn.wanted) === kept) ? turn : undefined;
}

/** Degrees clockwise from the camera's orientation to the shown one. */
export const degreesOf = (turns: Turns, id: string, kept: number): number =>
  known(turns, id, kept)?.wanted ?? kept;

/**
 * Turns pictures immediately and saves the turns in sequence: a request is sent after the previous one was answered, so
 * that the last press wins. A turn that could not be saved is reverted.
 */
export class TurnKeeper {
  #turns: Turns = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #save: (id: string, rotation: number) => Promise<unknown>;

  constructor(save: (id: string, rotation: number) => Promise<unknown>) {
    this.#save = save;
  }

  readonly turns = (): Turns => this.#turns;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Turns by another quarter. */
  readonly turn = (id: string, kept: number): void => {
    const before = known(this.#turns, id, kept) ?? { wanted: kept, kept, saving: false, timer: undefined };
    clearTimeout(before.timer);
    const timer = setTimeout(() => void this.#keep(id), turnMilliseconds);
    this.#set(id, { ...before, wanted: before.wanted + 90, timer });
  };

  /** Saves pending turns immediately. */
  readonly flush = (): void => {
    for (const [id, { timer }] of this.#turns) if (timer !== undefined) void this.#keep(id);
  };

  async #keep(id: string): Promise<void> {
    const turn = this.#turns.get(id);
    if (!turn) return;
    clearTimeout(turn.timer);
    const { wanted, kept, saving } = turn;
    const isKept = upright(wanted) === upright(kept);
    this.#set(id, { ...turn, saving: saving || !isKept, timer: undefined });
    if (saving || isKept) return;
    try {
      await this.#save(id, upright(wanted));
      this.#settle(id, wanted);
    } catch {
      this.#revert(id);
    }
  }

  #settle(id: string, kept: number): void {
    const turn = this.#turns.get(id);
    if (!turn) return;
    this.#set(id, { ...turn, kept, saving: false });
    if (turn.timer === undefined) void this.#keep(id);
  }

  #revert(id: string): void {
    const turn = this.#turns.get(id);
    if (!turn) return;
    clearTimeout(turn.timer);
    this.#set(id, { ...turn, wanted: turn.kept, saving: false, timer: undefined });
  }

  #set(id: string, turn: Turn): void {
    this.#turns = new Map(this.#turns).set(id, turn);
    this.#listeners.forEach((listener) => listener());
  }
}
