import { useEffect } from 'react';

/** The attribute that the library's dialogs check on the target of Escape before they close. */
const handled = 'data-mantine-stop-propagation';

/** The popovers that Escape closes before any dialog, the last opened at the end. */
const open: (() => void)[] = [];

let hears = false;

/**
 * Makes Escape close an open popover, such as a calendar, and not the dialog below. The library's dialogs listen on the
 * window before the popover does, so the event must be marked even earlier: call this before a dialog is mounted.
 */
export function hearEscapeFirst(): void {
  if (hears) return;
  hears = true;
  window.addEventListener('keydown', markEscape, { capture: true });
}

/** Makes Escape close this popover first while it is open, wherever the focus is. */
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

/** The target of the last Escape for a popover, until the next key. */
let marked: Element | undefined;
/** Popovers that are closing after Escape: a second press is for the content below. */
const closing = new WeakSet<Element>();

function unmark(): void {
  marked?.removeAttribute(handled);
  marked = undefined;
}

function markEscape({ key, target, isComposing }: KeyboardEvent): void {
  // A key may come before the timer of the previous one.
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
