// @module-tag browser
// @module-tag any-store
import { expect } from 'vitest';
import { largeReport } from '../../support/marketplace/large-report.ts';
import { giveEachPhotoItsAddress, largeReportTest } from '../../support/marketplace/large-report-test.ts';

/* The largest possible report: it opens on a phone with little data, and all of it is reachable. */

const test = largeReportTest
  .override('contextOptions', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  /** The open report, and the paths of all requests of its page. */
  .extend('report', async ({ page, url }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await giveEachPhotoItsAddress(page);
    await page.goto(url);
    await page.getByRole('heading', { name: 'Location' }).waitFor();
    await page.waitForLoadState('networkidle');
    return { page, requests };
  });

const pictures = (requests: readonly string[]): number =>
  requests.filter((path) => /\.(?:png|jpe?g)$/.test(path)).length;
const all = largeReport.photos + largeReport.videos;
/** The two of the matrix items join the others once the items are read. */
const withItems = all + 2;

test('opens with every task, one answer of the gateway, and few of its photos', async ({
  report: { page, requests },
  problems,
}) => {
  expect(requests.filter((path) => path === '/graphql')).toHaveLength(1);
  expect(pictures(requests)).toBeGreaterThan(0);
  expect(pictures(requests)).toBeLessThanOrEqual(60);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(largeReport.tasks);
  expect(await page.getByRole('button', { name: /^Open (?:Photo|Video)/ }).count()).toBe(all);
  // A few elements for each answer and photo, and none for the items of the matrix. A translator adds its own.
  expect(await page.locator('*:not(font)').count()).toBeLessThanOrEqual(4_000);
  // One photo is missing.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('draws only the visible part, and loads photos as they come near', async ({ report: { page } }) => {
  const last = page.getByRole('button', { name: /^Open Photo 20 of 20/ }).last();
  const photo = last.locator('img');
  const skipped = () => photo.evaluate((image) => !image.checkVisibility({ contentVisibilityAuto: true }));
  expect(await skipped()).toBe(true);
  expect(await photo.evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe('');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(skipped).toBe(false);
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(390);
});

test('reads its matrix during scrolling, and draws only the visible rows', async ({
  report: { page, requests },
}) => {
  const asked = (): number => requests.filter((path) => path === '/graphql').length - 1;
  const table = page.getByRole('region', { name: largeReport.matrixTitle });
  const rows = table.locator('tbody tr');
  await page.getByText('500 items, 72 deviations').scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBe(100);
  expect(asked()).toBe(1);
  expect(await rows.nth(90).evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  );
  const cell = rows.nth(90).locator('td').first();
  expect(await cell.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  for (let read = 200; read <= largeReport.items; read += 100) {
    await rows.nth(read - 101).scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBe(read);
  }
  expect(asked()).toBe(largeReport.items / 100);
  await page.getByRole('checkbox', { name: 'Only deviations' }).check();
  await expect.poll(() => rows.count()).toBe(72);
  await page.getByRole('searchbox').fill('product 500');
  await expect.poll(() => rows.count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Only deviations' }).uncheck();
  await expect.poll(() => rows.count()).toBe(1);
  expect(asked()).toBe(largeReport.items / 100);
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(390);
});

test('leads through all of its photos and videos, across its tasks and with those of its matrix', async ({
  report: { page },
}) => {
  await page.getByText('500 items, 72 deviations').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `All ${withItems} photos` }).waitFor();
  await page
    .getByRole('button', { name: /^Open Photo 1 of 20/ })
    .first()
    .click();
  const gallery = page.getByRole('dialog', { name: 'Photos and videos' });
  for (let number = 1; number <= withItems; number += 1) {
    await gallery.getByText(`${number} of ${withItems}`, { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
  }
  await gallery.getByText(`${withItems} of ${withItems}`, { exact: true }).waitFor();
  await gallery.getByText('58. Photograph bay 20').waitFor();
  expect(await gallery.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  // The gallery has one item in the document, however many were viewed.
  expect(await gallery.locator('img, video').count()).toBe(1);
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });
});
