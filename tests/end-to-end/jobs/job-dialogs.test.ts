// @module-tag browser
// @module-tag any-store
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { htmlFindings } from '../../support/browser/html.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/*
 * The page of a job in each status, and every dialog of it and of the list of jobs: no finding of axe, light and dark,
 * wide and narrow, valid HTML. Each dialog opens by keyboard and takes the focus, and Escape returns it.
 */

let product: Product;
let browser: Browser;
let page: Page;
let ask: GraphqlClient;
let me: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
  ask = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  me = (await answer<{ me: { id: string } }>('{ me { id } }')).me.id;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const looks = { light: { width: 1440, height: 900 }, dark: { width: 480, height: 900 } } as const;

async function answer<Data>(query: string, variables = {}): Promise<Data> {
  const { data, errors } = await ask(query, variables);
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data as Data;
}

interface DemoJob {
  readonly id: string;
  readonly assignment: { readonly status: string } | null;
  readonly order: { readonly status: string; readonly archived: boolean; readonly type: string };
  readonly taskGroups: readonly {
    readonly tasks: readonly { readonly component: { readonly type: string } }[];
  }[];
}

const isOpen = ({ order }: DemoJob) => ['ACTIVE', 'STARTED'].includes(order.status) && !order.archived;
const isHunt = ({ order }: DemoJob) => order.type === 'TREASURE_HUNT';
const isAt = (stage: string) => (job: DemoJob) => job.assignment?.status === stage;
const asks = (type: string) => (job: DemoJob) =>
  job.taskGroups.some(({ tasks }) => tasks.some(({ component }) => component.type === type));

/** A job of an order that continues. */
async function jobIn(status: string, is: (job: DemoJob) => boolean = () => true): Promise<string> {
  const { jobs } = await answer<{ jobs: { items: DemoJob[] } }>(
    `query ($status: [JobStatus!]) { jobs(perPage: 100, filter: { status: $status }) { items {
       id assignment { status } order { status archived type } taskGroups { tasks { component { type } } } } } }`,
    { status: [status] },
  );
  const job = jobs.items.find((each) => isOpen(each) && is(each));
  if (!job) throw new Error(`The demo has no such job in ${status}`);
  return job.id;
}

/** A job in QA that the signed-in user reviews. */
async function ownJob(is: (job: DemoJob) => boolean): Promise<string> {
  const id = await jobIn('QA', is);
  await answer('mutation ($input: AssignReviewerInput!) { assignReviewer(input: $input) { id } }', {
    input: { id, adminUserId: me, reassign: true },
  });
  return id;
}

async function settled(): Promise<void> {
  await page.waitForLoadState('networkidle');
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

async function openJob(id: string): Promise<void> {
  await page.goto(`${product.url}/jobs/${id}`);
  await page.getByRole('heading', { name: `Job ${id}`, level: 1 }).waitFor();
  await settled();
}

const dialogs = () => page.getByRole('dialog');
const button = (name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The focus is on the dialog's main control; on its close button only where there is nothing but content to read. */
const focusesItsWork = (): boolean => {
  const focused = document.activeElement;
  if (focused?.closest('dialog')) return true;
  return Boolean(focused?.closest('[role="dialog"]')) && focused?.getAttribute('aria-label') !== 'Close';
};

/** Opens one dialog by keyboard, checks it, and closes it. */
async function findingsOf(opener: Locator, item?: string): Promise<string[]> {
  const name = item ?? (await opener.evaluate((element) => element.ariaLabel ?? element.textContent)) ?? '';
  await opener.focus();
  await page.keyboard.press('Enter');
  if (item !== undefined) await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
  await dialogs().waitFor();
  const findings: string[] = [];
  await page
    .waitForFunction(focusesItsWork, undefined, { timeout: 30_000 })
    .catch(() => findings.push('the focus is not where its work begins'));
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  findings.push(
    ...(await htmlFindings(page)),
    ...(await accessibilityFindings(page, '[role="dialog"], dialog[open]')),
  );
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond > 0) findings.push(`${beyond} pixels too wide`);
  // Open options close first.
  const options = page.getByRole('listbox');
  if (await options.isVisible()) {
    await page.keyboard.press('Escape');
    await options.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('Escape');
  await dialogs().waitFor({ state: 'detached' });
  await page
    .waitForFunction((button) => button === document.activeElement, await opener.elementHandle(), {
      timeout: 30_000,
    })
    .catch(() => findings.push('the focus does not come back'));
  return findings.map((finding) => `${name}: ${finding}`);
}

/** Of each dialog that the buttons of these names open. */
async function findingsOfEach(names: readonly (string | RegExp)[]): Promise<string[]> {
  const findings: string[] = [];
  for (const name of names) {
    const openers = button(name);
    await openers.first().waitFor();
    for (const opener of await openers.all()) findings.push(...(await findingsOf(opener)));
  }
  return findings;
}

const edits = [
  'Edit description and reference',
  'Edit date and time',
  'Edit rates',
  'Edit address',
  'Move to another location group',
  'Edit location group',
];

describe.each([
  [
    'an unassigned job',
    'light',
    () => jobIn('UNASSIGNED'),
    ['Direct assign', 'Assign', 'Add comment', ...edits],
  ],
  ['a pending job', 'dark', () => jobIn('PENDING'), ['Unassign', 'Re-assign']],
  ['an assigned job', 'light', () => jobIn('ASSIGNED'), ['Unassign', 'Re-assign', 'Direct assign']],
  ['a job that is done', 'dark', () => jobIn('IN_PROGRESS', isAt('IN_PROGRESS')), ['Stop']],
  ['a job whose Shepherd has stopped', 'light', () => jobIn('IN_PROGRESS', isAt('STOPPED')), ['Review']],
  [
    'a job in QA',
    'dark',
    () => ownJob((job) => asks('MATRIX')(job) && !isHunt(job)),
    ['Stop', 'Fail', 'Complete', 'Complete & Next', 'Show items'],
  ],
  ['a treasure hunt in QA', 'light', () => ownJob(isHunt), ['Fail']],
  ['a completed job', 'dark', () => jobIn('COMPLETED'), [/^Share report/]],
  ['an attempted job', 'light', () => jobIn('ATTEMPTED'), []],
  ['an unfulfilled job', 'dark', () => jobIn('UNFULFILLED'), []],
  ['a cancelled job', 'light', () => jobIn('CANCELLED'), []],
] as const)('%s, %s', (title, look, job, openers) => {
  it('is accessible with all its dialogs', async () => {
    await page.emulateMedia({ colorScheme: look });
    await page.setViewportSize(looks[look]);
    await openJob(await job());
    expect([...(await htmlFindings(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(await findingsOfEach(openers)).toEqual([]);
    if (title !== 'an unassigned job') return;
    for (const item of ['Unable to fulfil', 'Cancel'])
      expect(await findingsOf(button('More actions'), item)).toEqual([]);
  });
});

it(
  'the parts of a task are accessible: its help, its photos, and the correction of each kind of answer',
  {
    timeout: 120_000,
  },
  async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(looks.light);
    await openJob(await jobIn('QA', asks('VIDEO')));
    const findings = [
      ...(await findingsOf(button(/^About/).first())),
      ...(await findingsOf(button(/^Open Photo/).first())),
      ...(await findingsOfEach([/^Edit the answer/])),
    ];
    expect(findings).toEqual([]);
  },
);

it(
  'the dialogs for several jobs of the list are accessible',
  {
    timeout: 120_000,
  },
  async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(looks.light);
    await page.goto(`${product.url}/jobs?status=unassigned&sort=id`);
    const boxes = page.getByRole('checkbox', { name: /^Select \d/ });
    await boxes.nth(1).waitFor();
    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
    const findings = await findingsOfEach(['Direct assign', 'Create bundle', 'Unable to fulfil', 'Cancel']);
    expect(findings).toEqual([]);
  },
);
