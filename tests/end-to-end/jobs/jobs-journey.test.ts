// @module-tag browser
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* Staff assign work to Shepherds: from the list through the dialog to the job's page, its history and the map. */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let ask: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/London',
  });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(() => context.close());

interface Visit {
  readonly jobDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly agent: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A visit that a Shepherd of the demo has accepted: another one at the same time raises a warning. */
async function agreedVisit(): Promise<Visit> {
  const { data } = await ask(
    `{ jobs(perPage: 200, filter: { status: [ASSIGNED] }) { items {
        assignment { jobDate startTime endTime agent { id firstName lastName } } } } }`,
  );
  const today = new Date().toISOString().slice(0, 10);
  const visits = (data as { jobs: { items: { assignment: Visit | null }[] } }).jobs.items;
  const found = visits.find(
    ({ assignment }) => assignment && assignment.jobDate > today && assignment.startTime && assignment.agent,
  )?.assignment;
  if (!found) throw new Error('The demo has no visit to come');
  return found;
}

const boxes = () => page.getByRole('checkbox', { name: /^Select \d/ });
const section = (name: string) => page.getByRole('region', { name, exact: true });
/** '12 Dec 26', as users type it. */
const typedDay = (date: string) => {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
};

/** Selects the first job of this page, and returns its id. */
async function tickFirst(): Promise<string> {
  const name = (await boxes().first().getAttribute('aria-label')) ?? '';
  await boxes().first().click();
  return name.replace('Select ', '');
}

async function assignDialog(title: string, { agent, jobDate, startTime, endTime }: Visit): Promise<Locator> {
  await page.getByRole('button', { name: 'Direct assign' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('combobox', { name: 'Shepherd' }).fill(`${agent.firstName} ${agent.lastName}`);
  await page.getByRole('option', { name: `${agent.firstName} ${agent.lastName} · ${agent.id}` }).click();
  await dialog.getByRole('checkbox', { name: 'Same as requested' }).click();
  await dialog.getByRole('textbox', { name: 'Job date' }).fill(typedDay(jobDate));
  await dialog.getByRole('combobox', { name: 'Start time' }).fill(startTime);
  await dialog.getByRole('combobox', { name: 'End time' }).fill(endTime);
  return dialog;
}

it('jobs of two pages are assigned to one Shepherd despite warnings, and their pages show it', async () => {
  const visit = await agreedVisit();
  const name = `${visit.agent.firstName} ${visit.agent.lastName}`;
  await page.goto(`${product.url}/jobs?status=unassigned&per_page=10`);
  const first = await tickFirst();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText(/^Page 2 of /).waitFor();
  await eventually(() => boxes().first().getAttribute('aria-label')).not.toBe(`Select ${first}`);
  const second = await tickFirst();
  await page.getByText('2 jobs selected').first().waitFor();

  const dialog = await assignDialog('Direct assign 2 jobs', visit);
  await dialog.getByRole('textbox', { name: 'Bundle name' }).fill('Harbour round');
  await dialog.getByRole('button', { name: 'Assign 2 jobs' }).click();
  await dialog.getByText('Nothing has been assigned yet').waitFor();
  await dialog.getByText('Has another job at this time').first().waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Bundle name' }).inputValue()).toBe('Harbour round');
  await dialog.getByRole('button', { name: 'Ignore Warnings' }).click();
  await page.getByText('Job assigned successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => page.getByRole('checkbox', { name: `Select ${second}`, exact: true }).count()).toBe(
    0,
  );
  expect(await page.getByText(/jobs? selected$/).count()).toBe(0);

  await page.getByRole('searchbox', { name: 'Search' }).fill(first);
  await page.getByRole('button', { name: 'All', exact: false }).first().click();
  await page.getByRole('link', { name: first, exact: true }).click();
  await page.getByRole('heading', { name: `Job ${first}`, level: 1 }).waitFor();
  await section('Shepherd').getByText(name).waitFor();
  await section('Job rates').getByText('Harbour round').waitFor();

  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Rings at the back door');
  await page.getByRole('dialog').getByRole('button', { name: 'Add comment' }).click();
  await section('Comments').getByText('Rings at the back door').waitFor();

  await page.getByRole('link', { name: 'Log history' }).click();
  await section('Log history')
    .getByText(/assign/i)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

/** The accessible name of the focused element. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
    return element?.ariaLabel ?? label ?? '';
  });

/** Presses Tab until the element has the focus, at most as often as a form has fields. */
async function tabTo(name: string): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press('Tab');
    if ((await focused()).startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

it('jobs are selected and assigned to a Shepherd despite warnings by keyboard alone', async () => {
  const { agent, jobDate, startTime, endTime } = await agreedVisit();
  const { keyboard } = page;
  await page.goto(`${product.url}/jobs?status=unassigned&sort=id`);
  await boxes().nth(2).waitFor();
  for (let row = 0; row < 3; row += 1) {
    await keyboard.press('ArrowDown');
    await keyboard.press('x');
  }
  await page.getByText('3 jobs selected').first().waitFor();
  await keyboard.press('a');
  await tabTo('Direct assign');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Direct assign 3 jobs' });
  await eventually(focused).toBe('Shepherd');
  const name = `${agent.firstName} ${agent.lastName} · ${agent.id}`;
  await keyboard.type(`${agent.firstName} ${agent.lastName}`);
  const option = page.getByRole('option', { name });
  await option.waitFor();
  for (let pressed = 0; (await option.getAttribute('aria-selected')) !== 'true' && pressed < 9; pressed += 1)
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo('Same as requested');
  await keyboard.press('Space');
  await tabTo('Job date');
  await keyboard.type(typedDay(jobDate));
  await tabTo('Start time');
  await keyboard.type(startTime);
  await tabTo('End time');
  await keyboard.type(endTime);
  await tabTo('Bundle name');
  await keyboard.type('Keyboard round');

  // Escape loses nothing: it asks, and a second one returns to the field.
  await keyboard.press('Escape');
  await eventually(focused).toBe('Keep editing');
  await keyboard.press('Escape');
  await eventually(focused).toBe('Bundle name');
  expect(await page.locator(':focus').inputValue()).toBe('Keyboard round');
  await tabTo('Assign 3 jobs');
  await keyboard.press('Enter');
  await dialog.getByText('Nothing has been assigned yet').waitFor();
  await tabTo('Ignore Warnings');
  await keyboard.press('Enter');
  await page.getByText('Job assigned successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await eventually(focused).toBe('Jobs, scrollable');
  expect(problems).toEqual([]);
});

it('warnings can be confirmed on a small screen as soon as they appear', async () => {
  const visit = await agreedVisit();
  await page.setViewportSize({ width: 480, height: 640 });
  await page.goto(`${product.url}/jobs?status=unassigned&sort=id`);
  const id = await tickFirst();
  const dialog = await assignDialog(`Direct assign job ${id}`, visit);
  await dialog.getByRole('button', { name: 'Assign job' }).click();
  const ignore = dialog.getByRole('button', { name: 'Ignore Warnings' });
  await ignore.waitFor();
  await eventually(() => isInView(ignore)).toBe(true);
  await ignore.click();
  await page.getByText('Job assigned successfully').waitFor();
  expect(problems).toEqual([]);
});

it('the list of Shepherds covers neither the label of its field nor the buttons', async () => {
  await page.goto(`${product.url}/jobs?status=unassigned`);
  await tickFirst();
  await page.getByRole('button', { name: 'Direct assign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Shepherd' }).fill('ann');
  const options = page.getByRole('listbox', { name: 'Shepherd' });
  await options.getByRole('option').nth(3).waitFor();
  const list = await boxOf(options);
  const submit = await boxOf(dialog.locator('button[type=submit]'));
  const label = await boxOf(dialog.getByText('Shepherd', { exact: true }).first());
  expect(list.y + list.height).toBeLessThanOrEqual(submit.y);
  expect(list.y).toBeGreaterThanOrEqual(label.y + label.height);
});

it('the map lists the visible jobs, marks the selection, and leads to the job and its customer', async () => {
  await page.goto(`${product.url}/jobs`);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.waitForURL(/\/jobs\/map/);
  const list = page.getByRole('list', { name: 'Jobs in sight' });
  await list.getByRole('listitem').first().waitFor();
  const count = async () => Number(await list.getByRole('listitem').first().getAttribute('aria-setsize'));
  const all = await count();
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^QA/ }).click();
  await eventually(count).toBeLessThan(all);
  const chosen = list.getByRole('listitem').nth(1);
  await chosen.getByRole('button', { name: /^Job / }).click();
  await eventually(() => chosen.getAttribute('data-selected')).toBe('true');
  const id = new URL(page.url()).searchParams.get('job') ?? '';
  await page.reload();
  const again = list.locator('[data-selected]');
  await eventually(() => again.getByRole('button').textContent()).toBe(`Job ${id}`);
  await again.getByRole('link', { name: `Open job ${id}` }).click();
  await page.getByRole('heading', { name: `Job ${id}`, level: 1 }).waitFor();
  const customer = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasNotText: /Job|Order|Back/ })
    .first();
  const name = (await customer.textContent()) ?? '';
  await customer.click();
  await page.waitForURL(/\/customers\/\d+/);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  expect(problems).toEqual([]);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return button === there || button.contains(there);
  });
