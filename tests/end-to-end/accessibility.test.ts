// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accessibilityFindings, contrastFindings } from '../support/browser/accessibility.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { consolePages } from '../support/console/console-pages.ts';
import { consoleRoutes } from '../support/console/console-routes.ts';
import { eventually, signIn } from '../support/console/console.ts';
import { htmlFindings } from '../support/browser/html.ts';
import { listPages, listsOfEachKind } from '../support/console/list-suite.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

/*
 * Every screen in every state: no finding of axe against WCAG 2.2 AA, and valid HTML. Details are those of the first
 * row of their list.
 */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
  // Transitions end immediately, so that no intermediate state is checked.
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** @param within limits axe to one part, where the rest was checked in another state */
async function expectSound(within?: string): Promise<void> {
  expect([...(await accessibilityFindings(page, within)), ...(await htmlFindings(page))]).toEqual([]);
}

/** Nothing is loading: no skeleton, no busy part, no request in flight. */
async function settled(): Promise<void> {
  await page.waitForLoadState('networkidle');
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

const open = async (path: string): Promise<void> => {
  await page.goto(`${product.url}${path}`);
  await settled();
};

/** Horizontal overflow of the page in pixels. */
const overflowing = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const direct = consolePages.filter(({ path }) => !path.includes(':'));
const screens = ['/', ...direct.map(({ path }) => path)];

// Known addresses are checked 1440 wide for each role: see route-suite.
const widths = (path: string) => (consoleRoutes.some((route) => route.path === path) ? [480] : [1440, 480]);

// Rows are alike, and axe takes as long for each: route-suite checks all rows of a page once.
const withFewRows = (path: string): string =>
  listPages.some((list) => list.path === path) ? `${path}?per_page=10` : path;

describe.each(screens)('%s', (path) => {
  it.each(widths(path))('loaded, %i pixels wide, light and dark', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await open(withFewRows(path));
    await expectSound();
    expect(await overflowing()).toBeLessThanOrEqual(0);
    expect(await contrastFindings(page, 'dark')).toEqual([]);
    if (width !== 480) return;
    // The width of a 1280 pixel window at 400% zoom: scrolling in one direction only.
    await page.setViewportSize({ width: 320, height: 640 });
    await eventually(overflowing).toBeLessThanOrEqual(0);
  });
});

describe('with text of twice the size', () => {
  /** Until the end of the test: the override ends with its CDP session. */
  const size = async (pixels: number): Promise<void> => {
    const session = await context.newCDPSession(page);
    onTestFinished(() => session.detach());
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  };

  it.each(['/orders', '/jobs/map', '/new-customer'])('%s grows as a whole', async (path) => {
    await open(path);
    const control = page.getByRole('button', { name: 'Create', exact: true });
    const before = await control.boundingBox();
    await size(32);
    await open(path);
    const after = await control.boundingBox();
    expect((after?.height ?? 0) / (before?.height ?? 1)).toBeCloseTo(2, 1);
    expect(await overflowing()).toBeLessThanOrEqual(0);
    await expectSound();
  });

  it('rows and columns of a list grow along, and its end can be reached', async () => {
    await open('/jobs?per_page=100');
    const row = page.locator('tr[data-kind="row"]').first();
    const before = await row.boundingBox();
    await size(32);
    await open('/jobs?per_page=100');
    expect((await row.boundingBox())?.height).toBe(2 * (before?.height ?? 0));
    await page.locator('a[data-row-link]').first().press('End');
    await eventually(() => page.locator('tr[aria-rowindex="101"]').count()).toBe(1);
  });

  it('is no larger than that', async () => {
    await size(48);
    await open('/orders');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  });
});

// These belong to the shell: a list and a form have shortcuts and commands of their own.
it.each(['/orders', '/new-customer'])(
  '%s with the palette, the shortcuts and the user menu open',
  async (path) => {
    await open(path);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await expectSound();
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menu').waitFor();
    await expectSound();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('dialog').waitFor();
    await expectSound();
  },
);

// The kit draws these states: one list of each kind shows them all.
describe.each(listsOfEachKind)('the list $path', ({ path }) => {
  it('while it loads', async () => {
    const release = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (String(route.request().postDataJSON()?.operationName).endsWith('List')) await release.promise;
      await route.continue();
    });
    await page.goto(`${product.url}${path}`);
    await page.locator('tr[data-kind="skeleton"]').first().waitFor();
    try {
      await expectSound('main');
    } finally {
      release.resolve();
    }
  });

  it('empty', async () => {
    await open(`${path}?keywords=zzzqqqxxx`);
    await expectSound('main');
  });

  it('failed', async () => {
    await page.route('**/graphql', (route) =>
      String(route.request().postDataJSON()?.operationName).endsWith('List')
        ? route.fulfill({ status: 502, contentType: 'text/plain', body: 'gone' })
        : route.continue(),
    );
    await page.goto(`${product.url}${path}`);
    await page.getByRole('button', { name: 'Retry', exact: true }).waitFor();
    await expectSound();
  });
});

describe.each(listPages)('the list $path', ({ path }) => {
  it('with its filters, columns and views open', async () => {
    await open(withFewRows(path));
    const filters = page.getByRole('button', { name: 'Show Filters' });
    if ((await filters.count()) > 0) await filters.click();
    await settled();
    await expectSound('main');
    for (const name of ['Columns and row height', 'Views']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectSound('[role="dialog"]');
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
    }
  });

  it('and the first of its records, 480 pixels wide', async () => {
    await open(withFewRows(path));
    const link = page.locator('a[data-row-link]').first();
    if ((await link.count()) === 0) return;
    const address = (await link.getAttribute('href')) ?? '';
    await page.setViewportSize({ width: 480, height: 900 });
    await open(address);
    await expectSound();
    expect(await contrastFindings(page, 'dark')).toEqual([]);
  });
});

describe('signed out', () => {
  it.each(['/auth/reset-password/abc', '/auth/account-invite/abc'])(
    '%s that no longer works, also in the dark scheme',
    async (path) => {
      const guest = await browser.newContext({ reducedMotion: 'reduce' });
      const signedIn = page;
      page = await guest.newPage();
      try {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(product.url + path);
          await page.getByRole('alert').getByText('This link is no longer valid.').waitFor();
          expect(await page.locator('input').count()).toBe(0);
          await expectSound();
        }
      } finally {
        await guest.close();
        page = signedIn;
      }
    },
  );

  it.each(['/auth/login', '/auth/forgot-password', '/auth/reset-password/abc', '/auth/account-invite/abc'])(
    '%s, also in the dark scheme, narrow, and with errors',
    async (path) => {
      const guest = await browser.newContext({ reducedMotion: 'reduce' });
      const signedIn = page;
      page = await guest.newPage();
      // The form of a valid link.
      await page.route('**/graphql', async (route) =>
        route.request().postData()?.includes('PasswordLinkWorks') === true
          ? route.fulfill({ json: { data: { passwordLinkWorks: true } } })
          : route.fallback(),
      );
      try {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width: colorScheme === 'dark' ? 480 : 1440, height: 900 });
          await open(path);
          await expectSound();
          await page.locator('button[type="submit"]').click();
          await page.locator('[aria-invalid="true"]').first().waitFor();
          await expectSound();
        }
      } finally {
        await guest.close();
        page = signedIn;
      }
    },
  );
});

it('says what does not exist and what is not allowed', async () => {
  await open('/nothing-here');
  await expectSound();
});
