// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/*
 * The end of the work on a job: stopped, reviewed, failed and completed from its page, by keyboard, and by two users.
 */

let product: Product;
let browser: Browser;
let ask: GraphqlClient;
let me: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  me = (await answer<{ me: { id: string } }>('{ me { id } }')).me.id;
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function answer<Data>(query: string, variables = {}): Promise<Data> {
  const { data, errors } = await ask(query, variables);
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data as Data;
}

interface DemoJob {
  readonly id: string;
  readonly assignment: { readonly status: string } | null;
  readonly order: { readonly id: string; readonly type: string };
}

/** Jobs of the demo in this status whose orders continue. */
async function jobsIn(status: string): Promise<readonly DemoJob[]> {
  const { jobs, orders } = await answer<{
    jobs: { items: DemoJob[] };
    orders: { items: { id: string; archivedAt: string | null }[] };
  }>(
    `query ($status: [JobStatus!]) {
      jobs(perPage: 200, filter: { status: $status }) { items { id assignment { status } order { id type } } }
      orders(perPage: 200, filter: { status: [IN_PROGRESS] }) { items { id archivedAt } } }`,
    { status: [status] },
  );
  const open = new Set(orders.items.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id));
  return jobs.items.filter(({ order }) => open.has(order.id));
}

const found = <Thing>(things: readonly Thing[], is: (thing: Thing) => boolean): Thing => {
  const thing = things.find(is);
  if (thing === undefined) throw new Error('The demo has no such job');
  return thing;
};
const isAt =
  (stage: string) =>
  ({ assignment }: DemoJob) =>
    assignment?.status === stage;
const isHunt = ({ order }: DemoJob) => order.type === 'TREASURE_HUNT';

const review = (id: string, adminUserId: string) =>
  answer('mutation ($input: AssignReviewerInput!) { assignReviewer(input: $input) { id } }', {
    input: { id, adminUserId, reassign: true },
  });

async function signedIn(width = 1440): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const watched = await watchedPage(context);
  await signIn(watched.page, product.url, 'owner@shepherd.test');
  return watched;
}

/** The demo has missing pictures, which the browser reports. */
const isNoMissingPicture = (problem: string) => !problem.startsWith('Failed to load resource');

const openJob = async (page: Page, id: string, search = ''): Promise<void> => {
  await page.goto(`${product.url}/jobs/${id}${search}`);
  await page.getByRole('heading', { name: `Job ${id}`, level: 1 }).waitFor();
};
const dialogOf = (page: Page) => page.getByRole('dialog');
const headerSays = (page: Page, status: string) =>
  page.locator('article > header').getByText(status, { exact: true }).waitFor();

/** Moves the focus to a button by keyboard, and presses it. */
async function pressKey(page: Page, name: string, key = 'Enter'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press(key);
}

it('a running job is stopped and a stopped one reviewed, by keyboard', async () => {
  const jobs = await jobsIn('IN_PROGRESS');
  const running = found(jobs, isAt('IN_PROGRESS'));
  const stopped = found(jobs, isAt('STOPPED'));
  const { page, problems } = await signedIn();

  await openJob(page, running.id);
  await pressKey(page, 'Stop');
  await page.getByRole('dialog', { name: 'Stop job' }).waitFor();
  await page.getByRole('radio', { name: 'Abandoned' }).press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Went home');
  // A disabled button is not in the tab order.
  await eventually(() => page.getByRole('button', { name: 'Stop job' }).isEnabled()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Job stopped').waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  await headerSays(page, 'Unassigned');
  await page.getByRole('button', { name: 'Direct assign' }).waitFor();

  await openJob(page, stopped.id);
  await pressKey(page, 'Review');
  await page.getByRole('dialog', { name: 'Review job' }).waitFor();
  await page.getByRole('radio', { name: 'Attempted' }).press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Location closed' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('button', { name: 'Stop job' }).isEnabled()).toBe(true);
  await pressKey(page, 'Stop job');
  await dialogOf(page).waitFor({ state: 'detached' });
  await headerSays(page, 'Attempted');
  await page.getByRole('link', { name: 'Log history' }).click();
  await page
    .getByText(/Stopped as attempted/)
    .first()
    .waitFor();
  expect(problems.filter(isNoMissingPicture)).toEqual([]);
});

it('jobs in QA are failed for another attempt, completed, and the next one follows', async () => {
  const jobs = (await jobsIn('QA')).filter((job) => !isHunt(job));
  const orders = Map.groupBy(jobs, ({ order }) => order.id);
  const several = found([...orders.values()], ({ length }) => length >= 3);
  const [first, second, ...rest] = several;
  for (const { id } of [first, second].flatMap((job) => job ?? [])) await review(id, me);
  for (const { id } of rest) await answer('mutation ($id: ID!) { unassignReviewer(id: $id) { id } }', { id });
  const { page, problems } = await signedIn();

  await openJob(page, first?.id ?? '');
  await pressKey(page, 'Fail');
  const fail = page.getByRole('dialog', { name: 'Fail job' });
  await fail.getByRole('radio', { name: 'Ask for retry' }).press('Space');
  await fail.getByRole('textbox', { name: 'Comment' }).fill('Blurred');
  await eventually(() => page.getByRole('button', { name: 'Fail job' }).isEnabled()).toBe(true);
  await pressKey(page, 'Fail job');
  await fail.waitFor({ state: 'detached' });
  await headerSays(page, 'In progress');
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();

  await openJob(page, second?.id ?? '');
  await pressKey(page, 'Complete & Next');
  const complete = page.getByRole('dialog', { name: 'Complete job' });
  await complete.getByRole('button', { name: 'Complete & Next' }).press('Enter');
  await complete.waitFor({ state: 'detached' });
  const next = new Set(rest.map(({ id }) => `/jobs/${id}`));
  await eventually(() => next.has(new URL(page.url()).pathname)).toBe(true);
  await page.getByRole('button', { name: 'Complete', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: `Job ${second?.id ?? ''}`, level: 1 }).waitFor();
  await headerSays(page, 'Completed');
  expect(problems.filter(isNoMissingPicture)).toEqual([]);
});

it('the second of two users on one job sees who completed it and its new state, and keeps typed text', async () => {
  const job = found(await jobsIn('QA'), (each) => !isHunt(each));
  await review(job.id, me);
  const [{ page: one }, { page: two }] = [await signedIn(), await signedIn()];
  await openJob(one, job.id);
  await openJob(two, job.id);
  await two.getByRole('button', { name: 'Fail', exact: true }).click();
  const fail = two.getByRole('dialog', { name: 'Fail job' });
  await fail.getByRole('radio', { name: 'Mark as failed' }).click();
  await fail.getByRole('textbox', { name: 'Comment' }).fill('The wrong shelf');
  await one.getByRole('button', { name: 'Complete', exact: true }).click();
  await one.getByRole('button', { name: 'Complete job' }).click();
  await headerSays(one, 'Completed');
  await fail.getByRole('button', { name: 'Fail job' }).click();
  await fail.getByText(new RegExp(`^Job ${job.id} was completed by .+ \\d+ s ago\\.$`)).waitFor();
  await headerSays(two, 'Completed');
  expect(await fail.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('The wrong shelf');
  expect(await two.locator('article > header').getByRole('button', { name: 'Fail' }).count()).toBe(0);
});
