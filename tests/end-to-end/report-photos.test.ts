// @module-tag browser
// @module-tag any-store
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { watchedPage } from '../support/console.ts';
import { signedInClient } from '../support/graphql-client.ts';
import { addLargeReport, largeReport } from '../support/large-report.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shareReport } from '../support/share-report.ts';
import { zipEntries } from '../support/zip.ts';

/* All photos of a shared report: found, looked at, and kept. */

let product: Product;
let browser: Browser;
let url: string;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  let jobId = '';
  [product, browser] = await Promise.all([
    startProduct({
      gateway: { RATE_LIMIT_PER_SECOND: '1000' },
      prepare: async (environment) => {
        jobId = await addLargeReport(environment);
      },
    }),
    launchBrowser(),
  ]);
  const staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  url = product.url + (await shareReport(staff, jobId)).path;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  ({ page, problems } = await watchedPage(context));
});
afterEach(() => context.close());

/** Its own, those of the videos, and the two of its matrix. */
const all = largeReport.photos + largeReport.videos + 2;
const grid = (): Locator => page.getByRole('dialog', { name: 'Photos', exact: true });
const gallery = (): Locator => page.getByRole('dialog', { name: 'Photos and videos' });
const tiles = (): Locator => grid().getByRole('button', { name: /^Open / });
const loaded = (): Promise<number> => grid().locator('img').count();
const whole = (name: string): RegExp => new RegExp(`^${name}$`);

async function openReport(address = url): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Location', includeHidden: true }).waitFor({ state: 'attached' });
}

async function openGrid(): Promise<void> {
  await openReport();
  await page.getByRole('button', { name: /^All \d+ photos$/ }).click();
  await grid()
    .getByRole('button', { name: `Download ${all} photos` })
    .waitFor();
}

const filter = (label: string): Promise<unknown> => grid().getByLabel('Task').selectOption({ label });

/** Browsers without a dialog for files keep what is downloaded by themselves, and so do those that are driven. */
const saveWithoutAsking = (): Promise<void> =>
  page.evaluate(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));

async function downloaded(act: () => Promise<unknown>): Promise<Download> {
  const download = page.waitForEvent('download');
  await act();
  return download;
}

describe('all photos', () => {
  it('stand in one grid that loads what comes near', async () => {
    await openGrid();
    expect(await tiles().count()).toBe(all);
    await expect.poll(loaded).toBeGreaterThan(10);
    expect(await loaded()).toBeLessThan(80);
    const last = tiles().last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.locator('img').count()).toBe(1);
    await expect
      .poll(() => last.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await loaded()).toBeLessThan(all);
    // One photo is gone.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('can be those of one task, which the gallery then leads through', async () => {
    await openGrid();
    await filter('4. Photograph bay 2 (20)');
    await expect.poll(() => tiles().count()).toBe(20);
    await tiles().nth(1).click();
    await gallery().getByText('2 of 20').waitFor();
    await page.keyboard.press('End');
    await gallery().getByText('20 of 20').waitFor();
    await page.keyboard.press('Escape');
    await gallery().waitFor({ state: 'detached' });
    expect(await tiles().count()).toBe(20);
    await expect
      .poll(() =>
        tiles()
          .nth(1)
          .evaluate((tile) => tile === tile.ownerDocument.activeElement),
      )
      .toBe(true);
  });

  it('close by Back and by Escape, open again by Forward, and leave no traces in the history', async () => {
    await openGrid();
    const entries = await page.evaluate(() => globalThis.history.length);
    expect(new URL(page.url()).hash).toBe('#photos');
    await tiles().first().click();
    await gallery().waitFor();
    await page.goBack();
    await gallery().waitFor({ state: 'detached' });
    expect(await grid().isVisible()).toBe(true);
    await page.goBack();
    await grid().waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    await page.goForward();
    await grid().waitFor();
    await page.goForward();
    await gallery().waitFor();
    await page.keyboard.press('Escape');
    await gallery().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await grid().waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    // As many as with the grid and the gallery open once.
    expect(await page.evaluate(() => globalThis.history.length)).toBe(entries + 1);
    await expect
      .poll(() => page.evaluate(() => globalThis.document.activeElement?.textContent))
      .toMatch(/^All \d+ photos$/);
  });

  it('open by their address, also with a photo after a reload', async () => {
    await openReport(`${url}#photos`);
    await grid().waitFor();
    await tiles().first().click();
    await gallery().waitFor();
    await page.reload();
    await gallery().waitFor();
    // Above the grid, where it can be pressed.
    await gallery().getByRole('button', { name: 'Close' }).click();
    await gallery().waitFor({ state: 'detached' });
    await grid().getByRole('button', { name: 'Close' }).click();
    await grid().waitFor({ state: 'detached' });
    expect(page.url()).toBe(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('photos to keep', () => {
  it('are downloaded one by one from the gallery, turned and enlarged by keys', async () => {
    await openGrid();
    await filter('4. Photograph bay 2 (20)');
    await tiles().nth(1).click();
    const picture = gallery().locator('img[data-zoom]');
    await picture.waitFor();
    await page.keyboard.press('+');
    await gallery().locator('img[data-zoom="1.5"]').waitFor();
    await page.keyboard.press('0');
    await gallery().locator('img[data-zoom="1"]').waitFor();
    await gallery().getByRole('button', { name: 'Rotate' }).click();
    await gallery().locator('img[data-turned="90"]').waitFor();
    const file = await downloaded(() => gallery().getByRole('button', { name: 'Download' }).click());
    expect(file.suggestedFilename()).toBe('04 Photograph bay 2 2.png');
    expect((await readFile(await file.path())).toString('latin1', 1, 4)).toBe('PNG');
    await page.route('**/files/**', (route) => route.abort());
    await gallery().getByRole('button', { name: 'Download' }).click();
    await gallery().getByText('The file could not be saved. Please try again.').waitFor();
  });

  it('are downloaded together, as one archive with a file for each', async () => {
    await openGrid();
    await saveWithoutAsking();
    await filter('2. Check each product of the range (2)');
    const file = await downloaded(() => grid().getByRole('button', { name: 'Download 2 photos' }).click());
    await grid().getByText('2 photos downloaded.').waitFor();
    expect(file.suggestedFilename()).toMatch(/ photos\.zip$/);
    const entries = zipEntries(await readFile(await file.path()));
    expect(entries.map(({ name }) => name)).toEqual([
      '02 Product 1 of the range, Photograph the label 1.png',
      '02 Product 2 of the range, Photograph the label 1.png',
    ]);
    for (const { content } of entries) expect(content.toString('latin1', 1, 4)).toBe('PNG');
  });

  it('are kept where some are gone, which are named', async () => {
    await openGrid();
    await saveWithoutAsking();
    await filter('1. Photograph bay 1 (20)');
    const file = await downloaded(() => grid().getByRole('button', { name: 'Download 20 photos' }).click());
    await grid().getByText('19 photos downloaded.').waitFor();
    await grid().getByText('These could not be downloaded:').waitFor();
    expect(await grid().locator('li', { hasText: '.png' }).allTextContents()).toEqual([
      '01 Photograph bay 1 3.png',
    ]);
    const names = zipEntries(await readFile(await file.path())).map(({ name }) => name);
    expect(names).toHaveLength(19);
    expect(names).not.toContain('01 Photograph bay 1 3.png');
    await grid().getByRole('button', { name: 'Dismiss' }).click();
    await grid().getByText('These could not be downloaded:').waitFor({ state: 'detached' });
  });

  it('are written as they come to a file that is chosen', async () => {
    await openGrid();
    // A file of the browser's own stands in for the one that a person chooses.
    await page.evaluate(() => {
      Object.assign(globalThis, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
          const folder = await globalThis.navigator.storage.getDirectory();
          return folder.getFileHandle(suggestedName, { create: true });
        },
      });
    });
    await filter('4. Photograph bay 2 (20)');
    await grid().getByRole('button', { name: 'Download 20 photos' }).click();
    await grid().getByText('20 photos downloaded.').waitFor();
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

  it('can be stopped, after which nothing is kept or fetched', async () => {
    await openGrid();
    await page.waitForLoadState('networkidle');
    await saveWithoutAsking();
    let asked = 0;
    await page.route('**/files/**', () => {
      asked += 1;
    });
    let kept = 0;
    page.on('download', () => (kept += 1));
    await grid()
      .getByRole('button', { name: whole(`Download ${all} photos`) })
      .click();
    await grid().getByText(`0 of ${all} photos`).waitFor();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await grid().getByRole('button', { name: 'Cancel' }).click();
    await grid()
      .getByRole('button', { name: `Download ${all} photos` })
      .waitFor();
    expect(asked).toBeLessThan(10);
    expect(kept).toBe(0);
  });
});
