// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { eventually, signIn } from '../support/console/console.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

/* Disturbances while a user works in the console: a deploy, no network, a slow network, an API that is down. */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const rows = () => page.locator('tr[data-kind="row"]');
const open = async (path: string): Promise<void> => {
  await page.goto(`${product.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const operationOf = (route: Route): string => String(route.request().postDataJSON()?.operationName);
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });

/** From now on the server has another version: its page loads another program, and no old file is left. */
async function deploy(): Promise<void> {
  const newer = '<!doctype html><title>New</title><script type="module" src="/assets/newer.js"></script>';
  await page.route('**/assets/*', gone);
  await page.route(`${product.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: newer }));
}

describe('a new version', () => {
  it('is announced where a chunk of the page is gone, and typed text stays', async () => {
    await open('/new-customer');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half typed');
    await deploy();
    await button('Create').click();
    await page.getByText('There is a new version of the console.').waitFor();
    await page.getByText('This part of the page could not be loaded.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Half typed');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await button('Reload').click();
    // The browser asks before typed text is lost.
    await eventually(() => questions).toEqual(['beforeunload']);
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Half typed');
  });

  it("is loaded automatically where the next page's chunk is gone", async () => {
    await open('/orders');
    await rows().first().waitFor();
    await deploy();
    const requested = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    expect(new URL((await requested).url()).pathname).toBe('/users');
  });

  it('is announced when the user comes back to the tab', async () => {
    await open('/orders');
    await rows().first().waitFor();
    await deploy();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('There is a new version of the console.').waitFor();
    await button('Reload').waitFor();
    expect(await rows().count()).toBeGreaterThan(0);
  });

  it('is not announced where a file of the current version is missing', async () => {
    await open('/orders');
    await rows().first().waitFor();
    await page.route('**/assets/*', gone);
    await button('Columns and row height').click();
    await page.getByText('This part of the page could not be loaded.').waitFor();
    expect(await page.getByText('There is a new version of the console.').count()).toBe(0);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByText('This page could not be shown').waitFor();
  });
});

describe('without a network', () => {
  it('the console shows a notice, keeps its data, and refreshes it once the network is back', async () => {
    await open('/orders');
    await rows().first().waitFor();
    const notice = page.getByText('You are offline.');
    await context.setOffline(true);
    await notice.waitFor();
    expect(await rows().count()).toBeGreaterThan(0);
    await page.getByLabel('Rows per page').selectOption('10');
    await page.getByText('Network Error').first().waitFor();
    await button('Retry').waitFor();
    const asked = page.waitForRequest('**/graphql');
    await context.setOffline(false);
    await asked;
    await eventually(() => notice.count()).toBe(0);
    await rows().first().waitFor();
    expect(await button('Retry').count()).toBe(0);
  });

  it('the console reports a page that was not loaded, and opens it once the network is back', async () => {
    await open('/orders');
    await rows().first().waitFor();
    await context.setOffline(true);
    const later = page.getByText('You are offline, and this has not been loaded yet.');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await later.waitFor();
    expect(await rows().count()).toBeGreaterThan(0);
    await context.setOffline(false);
    await eventually(() => new URL(page.url()).pathname).toBe('/users');
    await rows().first().waitFor();
    await eventually(() => later.count()).toBe(0);
  });

  it.each([
    ['a menu', 'Views', 'Keeps filters, sorting and columns under a name.'],
    ['a dialog', 'Direct assign', /^Direct assign job/],
  ])(
    'the console reports the same of %s, which opens once the network is back',
    async (_what, name, shown) => {
      await open('/jobs?status=unassigned');
      await rows().first().waitFor();
      await page
        .getByRole('checkbox', { name: /^Select \d/ })
        .first()
        .click();
      await button(name).waitFor();
      await context.setOffline(true);
      const later = page.getByText('You are offline, and this has not been loaded yet.');
      await button(name).click();
      await later.waitFor();
      expect(await rows().count()).toBeGreaterThan(0);
      await context.setOffline(false);
      await page.getByRole('dialog').getByText(shown).waitFor();
      await eventually(() => later.count()).toBe(0);
    },
  );
});

describe('on a slow network', () => {
  it('the list shows skeletons, then the rows, and never an empty list', async () => {
    const release = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (operationOf(route) === 'CustomerList') await release.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/customers`);
    await page.locator('tr[data-kind="skeleton"]').first().waitFor();
    expect(await page.getByText('No data available').count()).toBe(0);
    release.resolve();
    await rows().first().waitFor();
    expect(await page.locator('tr[data-kind="skeleton"]').count()).toBe(0);
  });

  it('the form is sent once, however often it is submitted', async () => {
    const release = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route('**/graphql', async (route) => {
      if (operationOf(route) === 'InviteUser') {
        sent.push(operationOf(route));
        await release.promise;
      }
      await route.continue();
    });
    await open('/users?modal=invite');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('First name').fill('Ada');
    await field('Last name').fill('Byron');
    await field('Email').fill('ada.byron@example.com');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Operations' }).click();
    await button('Send invitation').dblclick();
    await field('Email').press('Enter');
    await field('Email').press('Enter');
    expect(sent).toEqual(['InviteUser']);
    release.resolve();
    await page.getByText('Invitation sent').waitFor();
    expect(sent).toEqual(['InviteUser']);
  });
});

it('when the API is down each part offers its own retry', async () => {
  const own = await startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } });
  try {
    await page.goto(`${own.url}/auth/login`);
    await signIn(page, own.url, 'owner@shepherd.test');
    await page.goto(`${own.url}/orders`);
    await rows().first().waitFor();
    const order = await page.locator('a[data-row-link]').first().getAttribute('href');
    await own.api.stop();

    await page.getByLabel('Rows per page').selectOption('10');
    await page.getByText('This list could not be loaded').waitFor();
    await page.getByText('Network Error').first().waitFor();
    // Still the console, and still signed in: an API that is down signs no user out.
    expect(new URL(page.url()).pathname).toBe('/orders');
    await page.goto(`${own.url}${order ?? ''}`);
    await button('Retry').first().waitFor();

    await own.restartApi();
    await button('Retry').first().click();
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().waitFor();
    await page.goto(`${own.url}/orders?per_page=10`);
    await eventually(() => rows().count()).toBe(10);
  } finally {
    await own.stop();
  }
});
