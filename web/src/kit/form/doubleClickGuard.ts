import { doubleClickGuardMilliseconds } from '../constants.ts';

/** Accepts one press at a time: a second one within the guard's time is a double click, not a decision. */
export class DoubleClickGuard {
  #last = Number.NEGATIVE_INFINITY;

  accepts(): boolean {
    const now = Date.now();
    if (now - this.#last < doubleClickGuardMilliseconds) return false;
    this.#last = now;
    return true;
  }
}
