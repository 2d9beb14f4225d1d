import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Findings of axe on the current page, as `rule: element reason`. The browser itself evaluates the script, so no policy
 * blocks it. Waits for running animations: a label in transition has half its contrast, like that of a button whose form
 * has just been saved. Endless animations, such as spinners, are checked as they are.
 * @param within a selector that limits the check, where the rest of the page is checked elsewhere
 */
export const accessibilityFindings = (page: Page, within?: string): Promise<string[]> =>
  findings(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], within);

/** The same for colours alone: the only difference between colour schemes of a page that was checked already. */
export async function contrastFindings(
  page: Page,
  colorScheme: 'light' | 'dark',
  within?: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  return findings(page, ['color-contrast', 'link-in-text-block'], within);
}

async function findings(page: Page, rulesOrTags: readonly string[], within?: string): Promise<string[]> {
  await page.evaluate(async () => {
    for (let isMoving = true; isMoving;) {
      // An inherited colour begins its transition a frame after its source.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = globalThis.document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
      isMoving = moving.length > 0;
    }
  });
  // Half a megabyte, once for each loaded page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        // Passed rules are not described: that takes longer than the check.
        resultTypes: ['violations'],
        // A selector for every element takes a fifth of the time; a finding shows its HTML.
        selectors: false,
        runOnly: [...runOnly],
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    [within, rulesOrTags] as const,
  );
}
