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
    return () => {
      const place = open.indexOf(close);
      if (place >= 0) open.splice(place, 1);
    };
  }, [opened, close]);
}

/** The target of the last Escape that was for a popover, until the next key. */
let marked: Element | undefined;
/** Popovers that Escape closes already: a second one, pressed before they are gone, is for what is below. */
const closing = new WeakSet<Element>();

function unmark(): void {
  marked?.removeAttribute(handled);
  marked = undefined;
}

function markEscape({ key, target, isComposing }: KeyboardEvent): void {
  // A key may come before the timer of the one before it.
  unmark();
  if (key !== 'Escape' || isComposing || !(target instanceof Element) || target.hasAttribute(handled)) return;
  const popover = target.closest('.mantine-Popover-dropdown, .mantine-Menu-dropdown');
  const closeLast = open.pop();
  const inOpenPopover = popover !== null && !closing.has(popover);
  if (!inOpenPopover && closeLast === undefined) return;
  if (popover && closeLast) closing.add(popover);
  marked = target;
  target.setAttribute(handled, 'true');
  setTimeout(unmark);
  closeLast?.();
}
