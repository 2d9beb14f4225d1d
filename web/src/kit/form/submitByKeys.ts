import type { KeyboardEvent } from 'react';

/**
 * Ctrl or Command and Enter press the button of a form from every field, unless it cannot be pressed. For the form's
 * `onKeyDownCapture`: a field that heard the key might open its list.
 */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget, target, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  // A button means itself, and what stands above the form, as a question about it, is no field of it.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest('button')) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
