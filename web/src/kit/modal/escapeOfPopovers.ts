/** What the library's dialogs look for at the target of Escape before they close. */
const handled = 'data-mantine-stop-propagation';

let hears = false;

/**
 * Escape in a popover, such as the calendar of a date, closes that alone. The library's dialogs hear the key at the
 * window before the popover does, so that it has to be marked still earlier: call this before a dialog is mounted.
 */
export function hearEscapeFirst(): void {
  if (hears) return;
  hears = true;
  window.addEventListener('keydown', markEscape, { capture: true });
}

function markEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element) || target.hasAttribute(handled)) return;
  if (target.closest('.mantine-Popover-dropdown, .mantine-Menu-dropdown') === null) return;
  target.setAttribute(handled, 'true');
  setTimeout(() => target.removeAttribute(handled));
}
