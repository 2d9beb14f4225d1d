// @module-tag browser
// @module-tag any-store
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { type GraphqlClient, signedInClient } from '../../support/graphql-client.ts';
import { newestMail } from '../../support/processes/mails.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;
let client: GraphqlClient;
let context: BrowserContext;
let page: Page;
let problems: string[];

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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const notice = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A picture of one pixel. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The path in the newest mail to this recipient that begins with `prefix`. */
async function mailedPath(recipient: string, prefix: string): Promise<string> {
  await expect.poll(() => newestMail(product, recipient)).toContain(prefix);
  const text = (await newestMail(product, recipient)) ?? '';
  return text.slice(text.indexOf(prefix)).split(/\s/, 1)[0] ?? '';
}

describe('customers', () => {
  it('are created, opened, edited and given a logo', async () => {
    await button('Create').click();
    await page.getByRole('menuitem', { name: 'New Customer' }).click();
    await page.waitForURL(/\/new-customer$/);
    await button('Create customer').click();
    await notice('Country required');

    await field('Name').fill('Łódź & Söhne');
    await field('Phone').fill('020 7946 0999');
    await field('Address').fill('1 High Street');
    await field('City').fill('Leeds');
    await choose('Country', 'Ireland');
    await choose('Tier', 'VIP');
    await button('Create customer').click();
    await notice('Customer created successfully');
    await page.waitForURL(/\/customers\/\d+$/);
    await page.getByRole('heading', { name: 'Łódź & Söhne' }).waitFor();
    const portal = page.getByRole('link', { name: 'Visit portal' });
    expect(await portal.getAttribute('target')).toBe('_blank');
    expect(await portal.getAttribute('rel')).toContain('noopener');
    const id = page.url().split('/').at(-1) ?? '';

    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await field('Jobs per Shepherd (optional)').fill('4');
    await field('Limit period (optional)').fill('30');
    await choose('Industry (optional)', 'Banking');
    await page.getByRole('checkbox', { name: 'Show the badge' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.getByText('logo.png').waitFor();
    await button('Save').click();
    await notice('Changes saved successfully');

    await page.reload();
    await expect.poll(() => field('Jobs per Shepherd (optional)').inputValue()).toBe('4');
    expect(await page.getByRole('checkbox', { name: 'Show the badge' }).isChecked()).toBe(true);
    const picture = page.getByRole('img', { name: 'Logo' });
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(1);
    const { data } = await client(
      `{ customer(id: "${id}") { limitPeriod showBadge priority country industry { name } } }`,
    );
    expect(data).toEqual({
      customer: {
        limitPeriod: 30,
        showBadge: true,
        priority: 'VIP',
        country: 'Ireland',
        industry: { name: 'Banking' },
      },
    });
    expect(problems).toEqual([]);
  });

  it('change their status, and the counts of the list follow without a reload', async () => {
    await page.goto(`${product.url}/customers`);
    const inactive = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Inactive/ });
    await expect.poll(() => inactive.textContent()).toMatch(/\d/);
    const before = Number((await inactive.textContent())?.replace(/\D/g, ''));
    await page.getByRole('link', { name: 'Albion Grocers' }).click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await choose('Status', 'Inactive');
    await button('Save').click();
    await notice('Changes saved successfully');
    await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
    await expect.poll(() => inactive.textContent()).toBe(`Inactive${before + 1}`);
    expect(problems).toEqual([]);
  });
});

describe('campaigns of a customer', () => {
  it('are added with waves, edited, exported and deleted', async () => {
    await page.goto(`${product.url}/customers/1/campaigns`);
    await button('Add campaign').click();
    const dialog = page.getByRole('dialog', { name: 'Add campaign' });
    await field('Name').fill('Winter windows');
    await field('Target (optional)').fill('twelve');
    await dialog.getByRole('button', { name: 'Add campaign' }).click();
    await notice('You must pass a number');
    await field('Target (optional)').fill('12');
    await button('Add wave').click();
    await field('Name of wave 1').fill('North');
    await dialog.getByRole('button', { name: 'Add campaign' }).click();
    await notice('Campaign added');

    await button('Edit Winter windows').click();
    await field('Name').fill('Winter doors');
    await button('Add wave').click();
    await field('Name of wave 2').fill('South');
    await button('Save').click();
    await notice('Campaign updated');

    const download = page.waitForEvent('download');
    await button('Export').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^campaigns_[\d_-]+\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('Winter doors,Albion Grocers,active,0,12,,,North; South');
    await notice('CSV downloaded');

    await page.getByRole('link', { name: 'Winter doors' }).click();
    await page.getByRole('heading', { name: 'Winter doors' }).waitFor();
    await page.getByText('South').waitFor();
    await page.goBack();

    await button('Delete Winter doors').click();
    await button('Delete campaign').click();
    await notice('Campaign deleted');
    await expect.poll(() => page.getByRole('link', { name: 'Winter doors' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('with orders cannot be deleted, and the reason is shown', async () => {
    await page.goto(`${product.url}/customers/1/campaigns`);
    const remove = button('Delete Store standards');
    await remove.waitFor();
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    expect(await remove.getAttribute('title')).toMatch(/order/);
    await remove.click({ force: true });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Store standards' }).count()).toBe(1);
  });
});

describe('users', () => {
  it('are invited, activate their account from the mail, are disabled and enabled again', async () => {
    await page.goto(`${product.url}/users`);
    await button('Invite user').click();
    await field('First name').fill('Ada');
    await field('Last name').fill('Byron');
    await field('Email').fill('owner@shepherd.test');
    await choose('Role', 'Support');
    await button('Send invitation').click();
    await page.getByText(/^Field Email: /).waitFor();
    await field('Email').fill('ada@shepherd.test');
    // Within a second of the first press another one counts as a double click, and nothing is sent.
    await expect
      .poll(async () => {
        // Once it is sent the button disappears.
        await button('Send invitation')
          .click({ timeout: 500 })
          .catch(() => undefined);
        return page.getByText('Invitation sent').count();
      })
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await button('Revoke invitation').waitFor();

    const invitation = await mailedPath('ada@shepherd.test', '/auth/account-invite/');
    const hers = await browser.newContext();
    const herPage = await hers.newPage();
    await herPage.goto(product.url + invitation);
    const passwords = herPage.locator('input[autocomplete=new-password]');
    await passwords.nth(0).fill('Lovelace1');
    await passwords.nth(1).fill('Lovelace1');
    await herPage.locator('button[type=submit]').click();
    await herPage.waitForURL(/\/orders$/);

    await page.reload();
    await button('Disable').click();
    await button('Disable user').click();
    await notice('User disabled');
    await herPage.reload();
    await herPage.waitForURL(/\/auth\/login/);
    await hers.close();

    await button('Enable').click();
    await button('Enable user').click();
    await notice('User enabled');
    await button('Disable').waitFor();
  });

  it('who are owners cannot disable themselves', async () => {
    await page.goto(`${product.url}/users/1`);
    await page.getByRole('heading', { name: 'Olivia Hart' }).waitFor();
    await field('First name').waitFor();
    expect(await button('Disable').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('of a customer are invited to its portal, and the invitation is revoked', async () => {
    await page.goto(`${product.url}/customers/1/users`);
    await button('Invite user').click();
    await field('First name').fill('Grace');
    await field('Last name').fill('Hopper');
    await field('Email').fill('grace@customers.test');
    await choose('Role', 'Customer admin');
    await button('Send invitation').click();
    await notice('Invitation sent');
    expect(await mailedPath('grace@customers.test', 'https://')).toContain('/account-invite/');

    await page.getByRole('link', { name: 'Grace Hopper' }).click();
    await button('Revoke invitation').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click();
    await notice('Invitation revoked');
    await page.waitForURL(/\/customers\/1\/users$/);
    await expect.poll(() => page.getByRole('link', { name: 'Grace Hopper' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
