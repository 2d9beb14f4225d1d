/** A key, or a sequence of keys: '/', '?', 'g o'. */
export interface Shortcut {
  readonly keys: string;
  /** The description in the help. */
  readonly label: string;
  readonly group: 'Everywhere' | 'Go to' | 'Lists' | 'Review';
  readonly run: () => void;
}

/** How long the next key of a sequence may take. */
export const sequencePause = 1200;

/** The shortcuts of the current screen. A later registration overrides an earlier one of the same keys. */
export class Shortcuts {
  readonly #registered = new Set<Shortcut>();
  #typed: readonly string[] = [];
  #typedAt = Number.NEGATIVE_INFINITY;

  register(shortcut: Shortcut): () => void {
    this.#registered.add(shortcut);
    return () => this.#registered.delete(shortcut);
  }

  list(): readonly Shortcut[] {
    return [...new Map([...this.#registered].map((shortcut) => [shortcut.keys, shortcut])).values()];
  }

  /**
   * Handles a pressed key at a time in milliseconds, with all its readings, the likeliest first. Returns whether it
   * belongs to a shortcut.
   */
  press(keys: readonly string[], now: number): boolean {
    const before = now - this.#typedAt <= sequencePause ? this.#typed : [];
    const shortcuts = this.list();
    const candidates = [...keys.map((key) => [...before, key]), ...keys.map((key) => [key])];
    for (const candidate of candidates) {
      const keys = candidate.join(' ');
      const found = shortcuts.find((shortcut) => shortcut.keys === keys);
      if (found) {
        this.#typed = [];
        found.run();
        return true;
      }
      if (shortcuts.some((shortcut) => shortcut.keys.startsWith(`${keys} `))) {
        this.#typed = candidate;
        this.#typedAt = now;
        return true;
      }
    }
    this.#typed = [];
    return false;
  }
}

export const shortcuts = new Shortcuts();
