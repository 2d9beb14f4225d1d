import { useEffect } from 'react';

/** What the library's dialogs look for at the target of Escape before they close. */
const handled = 'data-mantine-stop-propagation';

/** What Escape closes before any dialog, the last opened at the end. */
const open: (() => void)[] = [];

let hears = false;

/**
 * Escape closes an open popover, such as the calendar of a date, and not the dialog below. The library's dialogs hear
 * the key at the window before the popover does, so that it has to be marked still earlier: call this before a dialog
 * is mounted.
 */
export function hearEscapeFirst(): void {
  if (hears) return;
  hears = true;
  window.addEventListener('keydown', markEscape, { capture: true });
}

/** Has Escape close this popover first while it is open, wherever the focus is. */
export function useClosedByEscape(opened: boolean, close: () => void): void {
  useEffect(() => {
    if (!opened) return undefined;
    hearEscapeFirst();
    open.push(close);
    return () => void open.splice(open.indexOf(close), 1);
  }, [opened, close]);
}

function markEscape({ key, target, isComposing }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing || !(target instanceof Element) || target.hasAttribute(handled)) return;
  const closeLast = open.at(-1);
  const inPopover = target.closest('.mantine-Popover-dropdown, .mantine-Menu-dropdown') !== null;
  if (!inPopover && closeLast === undefined) return;
  target.setAttribute(handled, 'true');
  setTimeout(() => target.removeAttribute(handled));
  closeLast?.();
}
