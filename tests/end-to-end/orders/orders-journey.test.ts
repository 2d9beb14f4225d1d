// @module-tag browser
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/London' });
  ({ page, problems } = await watchedPage(context));
});
afterEach(() => context.close());

const rows = () =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const found = () => page.getByText(/^[\d,]+ found$/);

/** A customer of the demo with a handful of orders, as a script would find one. */
async function customerWithOrders(): Promise<{ id: string; name: string; orders: number }> {
  const client = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await client('{ orders(perPage: 200) { items { customer { id name } } } }');
  const items = (data as { orders: { items: { customer: { id: string; name: string } }[] } }).orders.items;
  const counts = Map.groupBy(items, ({ customer }) => customer.id);
  const [id, orders] = [...counts].find(([, group]) => group.length >= 2 && group.length <= 6) ?? ['', []];
  return { id, name: orders[0]?.customer.name ?? '', orders: orders.length };
}

describe('a first walk through the console', () => {
  it('signs in, filters by customer, reloads to the same list, exports, finds the mail and signs out', async () => {
    const customer = await customerWithOrders();
    await page.goto(product.url);
    await page.waitForURL(/\/auth\/login$/);
    await expect.poll(() => page.title()).toBe('Sign in · Shepherd Console');
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.waitForURL(/\/orders$/);
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Orders · Shepherd Console');

    await page.getByRole('button', { name: 'Show Filters' }).click();
    const customers = page.getByRole('combobox', { name: 'Customer' });
    await customers.fill(customer.name.slice(0, 5));
    await page.getByRole('option', { name: customer.name }).click();
    await page.waitForURL((url) => url.searchParams.get('customer_id[0]') === customer.id);
    await expect.poll(() => found().textContent()).toBe(`${customer.orders} found`);
    await expect.poll(() => rows().count()).toBe(customer.orders);

    await page.reload();
    await expect.poll(() => found().textContent()).toBe(`${customer.orders} found`);
    await expect.poll(() => rows().count()).toBe(customer.orders);
    await page.getByRole('table').getByText(customer.name).first().waitFor();
    if (await page.getByRole('button', { name: 'Show Filters' }).isVisible()) {
      await page.getByRole('button', { name: 'Show Filters' }).click();
    }
    await page.getByRole('group', { name: 'Filters' }).getByText(customer.name).waitFor();

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('We are preparing your CSV. Please check your email.').waitFor();

    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/auth\/login$/);
    await page.goBack();
    await page.waitForURL(/\/auth\/login/);
    expect(await rows().count()).toBe(0);
    expect(problems).toEqual([]);
  });

  // With an external database or mail server there is no mailbox page.
  it.runIf(process.env['TEST_DATABASE_URL'] === undefined)('finds the export in the mailbox', async () => {
    const customer = await customerWithOrders();
    await signIn(page, product.url, 'admin@shepherd.test');
    await page.goto(`${product.url}/orders?customer_id[0]=${customer.id}`);
    await expect.poll(() => found().textContent()).toBe(`${customer.orders} found`);
    await page.getByRole('button', { name: 'Export' }).click();
    const csv = await exportedCsv('admin@shepherd.test');
    expect(csv.trim().split('\n')).toHaveLength(customer.orders + 1);
    expect(csv).toContain(customer.name.replaceAll('"', '""'));
  });

  it('returns to the requested page with its query after signing in', async () => {
    await page.goto(`${product.url}/orders?page=2&per_page=10&sort=title`);
    await page.waitForURL(/\/auth\/login$/);
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.waitForURL(/\/orders\?/);
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    await expect.poll(() => rows().count()).toBe(10);
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({ page: '2', per_page: '10', sort: 'title' });
  });

  it.each([
    ['reviewer@shepherd.test', '/jobs'],
    ['finance@shepherd.test', '/'],
  ])('lands %s on %s', async (email, landing) => {
    await signIn(page, product.url, email);
    await expect.poll(() => new URL(page.url()).pathname).toBe(landing);
  });

  it('tells a wrong password apart from an expired session', async () => {
    await page.goto(`${product.url}/auth/login`);
    await page.getByLabel('Email').fill('owner@shepherd.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong-Passw0rd');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email or password').waitFor();
    expect(await page.getByText('Your session has expired, please login again.').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/auth/login');
  });

  it('keeps a user with remember-me signed in, by a cookie that scripts cannot read', async () => {
    await page.goto(`${product.url}/auth/login`);
    await page.getByLabel('Remember me').check();
    await signIn(page, product.url, 'owner@shepherd.test');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      cookie?.value ?? 'no cookie',
    );
  });
});

/** The file in the newest mail to this recipient. */
async function exportedCsv(recipient: string): Promise<string> {
  const mailbox = await context.newPage();
  await mailbox.goto(product.mailboxUrl);
  const mails = mailbox.getByRole('listitem').filter({ hasText: recipient }).getByRole('link');
  await expect
    .poll(async () => {
      await mailbox.reload();
      return mails.count();
    })
    .toBeGreaterThan(0);
  await mails.first().click();
  const address = await mailbox.getByRole('link', { name: /\.csv/ }).getAttribute('href');
  const file = await fetch(new URL(address ?? '', mailbox.url()));
  await mailbox.close();
  return file.text();
}
