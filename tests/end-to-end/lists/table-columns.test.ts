// @module-tag browser
// @module-tag any-store
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { findJob } from '../../support/marketplace/demo-jobs.ts';
import { signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 } });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(() => page.evaluate(() => localStorage.clear()));

type Column = { readonly head: string; readonly cells: readonly string[] };

/** Every column as it is on screen: its header, and the cells of the first rows below it. */
async function columns(): Promise<Column[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('tr[data-kind="row"]')].slice(0, 5);
    return [...document.querySelectorAll('thead th')].map((head) => {
      const { left, right } = head.getBoundingClientRect();
      const below = rows.map((row) =>
        [...row.children].filter((cell) => {
          const place = cell.getBoundingClientRect();
          return Math.abs(place.left - left) < 1 && Math.abs(place.right - right) < 1;
        }),
      );
      return {
        head: head.textContent,
        cells: below.map(
          (cells) => (cells.length === 1 ? cells[0]?.textContent : `${cells.length} cells`) ?? '',
        ),
      };
    });
  });
}

async function openOrders(): Promise<void> {
  await page.goto(`${product.url}/orders`);
  await page.locator('tr[data-kind="row"]').first().waitFor();
  await eventually(() => page.locator('table[aria-busy="true"]').count()).toBe(0);
}

const heads = async () => (await columns()).map(({ head }) => head);
const change = (role: 'button' | 'checkbox', name: string) =>
  page.getByRole('dialog', { name: 'Columns and row height' }).getByRole(role, { name, exact: true }).click();
const openPanel = () => page.getByRole('button', { name: 'Columns and row height' }).click();

/** All columns of the orders, in any order and any number, have the content of the default columns. */
async function expectTheSameBelow(all: readonly Column[]): Promise<void> {
  const known = new Map(all.map(({ head, cells }) => [head, cells]));
  const shown = await columns();
  expect(Object.fromEntries(shown.map(({ head, cells }) => [head, cells]))).toEqual(
    Object.fromEntries(shown.map(({ head }) => [head, known.get(head)])),
  );
}

it('keeps every cell under its header, whatever is shown, moved, pinned, resized or saved as a view', async () => {
  await openOrders();
  const defined = await columns();
  const names = defined.map(({ head }) => head);
  expect(names).not.toContain('Value');
  await openPanel();
  await change('checkbox', 'Value');
  await eventually(heads).toContain('Value');
  const all = await columns();
  await expectTheSameBelow([...defined, ...all.filter(({ head }) => head === 'Value')]);
  expect(all.find(({ head }) => head === 'Value')?.cells.join()).toContain('£');

  await change('button', 'Later: Id');
  await change('button', 'Earlier: Created');
  await change('checkbox', 'Type');
  const moved = 'Title,Id,Customer,Status,Priority,Start – end,Jobs,Value,Created,Grand total'.split(',');
  await eventually(heads).toEqual(moved);
  await expectTheSameBelow(all);
  await change('button', 'Wider: Status');
  await change('button', 'Narrower: Customer');
  await expectTheSameBelow(all);
  await change('button', 'Pin left: Customer');
  await eventually(heads).toEqual(['Customer', ...moved.filter((head) => head !== 'Customer')]);
  await page.keyboard.press('Escape');
  await page.locator('table').evaluate((table) => table.parentElement?.scrollTo({ left: 150 }));
  await expectTheSameBelow(all);

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Name of this view').fill('Mine');
  await page.keyboard.press('Enter');
  await openPanel();
  await change('button', 'Columns as they were');
  await eventually(heads).toEqual(names);
  await expectTheSameBelow(all);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await page.locator('li [aria-current="true"]', { hasText: 'Mine' }).click();
  await eventually(heads).toEqual(['Customer', ...moved.filter((head) => head !== 'Customer')]);
  await expectTheSameBelow(all);
});

it('keeps every cell under its header while an edge is dragged, and afterwards', async () => {
  await openOrders();
  const before = await columns();
  const edge = page.getByRole('columnheader', { name: 'Customer' }).locator('[aria-hidden]').last();
  const box = await edge.boundingBox();
  if (!box) throw new Error('The head has no edge to be dragged');
  const widthOf = () =>
    page.getByRole('columnheader', { name: 'Customer' }).evaluate((head) => head.clientWidth);
  const width = await widthOf();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 70, box.y + box.height / 2, { steps: 4 });
  await eventually(widthOf).toBe(width + 70);
  await expectTheSameBelow(before);
  await page.mouse.up();
  await eventually(widthOf).toBe(width + 70);
  await expectTheSameBelow(before);
});

it('clips nothing where there is enough room', async () => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto(`${product.url}/orders?status=in_progress`);
  await page.getByRole('img', { name: 'Paused' }).first().waitFor();
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('tr[data-kind="row"] td, tr[data-kind="row"] td *')]
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflow === 'hidden')
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  // Even beside a flag, a status is complete on any desktop.
  await page.setViewportSize({ width: 1440, height: 800 });
  await eventually(() =>
    page.getByTitle('In progress, paused').evaluateAll((badges) =>
      badges.map((badge) => {
        const label = badge.children[1];
        return label !== undefined && label.scrollWidth <= label.clientWidth;
      }),
    ),
  ).toSatisfy((whole: readonly boolean[]) => whole.length > 0 && whole.every(Boolean));
});

it('goes from the search to the rows and back to the same row, and continues on the next page', async () => {
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('tr')?.dataset['index'] ?? -1));
  await openOrders();
  await page.getByRole('searchbox', { name: 'Search' }).press('ArrowDown');
  await eventually(focused).toBe(0);
  await page.locator('tr[data-index="49"] a[data-row-link]').click();
  const steps = page.getByRole('navigation', { name: 'Records of the list' });
  await eventually(() => steps.textContent()).toMatch(/^50 of \d{3}$/);
  await page.getByRole('button', { name: 'Next record' }).click();
  await eventually(() => steps.textContent()).toMatch(/^51 of \d{3}$/);
  await page.goBack();
  await eventually(focused).toBe(49);
  await eventually(() =>
    page.locator('tr[data-index="49"]').evaluate((row) => {
      const { bottom } = row.getBoundingClientRect();
      return bottom <= window.innerHeight;
    }),
  ).toBe(true);
  expect(problems).toEqual([]);
});

it('shows the whole id of a job, and how the work ended, in the list of a Shepherd', async () => {
  const staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const agent = 'assignment { stoppedAt agent { id } }';
  type Held = {
    readonly id: string;
    readonly assignment: { readonly stoppedAt: string | null; readonly agent: { readonly id: string } };
  };
  const long = await findJob<Held>(staff, 'ASSIGNED', `id ${agent}`, ({ id }) => id.length >= 9);
  const stopped = await findJob<Held>(
    staff,
    'IN_PROGRESS',
    `id ${agent}`,
    ({ assignment }) => assignment.stoppedAt !== null,
  );
  for (const [{ assignment }, text] of [
    [long, long.id],
    [stopped, 'Stopped by the Shepherd'],
  ] as const) {
    await page.goto(`${product.url}/shepherds/${assignment.agent.id}/jobs`);
    const cell = page.locator('tr[data-kind="row"] td', { hasText: text }).first();
    await cell.waitFor();
    const hidden = await cell.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
      ),
    );
    expect(hidden).not.toContain(true);
  }
});
