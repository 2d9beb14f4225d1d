// @module-tag browser
// @module-tag any-store
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { attemptReasons } from '../../../web/src/kit/value/attemptReasons.ts';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { consoleTest } from '../../support/console/console-test.ts';
import { findJob, hasTypes, lacksAnItem } from '../../support/marketplace/demo-jobs.ts';
import { htmlFindings } from '../../support/browser/html.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

type Question = { id: string; title: string; component: { type: string } };
type Job = { id: string; reference: string; taskGroups: { tasks: Question[] }[] };

const test = consoleTest
  .override('contextOptions', {
    viewport: { width: 390, height: 844 },
    // Readers may be in any time zone.
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  })
  .extend('shared', { scope: 'file' }, async ({ product, staff }) => {
    /** Shares the first matching job of a status, and returns it with the address. */
    return async (
      status: 'ATTEMPTED' | 'COMPLETED',
      wanted: (job: Job) => boolean | Promise<boolean>,
    ): Promise<Job & { url: string }> => {
      const fields = 'id reference taskGroups { tasks { id title component { type } } }';
      const job = await findJob<Job>(staff, status, fields, wanted);
      const { path } = await shareReport(staff, job.id);
      return { ...job, url: product.url + path };
    };
  });

const factOf = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

describe('the first screen of a phone', () => {
  test('has the outcome and a photo, and shows times in the zone of the place', async ({
    page,
    shared,
    problems,
  }) => {
    const { url, reference } = await shared('COMPLETED', hasTypes('PHOTO'));
    await page.goto(url);
    const outcome = page.getByText('Completed', { exact: true });
    await outcome.waitFor();
    const photo = page
      .getByRole('button', { name: /^Open / })
      .first()
      .locator('img');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    for (const part of [outcome, photo]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(844);
    }
    expect(await factOf(page, 'Visited').textContent()).toMatch(
      /^\d\d \w{3} \d\d, \d\d:\d\d – .*(GMT|BST|CET|CEST|IST|GMT[+-]\d+) \(.*(min|h)\)$/,
    );
    expect(await factOf(page, 'Visited').textContent()).not.toContain('GMT+9');
    expect(await factOf(page, 'Answered').textContent()).toMatch(/^\d+ of \d+ tasks?$/);
    expect(await factOf(page, 'Reference').textContent()).toBe(reference);
    // The demo has a photo whose file is missing.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('shows why the attempt failed, light and dark', async ({ page, shared }) => {
    const { url } = await shared('ATTEMPTED', hasTypes('PHOTO'));
    await page.goto(url);
    await page.getByText('Attempted, could not be done').waitFor();
    const reason = new RegExp(`^(${Object.values(attemptReasons).join('|')})$`);
    await page.getByText(reason).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    expect(await htmlFindings(page)).toEqual([]);
  });
});

test('deviations are listed first, and lead to their task', async ({ page, shared, staff }) => {
  const { url } = await shared('COMPLETED', lacksAnItem(staff));
  await page.goto(url);
  const deviations = page.getByRole('region', { name: 'Deviations' });
  const link = deviations.getByRole('link').first();
  const title = await link.textContent();
  expect(await deviations.textContent()).toMatch(/\d+ of \d+ items.*(?:No|Out of stock): \w/);
  await link.click();
  const task = page.getByRole('heading', { level: 3 }).filter({ hasText: title ?? '' });
  await expect
    .poll(() => task.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top) < 844))
    .toBe(true);
  expect(await task.isVisible()).toBe(true);
});
