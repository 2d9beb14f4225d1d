// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const rows = () => page.locator('tr[data-kind="row"]');
const frame = () => page.getByRole('region', { name: 'Orders, scrollable' });
const focusedIndex = () =>
  page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')));
const rowAt = (index: number) => page.locator(`tr[aria-rowindex="${index}"]`);

/** The demo has fewer rows than a long page: each answer repeats its rows until there are 200. */
async function openLongPage(): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'OrderList') return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    const { items, pageInfo } = answer.data.orders;
    const source: readonly { id: string; title: string }[] = items;
    answer.data.orders.items = Array.from({ length: 200 }, (_, index) => ({
      ...source[index % source.length],
      id: String(90_000 + index),
      title: `Order number ${index + 1}`,
    }));
    Object.assign(pageInfo, { total: 1000, lastPage: 5, from: 1, to: 200, perPage: 200 });
    return route.fulfill({ response, json: answer });
  });
  await page.goto(`${product.url}/orders?per_page=200`);
  await rows().first().waitFor();
}

describe('a page of 200 rows', () => {
  it('has only the visible rows in the document, and states their total', async () => {
    await openLongPage();
    const table = page.getByRole('table', { name: 'Orders' });
    expect(await table.getAttribute('aria-rowcount')).toBe('1001');
    expect(await rows().first().getAttribute('aria-rowindex')).toBe('2');
    expect(await rows().count()).toBeLessThan(60);
    const height = await frame().evaluate((element) => element.scrollHeight);
    const head = await page.locator('thead').evaluate((element) => element.clientHeight);
    expect(height - head).toBe(200 * 40);
  });

  it('shows the scrolled part, with each row at its position', async () => {
    await openLongPage();
    await frame().evaluate((element) => element.scrollTo({ top: 100 * 40 }));
    await rowAt(102).getByText('Order number 101').waitFor();
    const offset = await frame().evaluate((element) => {
      const row = element.querySelector('tr[aria-rowindex="102"]')?.getBoundingClientRect().top ?? 0;
      const head = element.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(row - head);
    });
    expect(offset).toBe(0);
    expect(await rowAt(2).count()).toBe(0);
    await frame().evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await rowAt(201).getByText('Order number 200').waitFor();
  });

  it('supports the arrow keys, also to rows that were not in the document', async () => {
    await openLongPage();
    await page.keyboard.press('ArrowDown');
    await eventually(focusedIndex).toBe(2);
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowDown');
    expect(await focusedIndex()).toBe(62);
    await page.keyboard.press('End');
    expect(await focusedIndex()).toBe(201);
    await page.keyboard.press('ArrowUp');
    expect(await focusedIndex()).toBe(200);
    await page.keyboard.press('Home');
    expect(await focusedIndex()).toBe(2);
    // Scrolling by wheel takes the focused row out of view, but it keeps the focus.
    await frame().evaluate((element) => element.scrollTo({ top: 150 * 40 }));
    await rowAt(152).waitFor();
    expect(await focusedIndex()).toBe(2);
    await page.keyboard.press('ArrowDown');
    expect(await focusedIndex()).toBe(3);
  });

  it('prints every row', async () => {
    await openLongPage();
    await page.emulateMedia({ media: 'print' });
    await eventually(() => rows().count()).toBe(200);
    await page.emulateMedia({ media: null });
    await eventually(async () => (await rows().count()) < 60).toBe(true);
    const paper = await page.pdf({ format: 'A4', landscape: true });
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // 200 rows fill about nine sheets; the visible ones would fill one or two.
    expect(pages).toBeGreaterThan(6);
  });
});

describe('a field in use', () => {
  it('has one focus ring, which covers its border', async () => {
    await page.goto(`${product.url}/orders`);
    await rows().first().waitFor();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await eventually(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
    const { style, offset, width, border } = await search.evaluate((input) => {
      const { outlineStyle, outlineOffset, outlineWidth, borderTopWidth } = getComputedStyle(input);
      return {
        style: outlineStyle,
        offset: Number.parseFloat(outlineOffset),
        width: Number.parseFloat(outlineWidth),
        border: Number.parseFloat(borderTopWidth),
      };
    });
    expect(style).toBe('solid');
    expect(offset).toBeLessThanOrEqual(-border);
    expect(width + offset).toBeGreaterThan(0);
  });
});

describe('the titles of orders', () => {
  it('are mostly complete in a window of 1440 pixels', async () => {
    await page.goto(`${product.url}/orders?per_page=200`);
    await rows().first().waitFor();
    const titles = await page
      .getByRole('cell')
      .filter({ has: page.locator('a[data-row-link]') })
      .evaluateAll((cells) => cells.map((cell) => ({ whole: cell.scrollWidth <= cell.clientWidth })));
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter(({ whole }) => whole).length / titles.length).toBeGreaterThan(0.8);
    expect(await frame().evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

describe('a small table on a small screen', () => {
  it('keeps the important columns without horizontal scrolling', async () => {
    await page.goto(`${product.url}/campaigns`);
    await rows().first().waitFor();
    const address = await page.locator('a[data-row-link]').first().getAttribute('href');
    await page.setViewportSize({ width: 480, height: 900 });
    await page.goto(`${product.url}${address ?? ''}`);
    const table = page.getByRole('table', { name: 'Orders of the campaign' });
    await table.waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Title', 'Status']);
    const sideways = await page
      .getByRole('region', { name: 'Orders of the campaign, scrollable' })
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBe(0);
  });
});

it('keeps the focus in the pagination after a key has led to the last page', async () => {
  await page.goto(`${product.url}/jobs?per_page=10`);
  const last = page.getByRole('button', { name: 'Last page' });
  await eventually(() => last.isEnabled()).toBe(true);
  await last.press('Enter');
  await eventually(() => last.isDisabled()).toBe(true);
  const focused = page.locator(':focus');
  await eventually(() => focused.getAttribute('aria-label')).toBe('Pages');
  await page.keyboard.press('Tab');
  expect(await focused.getAttribute('aria-label')).toBe('First page');
  await page.keyboard.press('Shift+Tab');
  expect(await focused.getAttribute('aria-label')).not.toBe('Pages');
});

it("has left no errors in the browser's console", () => {
  expect(problems).toEqual([]);
});
