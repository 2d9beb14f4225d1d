// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { signIn } from '../support/console/console.ts';
import { signedInClient } from '../support/graphql-client.ts';
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

/** A user at a page, in a browser of their own. */
async function at(path: string, email: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, product.url, email);
  await page.goto(product.url + path);
  return { page, context };
}

/** The tab signs every ten seconds, so it may learn of another one that much later. */
const others = (page: Page) =>
  expect.poll(() => page.getByRole('list', { name: 'Also here' }).getByRole('listitem').allInnerTexts(), {
    timeout: 60_000,
  });

it('two users see each other at a record, what the other does, and that the other has left', async () => {
  const ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await ask('{ orders(perPage: 1) { items { id } } }');
  const path = `/orders/${(data as { orders: { items: { id: string }[] } }).orders.items[0]?.id}`;
  const [owner, admin] = [await at(path, 'owner@shepherd.test'), await at(path, 'admin@shepherd.test')];

  await others(admin.page).toEqual([expect.stringMatching(/Olivia Hartley has this open$/)]);
  await others(owner.page).toEqual([expect.stringMatching(/ has this open$/)]);

  await owner.page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await others(admin.page).toEqual([expect.stringMatching(/Olivia Hartley edits/)]);

  await owner.page.goto(`${product.url}/users`);
  await others(admin.page).toEqual([]);
  await Promise.all([owner.context.close(), admin.context.close()]);
});
