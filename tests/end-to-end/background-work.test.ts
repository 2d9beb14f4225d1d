// @module-tag browser
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../api/src/database/open.ts';
import { writeMail } from '../../api/src/outbox/mail.ts';
import { accessibilityFindings, contrastFindings } from '../support/browser/accessibility.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { eventually, signIn, watchedPage } from '../support/console/console.ts';
import { type MailServer, startMailServer } from '../support/processes/mail-server.ts';
import { type Product, startProduct } from '../support/processes/product.ts';

let product: Product;
let mails: MailServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];

const lost = ['ruby@customer.test', 'omar@customer.test'];

beforeAll(async () => {
  mails = await startMailServer();
  [product, browser] = await Promise.all([
    startProduct({ api: { SMTP_URL: `smtp://127.0.0.1:${mails.port}` }, prepare: giveUpMails }),
    launchBrowser(),
  ]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await product.stop();
  await mails.stop();
});

/** Two mails that were given up after too many failures. */
async function giveUpMails(environment: NodeJS.ProcessEnv): Promise<void> {
  const database = await openDatabase({
    databaseUrl: environment['DATABASE_URL'] || null,
    dataDirectory: environment['DATA_DIR'] ?? '',
  });
  const now = new Date();
  for (const recipient of lost) {
    await writeMail(database, now, { recipient, subject: 'You are invited', body: 'Open the portal' });
    const { id } = await database
      .selectFrom('work')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('work')
      .set({
        status: 'failed',
        attempts: 8,
        finished_at: now.toISOString(),
        failure: 'The mail server could not be reached (ESOCKET)',
      })
      .where('id', '=', id)
      .execute();
  }
  await database.destroy();
}

async function open(email: string, width = 1440): Promise<void> {
  context = await browser.newContext({ viewport: { width, height: 900 } });
  ({ page, problems } = await watchedPage(context));
  await signIn(page, product.url, email);
}

const row = (text: string) => page.locator('tr[data-kind="row"]', { hasText: text }).first();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

it('an administrator sees a failed mail, and retries it once the mailbox exists', async () => {
  mails.takes = false;
  await open('admin@shepherd.test');
  await page.goto(`${product.url}/orders`);
  await button('Export').click();
  await page.getByText('We are preparing your CSV. Please check your email.').waitFor();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name: 'Background work', exact: true }).click();
  // It appears, fails and waits for its next attempt while the user looks.
  const mail = row('admin@shepherd.test: Your export: orders');
  await mail.getByText('Retrying').waitFor();
  await mail.getByText('The mail server does not take mails for this address (550)').waitFor();
  await row('Export of orders').getByText('Done').waitFor();
  mails.takes = true;
  await mail.getByRole('button', { name: /^Retry Mail / }).click();
  await page.getByText('It is tried again now').waitFor();
  await eventually(() => mails.taken).toContain('admin@shepherd.test');
  await mail.getByText('Done').waitFor();
  await mail.getByRole('link', { name: 'Mail' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
  await page.getByText('admin@shepherd.test', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it('all failed work is retried after a confirmation, by keyboard on a narrow screen', async () => {
  await open('owner@shepherd.test', 480);
  await page.goto(`${product.url}/background-work?status=failed&kind=mail`);
  await page.getByText('2 pieces of work failed for good (mails)').waitFor();
  await eventually(() => page.locator('tr[data-kind="row"]').count()).toBe(2);
  for (const shown of await page.getByRole('button', { name: /^Retry Mail / }).all()) {
    const box = await shown.boundingBox();
    expect((box?.x ?? 480) + (box?.width ?? 0)).toBeLessThanOrEqual(480);
  }
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await contrastFindings(page, 'dark')).toEqual([]);
  await button('Retry all failed (mails)').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Retry everything that failed (mails)?' });
  await dialog.getByText('2 failed pieces will be affected.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await eventually(() =>
    dialog
      .getByRole('button', { name: 'Retry all' })
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Everything that failed is tried again now').waitFor();
  await eventually(() => mails.taken.filter((recipient) => lost.includes(recipient)).toSorted()).toEqual(
    lost.toSorted(),
  );
  await eventually(() => page.locator('tr[data-kind="row"]').count()).toBe(0);
  await eventually(() => page.getByText(/failed for good/).count()).toBe(0);
  expect(problems).toEqual([]);
});

it('the page is not offered to users without the permission', async () => {
  await open('operations@shepherd.test');
  expect(await page.getByRole('link', { name: 'Background work' }).count()).toBe(0);
  await page.goto(`${product.url}/background-work`);
  await page.getByText('You do not have access to this page').waitFor();
});
