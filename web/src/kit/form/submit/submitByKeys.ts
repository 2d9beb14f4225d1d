import type { KeyboardEvent } from 'react';

/**
 * Ctrl or Command with Enter submits a form from every field, unless its button is disabled. Use it as the form's
 * `onKeyDownCapture`: a field that received the key might open its list.
 */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget, target, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  // A focused button handles its own keys, and a dialog above the form is no field of it.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
