import type { FocusEvent } from 'react';
import { heldKeys } from './heldKeys.ts';
import { isTextField } from './typeInto.ts';

/** Delivers held keys to the focused text field. Use it as `onFocus` of the content that the keys are held for. */
export function deliverToField({ target }: FocusEvent): void {
  // In a task of its own: during the focus event, input would be rendered too late.
  if (heldKeys.isHolding() && isTextField(target)) setTimeout(heldKeys.deliver);
}
