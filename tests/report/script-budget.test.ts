// @module-tag browser
// @module-tag any-store
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { signedInClient } from '../support/graphql-client.ts';
import { type Product, startProduct } from '../support/processes/product.ts';
import { shareReport } from '../support/marketplace/share-report.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function sharedReport(): Promise<string> {
  const staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await staff('{ jobs(perPage: 1, filter: { status: [COMPLETED] }) { items { id } } }');
  const [job] = (data as { jobs: { items: { id: string }[] } }).jobs.items;
  if (!job) throw new Error('The demo has no completed job');
  return product.url + (await shareReport(staff, job.id)).path;
}

it('shows a report after 100 KiB of script at most, and loads the map only when it becomes visible', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.addInitScript(() => {
    // Nothing becomes visible until the test says so.
    const Real = IntersectionObserver;
    const waiting: (() => void)[] = [];
    globalThis.IntersectionObserver = class extends Real {
      override observe(target: Element): void {
        waiting.push(() => super.observe(target));
      }
    };
    Object.assign(globalThis, { look: () => waiting.splice(0).forEach((observe) => observe()) });
  });
  await page.goto(await sharedReport());
  await page.getByRole('heading', { name: 'Location' }).waitFor();
  await page.waitForLoadState('networkidle');
  const before = await Promise.all([...scripts.values()].map((response) => response.body()));
  const size = before.reduce((sum, code) => sum + gzipSync(code).length, 0);
  expect(before.length).toBeGreaterThan(0);
  expect(size / 1024).toBeLessThanOrEqual(100);

  await page.getByText('Open in Google Maps').evaluate((link) => link.scrollIntoView());
  await page.evaluate(() => (globalThis as unknown as { look: () => void }).look());
  await page.getByRole('region', { name: 'Map of the location' }).waitFor();
  expect(scripts.size).toBeGreaterThan(before.length);
});
