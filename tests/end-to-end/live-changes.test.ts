// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { eventually, signIn } from '../support/console/console.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { CHANGE_STREAMS: '100' } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

type Told = { id: string; kind: 'UPDATED' | 'DELETED' };

/** A session whose gateway names a stream of changes, which the test writes. */
async function watching(
  context: BrowserContext,
): Promise<{ page: Page; tell: (change: Told) => Promise<void> }> {
  const page = await context.newPage();
  let open: (route: Route) => void = () => undefined;
  let stream = new Promise<Route>((resolve) => (open = resolve));
  await page.route('**/graphql/stream', (route) => open(route));
  await page.route(
    (url) => url.pathname.startsWith('/users'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('<head>', '<head><meta name="changes" content="/graphql/stream">'),
      });
    },
  );
  let position = 0;
  return {
    page,
    async tell({ id, kind }) {
      const route = await stream;
      stream = new Promise((resolve) => (open = resolve));
      position += 1;
      const by = { id: '0', name: 'Anna Field' };
      const changes = { position: String(position), type: 'USER', id, kind, by };
      await route.fulfill({
        contentType: 'text/event-stream',
        body: `event: next\ndata: ${JSON.stringify({ data: { changes } })}\n\nevent: complete\ndata:\n\n`,
      });
    },
  };
}

/** Changes a user as another session. */
const change = (page: Page, query: string, variables: object) =>
  page.evaluate(async (body) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body,
    });
    const { errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
  }, JSON.stringify({ query, variables }));

it('shows what another session changes on an open list', async () => {
  const reading = await browser.newContext();
  const writing = await browser.newContext();
  const list = await watching(reading);
  const other = await writing.newPage();
  await signIn(list.page, product.url, 'owner@shepherd.test');
  await signIn(other, product.url, 'owner@shepherd.test');
  await list.page.goto(`${product.url}/users?status=active`);
  const link = list.page.locator('a[data-row-link]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const id = address.split('/').at(-1) ?? '';
  const row = list.page.locator('tr[data-kind="row"]').first();

  await change(other, 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { id, lastName: 'Renamedson' },
  });
  await list.tell({ id, kind: 'UPDATED' });
  await eventually(() => row.innerText()).toContain('Renamedson');
  await Promise.all([reading.close(), writing.close()]);
});

it('shows a job as another session changes it, by the stream of the product itself', async () => {
  const reading = await browser.newContext();
  const writing = await browser.newContext();
  const open = await reading.newPage();
  const other = await writing.newPage();
  const requests: string[] = [];
  open.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await signIn(open, product.url, 'owner@shepherd.test');
  await signIn(other, product.url, 'owner@shepherd.test');
  await open.goto(`${product.url}/jobs`);
  const address = (await open.locator('a[data-row-link]').first().getAttribute('href')) ?? '';
  const id = address.split('/').at(-1) ?? '';
  requests.length = 0;
  const streamed = open.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await open.goto(`${product.url}/jobs/${id}`);
  const stream = await streamed;
  expect(stream.status()).toBe(200);
  expect(stream.headers()['content-encoding']).toBeUndefined();
  // The first screen comes first.
  expect(requests.indexOf('/graphql/stream')).toBeGreaterThan(requests.indexOf('/graphql'));

  await change(other, 'mutation ($input: UpdateJobInput!) { updateJob(input: $input) { id } }', {
    input: { id, reference: 'Seen elsewhere' },
  });
  await eventually(() => open.locator('main').innerText()).toContain('Seen elsewhere');
  await Promise.all([reading.close(), writing.close()]);
});
