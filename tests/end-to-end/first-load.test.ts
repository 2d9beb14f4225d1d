// @module-tag browser
// @module-tag any-store
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { signIn } from '../support/console/console.ts';
import { firstLoad } from '../support/console/first-load.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

it('shows the sign-in page after 220 KiB at most', async () => {
  const context = await browser.newContext();
  const { kibibytes, scripts } = await firstLoad(context, `${product.url}/auth/login`);
  expect(kibibytes).toBeLessThanOrEqual(220);
  expect(scripts).toBeLessThanOrEqual(55);
  await context.close();
});

/** The first record of a list, by the address of its row's link. */
async function firstOf(list: string): Promise<string> {
  const context = await browser.newContext({ storageState: await session() });
  const page = await context.newPage();
  await page.goto(`${product.url}${list}`);
  const address = await page.locator('a[data-row-link]').first().getAttribute('href');
  await context.close();
  return address ?? '';
}

/** A browser that has signed in and loaded nothing since. */
async function session(): ReturnType<BrowserContext['storageState']> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), product.url, 'owner@shepherd.test');
  const state = await context.storageState();
  await context.close();
  return state;
}

it.each([
  ['the orders', '/orders', false],
  ['the jobs', '/jobs', false],
  ['an order', '/orders', true],
  ['a pending order', '/orders?status=PENDING', true],
  ['a new order', '/new-order', false],
  ['a new template', '/new-template', false],
  ['a job that nobody does yet', '/jobs?status=UNASSIGNED', true],
  ['a job that is in review', '/jobs?status=QA', true],
  ['the news', '/app-manger/news', false],
  ['a new training', '/new-training', false],
  ['the customers', '/customers', false],
  ['a customer', '/customers', true],
  ['the campaigns', '/campaigns', false],
  ['a campaign', '/campaigns', true],
  ['the users', '/users', false],
])('shows %s after 340 KiB at most, 5 more for a record', async (_, list, ofFirst) => {
  const address = ofFirst ? await firstOf(list) : list;
  const context = await browser.newContext({ storageState: await session() });
  const { kibibytes, scripts } = await firstLoad(context, `${product.url}${address}`);
  // A record's facts are marked one by one where they cannot be read.
  expect(kibibytes).toBeLessThanOrEqual(ofFirst ? 345 : 340);
  expect(scripts).toBeLessThanOrEqual(55);
  await context.close();
});

it("ships nothing of the kit's page for engineers", () => {
  const built = path.resolve(import.meta.dirname, '../../web/dist');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const withParts = files.filter(
    (file) => /parts/.test(file) || readFileSync(path.join(built, file), 'utf8').includes('Parts of the kit'),
  );
  expect(withParts).toEqual([]);
});
