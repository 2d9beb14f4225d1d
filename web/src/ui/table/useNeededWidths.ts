import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { cutOff } from './cut.ts';
import { neededWidth } from './layout.ts';
import type { ShownColumn } from './useTable.ts';

/**
 * Tells the layout how wide columns with cut cells must be so that no cell is cut. Rows in the document are measured
 * before the paint. A width only grows while the table is shown, so that paging does not move every column.
 */
export function useNeededWidths<Row>(
  container: RefObject<HTMLElement | null>,
  shown: readonly ShownColumn<Row>[],
  rows: readonly unknown[],
): void {
  const widest = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || rows.length === 0) return undefined;
    const measure = () => {
      // A table that scrolls sideways has no width to give.
      if (element.scrollWidth > element.clientWidth) return;
      for (const [id, width] of cutColumns(element, shown)) {
        if (width <= (widest.current.get(id) ?? 0)) continue;
        widest.current.set(id, width);
        element.style.setProperty(neededWidth(id), `${width}px`);
      }
    };
    measure();
    // Texts change their width when the web font has loaded.
    const { fonts } = document;
    fonts?.addEventListener('loadingdone', measure);
    window.addEventListener('resize', measure);
    return () => {
      fonts?.removeEventListener('loadingdone', measure);
      window.removeEventListener('resize', measure);
    };
  }, [container, shown, rows]);
}

/** The widths in pixels that the columns with a cut cell need. */
function cutColumns<Row>(element: HTMLElement, shown: readonly ShownColumn<Row>[]): Map<string, number> {
  const needed = new Map<string, number>();
  for (const row of element.querySelectorAll('tr[data-kind="row"]')) {
    const cells = [...row.children].slice(-shown.length);
    shown.forEach(({ id, grow }, place) => {
      const cell = cells[place];
      if (grow === true || !(cell instanceof HTMLElement)) return;
      const cut = cutOff(cell);
      if (cut === 0) return;
      const width = Math.ceil(cell.getBoundingClientRect().width + cut);
      needed.set(id, Math.max(width, needed.get(id) ?? 0));
    });
  }
  return needed;
}
