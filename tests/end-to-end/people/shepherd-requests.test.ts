// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn } from '../../support/console/console.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';
import { type RecordingRest, startRecordingRest } from '../../support/processes/recording-rest.ts';

/* The requests of each tab of a Shepherd, to the gateway and to REST v1: nothing is read twice. */

const shepherd = '1007';
let rest: RecordingRest;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let asked: string[] = [];
let open = 0;

beforeAll(async () => {
  rest = await startRecordingRest();
  [product, browser] = await Promise.all([
    startProduct({ gateway: { REST_API_URL: rest.url } }),
    launchBrowser(),
  ]);
  rest.forwardTo(product.restUrl);
  context = await browser.newContext({ viewport: { width: 1440, height: 2000 } });
  page = await context.newPage();
  page.on('request', (request) => {
    if (request.url() !== product.graphqlUrl) return;
    open += 1;
    const { operationName, variables } = request.postDataJSON();
    asked.push(`${operationName} ${JSON.stringify(variables)}`);
  });
  const ended = (request: { url: () => string }) => {
    if (request.url() === product.graphqlUrl) open -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await signIn(page, product.url, 'owner@shepherd.test');
  // Prefetches of the page behind the sign-in would count for the first tab.
  await page.goto('about:blank');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await rest.stop();
});

/** Requests of every page: the signed-in user with settings and views, and the options of selects. */
const ofEveryPage = /^(Me|ReferenceData|Countries|Preferences|SavedViews) /;
const callsOfEveryPage =
  /^GET \/(events|account\/(profile|preferences)|saved-views|orders\/categories|workflows|countries|customers\/industries|templates\/currencies|skills|agents\/tags|markets\/rules|auth\/roles)(\?|$)/;

/** For each tab: the requests to the gateway, and the calls of REST v1 about the Shepherd. */
const tabs: readonly (readonly [name: string, path: string, requests: number, calls: readonly string[]])[] = [
  ['Jobs', '', 2, ['', '/assignments?page=1&per_page=50&sort=-job_date', '/assignments/summary']],
  ['Account', '/account', 6, ['', '/application', '/comments', '/contracts', '/position', '/settings']],
  ['Availability', '/availability', 3, ['', '/locations', '/position', '/strikes']],
  ['Skills', '/skills', 2, ['', '/skills']],
  ['Billing', '/billing', 2, ['', '/payment-methods']],
  [
    'Wallet',
    '/wallet',
    4,
    [
      '',
      '/balance',
      '/payment-methods',
      ' payments?page=1&per_page=5&sort=-created_at',
      ' withdrawals?page=1&per_page=5&sort=-created_at',
    ],
  ],
];
const fullCall = (call: string): string =>
  call.startsWith(' ')
    ? `GET /agents/${call.slice(1)}&agent_id[]=${shepherd}`
    : `GET /agents/${shepherd}${call}`;

/** All requests until the page is complete. */
async function askedBy(act: () => Promise<unknown>, name: string) {
  await eventually(() => open).toBe(0);
  asked = [];
  rest.calls.length = 0;
  await act();
  await page.locator(`nav a[aria-current="page"]`, { hasText: new RegExp(`^${name}$`) }).waitFor();
  await page.waitForLoadState('networkidle');
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await eventually(() => open).toBe(0);
  return {
    requests: asked.filter((request) => !ofEveryPage.test(request)).toSorted(),
    calls: rest.calls.filter((call) => !callsOfEveryPage.test(call)).toSorted(),
    twice: [...asked, ...rest.calls].filter((one, place, all) => all.indexOf(one) !== place),
  };
}

it.each(tabs)('%s reads each of its parts once', async (name, path, most, calls) => {
  const opened = await askedBy(() => page.goto(`${product.url}/shepherds/${shepherd}${path}`), name);
  expect(opened.twice).toEqual([]);
  expect(opened.calls).toEqual(calls.map(fullCall).toSorted());
  expect(opened.requests.slice(most)).toEqual([]);
});

it('moving between tabs reads nothing twice either', async () => {
  await askedBy(() => page.goto(`${product.url}/shepherds/${shepherd}`), 'Jobs');
  for (const [name, , most, calls] of [...tabs.slice(1), ...tabs]) {
    const link = page.getByRole('navigation', { name: 'Shepherds sections' }).getByRole('link', { name });
    const opened = await askedBy(() => link.click(), name);
    expect([name, opened.twice]).toEqual([name, []]);
    const expected = new Set(calls.map(fullCall));
    expect([name, opened.calls.filter((call) => !expected.has(call))]).toEqual([name, []]);
    expect(opened.requests.slice(most)).toEqual([]);
  }
});
