import type { KeyboardEvent, MouseEvent } from 'react';

/** Marks the one link of a row that the whole row follows. */
export const rowLinkAttribute = { 'data-row-link': '' } as const;

const rowLinkSelector = 'a[data-row-link]';
const interactive = 'a, button, input, label, select, textarea, [role="button"], [role="menuitem"]';

/** The row of an event in a table's body. */
export const rowOf = ({ target }: { readonly target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;

/**
 * Follows the row's link for a click on a part above the stretched link (a date with a hint, for example), in a new tab
 * where the modifier says so. Returns whether it handled the click.
 */
export function followRowLink(event: MouseEvent<HTMLElement>, row: HTMLElement): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.target.closest(interactive)) return true;
  if (window.getSelection()?.isCollapsed === false) return true;
  const link = row.querySelector<HTMLAnchorElement>(rowLinkSelector);
  if (!link) return false;
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
  return true;
}

/** The middle button opens a row's link in a new tab, also on parts above the link. */
export function openRowLinkAside(event: MouseEvent<HTMLElement>): void {
  if (event.button !== 1 || !(event.target instanceof Element) || event.target.closest(interactive)) return;
  const link = rowOf(event)?.querySelector<HTMLAnchorElement>(rowLinkSelector);
  if (link) window.open(link.href, '_blank', 'noopener');
}

/**
 * Up and Down move between the rows' links, Home and End to the first and last of `count`. `show` brings a row into the
 * document.
 */
export function moveBetweenRows(
  event: KeyboardEvent<HTMLElement>,
  count: number,
  show: (index: number) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  const row = rowOf(event);
  const current = row ? Number(row.dataset['index']) : -1;
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 }[event.key];
  if (next === undefined || next < 0 || next >= count) return;
  const body = event.currentTarget;
  show(next);
  if (focusRowAt(body, next)) event.preventDefault();
}

/** Moves the focus to a row of the document, and scrolls it into view. */
export function focusRowAt(table: HTMLElement, index: number): boolean {
  const link = table.querySelector<HTMLElement>(`tr[data-index="${index}"] ${rowLinkSelector}`);
  if (!link) return false;
  link.focus({ preventScroll: true });
  link.scrollIntoView?.({ block: 'nearest' });
  return true;
}

/** Whether the event's target is the row's link. */
export const isOnRowLink = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest(rowLinkSelector) !== null;

/** Moves the focus to the first or last visible row. */
export function focusRow(table: HTMLElement, which: 'first' | 'last'): void {
  const links = [...table.querySelectorAll<HTMLElement>(rowLinkSelector)];
  const inView = links.filter(isInView);
  const candidates = inView.length > 0 ? inView : links;
  (which === 'first' ? candidates[0] : candidates.at(-1))?.focus();
}

/** Not under the head and not below the edge of the scrolling part. */
function isInView(link: HTMLElement): boolean {
  const row = link.closest('tr');
  const table = link.closest('table');
  const frame = table?.parentElement;
  if (!row || !table || !frame) return false;
  const { top, bottom } = row.getBoundingClientRect();
  const head = table.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const view = frame.getBoundingClientRect();
  return top >= view.top + head - 1 && bottom <= view.bottom + 1;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
