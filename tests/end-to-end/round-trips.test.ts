// @module-tag browser
// @module-tag any-store
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { eventually, signIn } from '../support/console.ts';
import { type Product, startProduct } from '../support/product.ts';

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
 * How many rounds a slow network takes until the page is there: requests wait until nothing else is asked for, then
 * all of them are answered at once, which is one round.
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

/** An address that nobody asks for but the test itself. */
const knock = '/assets/knock';

/**
 * Until the page has nothing to do and asks for nothing more. That it asked is heard on another way than that it was
 * drawn, so a request of the test's own follows those of the page: once it is heard, they are.
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
  'a click on a row of the %s leads to its painted page in one round',
  async (list) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.goto(`${product.url}/${list}`, { waitUntil: 'networkidle' });
    await rows(page).first().waitFor();
    const link = rows(page).first().locator('a[data-row-link]');
    const title = (await link.textContent()) ?? '';
    // As a finger does it: nothing was pointed at before.
    const open = () => link.evaluate((element: HTMLElement) => element.click());
    expect(await roundsUntil(page, open, painted(page, title))).toBe(1);
    await context.close();
  },
);

it.each(['Customers', 'Users'])('a click on %s leads to its rows in one round', async (entry) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, product.url, 'owner@shepherd.test');
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true });
  const open = () => link.evaluate((element: HTMLElement) => element.click());
  expect(await roundsUntil(page, open, async () => (await rows(page).count()) > 0)).toBe(1);
  await context.close();
});
