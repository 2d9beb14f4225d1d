import type { Page } from 'playwright-core';

/**
 * The controls in cells of tables that a pointer does not reach. The link of a row is left out: it is stretched over
 * the row, and content above it opens it too.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href]:not([data-row-link]), button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';
    return [...document.querySelectorAll('td')].flatMap((cell) =>
      [...cell.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        // A cell clips its content, so the control itself would be scrolled inside its cell.
        cell.scrollIntoView({ block: 'center', inline: 'center' });
        const inside = cell.getBoundingClientRect();
        const { left, right, top, width, height } = control.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const middle = (Math.max(left, inside.left) + Math.min(right, inside.right)) / 2;
        const found = document.elementFromPoint(middle, top + height / 2);
        if (control.contains(found)) return [];
        return [`${control.localName} "${control.textContent}" lies under ${found?.outerHTML.slice(0, 80)}`];
      }),
    );
  });
