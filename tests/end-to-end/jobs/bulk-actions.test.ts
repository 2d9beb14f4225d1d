// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { firstLoad } from '../../support/console/first-load.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let ask: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(() => {
  problems.length = 0;
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

interface Jobs {
  readonly jobs: { readonly items: readonly { readonly id: string; readonly status: string }[] };
}

async function idsOf(status: string, count: number): Promise<readonly string[]> {
  const { data } = await ask(
    `{ jobs(perPage: ${count}, filter: { status: [${status}] }) { items { id status } } }`,
  );
  return (data as unknown as Jobs).jobs.items.map(({ id }) => id);
}
async function statusesOf(ids: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { data } = await ask('query ($ids: [ID!]) { jobs(filter: { ids: $ids }) { items { id status } } }', {
    ids,
  });
  const found = new Map((data as unknown as Jobs).jobs.items.map(({ id, status }) => [id, status]));
  return ids.map((id) => found.get(id));
}

/** As Excel writes it in Western Europe. */
const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([...lines, ''].join('\r\n'), 'latin1'),
});

async function drop(type: string, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.getByLabel('What to do with the job of each row').selectOption(type);
  await page.getByLabel('File of jobs', { exact: true }).setInputFiles(file);
}

describe('a file with some invalid rows', () => {
  it('is checked, corrected, sent, followed, and its failed rows are corrected and sent again', async () => {
    const [one = '', two = '', three = ''] = await idsOf('UNASSIGNED', 3);
    const [over = ''] = await idsOf('COMPLETED', 1);
    await page.goto(`${product.url}/jobs`);
    await page.getByRole('link', { name: 'Bulk actions' }).first().click();
    await page.getByRole('button', { name: 'New bulk action' }).click();
    await drop(
      'CANCEL',
      fileOf('closed.csv', [
        'Job id;Comment;Colour',
        `${one};"Zo\xeb said:\r\nclosed; for good";red`,
        `${over};Closed;red`,
        `${two};;blue`,
        `${one};Twice;`,
        'nine;Closed;',
      ]),
    );
    const dialog = page.getByRole('dialog', { name: 'New bulk action' });
    await dialog.getByText('closed.csv: 5 rows, 3 with errors').waitFor();
    await dialog.getByText('Not known, and not used: Colour').waitFor();
    await dialog.getByText('Job: Row 1 has this job already').waitFor();
    await dialog.getByText('Job: A job id looks like 10023-7').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await dialog.getByLabel('Comment of row 3').fill('Closed too');
    await dialog.getByRole('button', { name: 'Leave out row 4' }).click();
    await dialog.getByRole('button', { name: 'Leave out row 5' }).click();
    await dialog.getByRole('button', { name: 'Cancel 3 jobs' }).click();

    await page.waitForURL(/\/jobs\/bulk-actions\/\d+$/);
    await page.getByText(`This is not possible in the current status of the job ${over}`).first().waitFor();
    await eventually(() => statusesOf([one, two, over])).toEqual(['CANCELLED', 'CANCELLED', 'COMPLETED']);
    const { data } = await ask('query ($id: ID!) { job(id: $id) { history { event } } }', { id: one });
    expect(JSON.stringify(data)).toContain('Zoë said:');
    expect(await accessibilityFindings(page)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download failed rows' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^bulk-action-\d+-failed\.csv$/);

    await page.getByRole('button', { name: 'Mend and send again' }).click();
    const mending = page.getByRole('dialog', { name: 'Mend and send again' });
    await mending.getByLabel('Job of row 2').fill(three);
    expect(await accessibilityFindings(page)).toEqual([]);
    const before = page.url();
    await mending.getByRole('button', { name: 'Cancel 1 job' }).click();
    await page.waitForURL((address) => address.href !== before && !address.search.includes('modal'));
    await page.getByText('Every row was applied.').waitFor();
    await eventually(() => statusesOf([three])).toEqual(['CANCELLED']);
    expect(problems).toEqual([]);

    await page.getByRole('link', { name: 'Bulk actions' }).first().click();
    await page.getByText('1 of 1 applied').first().waitFor();
    await page.getByText('2 of 3 applied').first().waitFor();
  });
});

it.each(['/jobs/bulk-actions', '/jobs/bulk-actions/2'])('shows %s after 340 KiB at most', async (path) => {
  const fresh = await browser.newContext({ storageState: await context.storageState() });
  const { kibibytes, scripts } = await firstLoad(fresh, `${product.url}${path}`);
  expect(kibibytes).toBeLessThanOrEqual(340);
  expect(scripts).toBeLessThanOrEqual(55);
  await fresh.close();
});

it('is hidden from users who may not administrate jobs', async () => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs, product.url, 'operations@shepherd.test');
  await theirs.goto(`${product.url}/jobs/bulk-actions`);
  await theirs
    .getByText(/permission/i)
    .first()
    .waitFor();
  expect(await theirs.getByRole('link', { name: 'Bulk actions' }).count()).toBe(0);
  await other.close();
});

describe('the export of market offers', () => {
  it('shows the number of matching jobs, keeps the filter in the address, and exports them', async () => {
    const { data } = await ask(
      '{ jobs(perPage: 1, filter: { status: [PENDING], hasMarketOffer: true }) { items { id order { id } } pageInfo { total } } }',
    );
    const { items, pageInfo } = (
      data as { jobs: { items: { order: { id: string } }[]; pageInfo: { total: number } } }
    ).jobs;
    const order = items[0]?.order.id ?? '';
    await page.goto(`${product.url}/export-market-offer`);
    await page.getByText(`${pageInfo.total} jobs match`).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.goto(`${product.url}/export-market-offer?order_id=${order}`);
    const counted = page.getByText(/\d+ jobs? match(?:es)?$/);
    await counted.waitFor();
    expect(Number.parseInt((await counted.textContent()) ?? '', 10)).toBeLessThanOrEqual(pageInfo.total);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByText('We are preparing your CSV. Please check your email.').waitFor();

    await page.getByRole('textbox', { name: 'Starts from' }).fill('1 Jan 2000');
    await page.getByRole('textbox', { name: 'Starts until' }).fill('2 Jan 2000');
    await page.getByText('No pending job with a market offer fits.', { exact: false }).waitFor();
    await eventually(() => new URL(page.url()).search).toBe(
      `?order_id[0]=${order}&start_date_from=2000-01-01&start_date_to=2000-01-02`,
    );
    expect(await page.getByRole('button', { name: 'Export', exact: true }).isDisabled()).toBe(true);

    await page.getByRole('textbox', { name: 'Starts from' }).fill('3 Jan 2000');
    await page.getByText('End date is before start date').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
