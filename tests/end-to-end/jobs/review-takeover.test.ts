// @module-tag browser
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* Two reviewers at one job: the second is warned, takes the review over, and goes on where the first has stopped. */

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

interface Reviewed {
  readonly id: string;
  readonly status: string;
  readonly order: { readonly status: string };
  readonly reviewer: object | null;
  readonly taskGroups: readonly { readonly tasks: readonly object[] }[];
}

async function jobWithTasks(): Promise<string> {
  const ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const { data } = await ask(`{ jobs(perPage: 50, filter: { status: [QA], withoutReviewer: true }) {
    items { id status order { status } reviewer { id } taskGroups { tasks { id } } } } }`);
  const { items } = (data as { jobs: { items: Reviewed[] } }).jobs;
  const found = items.find(
    ({ order, taskGroups }) =>
      order.status !== 'PAUSED' && taskGroups.reduce((count, { tasks }) => count + tasks.length, 0) > 4,
  );
  if (!found) throw new Error('The demo has no such job in QA');
  return found.id;
}

async function reviewer(email: string): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const watched = await watchedPage(context);
  await signIn(watched.page, product.url, email);
  return watched;
}

const current = (page: Page) => page.locator('[aria-current="true"] h4');

it('a takeover goes on where the other reviewer has stopped', async () => {
  const id = await jobWithTasks();
  const first = await reviewer('reviewer@shepherd.test');
  await first.page.goto(`${product.url}/qa/${id}`);
  await first.page.getByRole('button', { name: 'Assign to me' }).click();
  await first.page.getByText('Reviewed by you').waitFor();
  const marked = first.page.waitForResponse((response) =>
    String(response.request().postData()).includes('UpdateReviewMarks'),
  );
  await first.page.keyboard.press('a');
  await first.page.keyboard.press('a');
  await first.page.getByText(/^2 of \d+ accepted$/).waitFor();
  const next = await current(first.page).textContent();
  await marked;

  const second = await reviewer('reviewer2@shepherd.test');
  await second.page.goto(`${product.url}/qa/${id}`);
  await second.page.getByText(/^2 of \d+ accepted, 2 by /).waitFor();
  await eventually(() => current(second.page).textContent()).toBe(next);
  await second.page.getByRole('button', { name: 'Take over' }).click();
  const dialog = second.page.getByRole('dialog');
  await dialog.getByText(/is reviewing this job, 2 of \d+\./).waitFor();
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await second.page.getByText('Reviewed by you').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await second.page.keyboard.press('a');
  await second.page.getByText(/^3 of \d+ accepted, 2 by /).waitFor();
  expect([...first.problems, ...second.problems]).toEqual([]);
});
