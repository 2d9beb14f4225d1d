import { doubleClickGuardMilliseconds } from '../../../constants.ts';

/**
 * Accepts one press at a time: a second press of the same button within the guard's time is a double click, not a
 * decision. After a refusal, a press with other values is a correction and accepted at any time.
 */
export function doubleClickGuard() {
  let last = Number.NEGATIVE_INFINITY;
  let lastButton: string | undefined;
  let lastValues: string | undefined;
  let refused = false;
  return {
    accepts({ button, values }: { readonly button?: string | undefined; readonly values?: unknown } = {}) {
      const now = Date.now();
      const sent = JSON.stringify(values);
      const corrected = refused && sent !== lastValues;
      if (button === lastButton && now - last < doubleClickGuardMilliseconds && !corrected) return false;
      lastButton = button;
      lastValues = sent;
      last = now;
      refused = false;
      return true;
    },
    /** The last accepted press was refused. */
    refuse(): void {
      refused = true;
    },
  };
}
