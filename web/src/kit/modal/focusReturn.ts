/**
 * The element that had the focus when a modal was last opened, with its ancestors: it may be gone when the modal
 * closes.
 */
let asked: readonly HTMLElement[] = [];

/** Call it when a modal is about to open. */
export function rememberFocus(): void {
  const { activeElement } = document;
  // A menu closes with the selection of an item, so the focus returns to its button.
  const menu = activeElement?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : activeElement;
  asked = opener?.closest('[role="dialog"]') ? [] : withAncestors(opener);
}

/** The elements remembered for the modal that opens now; empty if no element of the page opened it. */
export function takeRememberedFocus(): readonly HTMLElement[] {
  const remembered = asked;
  asked = [];
  return remembered;
}

/** Focuses the first of these that still takes the focus, else the page's content, unless another element has it. */
export function giveFocusBack(remembered: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (!isLost && !activeElement.closest('[role="dialog"]')) return;
  for (const element of [...remembered, document.querySelector('main')]) {
    element?.focus({ preventScroll: true });
    if (element !== null && element === document.activeElement) return;
  }
}

export function withAncestors(element: Element | null | undefined): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...withAncestors(element.parentElement)];
}
