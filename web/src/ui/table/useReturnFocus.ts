import type { Row as TableRow } from '@tanstack/react-table';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { focusRowAt } from './rowNavigation.ts';

/** The row whose link was followed, by the history entry of the list. */
const opened = new Map<string, string>();
/** Older entries are forgotten. */
const mostOpened = 100;

export function rememberOpened(key: string | undefined, id: string): void {
  if (key === undefined) return;
  opened.delete(key);
  opened.set(key, id);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
}

/** On return to a list, restores the focus to the row that was opened, once there are rows. */
export function useReturnFocus<Row>(
  container: RefObject<HTMLElement | null>,
  key: string | undefined,
  rows: readonly TableRow<Row>[],
  show: (index: number) => void,
): void {
  useEffect(() => {
    const element = container.current;
    const id = key === undefined ? undefined : opened.get(key);
    if (!element || key === undefined || id === undefined || rows.length === 0) return undefined;
    opened.delete(key);
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) return undefined;
    // After the effects of the page, one of which scrolls it to the top.
    const frame = requestAnimationFrame(() => {
      show(index);
      focusRowAt(element, index);
    });
    return () => cancelAnimationFrame(frame);
  }, [container, key, rows, show]);
}
