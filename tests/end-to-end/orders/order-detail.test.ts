// @module-tag browser
// @module-tag any-store
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];
let ask: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/London',
    acceptDownloads: true,
  });
  ({ page, problems } = await watchedPage(context));
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

interface DemoOrder {
  readonly id: string;
  readonly title: string;
  readonly availableActions: readonly string[];
  readonly jobsCount: number;
}

/** Orders of the demo with a status, as a script would find them. */
async function ordersThat(status: string, type = 'STANDARD'): Promise<DemoOrder[]> {
  const { data } = await ask(
    `query ($filter: OrderFilter) {
       orders(perPage: 200, filter: $filter) { items { id title availableActions jobsCount } } }`,
    { filter: { status: [status], type: [type] } },
  );
  return (data as { orders: { items: DemoOrder[] } }).orders.items;
}

/** Jobs of an order per status. */
async function jobsOf(id: string): Promise<Record<string, number>> {
  const { data } = await ask(
    'query ($filter: JobFilter) { jobs(perPage: 1, filter: $filter) { summary { groups { value total } } } }',
    {
      filter: { orderIds: [id] },
    },
  );
  const { groups } = (data as { jobs: { summary: { groups: { value: string; total: number }[] } } }).jobs
    .summary;
  return Object.fromEntries(groups.map(({ value, total }) => [value, total]));
}

const openStatuses = ['UNASSIGNED', 'PENDING', 'ASSIGNED', 'IN_PROGRESS'];
const openJobs = (counts: Record<string, number>) =>
  openStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

async function orderWithOpenJobs(status: string): Promise<DemoOrder> {
  for (const order of await ordersThat(status)) {
    if (openJobs(await jobsOf(order.id)) > 1) return order;
  }
  throw new Error(`No order of the demo is ${status} with open jobs`);
}

const open = async (path: string) => {
  await page.goto(`${product.url}${path}`);
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
};
const dialog = (name: string) => page.getByRole('dialog', { name });
const section = (name: string) => page.getByRole('region', { name, exact: true });

describe('an order in the console', () => {
  it('is approved, and the list shows it without a reload', async () => {
    const [order] = await ordersThat('PENDING');
    if (!order) throw new Error('No order of the demo is pending');
    await open('/orders?status=pending&per_page=200');
    await page.getByRole('link', { name: order.title, exact: true }).first().waitFor();
    await page.locator(`a[href="/orders/${order.id}"]`).click();
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Order approved').waitFor();
    await page.getByTitle('In progress').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(/status=pending/);
    await expect.poll(() => page.locator(`a[href="/orders/${order.id}"]`).count()).toBe(0);
    await page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: /^In progress/ })
      .click();
    await page.locator(`a[href="/orders/${order.id}"]`).waitFor();
    expect(await page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
    const { data } = await ask('query ($id: ID!) { order(id: $id) { jobsCount } }', { id: order.id });
    expect((data as { order: DemoOrder }).order.jobsCount).toBeGreaterThan(0);
    expect(problems.splice(0)).toEqual([]);
  });

  it('is cancelled with a comment, and its open jobs with it', async () => {
    const order = await orderWithOpenJobs('STARTED');
    const before = await jobsOf(order.id);
    await open(`/orders/${order.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    const question = dialog('Cancel this order?');
    await question.getByText(`${openJobs(before)} open jobs will be affected.`).waitFor();
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await question.getByText('Comment required').waitFor();
    await question.getByRole('textbox').fill('The customer placed it twice');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('Order cancelled').waitFor();
    await page.getByTitle('Cancelled').waitFor();
    await page.getByRole('button', { name: 'Archive' }).waitFor();
    const after = await jobsOf(order.id);
    expect(openJobs(after)).toBe(0);
    expect(after['COMPLETED'] ?? 0).toBe(before['COMPLETED'] ?? 0);
    expect(problems.splice(0)).toEqual([]);
  });

  it('is finished with a status for its remaining jobs', async () => {
    const order = await orderWithOpenJobs('STARTED');
    const before = await jobsOf(order.id);
    await open(`/orders/${order.id}/jobs`);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    const form = dialog('Finish this order?');
    await form.getByRole('combobox', { name: 'Status of the remaining jobs' }).click();
    await page.getByRole('option', { name: 'Unfulfilled' }).click();
    await form.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'No Shepherds' }).click();
    await form.getByLabel('Comment').fill('Nobody lives near');
    await form.getByRole('button', { name: 'Finish order' }).click();
    await page.getByText('Order finished').waitFor();
    const unfulfilled = openJobs(before) + (before['UNFULFILLED'] ?? 0);
    await page
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: new RegExp(`^Unfulfilled\\s*${unfulfilled}$`) })
      .waitFor();
    expect(openJobs(await jobsOf(order.id))).toBe(0);
    expect(problems.splice(0)).toEqual([]);
  });

  it('keeps a switched workflow', async () => {
    const [order] = await ordersThat('ACTIVE');
    await open(`/orders/${order?.id}`);
    const workflow = section('Workflows').getByRole('switch').first();
    await workflow.waitFor();
    const active = await workflow.isChecked();
    // The visible part of the switch is its label.
    await section('Workflows').locator('label').first().click();
    await page.getByText('Changes saved successfully').waitFor();
    await page.reload();
    await workflow.waitFor();
    expect(await workflow.isChecked()).toBe(!active);
    expect(problems.splice(0)).toEqual([]);
  });

  it('opens at every one of its addresses', async () => {
    const [order] = await ordersThat('ACTIVE');
    const base = `/orders/${order?.id}`;
    await open(base);
    await section('Push history').waitFor();
    await open(`${base}/jobs?status=unassigned`);
    await page.getByRole('table', { name: 'Jobs of the order' }).waitFor();
    await open(`${base}/analytics`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export results' }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^order-${order?.id}-results-\\d{8}-\\d{6}\\.csv$`),
    );
    for (const [modal, title] of [
      ['extend', 'Extend order'],
      ['cancel', 'Cancel this order?'],
      ['finish', 'Finish this order?'],
      ['edit-overview', 'Edit overview'],
      ['add-documentation', 'Add documentation'],
    ] as const) {
      await open(`${base}?modal=${modal}`);
      await dialog(title).waitFor();
      await page.reload();
      await dialog(title).waitFor();
    }
    await page.keyboard.press('Escape');
    await dialog('Add documentation').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    expect(problems.splice(0)).toEqual([]);
  });

  it('is accessible in both schemes and on a small screen', async () => {
    const [order] = await ordersThat('FINISHED');
    for (const [scheme, width] of [
      ['light', 1440],
      ['dark', 480],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['', '/jobs', '/analytics', '?modal=edit-overview', '?modal=archive']) {
        await open(`/orders/${order?.id}${path}`);
        await page.waitForLoadState('networkidle');
        expect(await accessibilityFindings(page), `${scheme} ${path}`).toEqual([]);
      }
    }
    expect(problems.splice(0)).toEqual([]);
  });
});
