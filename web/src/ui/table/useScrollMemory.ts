import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** How far every table was scrolled, by its key: the history entry that it was shown in. */
const positions = new Map<string, number>();
/** Older entries are forgotten. */
const mostPositions = 100;

/**
 * Scrolls a table back to where it was when somebody returns to its history entry, as soon as it has rows, and to its
 * top when another page of rows comes.
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
