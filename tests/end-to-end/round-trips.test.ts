// @module-tag browser
// @module-tag any-store
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { eventually, signIn } from '../support/console/console.ts';
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

/**
 * Round trips on a slow network until the page is complete: requests are held until no more are sent, then all are
 * answered together, which is one round.
 */
async function roundsUntil(page: Page, act: () => Promise<unknown>, isThere: () => Promise<boolean>) {
  let held: Route[] = [];
  let isThereNow = false;
  await page.route(/\/graphql$|\/assets\//, (route) => {
    if (route.request().url().endsWith(knock)) return route.fulfill({ status: 204 });
    return isThereNow ? route.continue() : void held.push(route);
  });
  await act();
  let rounds = 0;
  await eventually(() => held.length).toBeGreaterThan(0);
  while (!(await isThere())) {
    await settled(page, () => held.length);
    const answered = held;
    held = [];
    if (answered.length > 0) rounds += 1;
    await Promise.all(
      answered.map(async (route) => {
        const response = page.waitForResponse((candidate) => candidate.request() === route.request());
        await route.continue();
        await (await response).finished();
      }),
    );
    await settled(page, () => held.length);
  }
  isThereNow = true;
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(/\/graphql$|\/assets\//);
  return rounds;
}

/** An address that only the test itself requests. */
const knock = '/assets/knock';

/**
 * Until the page is idle. Its requests and its painting are reported by different channels, so the test's own request
 * follows the page's: once that one is seen, all of them are.
 */
async function settled(page: Page, count: () => number): Promise<void> {
  let before = -1;
  while (before !== count()) {
    before = count();
    await page.evaluate(async (address) => {
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      );
      await fetch(address);
    }, knock);
  }
}

const rows = (page: Page) => page.locator('tr[data-kind="row"]');
const painted = (page: Page, heading: string) => async () =>
  (await page.getByRole('heading', { level: 1, name: heading }).count()) > 0 &&
  (await page.locator('main [aria-busy="true"], main tr[data-kind="skeleton"]').count()) === 0;

it.each(['orders', 'campaigns', 'users', 'customers'])(
  'a click on a row of the %s leads to its painted page in one round trip',
  async (list) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.goto(`${product.url}/${list}`, { waitUntil: 'networkidle' });
    await rows(page).first().waitFor();
    const link = rows(page).first().locator('a[data-row-link]');
    const title = (await link.textContent()) ?? '';
    // Like a finger: without a hover before.
    const open = () => link.evaluate((element: HTMLElement) => element.click());
    expect(await roundsUntil(page, open, painted(page, title))).toBe(1);
    await context.close();
  },
);

it.each(['Customers', 'Users'])('a click on %s leads to its rows in one round trip', async (entry) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, product.url, 'owner@shepherd.test');
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true });
  const open = () => link.evaluate((element: HTMLElement) => element.click());
  expect(await roundsUntil(page, open, async () => (await rows(page).count()) > 0)).toBe(1);
  await context.close();
});
