// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings, contrastFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { findJob, hasTypes } from '../../support/marketplace/demo-jobs.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { htmlFindings } from '../../support/browser/html.ts';
import { addLargeReport } from '../../support/marketplace/large-report.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';
import { type SharedReport, shareReport } from '../../support/marketplace/share-report.ts';

/*
 * The shared report in every state, in both schemes, on a phone and on a desktop: no finding of axe against WCAG 2.2
 * AA, valid HTML, and no horizontal scrolling.
 */

let product: Product;
let browser: Browser;
let staff: GraphqlClient;
let jobId: string;
/** The largest one, and a typical one. */
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
  type Job = { id: string; taskGroups: { tasks: { component: { type: string } }[] }[] };
  const usual = hasTypes('MATRIX', 'PHOTO', 'VIDEO');
  const fields = 'id taskGroups { tasks { component { type } } }';
  const { id } = await findJob<Job>(staff, 'COMPLETED', fields, (job) => job.id !== jobId && usual(job));
  return id;
}

async function read(link: SharedReport): Promise<void> {
  await goTo(link.path);
  await page.getByRole('heading', { name: 'Location' }).waitFor();
  await page.getByText('Open in Google Maps').evaluate((link) => link.scrollIntoView());
  await page.locator('.leaflet-marker-icon svg').waitFor({ state: 'attached' });
}

async function openPicture(name: RegExp, link = usual): Promise<void> {
  await read(link);
  await page.getByRole('button', { name }).first().click();
  await gallery().waitFor();
}

/** Holds every answer of the gateway until the page is closed. */
const hold = async (): Promise<void> => {
  await page.route('**/graphql', () => undefined);
};

/** Intercepts requests for the items of a matrix, which are sent when the matrix comes near. */
async function withItems(answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SharedReportItems') ? answer(route) : route.continue(),
  );
}

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

/** Scrolls near the table of items, which then reads its rows. */
const scrollToMatrix = (): Promise<void> =>
  page
    .locator('main')
    .getByText(/^(?:\d+ items|\d+ of \d+ items answered)(?:, \d+ deviations?)?$/)
    .first()
    .scrollIntoViewIfNeeded();

async function openMatrix(link = usual): Promise<void> {
  await read(link);
  await scrollToMatrix();
  await page.getByRole('rowheader').first().waitFor();
}

const grid = (): Locator => page.getByRole('dialog', { name: 'Photos', exact: true });

async function openPhotos(link = usual): Promise<void> {
  await read(link);
  await page.getByRole('button', { name: /^All \d+ photos$/ }).click();
  await grid().waitFor();
  await expect
    .poll(() =>
      grid()
        .getByText(/^Loading the photos/)
        .count(),
    )
    .toBe(0);
}

/** A test cannot answer the browser's own file picker. */
const saveWithoutAsking = (): Promise<void> =>
  page.evaluate(() => void Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));

async function downloadPhotos(answer: (route: Route, number: number) => Promise<void> | void): Promise<void> {
  await openPhotos();
  await page.waitForLoadState('networkidle');
  await saveWithoutAsking();
  let number = 0;
  await page.route('**/files/**', (route) => {
    number += 1;
    return answer(route, number);
  });
  await grid()
    .getByRole('button', { name: /^Download/ })
    .click();
}

/** Limits axe to what is open above the report, where the report behind it was checked with another photo. */
const opened = '[role="dialog"], dialog[open]';

const states: readonly (readonly [name: string, show: () => Promise<void>, within?: string])[] = [
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
        .getByText(/^\d+ of \d+$/)
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
    opened,
  ],
  [
    'with a photo that is gone',
    async () => {
      await openPicture(/^Open Photo 3 of 20/, large);
      await gallery().getByText('This picture cannot be shown').waitFor();
    },
    opened,
  ],
  [
    'with a video in the gallery',
    async () => {
      await openPicture(/^Open Video/);
      await gallery().getByText('0:00 / 0:04').waitFor();
    },
    opened,
  ],
  ['with all of its photos', () => openPhotos()],
  ['with all of its many photos', () => openPhotos(large), opened],
  [
    'with the photos of one task',
    async () => {
      await openPhotos(large);
      await grid().getByLabel('Task').selectOption({ index: 2 });
      await grid().getByRole('button', { name: 'Download 2 photos' }).waitFor();
    },
    opened,
  ],
  [
    'with a photo of the grid in the gallery',
    async () => {
      await openPhotos();
      await grid()
        .getByRole('button', { name: /^Open Photo/ })
        .first()
        .click();
      await gallery().waitFor();
    },
    opened,
  ],
  [
    'while its photos are downloaded',
    async () => {
      await downloadPhotos(() => undefined);
      await grid().getByRole('progressbar').waitFor();
    },
    opened,
  ],
  [
    'of whose photos one could not be downloaded',
    async () => {
      await downloadPhotos((route, number) => (number === 1 ? route.abort() : route.continue()));
      await grid().getByText('These could not be downloaded:').waitFor();
    },
    opened,
  ],
  [
    'whose photos could not be downloaded',
    async () => {
      await downloadPhotos((route) => route.abort());
      await grid().getByText('None of the photos could be downloaded. Please try again.').waitFor();
    },
    opened,
  ],
  [
    'of whose matrix the photos cannot be read',
    async () => {
      await read(large);
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('button', { name: /^All \d+ photos$/ }).click();
      await grid().getByRole('button', { name: 'Retry' }).waitFor();
    },
    opened,
  ],
  ['with the items of a matrix', () => openMatrix()],
  ['with the many items of a matrix', () => openMatrix(large)],
  [
    'whose matrix was searched',
    async () => {
      await openMatrix(large);
      await page.getByRole('searchbox').fill('product 49');
      await page.getByText('11 of 500 items').waitFor();
    },
  ],
  [
    'in whose matrix nothing was found',
    async () => {
      await openMatrix();
      await page.getByRole('searchbox').fill('product of gold');
      await page.getByText('No item is like that.').waitFor();
    },
  ],
  [
    'with only what deviates in its matrix',
    async () => {
      await openMatrix(large);
      await page.getByRole('checkbox', { name: 'Only deviations' }).check();
      await page.getByRole('columnheader', { name: 'Price on the label' }).getByRole('button').click();
      await page.locator('output').getByText('72 of 500 items').waitFor();
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(72);
    },
  ],
  [
    'with a photo of a matrix in the gallery',
    async () => {
      await openMatrix(large);
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Open Photo/ })
        .first()
        .click();
      await gallery().getByText('21 of 404').waitFor();
    },
    opened,
  ],
  [
    'while items of a matrix load',
    async () => {
      await withItems(() => undefined);
      await read(usual);
      await scrollToMatrix();
      await page.getByText(/^Loading the items/).waitFor();
    },
  ],
  [
    'where items of a matrix cannot be loaded',
    async () => {
      await withItems((route) => route.abort());
      await read(usual);
      await scrollToMatrix();
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
      // From the page's own address: the limit does not affect other readers.
      const query = `query ($token: String!) { publicJobReport(token: $token, password: "wrong") { __typename } }`;
      for (let tries = 0; tries < 5; tries += 1)
        await page.evaluate(
          (body) =>
            fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
          JSON.stringify({ query, variables: { token } }),
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

const named = states.map(([name, show, within]) => ({ name, show, within }));

describe.each(named)('a report $name', ({ show, within }) => {
  it('is accessible on a phone and on a desktop, light and dark', async () => {
    context = await browser.newContext({
      viewport: { width: 390, height: 900 },
      // No intermediate state is checked.
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await show();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect([...(await accessibilityFindings(page, within)), ...(await htmlFindings(page))]).toEqual([]);
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width);
    }
    // The colours are the same at both widths.
    expect(await contrastFindings(page, 'dark', within)).toEqual([]);
  });
});
