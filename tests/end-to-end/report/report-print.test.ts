// @module-tag browser
// @module-tag any-store
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { largeReport } from '../../support/marketplace/large-report.ts';
import { giveEachPhotoItsAddress, largeReportTest } from '../../support/marketplace/large-report-test.ts';
import { type PrintedPage, printedPages } from '../../support/browser/pdf.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

/* The browser prints a report as a document, the same from a phone as from a desktop. */

const megabytes = 1024 * 1024;

const test = largeReportTest.extend(
  'usual',
  { scope: 'file' },
  async ({ staff, large: { product, jobId } }) => {
    const { data } = await staff('{ jobs(perPage: 2, filter: { status: [COMPLETED] }) { items { id } } }');
    const { items } = (data as { jobs: { items: { id: string }[] } }).jobs;
    const usual = items.find(({ id }) => id !== jobId)?.id ?? '';
    return product.url + (await shareReport(staff, usual)).path;
  },
);

/** Prints with the page's button, or like the browser's menu. */
async function print(page: Page, withButton: boolean): Promise<{ pages: PrintedPage[]; bytes: number }> {
  if (withButton) {
    await page.evaluate(() => {
      globalThis.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: /^Print/ }).click();
    await page.locator('body[data-printed]').waitFor();
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return { pages: await printedPages(pdf), bytes: pdf.byteLength };
}

const textOf = (pages: readonly PrintedPage[]): string => pages.map(({ text }) => text).join(' ');
const credit = 'Names: GeoNames';

describe('the largest report', () => {
  test(
    'is a document of numbered pages that fits into an e-mail',
    { timeout: 240_000 },
    async ({ page, url }) => {
      await giveEachPhotoItsAddress(page);
      await page.goto(url);
      await page.getByRole('heading', { name: 'Location' }).waitFor();
      const [place = '', reference = ''] = await Promise.all(
        [
          page.getByRole('heading', { level: 1 }).textContent(),
          page.locator('dl > div', { hasText: 'Reference' }).locator('dd').textContent(),
        ].map(async (text) => (await text) ?? ''),
      );
      const headings = await page.locator('h2, h3').allTextContents();
      const { pages, bytes } = await print(page, true);

      expect(bytes).toBeLessThan(15 * megabytes);
      expect(pages.length).toBeGreaterThan(20);
      expect(pages.length).toBeLessThan(100);
      pages.forEach(({ text, width, height }, index) => {
        expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
        expect(text).toContain(`${place} · ${reference}`);
        expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      });
      const [first] = pages;
      for (const part of [place, 'Completed', 'Visited', 'Deviations', largeReport.matrixTitle, credit])
        expect(first?.text).toContain(part);
      const whole = textOf(pages);
      expect(whole).toContain('https://docs.shepherd.test/');
      for (const tool of ['Print with all items', 'Open in Google Maps', 'Show items', 'All 402', 'Skip the'])
        expect(whole).not.toContain(tool);

      // Words of a heading, without its number.
      const titles = new Set(headings.map((heading) => heading.replace(/^\d+\.\s*/, '').trim()));
      const found = pages.flatMap(({ pieces }) => pieces.filter(({ text }) => titles.has(text)));
      expect(found.length).toBeGreaterThanOrEqual(largeReport.tasks);
      expect(pages.flatMap((printed) => lonelyHeadings(printed, titles))).toEqual([]);
    },
  );
});

/** Headings with neither text nor a photo below them on their page. */
function lonelyHeadings({ pieces }: PrintedPage, titles: ReadonlySet<string>): string[] {
  const foot = pieces.find(({ text }) => text.startsWith('Page '))?.y ?? 0;
  const heightOfPhoto = 110;
  return pieces
    .filter(({ text }) => titles.has(text))
    .filter(
      ({ y }) => !pieces.some((other) => other.y < y - 1 && other.y > foot + 1 && !titles.has(other.text)),
    )
    .filter(({ y }) => y - foot < heightOfPhoto)
    .map(({ text }) => text);
}

describe('from a phone in the dark scheme', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  });

  test('the same document is printed, including the map', async ({ page, usual }) => {
    await page.goto(usual);
    const { pages } = await print(page, true);
    expect(pages[0]?.text).toContain(credit);
    expect(pages[0]?.text).toMatch(/Page 1 of \d+/);
  });

  test('the browser itself prints the map once it was visible, and no empty frame before', async ({
    page,
    usual,
  }) => {
    await page.goto(usual);
    await page.getByRole('heading', { name: 'Location' }).waitFor();
    const before = await print(page, false);
    expect(textOf(before.pages)).not.toContain(credit);
    expect(textOf(before.pages)).toContain('Location');
    // It was missing on paper, so it is loaded the next time.
    await page.getByRole('region', { name: 'Map of the location' }).getByText(credit).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => textOf((await print(page, false)).pages)).toContain(credit);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
