import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The scroll position of every table, by its key: the history entry in which it was shown. */
const positions = new Map<string, number>();
/** Older entries are forgotten. */
const mostPositions = 100;

/**
 * Restores a table's scroll position when the user returns to its history entry, once it has rows, and scrolls to the
 * top for another page of rows.
 */
export function useScrollMemory(
  container: RefObject<HTMLElement | null>,
  key: string | undefined,
  firstRow: string,
): void {
  const shownFirst = useRef(firstRow);
  const restored = useRef<string | undefined>(undefined);
  useEffect(() => {
    const element = container.current;
    if (!element || key === undefined || firstRow === '') return undefined;
    if (restored.current !== key) {
      restored.current = key;
      const position = positions.get(key);
      if (position !== undefined) {
        shownFirst.current = firstRow;
        element.scrollTo({ top: position });
      }
    }
    const remember = () => {
      positions.delete(key);
      positions.set(key, element.scrollTop);
      const [oldest] = positions.keys();
      if (positions.size > mostPositions && oldest !== undefined) positions.delete(oldest);
    };
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [container, key, firstRow]);
  useEffect(() => {
    if (shownFirst.current === firstRow) return;
    const wasEmpty = shownFirst.current === '';
    shownFirst.current = firstRow;
    if (!wasEmpty) container.current?.scrollTo({ top: 0 });
  }, [container, firstRow]);
}
