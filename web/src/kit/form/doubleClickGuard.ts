import { doubleClickGuardMilliseconds } from '../../constants.ts';

/**
 * Accepts one press at a time: a second one of the same button within the guard's time is a double click, not a
 * decision.
 */
export class DoubleClickGuard {
  #last = Number.NEGATIVE_INFINITY;
  #button: string | undefined;

  accepts(button?: string): boolean {
    const now = Date.now();
    if (button === this.#button && now - this.#last < doubleClickGuardMilliseconds) return false;
    this.#button = button;
    this.#last = now;
    return true;
  }
}
