/** What had the focus when a modal was last asked for, with what it stands in: it may be gone when the modal closes. */
let asked: readonly HTMLElement[] = [];

/** To be called when a modal is about to open. */
export function rememberFocus(): void {
  const { activeElement } = document;
  // A menu closes with the choice of an item, so it is its button to which the focus comes back.
  const menu = activeElement?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : activeElement;
  asked = opener?.closest('[role="dialog"]') ? [] : withAncestors(opener);
}

/** What was remembered for the modal that opens now; empty when nothing on the page has opened it. */
export function takeRememberedFocus(): readonly HTMLElement[] {
  const remembered = asked;
  asked = [];
  return remembered;
}

/** Puts the focus on the first of these that still takes it, else on the page's content, unless it is somewhere. */
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
