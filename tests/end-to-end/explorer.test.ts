// @module-tag browser
// @module-tag any-store
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { signIn, watchedPage } from '../support/console/console.ts';
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

it('the explorer uses the session of the console, loads nothing from other origins, and stores nothing', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, problems } = await watchedPage(context);
  await signIn(page, product.url, 'owner@shepherd.test');
  const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).toSorted());
  // An address of the same origin that stores nothing, so that the console has stopped storing its own data.
  await page.goto(`${product.url}/livez`);
  const keptBefore = await kept();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      outside.push(request.url());
  });

  await page.goto(product.graphqlUrl);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const result = page.getByLabel('Result Window');
  await expect.poll(() => result.textContent()).toContain('Olivia');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByText('A GraphQL schema provides a root type').waitFor();

  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
  expect(await kept()).toEqual(keptBefore);
  await context.close();
});
