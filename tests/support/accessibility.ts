import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page as it is now, as `rule: element`. A script of the browser's, so no policy stops it. What is
 * on its way is waited for: a label that is still half there has half its contrast, as that of a button whose form has
 * just been saved. What never ends, as a spinner, is looked at as it is.
 * @param within a selector of the only part to look at, where the rest of the page is looked at elsewhere
 */
export const accessibilityFindings = (page: Page, within?: string): Promise<string[]> =>
  findings(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], within);

/** The same of colours alone: all that another colour scheme changes of a page that was looked at already. */
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
      // A colour that is inherited begins to change a frame after the one that it comes from.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = globalThis.document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
      isMoving = moving.length > 0;
    }
  });
  // Half a megabyte, once for each page that is loaded.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        // What passes is not described: that takes longer than finding it.
        resultTypes: ['violations'],
        runOnly: [...runOnly],
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [within, rulesOrTags] as const,
  );
}
