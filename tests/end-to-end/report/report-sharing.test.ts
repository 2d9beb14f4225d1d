// @module-tag browser
// @module-tag any-store
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type IntrospectionQuery,
} from 'graphql';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { findJob } from '../../support/marketplace/demo-jobs.ts';
import { type GraphqlClient, graphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { htmlFindings } from '../../support/browser/html.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

type Task = {
  id: string;
  title: string;
  internal: boolean;
  component: { type: string; matrixTasks: { title: string; internal: boolean }[] | null };
};
type Job = {
  id: string;
  reference: string;
  order: { id: string };
  agentFee: { formatted: string };
  customerPrice: { formatted: string };
  qaNotes: string | null;
  reviewer: { lastName: string };
  assignment: { agent: { firstName: string; lastName: string; email: string; phone: string | null } };
  taskGroups: { tasks: Task[] }[];
  history: { event: string }[];
};

let product: Product;
let browser: Browser;
let staff: GraphqlClient;
let job: Job;
let matrixJob: Job;
let secrets: string[];

/** Parts of property names that must not reach a customer. */
const staffKeys =
  /fee|price|rates?$|cost|payment|bonus|reimburs|withdraw|agent|shepherd|email|phone|qa|internal|history|staff|reviewer|assignment|user|author|actor|strike|wallet/i;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ gateway: { RATE_LIMIT_PER_SECOND: '1000' } }),
    launchBrowser(),
  ]);
  staff = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
  const fields = `id reference order { id } agentFee { formatted } customerPrice { formatted } qaNotes
    reviewer { lastName } assignment { agent { firstName lastName email phone } }
    taskGroups { tasks { id title internal component { type matrixTasks { title internal } } } } history { event }`;
  const jobWith = (wanted: (task: Task) => boolean): Promise<Job> =>
    findJob<Job>(staff, 'COMPLETED', fields, ({ taskGroups }) =>
      taskGroups.some(({ tasks }) => tasks.some(wanted)),
    );
  job = await jobWith(({ internal }) => internal);
  matrixJob = await jobWith(
    ({ component }) => component.matrixTasks?.some(({ internal }) => internal) === true,
  );
  await staff(`mutation ($input: AddJobCommentInput!) { addJobComment(input: $input) { id } }`, {
    input: { id: job.id, text: 'Do not tell the customer' },
  });
  await staff(`mutation ($input: UpdateJobInput!) { updateJob(input: $input) { id } }`, {
    input: { id: job.id, qaNotes: 'Blurred, but let it pass' },
  });
  secrets = [...secretsOf(job), ...secretsOf(matrixJob)];
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

function secretsOf({ agentFee, customerPrice, reviewer, assignment, taskGroups, history }: Job): string[] {
  const { firstName, lastName, email, phone } = assignment.agent;
  const tasks = taskGroups
    .flatMap((group) => group.tasks)
    .flatMap((task) => [task, ...(task.component.matrixTasks ?? [])]);
  const shown = new Set(tasks.filter(({ internal }) => !internal).map(({ title }) => title));
  return [
    agentFee.formatted,
    customerPrice.formatted,
    `${firstName} ${lastName}`,
    lastName,
    email,
    ...(phone === null ? [] : [phone]),
    reviewer.lastName,
    'Do not tell the customer',
    'Blurred, but let it pass',
    ...history.map(({ event }) => event).filter((event) => event.includes(' ')),
    ...tasks.filter(({ internal, title }) => internal && !shown.has(title)).map(({ title }) => title),
  ];
}

async function newPage(
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark' = 'light',
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  return { context, ...(await watchedPage(context)) };
}

/**
 * Collects every JSON text on the wire from now on; bodies are read on demand, because a later one may never complete.
 */
function listen(page: Page): () => Promise<string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) responses.push(response);
  });
  return () => Promise.all(responses.map((response) => response.text()));
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

function expectNothingForStaff(text: string): void {
  // An empty one would match everything, and with no secrets nothing would be tested.
  expect(Math.min(...secrets.map((secret) => secret.length))).toBeGreaterThan(2);
  expect([...new Set(keysOf(JSON.parse(text)))].filter((key) => staffKeys.test(key))).toEqual([]);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
}

const onProduct = (url: string): string => product.url + new URL(url).pathname;

async function openShareDialog(page: Page): Promise<ReturnType<Page['getByRole']>> {
  // Opened by its address: a press on a row that moves away during a search is no click.
  await page.goto(`${product.url}/orders/${job.order.id}/jobs?keywords=${job.id}`);
  await page.getByRole('button', { name: `Share report of ${job.id}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share report' });
  await dialog.getByRole('heading', { name: 'Links to this report' }).waitFor();
  return dialog;
}

describe('a report is shared from the console', () => {
  it.each([
    ['a password with blanks around it', ' Open sesame '],
    ['no password', null],
  ])('with %s, read on a phone and on a desktop, counted, and revoked', async (_name, password) => {
    const { page } = await newPage({ width: 1440, height: 900 });
    await signIn(page, product.url, 'operations@shepherd.test');
    const dialog = await openShareDialog(page);
    const label = `Head office, with ${password === null ? 'no' : 'a'} password`;
    await dialog.getByRole('textbox', { name: 'Label (optional)' }).fill(label);
    await dialog.getByRole('textbox', { name: 'Last day (optional)' }).fill('31/01/2090');
    await dialog.getByText(/^It works until 31 Jan 90 23:59, .+ time\.$/).waitFor();
    if (password !== null) await dialog.getByRole('textbox', { name: 'Password (optional)' }).fill(password);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const url = onProduct(await dialog.getByLabel('Link', { exact: true }).inputValue());

    const readers: Page[] = [];
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const reader = await newPage(viewport);
      readers.push(reader.page);
      const wire = listen(reader.page);
      await reader.page.goto(url);
      if (password !== null) {
        await reader.page.getByText('Missing password').waitFor();
        await reader.page.getByLabel('Password').fill(password.trim());
        await reader.page.keyboard.press('Enter');
        await reader.page.getByText('Please provide correct password').waitFor();
        await reader.page.getByLabel('Password').fill(password);
        await reader.page.keyboard.press('Enter');
      }
      await reader.page.getByText(job.reference, { exact: true }).waitFor();
      const bodies = await wire();
      expect(bodies).toHaveLength(password === null ? 1 : 3);
      for (const body of bodies) expectNothingForStaff(body);
      expect(await reader.context.cookies()).toEqual([]);
    }

    const link = dialog.getByRole('listitem').filter({ hasText: label });
    await eventually(async () => {
      await openShareDialog(page);
      return link.innerText();
    }).toMatch(/Ends 31 Jan 90 23:59[^]*Opened 2 times, last (just now|\d+ min ago)/);
    const [reader] = readers;
    if (!reader) throw new Error('Nobody has read the report');
    const picture = reader.locator('img[src*="/files/"]').first();
    const address = product.url + ((await picture.getAttribute('src')) ?? '');
    const media = async () => (await reader.context().request.get(address)).status();
    expect([new URL(address).searchParams.has('link'), await media()]).toEqual([true, 200]);

    await link.getByRole('button', { name: `Revoke ${label}` }).click();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByText('Link revoked').waitFor();
    expect(await media()).toBe(404);
    for (const one of readers) {
      await one.reload();
      await eventually(() => one.getByRole('heading', { level: 1 }).textContent()).toBe('404 Not Found');
    }
  });

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [480, 'light'],
    [480, 'dark'],
  ] as const)(
    'in a dialog without findings of axe and the validator, %d wide in %s',
    async (width, scheme) => {
      const { page } = await newPage({ width, height: 900 }, scheme);
      await signIn(page, product.url, 'owner@shepherd.test');
      const dialog = await openShareDialog(page);
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await dialog.getByLabel('Link', { exact: true }).waitFor();
      await page.getByText('Loading').waitFor({ state: 'detached' });
      expect([...(await accessibilityFindings(page)), ...(await htmlFindings(page))]).toEqual([]);
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width);
      expect(new URL(page.url()).searchParams.get('modal')).toBe(`share-report:${job.id}`);
    },
  );

  it.each([
    ['the jobs', () => `/jobs?keywords=${job.id}`],
    ['the queue of the reviews', () => `/qa?status=completed&keywords=${job.id}`],
    ['its review', () => `/qa/${job.id}`],
    ['the job itself', () => `/jobs/${job.id}`],
  ])('from %s', async (_name, path) => {
    const { page } = await newPage({ width: 1440, height: 900 });
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.goto(product.url + path());
    await page.getByRole('button', { name: `Share report of ${job.id}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share report' });
    await dialog.getByRole('heading', { name: 'Links to this report' }).waitFor();
    expect(new URL(page.url()).searchParams.get('modal')).toBe(`share-report:${job.id}`);
  });

  it('by no user without the permission', async () => {
    const { page } = await newPage({ width: 1440, height: 900 });
    await signIn(page, product.url, 'support@shepherd.test');
    await page.goto(`${product.url}/orders/${job.order.id}/jobs?modal=share-report:${job.id}`);
    await page.getByRole('table').getByText(job.id, { exact: true }).waitFor();
    expect(await page.getByText('Share report').count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: 'Report' }).count()).toBe(0);
  });
});

it('has no staff data for a reader who selects every field', async () => {
  const { data } = await staff(getIntrospectionQuery());
  const schema = buildClientSchema(data as unknown as IntrospectionQuery);
  const selectionOf = (type: GraphQLNamedType, above: readonly string[]): string => {
    if (isLeafType(type)) return '';
    const parts = isUnionType(type)
      ? type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, above)}`)
      : Object.values(isObjectType(type) ? type.getFields() : {}).flatMap(({ name, type: held }) => {
          const named = getNamedType(held);
          // Tasks contain tasks, one level deep.
          if (above.filter((one) => one === named.name).length > 1) return [];
          return `${name} ${selectionOf(named, [...above, named.name])}`;
        });
    return `{ __typename ${parts.join(' ')} }`;
  };
  const matrixTask = matrixJob.taskGroups
    .flatMap(({ tasks }) => tasks)
    .find(({ component }) => component.type === 'MATRIX');
  if (!matrixTask) throw new Error('The matrix has gone');
  for (const [shared, field, given] of [
    [job, 'publicJobReport', 'token: $token'],
    [matrixJob, 'publicJobReport', 'token: $token'],
    [matrixJob, 'publicReportItems', `token: $token, taskId: "${matrixTask.id}", perPage: 100`],
  ] as const) {
    const type = schema.getQueryType()?.getFields()[field]?.type;
    if (!type) throw new Error(`There is no query ${field}`);
    const answer = await graphqlClient(product.graphqlUrl)(
      `query ($token: String!) { ${field}(${given}) ${selectionOf(getNamedType(type), [])} }`,
      { token: (await shareReport(staff, shared.id)).token },
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data?.[field]).toMatchObject({ __typename: expect.stringMatching(/^Public/) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expectNothingForStaff(JSON.stringify(answer.data));
  }
});

it.each([
  ['nothing', '/report'],
  ['nothing after a slash', '/report/'],
  ['another place', '/report/..%2f'],
  ['ten thousand letters', `/report/${'a'.repeat(10_000)}`],
  ['what is no text', '/report/%E0%A4%A'],
])('with %s instead of the token there is no report', async (_name, path) => {
  const { page } = await newPage({ width: 1440, height: 900 });
  await page.goto(product.url + path);
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Invalid Token');
});
