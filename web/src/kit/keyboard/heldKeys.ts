import { isTextField, typeInto } from './typeInto.ts';

/**
 * Buffers keys that are pressed while a page or dialog is loading. From the event that opens it, they reach neither the
 * page behind nor its shortcuts, and they are delivered once it is rendered.
 */
export class HeldKeys {
  #held: KeyboardEvent[] | null = null;
  #giveUp: (() => void) | undefined;

  /** Holds every key from now on. Escape stops waiting and calls `giveUp`; a pointer press stops without calling it. */
  readonly hold = (giveUp?: () => void): void => {
    if (giveUp) this.#giveUp = giveUp;
    if (this.#held !== null) return;
    this.#held = [];
    window.addEventListener('keydown', this.#keep, { capture: true });
    window.addEventListener('keyup', this.#keepUp, { capture: true });
    window.addEventListener('pointerdown', this.drop, { capture: true });
  };

  readonly isHolding = (): boolean => this.#held !== null;

  /** Drops the held keys, for a question that appears instead. */
  readonly drop = (): void => void this.#take();

  /** The same when the owner of `giveUp` is gone, unless another owner holds the keys by now. */
  readonly dropFor = (giveUp: () => void): void => {
    if (this.#giveUp === giveUp) this.drop();
  };

  /** Replays the held keys at the current focus. A key that opens a dialog holds the rest again. */
  readonly deliver = (): void => {
    const keys = this.#take();
    for (const [place, pressed] of keys.entries()) {
      press(pressed);
      if (this.#held !== null) {
        this.#held.unshift(...keys.slice(place + 1));
        return;
      }
    }
  };

  #take(): readonly KeyboardEvent[] {
    const keys = this.#held ?? [];
    this.#held = null;
    this.#giveUp = undefined;
    window.removeEventListener('keydown', this.#keep, { capture: true });
    window.removeEventListener('keyup', this.#keepUp, { capture: true });
    window.removeEventListener('pointerdown', this.drop, { capture: true });
    return keys;
  }

  readonly #keep = (event: KeyboardEvent): void => {
    event.stopImmediatePropagation();
    const modified = hasModifier(event);
    if (event.key === 'Escape' && !modified) {
      const giveUp = this.#giveUp;
      this.drop();
      event.preventDefault();
      giveUp?.();
      return;
    }
    // Ctrl with Enter submits a form; the browser's own shortcuts are not held.
    if (modified ? event.key !== 'Enter' : !isTyped(event.key)) return;
    event.preventDefault();
    // A repeating key is still the one that opened it.
    if (modified || (event.repeat && this.#held?.length === 0)) return;
    this.#held?.push(event);
  };

  /** Releasing the space bar presses a button, in some browsers also when its keydown was cancelled. */
  readonly #keepUp = (event: KeyboardEvent): void => {
    if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
  };
}

export const heldKeys = new HeldKeys();

const editing =
  /^(?:Enter|Backspace|Delete|Tab|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right)|Process)$/;

const isTyped = (key: string): boolean => [...key].length === 1 || editing.test(key);

/** AltGr, which some systems report as Ctrl and Alt, makes characters. */
const hasModifier = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

function press({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && isTextField(target)) typeInto(target, key);
}
