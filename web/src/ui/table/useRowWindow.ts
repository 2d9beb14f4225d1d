import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from './usePrinting.ts';

/** With more rows than this, only the visible ones are in the document. */
const windowedAbove = 50;
/** Overscan: rows above and below the view. */
const spare = 6;
/** The window moves in steps of this many rows: most scroll events render nothing. */
const step = 4;
/** The assumed view before the table is measured. */
const usualView = 20;

export interface RowWindow {
  /** Index of the first row in the document, and of the first one after the last. */
  readonly from: number;
  readonly to: number;
  /** Scrolls to the row and renders it synchronously. */
  readonly show: (index: number) => void;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a long table or list that are in the document: the visible ones with an overscan, the focused one, and
 * all of them in print. Rows have one height, so positions are computed.
 */
export function useRowWindow(
  container: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  enabled: boolean,
): RowWindow {
  const windowed = enabled && count > windowedAbove;
  const [range, setRange] = useState<Range>({ from: 0, to: usualView + spare });
  const printing = usePrinting(windowed);

  const measure = useCallback(() => {
    const element = container.current;
    if (!element) return;
    const next = rangeInView(element.scrollTop, element.clientHeight, rowHeight, focusedRow(element));
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, [container, rowHeight]);

  useEffect(() => {
    const element = container.current;
    if (!windowed || !element) return undefined;
    element.addEventListener('scroll', measure, { passive: true });
    // The observer also reports the initial size.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [windowed, container, measure]);

  const show = useCallback(
    (index: number) => {
      const element = container.current;
      if (!element || !windowed) return;
      const head = element.querySelector('thead')?.clientHeight ?? 0;
      const top = index * rowHeight;
      const view = element.clientHeight - head;
      if (top < element.scrollTop) element.scrollTo({ top });
      else if (top + rowHeight > element.scrollTop + view) element.scrollTo({ top: top + rowHeight - view });
      flushSync(measure);
    },
    [container, windowed, rowHeight, measure],
  );

  if (!windowed || printing) return { from: 0, to: count, show };
  return { from: Math.min(range.from, count), to: Math.min(range.to, count), show };
}

/** The rows of a scrolled view, with the overscan and the focused row. */
export function rangeInView(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  focused: number | null,
): Range {
  const first = Math.floor(scrollTop / rowHeight / step) * step - spare;
  const last = Math.ceil((scrollTop + viewHeight) / rowHeight / step) * step + spare;
  return {
    from: Math.max(0, Math.min(first, focused ?? first)),
    to: Math.max(last, (focused ?? -1) + 1),
  };
}

function focusedRow(container: HTMLElement): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && container.contains(row) ? Number(row.dataset['index']) : null;
}
