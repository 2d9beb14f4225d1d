import { doubleClickGuardMilliseconds } from '../../constants.ts';

/**
 * Accepts one press at a time: a second one of the same button within the guard's time is a double click, not a
 * decision.
 */
export function doubleClickGuard() {
  let last = Number.NEGATIVE_INFINITY;
  let lastButton: string | undefined;
  return {
    accepts(button?: string): boolean {
      const now = Date.now();
      if (button === lastButton && now - last < doubleClickGuardMilliseconds) return false;
      lastButton = button;
      last = now;
      return true;
    },
  };
}
