// @module-tag browser
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* An act on a job is undone, unless another user has changed the job meanwhile. */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let other: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  other = await signedInClient(product.graphqlUrl, 'admin@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  ({ page } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(() => context.close());

async function answer<Data>(query: string, variables?: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await other(query, variables);
  expect(errors).toEqual([]);
  return data as Data;
}

interface Shepherd {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const assign = async (id: string, agentId: string, ignoreWarnings: boolean) => {
  const { assignAgent } = await answer<{ assignAgent: { kind: string } }>(
    'mutation ($input: AssignAgentInput!) { assignAgent(input: $input) { kind: __typename } }',
    {
      input: {
        ids: [id],
        agentId,
        globalFee: '12.5',
        jobDate: '2099-01-05',
        startTime: '10:00',
        endTime: '12:00',
        ignoreWarnings,
      },
    },
  );
  return assignAgent.kind === 'JobsAssigned';
};

/** A job with terms that are known, and two Shepherds: its own, about whom nothing warns, and another. */
async function agreedJob(): Promise<{ id: string; own: Shepherd; next: Shepherd }> {
  const { jobs, agents } = await answer<{
    jobs: { items: { id: string; bundleName: string | null; order: { status: string; paused: boolean } }[] };
    agents: { items: Shepherd[] };
  }>(
    `{ jobs(perPage: 200, filter: { status: [ASSIGNED] }) { items { id bundleName order { status paused } } }
       agents(perPage: 100, filter: { status: [ACTIVE] }) { items { id firstName lastName } } }`,
  );
  const job = jobs.items.find(
    ({ bundleName, order }) => bundleName === null && order.status === 'STARTED' && !order.paused,
  );
  if (!job) throw new Error('The demo has no such job');
  for (const own of agents.items) {
    // One after the other: the first that fits is the one.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await assign(job.id, own.id, false))) continue;
    const next = agents.items.find(({ id }) => id !== own.id);
    if (next) return { id: job.id, own, next };
  }
  throw new Error('The demo has no Shepherd who fits the job');
}

const stateOf = async (id: string) =>
  (
    await answer<{ job: unknown }>(
      `query ($id: ID!) { job(id: $id) { status fee { amount } assignment { jobDate startTime endTime agent { id } } } }`,
      { id },
    )
  ).job;
const agreedWith = (agentId: string) => ({
  status: 'ASSIGNED',
  fee: { amount: '12.5' },
  assignment: { jobDate: '2099-01-05', startTime: '10:00', endTime: '12:00', agent: { id: agentId } },
});

async function unassign(id: string): Promise<void> {
  await page.goto(`${product.url}/jobs/${id}`);
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unassign job' }).click();
  await page.getByRole('button', { name: 'Undo: Job unassigned' }).waitFor();
}

it('an unassigned job is given back on its terms, also from another page and by the keyboard', async () => {
  const { id, own } = await agreedJob();
  await unassign(id);
  expect(await stateOf(id)).toMatchObject({ status: 'UNASSIGNED' });
  // The pointer on the notice stops its time, which a busy machine may need for the other page.
  await page.getByRole('button', { name: 'Undo: Job unassigned' }).hover();
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('Undone: Job unassigned').waitFor();
  expect(await stateOf(id)).toEqual(agreedWith(own.id));
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
});

it('nothing is undone once another user has given the job to another Shepherd, and the notice says who', async () => {
  const { id, next } = await agreedJob();
  await unassign(id);
  await assign(id, next.id, true);
  await page.getByRole('button', { name: 'Undo: Job unassigned' }).click();
  await page
    .getByText(
      new RegExp(
        `^Not undone: Job ${id} was given to ${next.firstName} ${next.lastName} by .+ \\d+ s ago\\.$`,
      ),
    )
    .waitFor();
  expect(await stateOf(id)).toEqual(agreedWith(next.id));
});
