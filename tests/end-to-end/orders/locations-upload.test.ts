// @module-tag browser
// @module-tag any-store
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let ask: GraphqlClient;
let order: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await ask(
    '{ orders(filter: { status: [DRAFT], type: [STANDARD] }) { items { id } } }',
    {},
  );
  order = (data as { orders: { items: { id: string }[] } }).orders.items[0]?.id ?? '';
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  problems.length = 0;
  await page.goto(`${product.url}/orders/${order}`);
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const headings =
  'Store No;Shop name;Street;Town;Post code;Start Date;End Date;Start time;End time;Telephone;Notes';
const row = (reference: string, town = 'Leeds', zip = 'LS1 6HD', start = '09:00') =>
  `${reference};Shop ${reference};1 High Street;${town};${zip};2026-12-01;2026-12-05;${start};17:00;+44 113 1;by the sea`;
/** As Excel writes it in Western Europe. */
const fileOf = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([headings, ...rows, ''].join('\r\n'), 'latin1'),
});

const uploadsOf = (on: Page): Locator => on.getByRole('region', { name: 'Uploads' });
/** Opens the drop zone, if it is closed. */
async function offerFiles(on: Page): Promise<void> {
  const button = uploadsOf(on).getByRole('button', { name: 'Add locations', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
}
async function drop(on: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await offerFiles(on);
  await uploadsOf(on).getByLabel('Locations file', { exact: true }).setInputFiles(file);
}
const add = (on: Page, act: string) => uploadsOf(on).getByRole('button', { name: act }).click();

/** Holds file transfers until the returned function is called. */
async function holdTransfers(): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/files/**', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function references(): Promise<readonly string[]> {
  const { data } = await ask(
    'query ($id: ID!) { order(id: $id) { locations(perPage: 1000) { items { reference city phone } } } }',
    { id: order },
  );
  const { items } = (data as { order: { locations: { items: { reference: string }[] } } }).order.locations;
  return items.map(({ reference }) => reference);
}

describe('a file with some invalid rows', () => {
  it('is shown, sent, corrected and completed, with nothing twice', async () => {
    const before = (await references()).length;
    const rows = Array.from({ length: 20 }, (_, index) => row(`M${index}`));
    rows[3] = row('M3', 'Leeds', '');
    rows[7] = row('M7', 'Leeds', 'LS1 6HD', '18:00');
    rows[11] = row('M11', 'K\xf6ln', 'LS1 6HD', '09:03');
    const uploads = uploadsOf(page);
    await drop(page, fileOf('shops.csv', rows));
    await uploads.getByText('shops.csv: 20 rows, 3 with errors').waitFor();
    await uploads.getByRole('row', { name: 'Postcode Post code LS1 6HD' }).waitFor();
    await uploads.getByText('Left out: Notes').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await add(page, 'Add 17 locations');
    await uploads.getByText('17 rows added, 3 with errors').waitFor();
    await uploads.getByRole('button', { name: 'Show errors' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rows with errors' });
    await dialog.getByRole('row', { name: '12 Start time: Time increments of 5 min only M11' }).waitFor();
    await dialog.getByLabel('Column with errors').selectOption({ label: 'Postcode' });
    await eventually(() => dialog.getByRole('row').count()).toBe(2);
    expect(await accessibilityFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download rows with errors' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFFreference',
      'M3',
      'M7',
      'M11',
    ]);
    expect(text).toContain('Köln');
    await page.keyboard.press('Escape');

    const mended = text
      .replace('Leeds,,', 'Leeds,LS1 6HD,')
      .replace('18:00', '09:00')
      .replace('09:03', '09:05');
    await drop(page, { name: 'mended.csv', mimeType: 'text/csv', buffer: Buffer.from(mended) });
    await uploads.getByText('mended.csv: 3 rows').waitFor();
    await add(page, 'Add 3 locations');
    await uploads.getByText(/^3 rows added(?!.*errors)/).waitFor();
    const after = await references();
    expect(after).toHaveLength(before + 20);
    expect(after.toSorted()).toEqual([...new Set(after)].toSorted());

    await drop(page, fileOf('shops again.csv', rows));
    await add(page, 'Add 17 locations');
    await uploads.getByText('The locations of this file are in the order already').waitFor();
    await page.getByText('There was an error creating the locations upload').waitFor();
    expect(await references()).toHaveLength(before + 20);
  });
});

it('an invalid file is rejected before anything is sent', async () => {
  await drop(page, {
    name: 'shops.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('reference,city\nA,Leeds'),
  });
  await uploadsOf(page)
    .getByText('The file has no column address1, zip, start_date, end_date, start_time, end_time')
    .waitFor();
  await page.getByText('Locations CSV upload was rejected').waitFor();
  expect(problems).toEqual([]);
});

it('a failed transfer cancels the upload, and the file can be sent again', async () => {
  await page.route('**/files/**', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.continue(),
  );
  const uploads = uploadsOf(page);
  await drop(page, fileOf('fails.csv', [row('F1')]));
  await add(page, 'Add 1 location');
  await uploads.getByRole('alert').getByText('Network Error').waitFor();
  await uploads.getByText('0 rows added. The file could not be transferred').waitFor();
  await page.unrouteAll();
  await add(page, 'Add 1 location');
  await uploads.getByText('1 row added').waitFor();
  expect(await references()).toContain('F1');
});

it('a second tab shows the transfer, and a cancellation there is reported here', async () => {
  const release = await holdTransfers();
  await drop(page, fileOf('tabs.csv', [row('T1')]));
  await add(page, 'Add 1 location');
  await uploadsOf(page).getByText('Pending').waitFor();

  const { page: second } = await watchedPage(context);
  await second.goto(`${product.url}/orders/${order}`);
  await uploadsOf(second).getByText('Pending').waitFor();
  await drop(second, fileOf('tabs.csv', [row('T1')]));
  await add(second, 'Add 1 location');
  await uploadsOf(second).getByText('This file is already being uploaded').waitFor();
  await uploadsOf(second).getByRole('button', { name: 'Cancel', exact: true }).click();
  await second.getByLabel('Reason (optional)').fill('Wrong shops');
  await second.getByRole('button', { name: 'Cancel upload' }).click();
  await second.getByText('Order upload was cancelled: Wrong shops').waitFor();
  await second.close();

  release();
  await page.getByText('Order upload was cancelled: Wrong shops').waitFor();
  await uploadsOf(page).getByText('0 rows added. Wrong shops').waitFor();
  expect(await references()).not.toContain('T1');
});

it('a user who leaves during the transfer finds it completed', async () => {
  const release = await holdTransfers();
  await drop(page, fileOf('leaves.csv', [row('V1')]));
  await add(page, 'Add 1 location');
  await uploadsOf(page).getByText('Pending').waitFor();
  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
  await page.waitForURL('**/jobs');
  release();
  await eventually(references).toContain('V1');
  await page.goBack();
  await uploadsOf(page).getByText('Completed').first().waitFor();
});

it('works by keyboard alone', async () => {
  const uploads = uploadsOf(page);
  await offerFiles(page);
  await uploads.getByRole('button', { name: 'Paste rows from a spreadsheet' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText([headings, row('K1')].join('\n').replaceAll(';', '\t'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await uploads.getByText('Pasted rows: 1 row').waitFor();
  await uploads.getByRole('button', { name: 'Add 1 location' }).focus();
  await page.keyboard.press('Enter');
  await eventually(references).toContain('K1');
  await uploads.getByText('1 row added').first().waitFor();
});
