// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

/*
 * Staff actions on a Shepherd, and their effect on the books: strikes, transactions, access to the market. Each test
 * has a Shepherd of its own.
 */

let product: Product;
let browser: Browser;
let client: GraphqlClient;
let context: BrowserContext;
let page: Page;
let problems: string[];

interface Shepherd {
  readonly id: string;
  readonly status: string;
  readonly strikes: number;
  readonly recentStrikes: number;
  readonly balance: { readonly canWithdraw: boolean; readonly balance: { readonly amount: string } } | null;
  readonly payments: { readonly items: readonly { readonly amount: { readonly amount: string } }[] } | null;
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  client = await signedInClient(product.graphqlUrl, 'owner@shepherd.test');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/London' });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, 'owner@shepherd.test');
});
afterEach(() => context.close());

const notice = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
/** Pence of an amount in pounds. */
const pence = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);
const dialog = (name: string) => page.getByRole('dialog', { name });

async function shepherd(id: string): Promise<Shepherd> {
  const { data } = await client(
    `query ($id: ID!) { agent(id: $id) { id status strikes recentStrikes
       balance { canWithdraw balance { amount } } payments(perPage: 1000) { items { amount { amount } } } } }`,
    { id },
  );
  return (data as { agent: Shepherd }).agent;
}

/** The active, unrestricted Shepherds of the United Kingdom, without a strike. */
async function unstruck(): Promise<readonly string[]> {
  const { data } = await client(`{ agents(perPage: 60, filter: { status: [ACTIVE], countryCodes: ["GB"] }) {
    items { id strikes viewRestricted paymentRestricted
      begun: assignments(perPage: 1, filter: { status: [IN_PROGRESS, QA, PARTIALLY_FAILED, STOPPED] }) {
        pageInfo { total } } } } }`);
  const { agents } = data as {
    agents: {
      items: {
        id: string;
        strikes: number;
        viewRestricted: boolean;
        paymentRestricted: boolean;
        begun: { pageInfo: { total: number } };
      }[];
    };
  };
  return (
    agents.items
      .filter((agent) => agent.strikes === 0 && !agent.viewRestricted && !agent.paymentRestricted)
      // A Shepherd with open work cannot be retired.
      .filter(({ begun }) => begun.pageInfo.total === 0)
      .map(({ id }) => id)
  );
}

it('a strike counts immediately, and no longer once it is reverted', async () => {
  const [id = ''] = await unstruck();
  await page.goto(`${product.url}/shepherds/${id}/availability`);
  await page.getByText('0 in the last 3 months, 0 altogether').waitFor();
  await page.getByRole('button', { name: 'Add strike' }).click();
  const adding = dialog('Add a strike?');
  await adding.getByRole('textbox').fill('Did not turn up');
  await adding.getByRole('button', { name: 'Add strike' }).click();
  await notice('Strike added');
  await page.getByText('1 in the last 3 months, 1 altogether').waitFor();
  await page.getByRole('cell', { name: 'Did not turn up' }).waitFor();
  expect(await shepherd(id)).toMatchObject({ strikes: 1, recentStrikes: 1 });

  await page.getByRole('button', { name: /^Revert the strike/ }).click();
  await dialog('Revert this strike?').getByRole('button', { name: 'Revert strike' }).click();
  await notice('Strike reverted');
  await page.getByText('0 in the last 3 months, 0 altogether').waitFor();
  await page.getByText('reverted', { exact: false }).first().waitFor();
  expect(await page.getByRole('button', { name: /^Revert the strike/ }).count()).toBe(0);
  expect(await shepherd(id)).toMatchObject({ strikes: 0, recentStrikes: 0 });
  expect(problems).toEqual([]);
});

it('market access is closed and opened', async () => {
  const [, id = ''] = await unstruck();
  await page.goto(`${product.url}/shepherds/${id}/availability`);
  const access = page.getByRole('switch', { name: /Market access/ });
  await access.click();
  await eventually(async () => (await shepherd(id)).status).toBe('INACTIVE');
  await page.reload();
  await eventually(() => access.isChecked()).toBe(false);
  await access.click();
  await eventually(async () => (await shepherd(id)).status).toBe('ACTIVE');
  expect(problems).toEqual([]);
});

it('a transaction changes balance and history together, a deduction is negative, and the limit stops a reimbursement', async () => {
  const [, , id = ''] = await unstruck();
  const before = await shepherd(id);
  const start = pence(before.balance?.balance.amount);
  const rows = before.payments?.items.length ?? 0;
  await page.goto(`${product.url}/shepherds/${id}/wallet`);
  const balance = (amount: number) =>
    page
      .getByText(`£${(amount / 100).toFixed(2)}`, { exact: true })
      .first()
      .waitFor();
  await balance(start);

  const add = async (type: string, amount: string) => {
    await page.getByRole('button', { name: 'Add transaction' }).first().click();
    const form = dialog('Add transaction');
    await form.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await form.getByRole('button', { name: 'Add transaction' }).click();
    return form;
  };
  await (await add('Bonus', '12.34')).waitFor({ state: 'hidden' });
  await balance(start + 1_234);
  await (await add('Deduction', '2.34')).waitFor({ state: 'hidden' });
  await balance(start + 1_000);
  await page.getByRole('cell', { name: '-£2.34' }).waitFor();

  const refused = await add('Reimbursement', '50.01');
  await page
    .getByText('You exceeded the £50 limit on reimbursement. Contact an admin', { exact: true })
    .first()
    .waitFor();
  await refused.getByRole('button', { name: 'Cancel' }).click();
  const after = await shepherd(id);
  expect(pence(after.balance?.balance.amount)).toBe(start + 1_000);
  expect(after.payments?.items).toHaveLength(rows + 2);
});

it('a flagged withdrawal is denied once, and its amount goes back to the balance', async () => {
  const { data } = await client(`{ withdrawals(perPage: 200, filter: { status: [REQUESTED] }) {
    items { id reference automatic amount { amount } agent { id } } } }`);
  const { withdrawals } = data as {
    withdrawals: {
      items: {
        id: string;
        reference: string;
        automatic: string;
        amount: { amount: string };
        agent: { id: string };
      }[];
    };
  };
  const flagged = withdrawals.items.find(({ automatic }) => automatic === 'MANUAL');
  if (!flagged) throw new Error('No withdrawal waits for a review');
  const before = pence((await shepherd(flagged.agent.id)).balance?.balance.amount);
  await page.goto(`${product.url}/transactions`);
  await page.getByRole('link', { name: 'Show them' }).click();
  const review = page.getByRole('button', { name: `Review ${flagged.reference}` });
  await review.click();
  const form = dialog('Review withdrawal');
  await form.getByRole('radio', { name: 'Reject' }).check();
  await form.getByRole('button', { name: 'Reject withdrawal' }).click();
  await form.getByText('Comment required', { exact: true }).waitFor();
  await form.getByRole('textbox', { name: 'Comment' }).fill('The account is somebody else’s');
  await form.getByRole('button', { name: 'Reject withdrawal' }).dblclick();
  await notice(`Withdrawal ${flagged.reference} rejected`);
  await review.waitFor({ state: 'hidden' });
  const after = pence((await shepherd(flagged.agent.id)).balance?.balance.amount);
  expect(after).toBe(before + pence(flagged.amount.amount));
  expect(problems).toEqual([]);
});

it('retiring lists open work and requires a reason, and a retired Shepherd offers no actions', async () => {
  const [, , , id = ''] = await unstruck();
  await page.goto(`${product.url}/shepherds/${id}/account`);
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  const form = dialog('Retire this Shepherd?');
  await form.getByText(/^(No open jobs|\d+ accepted job)/).waitFor();
  await form.getByText(/^(No balance|Balance of)/).waitFor();
  await form.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Strike off' }).click();
  await form.getByRole('button', { name: 'Retire Shepherd' }).click();
  await form.getByText('Comment required', { exact: true }).waitFor();
  expect((await shepherd(id)).status).toBe('ACTIVE');
  await form.getByRole('textbox', { name: 'Comment' }).fill('Forged photos');
  await form.getByRole('button', { name: 'Retire Shepherd' }).click();
  await notice('Shepherd retired');
  await page.getByText('Retired', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Retire', exact: true }).count()).toBe(0);
  expect((await shepherd(id)).status).toBe('RETIRED');
  expect(problems).toEqual([]);
});
