// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* The reviewers' queue and desk, by keyboard alone and by two users at the same time. */

let product: Product;
let browser: Browser;
let ask: GraphqlClient;
let me: string;
let colleague: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
  ask = await signedInClient(product.graphqlUrl, 'reviewer@shepherd.test');
  me = (await answer<{ me: { id: string } }>('{ me { id } }')).me.id;
  const other = await signedInClient(product.graphqlUrl, 'reviewer2@shepherd.test');
  colleague = ((await other('{ me { id } }')).data as { me: { id: string } }).me.id;
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

interface QueuedJob {
  readonly id: string;
  readonly status: string;
  readonly order: {
    readonly id: string;
    readonly status: string;
    readonly archived: boolean;
    readonly type: string;
  };
  readonly reviewer: { readonly id: string } | null;
  readonly taskGroups: readonly { readonly tasks: readonly { readonly id: string }[] }[];
  readonly report: { readonly tasks: readonly { readonly media: readonly { readonly status: string }[] }[] };
}

const jobFields = `id status order { id status archived type } reviewer { id }
  taskGroups { tasks { id } } report { tasks { media { status } } }`;

/** The jobs in QA by order, the longest queue first. */
async function queue(): Promise<Map<string, QueuedJob[]>> {
  const { jobs } = await answer<{ jobs: { items: QueuedJob[] } }>(
    `{ jobs(perPage: 200, sort: { field: COMPLETED_AT, direction: ASC }, filter: { status: [QA] }) { items { ${jobFields} } } }`,
  );
  return Map.groupBy(jobs.items, ({ order }) => order.id);
}

const jobNow = async (id: string) =>
  (await answer<{ job: QueuedJob }>(`query ($id: ID!) { job(id: $id) { ${jobFields} } }`, { id })).job;

const assign = (id: string, adminUserId: string | null) =>
  adminUserId === null
    ? answer('mutation ($id: ID!) { unassignReviewer(id: $id) { id } }', { id })
    : answer('mutation ($input: AssignReviewerInput!) { assignReviewer(input: $input) { id } }', {
        input: { id, adminUserId, reassign: true },
      });

/** Jobs of one order without a reviewer, in the order of the queue. */
async function freeJobs(least: number): Promise<readonly QueuedJob[]> {
  for (const jobs of (await queue()).values()) {
    const free = jobs.filter(
      ({ order, reviewer, taskGroups }) =>
        !order.archived &&
        order.status === 'STARTED' &&
        order.type === 'STANDARD' &&
        reviewer === null &&
        taskGroups.length > 0,
    );
    if (free.length >= least) return free;
  }
  throw new Error(`The demo has no order with ${least} jobs that nobody reviews`);
}

async function reviewerPage(width = 1440): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const watched = await watchedPage(context);
  await signIn(watched.page, product.url, 'reviewer@shepherd.test');
  return watched;
}

/** Keys go to this field: a dialog focuses its first field a moment after it is drawn. */
const focused = (field: Locator) =>
  eventually(() => field.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const accepted = (page: Page) => page.getByText(/^\d+ of \d+ accepted$/).textContent();

/** Accepts every task and completes the job, with keys only; returns the number of keys beside one for each task. */
async function reviewByKeys(page: Page, job: QueuedJob): Promise<number> {
  let pressed = 0;
  const tasks = await tasksToReview(page, job);
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  for (let task = 1; task <= tasks; task += 1) {
    await press('a');
    await eventually(() => accepted(page)).toBe(`${task} of ${tasks} accepted`);
  }
  await press('c');
  await focused(page.getByRole('dialog', { name: 'Complete job' }).getByLabel('Comment (optional)'));
  await press('Control+Enter');
  return pressed - tasks;
}

/** The number of tasks to review, without those that logic skipped. */
async function tasksToReview(page: Page, job: QueuedJob, done = 0): Promise<number> {
  await eventually(() => accepted(page)).toMatch(new RegExp(`^${done} of \\d+ accepted$`));
  const [, shown] = /of (\d+)/.exec((await accepted(page)) ?? '') ?? [];
  const tasks = Number(shown);
  expect(tasks).toBeGreaterThan(0);
  expect(tasks).toBeLessThanOrEqual(tasksOf(job));
  return tasks;
}

const tasksOf = ({ taskGroups }: QueuedJob) => taskGroups.flatMap(({ tasks }) => tasks).length;

it('an order is reviewed by keyboard alone, skipping jobs that another reviewer took meanwhile', async () => {
  const { page, problems } = await reviewerPage();
  const free = await freeJobs(5);
  const [first, second, taken, retried, stopped] = free;
  if (!first || !second || !taken || !retried || !stopped) throw new Error('The demo has too few jobs');
  await page.goto(`${product.url}/qa?reviewer=none`);
  await page.getByRole('link', { name: first.id, exact: true }).click();
  await page.getByRole('button', { name: 'Assign to me' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Reviewed by you').waitFor();

  expect(await reviewByKeys(page, first)).toBe(2);
  await eventually(() => heading(page)).toBe(`Job ${second.id}`);
  expect((await jobNow(second.id)).reviewer?.id).toBe(me);

  // Another reviewer takes the next job during the review of this one.
  await assign(taken.id, colleague);
  await reviewByKeys(page, second);
  await eventually(() => heading(page)).toBe(`Job ${retried.id}`);
  expect(await page.getByText(/already assigned/).count()).toBe(0);

  // Finished jobs do not block navigation in either direction.
  await page.goBack();
  await page.getByRole('link', { name: stopped.id, exact: true }).waitFor();
  await page.goForward();
  await eventually(() => heading(page)).toBe(`Job ${retried.id}`);
  expect(new URL(page.url()).pathname).toBe(`/qa/${retried.id}`);

  await page.getByText('Reviewed by you').waitFor();
  await page.keyboard.press('f');
  const fail = page.getByRole('dialog', { name: 'Fail job' });
  await focused(fail.getByRole('radio', { name: 'Ask for retry' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The door is not readable');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((address) => address.pathname === '/qa');
  expect((await jobNow(retried.id)).status).toBe('IN_PROGRESS');

  await page.goto(`${product.url}/qa/${stopped.id}`);
  await page.getByRole('button', { name: 'Assign to me' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Reviewed by you').waitFor();
  await page.keyboard.press('s');
  const stop = page.getByRole('dialog', { name: 'Stop job' });
  await focused(stop.getByRole('radio', { name: 'Abandoned' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nobody was there');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((address) => address.pathname === '/qa');
  expect((await jobNow(stopped.id)).status).toBe('UNASSIGNED');
  expect((await jobNow(first.id)).status).toBe('COMPLETED');
  // A video without a smaller variant is requested all the same.
  expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

it('the next job is painted with its photo before any further answer', async () => {
  const { page, problems } = await reviewerPage();
  const [first, second] = await freeJobs(2);
  if (!first || !second) throw new Error('The demo has too few jobs');
  await assign(first.id, me);
  const fetched = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/graphql') &&
      (response.request().postData() ?? '').includes(`"${second.id}"`) &&
      (response.request().postData() ?? '').includes('JobAnswers'),
  );
  await page.goto(`${product.url}/qa/${first.id}`);
  await page.getByText('Reviewed by you').waitFor();
  await (await fetched).finished();
  await page.keyboard.press('c');
  await focused(page.getByRole('dialog', { name: 'Complete job' }).getByLabel('Comment (optional)'));
  // From here on only the mutation itself gets through.
  let changes = 0;
  await page.route(/\/graphql$/, async (route) => {
    const changing = (route.request().postData() ?? '').includes('CompleteJob');
    if (!changing) return;
    changes += 1;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await eventually(() => heading(page)).toBe(`Job ${second.id}`);
  await tasksToReview(page, second);
  await page.getByText('Reviewed by you').waitFor();
  expect(changes).toBe(1);
  await page.unroute(/\/graphql$/, undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // There is no history before the job with which the console was opened.
  await page.goBack();
  await eventually(() => heading(page)).toBe(`Job ${first.id}`);
  expect(problems).toEqual([]);
});

it('a key press acts on its task, even where another task becomes current meanwhile', async () => {
  const { page } = await reviewerPage();
  const [job] = await freeJobs(1);
  if (!job) throw new Error('The demo has too few jobs');
  await assign(job.id, me);
  await page.goto(`${product.url}/qa/${job.id}`);
  await page.getByText('Reviewed by you').waitFor();
  // The tasks load after the head, and earlier key presses are lost.
  await tasksToReview(page, job);
  // A control of the current task that the next one will have.
  const own = page.locator('[aria-current="true"]').getByRole('button', { name: /^Add photos/ });
  for (let task = 0; (await own.count()) === 0 && task < tasksOf(job); task += 1)
    await page.keyboard.press('ArrowDown');
  const below = page.locator('[aria-current="true"] + li').getByRole('checkbox');
  const name = (await below.getAttribute('aria-label')) ?? '';
  await below.click();
  expect(await page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
  expect(await page.locator('[aria-current="true"]').getByRole('checkbox', { name }).count()).toBe(1);
  await assign(job.id, null);
});

it('typed text and accepted tasks survive a reload, and a lost network', async () => {
  const { page } = await reviewerPage();
  const [job] = await freeJobs(1);
  if (!job) throw new Error('The demo has too few jobs');
  await assign(job.id, me);
  await page.goto(`${product.url}/qa/${job.id}`);
  await tasksToReview(page, job);
  await page.keyboard.press('a');
  await page.keyboard.press('f');
  const fail = page.getByRole('dialog', { name: 'Fail job' });
  const comment = fail.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Not the right store');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await eventually(() => comment.inputValue()).toBe('Not the right store');
  await fail.getByRole('radio', { name: 'Mark as failed' }).check();
  await page.context().setOffline(true);
  await fail.getByRole('button', { name: 'Fail job' }).click();
  await page.getByText('Network Error').waitFor();
  expect(await comment.inputValue()).toBe('Not the right store');
  await page.context().setOffline(false);
  await fail.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await tasksToReview(page, job, 1);
  await assign(job.id, null);
});

it.each([
  ['wide and light', 1440, 'light'],
  ['wide and dark', 1440, 'dark'],
  ['narrow and light', 480, 'light'],
  ['narrow and dark', 480, 'dark'],
] as const)('the desk and its dialogs pass axe, %s', async (_name, width, colorScheme) => {
  const { page } = await reviewerPage(width);
  await page.emulateMedia({ colorScheme });
  const [job] = await freeJobs(1);
  if (!job) throw new Error('The demo has too few jobs');
  await assign(job.id, me);
  await page.goto(`${product.url}/qa/${job.id}`);
  await page.getByText('Reviewed by you').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto(`${product.url}/qa/${job.id}?modal=assign-reviewer`);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Reviewer' }).waitFor();
  // The list of a combobox is controlled from its field, which has the focus.
  expect(await accessibilityFindings(page, '[role="dialog"]')).toEqual([]);
  await assign(job.id, null);
});
