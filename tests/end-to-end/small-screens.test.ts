// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { signIn } from '../support/console/console.ts';
import { signedInClient } from '../support/graphql-client.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

let product: Product;
let browser: Browser;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
let context: BrowserContext;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const signedOut = await browser.newContext();
  await signIn(await signedOut.newPage(), product.url, 'owner@shepherd.test');
  session = await signedOut.storageState();
  await signedOut.close();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function openAt(path: string, width: number, touch = false): Promise<Page> {
  context = await browser.newContext({
    storageState: session,
    viewport: { width, height: 800 },
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  await page.goto(product.url + path);
  return page;
}

/** Horizontally clipped pixels of an element's text. */
const cut = (element: Locator) => element.evaluate((node) => node.scrollWidth - node.clientWidth);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('on a phone', () => {
  it('the footer of a list shows the page on one line and the whole page size', async () => {
    const page = await openAt('/orders', 375, true);
    const footer = page.getByRole('navigation', { name: 'Pages' });
    await footer.getByText('Page 1 of 3').waitFor();
    expect((await boxOf(footer.getByText('Page 1 of 3'))).height).toBeLessThan(30);
    const size = footer.getByRole('combobox', { name: 'Rows per page' });
    expect((await boxOf(size)).width).toBeGreaterThanOrEqual(110);
    expect(await cut(footer.getByRole('textbox', { name: 'Go to page' }))).toBe(0);
    expect((await boxOf(size)).right).toBeLessThanOrEqual(375);
  });

  it('the actions of a row are visible', async () => {
    const page = await openAt('/customers/1/campaigns', 375, true);
    const remove = page.getByRole('button', { name: /^Delete / }).first();
    await remove.waitFor();
    expect((await boxOf(remove)).right).toBeLessThanOrEqual(375);
  });

  it('the button that copies an id does not cover the following words', async () => {
    const page = await openAt('/customers/1', 375, true);
    const id = page.getByRole('button', { name: 'Copy id 1', exact: true });
    await id.waitFor();
    const mark = await id.evaluate((node) => {
      const { left, width } = getComputedStyle(node, '::after');
      return node.getBoundingClientRect().left + parseFloat(left) + parseFloat(width);
    });
    const words = await page.getByText(/ · United Kingdom$/).evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node.lastChild ?? node);
      return range.getBoundingClientRect().left;
    });
    expect(words).toBeGreaterThanOrEqual(mark);
  });

  it('the months of a table of figures are on one line', async () => {
    const page = await openAt('/users/5/analytics', 375, true);
    const heads = page.getByRole('rowheader');
    await heads.first().waitFor();
    const heights = await heads.evaluateAll((nodes) =>
      nodes.map((node) => node.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(40);
  });
});

describe('on a tablet', () => {
  it('the name of an order is readable beside its actions', async () => {
    const page = await openAt('/orders/10023', 768);
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Finish' }).waitFor();
    expect(await cut(title)).toBe(0);
    expect((await boxOf(page.getByRole('button', { name: 'Finish' }))).right).toBeLessThanOrEqual(768);
  });
});

it('a campaign chosen in a form shows as much of its name as the field has room for', async () => {
  const page = await openAt('/orders/10023?modal=edit-overview', 1440);
  const staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await staff('{ order(id: "10023") { campaign { name } } }');
  const { name } = (data as { order: { campaign: { name: string } } }).order.campaign;
  const field = page.getByRole('dialog').getByTitle(name, { exact: true });
  await field.waitFor();
  expect(await cut(field.locator('span').first())).toBe(0);
});
