// @module-tag browser
// @module-tag any-store
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { signIn } from '../support/console.ts';
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

/** Bytes that a server sends for an address, compressed with gzip. */
const transferred = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

interface FirstLoad {
  /** Of page, scripts and styles, compressed. */
  readonly kibibytes: number;
  readonly scripts: number;
}

/** What a browser with an empty cache loads before it is idle. */
async function firstLoad(context: BrowserContext, path: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const kinds = new Map<string, string>();
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (['document', 'script', 'stylesheet'].includes(kind)) kinds.set(request.url(), kind);
  });
  await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all([...kinds.keys()].map(transferred));
  return {
    kibibytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    scripts: [...kinds.values()].filter((kind) => kind === 'script').length,
  };
}

it('shows the sign-in page after 200 KiB at most', async () => {
  const context = await browser.newContext();
  const { kibibytes, scripts } = await firstLoad(context, '/auth/login');
  expect(kibibytes).toBeLessThanOrEqual(200);
  expect(scripts).toBeLessThanOrEqual(55);
  await context.close();
});

/** The first record of a list, by the address that its row leads to. */
async function firstOf(list: string): Promise<string> {
  const context = await browser.newContext({ storageState: await session() });
  const page = await context.newPage();
  await page.goto(`${product.url}${list}`);
  const address = await page.locator('a[data-row-link]').first().getAttribute('href');
  await context.close();
  return address ?? '';
}

/** Whose browser has signed in and loaded nothing since. */
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
  ['a job that nobody does yet', '/jobs?status=UNASSIGNED', true],
  ['a job that is in review', '/jobs?status=QA', true],
])('shows %s after 300 KiB at most', async (_, list, ofFirst) => {
  const address = ofFirst ? await firstOf(list) : list;
  const context = await browser.newContext({ storageState: await session() });
  const { kibibytes, scripts } = await firstLoad(context, address);
  expect(kibibytes).toBeLessThanOrEqual(300);
  expect(scripts).toBeLessThanOrEqual(55);
  await context.close();
});

it('ships nothing of the page that shows the parts of the kit to engineers', () => {
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
