import type { FocusEvent } from 'react';
import { heldKeys } from './heldKeys.ts';
import { isTextField } from './typeInto.ts';

/** Delivers held keys to the text field that gets the focus. For the `onFocus` of what the keys were held for. */
export function deliverToField({ target }: FocusEvent): void {
  // In a turn of its own: the field is still being given the focus, and what it hears now is drawn too late.
  if (heldKeys.isHolding() && isTextField(target)) setTimeout(heldKeys.deliver);
}
