// @module-tag browser
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/* A dialog is open while another person gives the job to another Shepherd, or its review to another reviewer. */

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let other: GraphqlClient;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  other = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
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
interface Held {
  readonly id: string;
  readonly status: string;
  readonly assignment: { readonly agent: Shepherd };
}
const used = new Set<string>();

/** A job that a Shepherd has agreed to do, in no bundle and of no closed order. */
async function assignedJob(): Promise<Held> {
  const { jobs } = await answer<{
    jobs: {
      items: (Held & {
        bundleName: string | null;
        order: { status: string; paused: boolean; archived: boolean };
      })[];
    };
  }>(
    `{ jobs(perPage: 200, filter: { status: [ASSIGNED] }) { items {
        id status bundleName order { status paused archived } assignment { agent { id firstName lastName } } } } }`,
  );
  const job = jobs.items.find(
    ({ id, bundleName, order }) =>
      bundleName === null && order.status === 'STARTED' && !order.paused && !order.archived && !used.has(id),
  );
  if (!job) throw new Error('The demo has no such job');
  used.add(job.id);
  return job;
}

/** Gives the job to another Shepherd, as another person does. */
async function reassign({ id, assignment }: Held): Promise<Shepherd> {
  const { agents } = await answer<{ agents: { items: Shepherd[] } }>(
    '{ agents(perPage: 20, filter: { status: [ACTIVE] }) { items { id firstName lastName } } }',
  );
  const next = agents.items.find((one) => one.id !== assignment.agent.id);
  if (!next) throw new Error('The demo has one Shepherd only');
  await answer(
    `mutation ($input: AssignAgentInput!) { assignAgent(input: $input) { ... on JobsAssigned { jobs { id } } } }`,
    { input: { ids: [id], agentId: next.id, globalFee: '10', jobDate: '2099-01-05', ignoreWarnings: true } },
  );
  return next;
}

const stateOf = async (id: string): Promise<Held> =>
  (
    await answer<{ job: Held }>(
      'query ($id: ID!) { job(id: $id) { id status assignment { agent { id firstName lastName } } } }',
      { id },
    )
  ).job;

const givenTo = (id: string, { firstName, lastName }: Shepherd) =>
  new RegExp(`^Job ${id} was given to ${firstName} ${lastName} by .+ \\d+ s ago\\.$`);
const shown = ({ firstName, lastName }: Shepherd) =>
  page.getByRole('region', { name: 'Shepherd', exact: true }).getByText(`${firstName} ${lastName}`);
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const fromMenu = async (name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const explain = () => dialog().getByRole('textbox', { name: 'Comment' }).fill('Shop closed');

it.each<[string, () => Promise<void>, () => Promise<void>]>([
  [
    'Unassign',
    () => page.getByRole('button', { name: 'Unassign', exact: true }).click(),
    () => press('Unassign job'),
  ],
  [
    'Re-assign',
    () => page.getByRole('button', { name: 'Re-assign', exact: true }).click(),
    () => press('Offer job'),
  ],
  ['Cancel', () => fromMenu('Cancel'), () => explain().then(() => press('Cancel job'))],
  [
    'Unable to fulfil',
    () => fromMenu('Unable to fulfil'),
    () => explain().then(() => press('Mark as unfulfilled')),
  ],
])(
  '%s notices that another Shepherd has the job by now, and the page shows who',
  async (_name, open, act) => {
    const job = await assignedJob();
    await page.goto(`${product.url}/jobs/${job.id}`);
    await shown(job.assignment.agent).waitFor();
    await open();
    await dialog().waitFor();
    const next = await reassign(job);
    await act();
    await dialog().getByText(givenTo(job.id, next)).waitFor();
    const after = await stateOf(job.id);
    expect([after.status, after.assignment.agent.id]).toEqual(['ASSIGNED', next.id]);
    await page.keyboard.press('Escape');
    await shown(next).waitFor();
  },
);

it('two users in two browsers: the second reads what the first did, and goes on', async () => {
  const job = await assignedJob();
  const colleague = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const { page: first } = await watchedPage(colleague);
    await signIn(first, product.url, 'admin@shepherd.test');
    await Promise.all([page, first].map((each) => each.goto(`${product.url}/jobs/${job.id}`)));
    await shown(job.assignment.agent).waitFor();
    await fromMenu('Cancel');
    await explain();

    await first.getByRole('button', { name: 'Unassign', exact: true }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Unassign job' }).click();
    await first.getByText('Job unassigned').waitFor();

    await press('Cancel job');
    await dialog()
      .getByText(new RegExp(`^Job ${job.id} was made unassigned by .+ \\d+ s ago\\.$`))
      .waitFor();
    expect((await stateOf(job.id)).status).toBe('UNASSIGNED');
    expect(await dialog().getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('Shop closed');
    await press('Cancel job anyway');
    await page.getByText('Job cancelled').waitFor();
    expect((await stateOf(job.id)).status).toBe('CANCELLED');
  } finally {
    await colleague.close();
  }
});

it('Complete notices that the review went to another reviewer', async () => {
  const reviewer = await signedInClient(product.graphqlUrl, 'reviewer@shepherd.test');
  const colleague = ((await reviewer('{ me { id } }')).data as { me: { id: string } }).me;
  const { me, jobs } = await answer<{
    me: { id: string };
    jobs: { items: { id: string; order: { status: string } }[] };
  }>('{ me { id } jobs(perPage: 50, filter: { status: [QA] }) { items { id order { status } } } }');
  const job = jobs.items.find(({ order }) => order.status === 'STARTED');
  if (!job) throw new Error('The demo has no job in review');
  const review = (adminUserId: string) =>
    answer('mutation ($input: AssignReviewerInput!) { assignReviewer(input: $input) { id } }', {
      input: { id: job.id, adminUserId, reassign: true },
    });
  await review(me.id);
  await page.goto(`${product.url}/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await dialog().waitFor();
  await review(colleague.id);
  await press('Complete job');
  await dialog()
    .getByText(new RegExp(`^Job ${job.id} was given to reviewer .+ by .+ \\d+ s ago\\.$`))
    .waitFor();
  expect((await stateOf(job.id)).status).toBe('QA');
});
