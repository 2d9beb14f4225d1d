// @module-tag browser
// @module-tag any-store
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, launchKeptBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn } from '../../support/console/console.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const expiry = (page: Page) => page.getByText('Your session has expired, please login again.');

/** The idle page has prefetched everything: from now on requests come from user actions. */
const loadedAhead = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('"ReferenceData"') ?? false);

/** Two tabs of one browser, at the orders and at the customers. */
async function twoTabs(): Promise<[Page, Page]> {
  context = await browser.newContext();
  const first = await context.newPage();
  await Promise.all([loadedAhead(first), signIn(first, product.url, 'owner@shepherd.test')]);
  const second = await context.newPage();
  await Promise.all([loadedAhead(second), second.goto(`${product.url}/customers`)]);
  await second.locator('tr[data-kind="row"]').first().waitFor();
  return [first, second];
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

describe('several tabs', () => {
  it('are signed out together, without a notice, and signed in together', async () => {
    const [first, second] = await twoTabs();
    await signOut(first);
    await eventually(() => pathOf(first)).toBe('/auth/login');
    await eventually(() => pathOf(second)).toBe('/auth/login');
    expect(await expiry(second).count()).toBe(0);
    expect(await second.getByText('Beacon').count()).toBe(0);

    await signIn(first, product.url, 'finance@shepherd.test');
    await eventually(() => pathOf(second)).not.toBe('/auth/login');
    await second.getByRole('button', { name: /account menu/ }).waitFor();
  });

  it('show what the last signed-in user may see', async () => {
    const [first, second] = await twoTabs();
    await second.goto(`${product.url}/orders`);
    await second.locator('tr[data-kind="row"]').first().waitFor();
    // Signing in elsewhere: a third tab that has never been signed in.
    await signOut(first);
    await eventually(() => pathOf(second)).toBe('/auth/login');
    await signIn(first, product.url, 'content@shepherd.test');
    await second.goto(`${product.url}/orders`);
    await second.getByText('You do not have access to this page').waitFor();
    expect(await second.locator('tr[data-kind="row"]').count()).toBe(0);
  });

  it('report an expired session once each, and return to their page', async () => {
    const [first, second] = await twoTabs();
    await context?.clearCookies();
    for (const page of [first, second]) {
      // Several simultaneous calls are refused, and one of them suffices.
      await page.getByLabel('Rows per page').selectOption('10');
      await expiry(page).waitFor();
      await eventually(() => pathOf(page)).toBe('/auth/login');
      expect(await expiry(page).count()).toBe(1);
    }
    await signIn(second, product.url, 'owner@shepherd.test');
    await eventually(() => pathOf(second)).toBe('/customers');
    await eventually(() => pathOf(first)).toBe('/orders');
  });
});

describe('after the browser was closed and opened again', () => {
  it.each([
    ['somebody who is to be remembered is still signed in', true],
    ['anybody else signs in again', false],
  ])('%s', async (_name, remembered) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
    try {
      const before = await launchKeptBrowser(folder);
      const page = await before.newPage();
      await page.goto(`${product.url}/auth/login`);
      if (remembered) await page.getByLabel('Remember me').check();
      await signIn(page, product.url, 'owner@shepherd.test');
      await before.close();

      const after = await launchKeptBrowser(folder);
      const again = await after.newPage();
      await again.goto(`${product.url}/customers`);
      if (remembered) await again.locator('tr[data-kind="row"]').first().waitFor();
      else await again.getByRole('button', { name: 'Sign in' }).waitFor();
      expect(pathOf(again)).toBe(remembered ? '/customers' : '/auth/login');
      await after.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
