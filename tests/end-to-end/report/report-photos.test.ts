// @module-tag browser
// @module-tag any-store
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { largeReport } from '../../support/marketplace/large-report.ts';
import { largeReportTest } from '../../support/marketplace/large-report-test.ts';
import { zipEntries } from '../../support/zip.ts';

/* All photos of a shared report: found, viewed, and saved. */

const test = largeReportTest.override('contextOptions', {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
});

/** Its own, those of the videos, and the two of its matrix. */
const all = largeReport.photos + largeReport.videos + 2;
const grid = (page: Page): Locator => page.getByRole('dialog', { name: 'Photos', exact: true });
const gallery = (page: Page): Locator => page.getByRole('dialog', { name: 'Photos and videos' });
const tiles = (page: Page): Locator => grid(page).getByRole('button', { name: /^Open / });
const loaded = (page: Page): Promise<number> => grid(page).locator('img').count();
const whole = (name: string): RegExp => new RegExp(`^${name}$`);

async function openReport(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Location', includeHidden: true }).waitFor({ state: 'attached' });
}

async function openGrid(page: Page, url: string): Promise<void> {
  await openReport(page, url);
  await page.getByRole('button', { name: /^All \d+ photos$/ }).click();
  await grid(page)
    .getByRole('button', { name: `Download ${all} photos` })
    .waitFor();
}

const filter = (page: Page, label: string): Promise<unknown> =>
  grid(page).getByLabel('Task').selectOption({ label });

/** Browsers without a file picker save downloads automatically, and so do automated ones. */
const saveWithoutAsking = (page: Page): Promise<void> =>
  page.evaluate(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));

async function downloaded(page: Page, act: () => Promise<unknown>): Promise<Download> {
  const download = page.waitForEvent('download');
  await act();
  return download;
}

describe('all photos', () => {
  test('are in one grid that loads photos as they come near', async ({ page, url, problems }) => {
    await openGrid(page, url);
    expect(await tiles(page).count()).toBe(all);
    await expect.poll(() => loaded(page)).toBeGreaterThan(10);
    expect(await loaded(page)).toBeLessThan(80);
    const last = tiles(page).last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.locator('img').count()).toBe(1);
    await expect
      .poll(() => last.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await loaded(page)).toBeLessThan(all);
    // One photo is missing.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('can be limited to one task, also in the gallery', async ({ page, url }) => {
    await openGrid(page, url);
    await filter(page, '4. Photograph bay 2 (20)');
    await expect.poll(() => tiles(page).count()).toBe(20);
    await tiles(page).nth(1).click();
    await gallery(page).getByText('2 of 20').waitFor();
    await page.keyboard.press('End');
    await gallery(page).getByText('20 of 20').waitFor();
    await page.keyboard.press('Escape');
    await gallery(page).waitFor({ state: 'detached' });
    expect(await tiles(page).count()).toBe(20);
    await expect
      .poll(() =>
        tiles(page)
          .nth(1)
          .evaluate((tile) => tile === tile.ownerDocument.activeElement),
      )
      .toBe(true);
  });

  test('close by Back and by Escape, open again by Forward, and leave no extra entries in the history', async ({
    page,
    url,
  }) => {
    await openGrid(page, url);
    const entries = await page.evaluate(() => globalThis.history.length);
    expect(new URL(page.url()).hash).toBe('#photos');
    await tiles(page).first().click();
    await gallery(page).waitFor();
    await page.goBack();
    await gallery(page).waitFor({ state: 'detached' });
    expect(await grid(page).isVisible()).toBe(true);
    await page.goBack();
    await grid(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    await page.goForward();
    await grid(page).waitFor();
    await page.goForward();
    await gallery(page).waitFor();
    await page.keyboard.press('Escape');
    await gallery(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await grid(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    // As many as with one open grid and gallery.
    expect(await page.evaluate(() => globalThis.history.length)).toBe(entries + 1);
    await expect
      .poll(() => page.evaluate(() => globalThis.document.activeElement?.textContent))
      .toMatch(/^All \d+ photos$/);
  });

  test('open by their address, also with a photo after a reload', async ({ page, url }) => {
    await openReport(page, `${url}#photos`);
    await grid(page).waitFor();
    await tiles(page).first().click();
    await gallery(page).waitFor();
    await page.reload();
    await gallery(page).waitFor();
    // Above the grid, where it can be pressed.
    await gallery(page).getByRole('button', { name: 'Close' }).click();
    await gallery(page).waitFor({ state: 'detached' });
    await grid(page).getByRole('button', { name: 'Close' }).click();
    await grid(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('photos to save', () => {
  test('are downloaded one by one from the gallery, turned and enlarged by keys', async ({ page, url }) => {
    await openGrid(page, url);
    await filter(page, '4. Photograph bay 2 (20)');
    await tiles(page).nth(1).click();
    const picture = gallery(page).locator('img[data-zoom]');
    await picture.waitFor();
    await page.keyboard.press('+');
    await gallery(page).locator('img[data-zoom="1.5"]').waitFor();
    await page.keyboard.press('0');
    await gallery(page).locator('img[data-zoom="1"]').waitFor();
    await gallery(page).getByRole('button', { name: 'Rotate' }).click();
    await gallery(page).locator('img[data-turned="90"]').waitFor();
    const file = await downloaded(page, () =>
      gallery(page).getByRole('button', { name: 'Download' }).click(),
    );
    expect(file.suggestedFilename()).toBe('04 Photograph bay 2 2.png');
    expect((await readFile(await file.path())).toString('latin1', 1, 4)).toBe('PNG');
    await page.route('**/files/**', (route) => route.abort());
    await gallery(page).getByRole('button', { name: 'Download' }).click();
    await gallery(page).getByText('The file could not be saved. Please try again.').waitFor();
  });

  test('are downloaded together, as one archive with a file for each', async ({ page, url }) => {
    await openGrid(page, url);
    await saveWithoutAsking(page);
    await filter(page, '2. Check each product of the range (2)');
    const file = await downloaded(page, () =>
      grid(page).getByRole('button', { name: 'Download 2 photos' }).click(),
    );
    await grid(page).getByText('2 photos downloaded.').waitFor();
    expect(file.suggestedFilename()).toMatch(/ photos\.zip$/);
    const entries = zipEntries(await readFile(await file.path()));
    expect(entries.map(({ name }) => name)).toEqual([
      '02 Product 1 of the range, Photograph the label 1.png',
      '02 Product 2 of the range, Photograph the label 1.png',
    ]);
    for (const { content } of entries) expect(content.toString('latin1', 1, 4)).toBe('PNG');
  });

  test('are saved where some are missing, and those are named', async ({ page, url }) => {
    await openGrid(page, url);
    await saveWithoutAsking(page);
    await filter(page, '1. Photograph bay 1 (20)');
    const file = await downloaded(page, () =>
      grid(page).getByRole('button', { name: 'Download 20 photos' }).click(),
    );
    await grid(page).getByText('19 photos downloaded.').waitFor();
    await grid(page).getByText('These could not be downloaded:').waitFor();
    expect(await grid(page).locator('li', { hasText: '.png' }).allTextContents()).toEqual([
      '01 Photograph bay 1 3.png',
    ]);
    const names = zipEntries(await readFile(await file.path())).map(({ name }) => name);
    expect(names).toHaveLength(19);
    expect(names).not.toContain('01 Photograph bay 1 3.png');
    await grid(page).getByRole('button', { name: 'Dismiss' }).click();
    await grid(page).getByText('These could not be downloaded:').waitFor({ state: 'detached' });
  });

  test('are streamed to a chosen file', async ({ page, url }) => {
    await openGrid(page, url);
    // A file of the browser's own storage replaces the one that a user chooses.
    await page.evaluate(() => {
      Object.assign(globalThis, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
          const folder = await globalThis.navigator.storage.getDirectory();
          return folder.getFileHandle(suggestedName, { create: true });
        },
      });
    });
    await filter(page, '4. Photograph bay 2 (20)');
    await grid(page).getByRole('button', { name: 'Download 20 photos' }).click();
    await grid(page).getByText('20 photos downloaded.').waitFor();
    const bytes = await page.evaluate(async () => {
      const folder = await globalThis.navigator.storage.getDirectory();
      for await (const entry of folder.values())
        if (entry instanceof FileSystemFileHandle && entry.name.endsWith(' photos.zip')) {
          const content = new Uint8Array(await (await entry.getFile()).arrayBuffer());
          return Array.from(content, (byte) => String.fromCharCode(byte)).join('');
        }
      return '';
    });
    expect(zipEntries(Buffer.from(bytes, 'latin1'))).toHaveLength(20);
  });

  test('can be cancelled, after which nothing is saved or loaded', async ({ page, url }) => {
    await openGrid(page, url);
    await page.waitForLoadState('networkidle');
    await saveWithoutAsking(page);
    let asked = 0;
    await page.route('**/files/**', () => {
      asked += 1;
    });
    let kept = 0;
    page.on('download', () => (kept += 1));
    await grid(page)
      .getByRole('button', { name: whole(`Download ${all} photos`) })
      .click();
    await grid(page).getByText(`0 of ${all} photos`).waitFor();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await grid(page).getByRole('button', { name: 'Cancel' }).click();
    await grid(page)
      .getByRole('button', { name: `Download ${all} photos` })
      .waitFor();
    expect(asked).toBeLessThan(10);
    expect(kept).toBe(0);
  });
});
