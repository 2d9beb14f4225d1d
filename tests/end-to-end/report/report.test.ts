// @module-tag browser
// @module-tag any-store
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { findJob, hasTypes } from '../../support/marketplace/demo-jobs.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

type Job = {
  id: string;
  reference: string | null;
  taskGroups: { tasks: { id: string; component: { type: string } }[] }[];
  report: { tasks: { taskId: string; media: { status: string }[] }[] } | null;
};

let product: Product;
let browser: Browser;
let staff: GraphqlClient;
let withPhotos: Job;
let withMatrix: Job;
let context: BrowserContext;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const fields = `id reference taskGroups { tasks { id component { type } } }
    report { tasks { taskId media { id status } } }`;
  withPhotos = await findJob<Job>(staff, 'COMPLETED', fields, hasSeveralPhotos);
  withMatrix = await findJob<Job>(staff, 'COMPLETED', fields, hasTypes('MATRIX'));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  await open({ width: 1280, height: 900 });
});
afterEach(() => context.close());

/** One of its photo tasks has several photos. */
const hasSeveralPhotos = ({ taskGroups, report }: Job): boolean => {
  const tasks = taskGroups.flatMap((group) => group.tasks);
  const photographs = new Set(
    tasks.filter(({ component }) => component.type === 'PHOTO').map(({ id }) => id),
  );
  return (report?.tasks ?? []).some(
    ({ taskId, media }) =>
      photographs.has(taskId) && media.filter(({ status }) => status === 'READY').length > 1,
  );
};

async function open(viewport: { width: number; height: number }, colorScheme: 'light' | 'dark' = 'light') {
  context = await browser.newContext({ viewport, colorScheme, timezoneId: 'Europe/London' });
  ({ page, problems } = await watchedPage(context));
}

/** Shares a job's report as a script would, and returns its address on the product under test. */
async function share(
  jobId: string,
  password?: string,
): Promise<{ url: string; revoke: () => Promise<void> }> {
  const { path, linkId } = await shareReport(staff, jobId, password);
  return {
    url: product.url + path,
    revoke: async () => {
      await staff(`mutation ($input: RevokeReportLinkInput!) { revokeReportLink(input: $input) { id } }`, {
        input: { jobId, id: linkId },
      });
    },
  };
}

/** Tries wrong passwords from the reader's own address until the rate limit. */
async function guessTooOften(): Promise<void> {
  const enough = async () => (await heading().textContent()) === 'Too many tries. Please wait a minute';
  for (let tries = 0; tries < 8 && !(await enough()); tries += 1) {
    await page.getByLabel('Password').fill(`wrong ${tries}`);
    const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await page.keyboard.press('Enter');
    await (await answered).finished();
  }
  await page.getByText('Too many tries. Please wait a minute').waitFor();
}

const document = () => page.getByText(withPhotos.reference ?? '', { exact: true });

describe('a shared report', () => {
  it('opens without a session, with its photos, and reveals no internal data', async () => {
    const { url } = await share(withPhotos.id);
    const answer = await page.goto(url);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'private, no-store',
    });
    await document().waitFor();
    await page.getByRole('heading', { name: 'Location' }).waitFor();
    const photo = page.locator('img[data-photo]').first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/For the reviewer only|Checked by the office|customer price|\bfees?\b/i);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('shows its place on a map that needs no network', async () => {
    const { url } = await share(withPhotos.id);
    await page.goto(url);
    await page.getByText('Open in Google Maps').evaluate((link) => link.scrollIntoView());
    await page.getByRole('region', { name: 'Map of the location' }).waitFor();
    await page.locator('.leaflet-marker-icon svg').waitFor();
    const { width, height } = await page
      .locator('.leaflet-marker-icon')
      .evaluate((icon) => icon.getBoundingClientRect().toJSON() as { width: number; height: number });
    expect([width, height]).toEqual([58, 68]);
  });

  it('shows photos large, with keys, and returns the focus', async () => {
    const { url } = await share(withPhotos.id);
    await page.goto(url);
    const opener = page.getByRole('button', { name: /^Open Photo 1 of (?:[2-9]|[1-9]\d)/ }).first();
    await opener.click();
    const gallery = page.getByRole('dialog', { name: 'Photos and videos' });
    // Photos of earlier tasks come before it.
    const counter = await gallery.getByText(/^\d+ of \d+$/).textContent();
    const [at = 0, all = 0] = (counter ?? '').split(' of ').map(Number);
    expect(all).toBeGreaterThan(at);
    await page.keyboard.press('ArrowRight');
    await gallery.getByText(`${at + 1} of ${all}`, { exact: true }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = globalThis.document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await gallery.waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((button) => button === button.ownerDocument.activeElement))
      .toBe(true);
    const address = page.url();
    await opener.click();
    await gallery.waitFor();
    await page.goBack();
    await gallery.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
  });

  it('shows a matrix as a table to search, sort and export, and prints all of it', async () => {
    const { url } = await share(withMatrix.id);
    await page.goto(url);
    const items = page.locator('tbody tr');
    await page.getByRole('heading', { name: 'Location' }).waitFor();
    expect(await items.count()).toBe(0);
    await page
      .getByText(/^(?:\d+ items|\d+ of \d+ items answered)(?:, \d+ deviations?)?$/)
      .first()
      .scrollIntoViewIfNeeded();
    await expect.poll(() => items.count()).toBe(38);
    expect(await accessibilityFindings(page)).toEqual([]);

    // A mark stands before the label of an item that deviates; a subtext always follows it.
    const label = page.getByRole('rowheader').nth(20).locator(':scope > span').nth(-2);
    const name = (await label.textContent()) ?? '';
    await page.getByRole('searchbox', { name: /^Search the items of / }).fill(name);
    await page
      .getByText(/^\d+ of 38 items$/)
      .last()
      .waitFor();
    await expect.poll(() => items.count()).toBeLessThan(38);
    // Other items may contain the name as a part of a word, and stand before it.
    expect(await items.filter({ hasText: name }).count()).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => items.count()).toBe(38);

    const column = page.getByRole('columnheader', { name: 'Item' });
    await column.getByRole('button').click();
    await column.getByRole('button').click();
    expect(await column.getAttribute('aria-sort')).toBe('descending');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[^/]+\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFReference,Item,Details,Deviation,')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(39);

    await page.evaluate(() => {
      globalThis.print = () => globalThis.document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('searchbox').fill(name);
    await expect.poll(() => items.count()).toBeLessThan(38);
    await page.getByRole('button', { name: 'Print with all items' }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await items.count()).toBe(38);
    expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    );
    expect(await page.getByRole('button', { name: /Print|Download CSV/ }).count()).toBe(0);
  });

  it.each([
    [390, 844, 'light'],
    [390, 844, 'dark'],
    [1440, 900, 'light'],
    [1440, 900, 'dark'],
  ] as const)(
    'at %d by %d in %s scrolls only vertically, without findings of axe',
    async (width, height, scheme) => {
      const { url } = await share(withMatrix.id);
      await context.close();
      await open({ width, height }, scheme);
      await page.goto(url);
      await page.getByText('Open in Google Maps').evaluate((link) => link.scrollIntoView());
      await page.getByRole('region', { name: 'Map of the location' }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

describe('the videos of a report', () => {
  it.each([
    ['in a smaller variant where there is one', true],
    ['as they are where there is none', false],
  ])('play %s', async (_name, smaller) => {
    const { url } = await share((await videoJobs())[smaller ? 'withVariant' : 'withoutVariant']);
    await page.goto(url);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.mp4')) asked.push(new URL(request.url()).pathname);
    });
    await page
      .getByRole('button', { name: /^Open Video/ })
      .first()
      .click();
    const video = page.getByRole('dialog', { name: 'Photos and videos' }).locator('video');
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).duration)).toBe(4);
    expect(asked[0]).toMatch(/_720p\.mp4$/);
    const shown = await video.evaluate((element) => (element as HTMLVideoElement).videoHeight);
    expect(shown).toBe(smaller ? 720 : 1080);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** A job for each of the demo's two videos, told apart by requesting the variant. */
async function videoJobs(): Promise<{ withVariant: string; withoutVariant: string }> {
  type Reported = {
    id: string;
    report: { tasks: { media: { type: string; mediaUrl: string | null }[] }[] };
  };
  const videoOf = ({ report }: Reported): string | null =>
    report.tasks.flatMap(({ media }) => media).find(({ type }) => type === 'VIDEO')?.mediaUrl ?? null;
  const hasVariant = async (job: Reported): Promise<boolean> => {
    const variant = await fetch(product.url + videoOf(job)?.replace('.mp4', '_720p.mp4'));
    await variant.body?.cancel();
    return variant.ok;
  };
  const fields = 'id report { tasks { media { type mediaUrl } } }';
  const one = await findJob<Reported>(staff, 'COMPLETED', fields, (job) => videoOf(job) !== null);
  // A video is stored once and used in many reports.
  const other = await findJob<Reported>(
    staff,
    'COMPLETED',
    fields,
    (job) => videoOf(job) !== null && videoOf(job) !== videoOf(one),
  );
  const [oneHas, otherHas] = [await hasVariant(one), await hasVariant(other)];
  if (oneHas === otherHas) throw new Error('Both videos of the demo have a variant, or none has');
  return oneHas
    ? { withVariant: one.id, withoutVariant: other.id }
    : { withVariant: other.id, withoutVariant: one.id };
}

const heading = () => page.getByRole('heading', { level: 1 });

describe('a report that cannot be read', () => {
  it('prompts for its password, and reports a wrong one and too many attempts', async () => {
    const { url } = await share(withPhotos.id, 'Open sesame');
    await page.goto(url);
    await page.getByText('Missing password').waitFor();
    await page.getByRole('button', { name: 'Open report' }).click();
    await page.getByRole('alert').getByText('Missing password').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Please provide correct password').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Password').fill('Open sesame');
    await page.keyboard.press('Enter');
    await document().waitFor();

    await page.goto(url);
    await guessTooOften();
    await page.getByText(/^You can try again in \d+ s\.$/).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('reports an invalid link, or one that no longer exists', async () => {
    await page.goto(`${product.url}/report/xyz`);
    await expect.poll(() => heading().textContent()).toBe('Invalid Token');
    expect(await accessibilityFindings(page)).toEqual([]);
    const link = await share(withPhotos.id);
    await link.revoke();
    await page.goto(link.url);
    await expect.poll(() => heading().textContent()).toBe('404 Not Found');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  it('shows Error when the server is unreachable, and opens on Retry', async () => {
    const { url } = await share(withPhotos.id);
    await page.route('**/graphql', (route) => route.abort());
    await page.goto(url);
    await expect.poll(() => heading().textContent()).toBe('Error');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await document().waitFor();
  });

  it.each(['light', 'dark'] as const)('shows a %s skeleton while it loads', async (scheme) => {
    const { url } = await share(withPhotos.id);
    await context.close();
    await open({ width: 390, height: 844 }, scheme);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(url);
    await page.getByText('Loading the report').waitFor({ state: 'attached' });
    expect(await accessibilityFindings(page)).toEqual([]);
    answer();
    await document().waitFor();
  });

  it('leaves the session of a signed-in user unchanged', async () => {
    const { url } = await share(withPhotos.id, 'Open sesame');
    await signIn(page, product.url, 'owner@shepherd.test');
    const before = await context.cookies();
    await page.goto(url);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Please provide correct password').waitFor();
    await guessTooOften();
    await page.goto(`${product.url}/report/xyz`);
    await expect.poll(() => heading().textContent()).toBe('Invalid Token');
    const revoked = await share(withPhotos.id);
    await revoked.revoke();
    await page.goto(revoked.url);
    await expect.poll(() => heading().textContent()).toBe('404 Not Found');
    for (const status of [401, 500]) {
      await page.route('**/graphql', (route) =>
        route.fulfill({ status, json: { errors: [{ message: 'No', extensions: { status } }] } }),
      );
      await page.goto(url);
      await expect.poll(() => heading().textContent()).toBe('Error');
      await page.unroute('**/graphql');
    }
    expect(await context.cookies()).toEqual(before);
    await page.goto(`${product.url}/orders`);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(await page.getByText('Your session has expired, please login again.').count()).toBe(0);
  });
});
