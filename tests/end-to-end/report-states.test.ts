// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../support/accessibility.ts';
import { launchBrowser } from '../support/browser.ts';
import { type GraphqlClient, graphqlClient, signedInClient } from '../support/graphql-client.ts';
import { htmlFindings } from '../support/html.ts';
import { addLargeReport } from '../support/large-report.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type SharedReport, shareReport } from '../support/share-report.ts';

/*
 * The shared report in every state it can be in, in both schemes, on a phone and on a desktop: no finding of axe
 * against WCAG 2.2 AA, valid HTML, and nothing that has to be scrolled to from side to side.
 */

let product: Product;
let browser: Browser;
let staff: GraphqlClient;
let jobId: string;
/** One with everything, and one as most are. */
let large: SharedReport;
let usual: SharedReport;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({
      gateway: { RATE_LIMIT_PER_SECOND: '1000' },
      prepare: async (environment) => {
        jobId = await addLargeReport(environment);
      },
    }),
    launchBrowser(),
  ]);
  staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  large = await shareReport(staff, jobId);
  usual = await shareReport(staff, await usualJob());
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
afterEach(() => context.close());

const password = 'Open sesame';
const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name });
const gallery = (): Locator => page.getByRole('dialog', { name: 'Photos and videos' });
const goTo = (path: string): Promise<unknown> => page.goto(product.url + path);

/** A job with a matrix, photos and videos, but fewer of them. */
async function usualJob(): Promise<string> {
  const { data } = await staff(
    `{ jobs(perPage: 40, filter: { status: [COMPLETED] }) {
      items { id taskGroups { tasks { component { type } } } }
    } }`,
  );
  type Job = { id: string; taskGroups: { tasks: { component: { type: string } }[] }[] };
  const { items } = (data as { jobs: { items: Job[] } }).jobs;
  const job = items.find(
    ({ id, taskGroups }) =>
      id !== jobId &&
      ['MATRIX', 'PHOTO', 'VIDEO'].every((type) =>
        taskGroups.some(({ tasks }) => tasks.some(({ component }) => component.type === type)),
      ),
  );
  if (!job) throw new Error('The demo has no completed job with such tasks');
  return job.id;
}

async function read(link: SharedReport): Promise<void> {
  await goTo(link.path);
  await page.getByRole('heading', { name: 'Location' }).waitFor();
  await page.locator('.leaflet-marker-icon svg').waitFor({ state: 'attached' });
}

async function openPicture(name: RegExp, link = usual): Promise<void> {
  await read(link);
  await page.getByRole('button', { name }).first().click();
  await gallery().waitFor();
}

/** Every answer of the gateway waits until the page is closed. */
const hold = async (): Promise<void> => {
  await page.route('**/graphql', () => undefined);
};

async function askPassword(): Promise<SharedReport> {
  const link = await shareReport(staff, jobId, password);
  await goTo(link.path);
  await page.getByText('Missing password').waitFor();
  return link;
}

async function tryPassword(text: string): Promise<void> {
  await page.getByLabel('Password').fill(text);
  await page.keyboard.press('Enter');
}

async function openMatrix(link = usual): Promise<void> {
  await read(link);
  await page.getByRole('button', { name: 'Show items' }).click();
  await page.getByRole('dialog').waitFor();
}

const states: readonly (readonly [string, () => Promise<void>])[] = [
  ['loaded', () => read(large)],
  [
    'loading',
    async () => {
      await hold();
      await goTo(usual.path);
      await page.getByText('Loading the report').waitFor({ state: 'attached' });
    },
  ],
  [
    'with a photo in the gallery',
    async () => {
      await openPicture(/^Open Photo/);
      await gallery()
        .getByText(/^1 of \d+$/)
        .waitFor();
    },
  ],
  [
    'with a photo enlarged',
    async () => {
      await openPicture(/^Open Photo/);
      await gallery().locator('img[data-zoom]').dblclick();
      await gallery().locator('img[data-zoom="2"]').waitFor();
    },
  ],
  [
    'with a photo that is gone',
    async () => {
      await openPicture(/^Open Photo 3 of 20/, large);
      await gallery().getByText('This picture cannot be shown').waitFor();
    },
  ],
  [
    'with a video in the gallery',
    async () => {
      await openPicture(/^Open Video/);
      await gallery().getByText('0:00 / 0:04').waitFor();
    },
  ],
  [
    'with the items of a matrix',
    async () => {
      await openMatrix();
      await page.getByText(/^Page 1 of \d+$/).waitFor();
    },
  ],
  [
    'with a photo of a matrix in the gallery',
    async () => {
      await openMatrix(large);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Open Photo/ })
        .first()
        .click();
      await gallery().getByText('1 of 2').waitFor();
    },
  ],
  [
    'while items of a matrix load',
    async () => {
      await read(usual);
      await hold();
      await page.getByRole('button', { name: 'Show items' }).click();
      await page.getByText('Loading the items').waitFor({ state: 'attached' });
    },
  ],
  [
    'where items of a matrix cannot be loaded',
    async () => {
      await read(usual);
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('button', { name: 'Show items' }).click();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  ],
  [
    'asking for a password',
    async () => {
      await askPassword();
    },
  ],
  [
    'without a password',
    async () => {
      await askPassword();
      await page.getByRole('button', { name: 'Open report' }).click();
      await page.locator('[aria-invalid="true"]').waitFor();
    },
  ],
  [
    'with a wrong password',
    async () => {
      await askPassword();
      await tryPassword('wrong');
      await page.getByText('Please provide correct password').waitFor();
    },
  ],
  [
    'after too many wrong passwords',
    async () => {
      const { token } = await askPassword();
      for (let tries = 0; tries < 5; tries += 1)
        await graphqlClient(product.graphqlUrl)(
          `query ($token: String!) { publicJobReport(token: $token, password: "wrong") { __typename } }`,
          { token },
        );
      await tryPassword(password);
      await heading('Too many tries. Please wait a minute').waitFor();
    },
  ],
  [
    'of a link that was revoked',
    async () => {
      const link = await shareReport(staff, jobId);
      await staff(`mutation ($input: RevokeReportLinkInput!) { revokeReportLink(input: $input) { id } }`, {
        input: { jobId, id: link.linkId },
      });
      await goTo(link.path);
      await heading('404 Not Found').waitFor();
    },
  ],
  [
    'of a link that was changed',
    async () => {
      await goTo('/report/xyz');
      await heading('Invalid Token').waitFor();
    },
  ],
  [
    'that cannot be reached',
    async () => {
      await page.route('**/graphql', (route) => route.abort());
      await goTo(usual.path);
      await heading('Error').waitFor();
    },
  ],
  [
    'as it is printed',
    async () => {
      await read(usual);
      await page.evaluate(() => {
        globalThis.print = () => globalThis.document.body.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'Print with all items' }).click();
      await page.locator('body[data-printed]').waitFor();
      await page.emulateMedia({ media: 'print' });
    },
  ],
];

describe.each(states)('a report %s', (_name, show) => {
  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('%s, %i pixels wide', async (colorScheme, width) => {
    context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      // Nothing is looked at while it is half there.
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await show();
    expect([...(await accessibilityFindings(page)), ...(await htmlFindings(page))]).toEqual([]);
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width);
  });
});
