// @module-tag browser
// @module-tag any-store
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import {
  addressOf,
  consoleRoutes,
  type DemoRecords,
  demoRecords,
} from '../support/console/console-routes.ts';
import { eventually, signIn, watchedPage } from '../support/console/console.ts';
import { ListInBrowser, listPages } from '../support/console/list-suite.ts';
import { signedInClient } from '../support/graphql-client.ts';
import { type ForeignProduct, startForeignProduct } from './foreign-product.ts';
import type { Mode } from './mode.ts';
import { modes, plain } from './modes/modes.ts';
import { olderServer } from './modes/versions.ts';
import { worst } from './modes/worst.ts';

let started: ForeignProduct;
let browser: Browser;
let records: DemoRecords;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [started, browser] = await Promise.all([startForeignProduct(), launchBrowser()]);
  records = await demoRecords(await signedInClient(started.product.graphqlUrl, 'owner@shepherd.test'));
});
afterAll(async () => {
  await browser.close();
  await started.stop();
});

/** The pages of records, each kind once. */
const details = consoleRoutes.filter(({ path, leadsTo }) => path.includes('{') && leadsTo === undefined);

/** What a page or a part of it shows when it failed to render, or was not found. */
const broken = /could not be shown|went wrong|not found/i;
/** The same of a part whose answer was not used. */
const unused = /could not be loaded/i;

/** Modes that make whole calls fail, or the whole answer of one unreadable: those parts say so. */
const mayFailParts = (mode: Mode): boolean =>
  mode.failsCalls === true || mode.name.endsWith(' in place of records');

/** Lists with words in their rows. */
const marked = ['/orders', '/jobs', '/customers', '/shepherds', '/templates', '/users', '/transactions'];

/** What a page says where the server does not have its records. */
const notOffered = /^This server (?:does not|has no)/;

/**
 * The matrix proves that the other modes are answered as the plain one. The two that hold most oddities are tried in
 * every run; `EVERY_MODE=1` tries each, which takes an hour.
 */
const tried: readonly Mode[] =
  process.env['EVERY_MODE'] === '1'
    ? modes.filter(({ outcome }) => outcome !== 'read')
    : [worst, olderServer];

const lackedBy = (mode: Mode): RegExp =>
  mode === olderServer ? /^\/(?:training|background-work)(?:\/|$)/ : /^$/;

describe.each(tried)('the console in front of $name', (mode) => {
  const lacks = lackedBy(mode);

  beforeAll(async () => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    ({ page, problems } = await watchedPage(context));
    page.setDefaultTimeout(60_000);
    // Some modes take the token out of a sign-in.
    started.foreign.use(plain);
    await signIn(page, started.product.url, 'owner@shepherd.test');
    started.foreign.use(mode);
  });
  afterAll(() => page.context().close());

  it.each(listPages.filter(({ path }) => !lacks.test(path)))(
    'lists $path with each of its rows',
    async (definition) => {
      const list = new ListInBrowser(page, started.product.url, definition);
      const { items } = await list.after(
        () => page.goto(`${started.product.url}${definition.path}?status=all&per_page=10`),
        ({ variables }) => variables.perPage === 10,
      );
      await page.getByRole('heading', { level: 1, name: definition.heading, exact: true }).waitFor();
      const readable = items.filter((item) => item !== null && item['id'] !== null);
      expect(readable.length).toBeGreaterThan(0);
      await eventually(() => list.rows().count()).toBe(readable.length);
    },
  );

  it.runIf(mode === worst)('marks what could not be read', async () => {
    for (const path of marked) {
      await page.goto(`${started.product.url}${path}`);
      await page.getByText('not readable').first().waitFor();
      await page
        .getByText(/\d+ values? could not be read/)
        .first()
        .waitFor();
    }
  });

  it.each(details.filter(({ path }) => !lacks.test(path)))('shows $path', async ({ path, title }) => {
    await page.goto(`${started.product.url}${addressOf(path, records)}`);
    await eventually(() => page.title()).toMatch(title);
    await page.waitForLoadState('networkidle');
    await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const shown = (await page.locator('main').innerText()).split('\n');
    const failures = mayFailParts(mode) ? [broken] : [broken, unused];
    expect(shown.filter((line) => failures.some((failure) => failure.test(line)))).toEqual([]);
    expect(shown.length).toBeGreaterThan(3);
    expect(await page.title()).not.toMatch(/null|undefined/);
  });

  it('says what the server does not have', async () => {
    for (const { path } of [...listPages, ...details].filter((one) => lacks.test(one.path))) {
      await page.goto(`${started.product.url}${addressOf(path, records)}`);
      await page.getByText(notOffered).first().waitFor();
    }
  });

  it("has left no errors in the browser's console", () => {
    expect(problems.splice(0)).toEqual([]);
  });
});
