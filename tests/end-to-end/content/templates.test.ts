// @module-tag browser
// @module-tag any-store
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { signIn, watchedPage } from '../../support/console/console.ts';
import { firstLoad } from '../../support/console/first-load.ts';
import { type Product, startProduct } from '../../support/processes/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function staff(email: string): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const watched = await watchedPage(context);
  await signIn(watched.page, product.url, email);
  return { context, ...watched };
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

it('is found, changed, deactivated and activated, copied and archived', async () => {
  const { context, page, problems } = await staff('operations@shepherd.test');
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  const first = page.locator('a[data-row-link][href^="/templates/"]').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await heading(page, name);

  await press(page, 'Edit');
  await field(page, 'Name').fill('Walked through');
  await field(page, 'Duration').fill('45');
  await page.getByRole('checkbox', { name: 'Hide job times' }).click();
  await press(page, 'Save');
  await notice(page, 'Changes saved successfully');
  await page.reload();
  await heading(page, 'Walked through');
  await page.getByText('45 min', { exact: true }).waitFor();

  await press(page, 'Deactivate');
  await notice(page, 'Template deactivated');
  await press(page, 'Activate');
  await notice(page, 'Template activated');

  await press(page, 'Duplicate');
  await heading(page, 'Walked through (copy)');
  await page.getByRole('link', { name: 'Task list', exact: true }).click();
  await page.getByRole('region', { name: 'Task list' }).getByRole('listitem').first().waitFor();

  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('No job was made from it.').waitFor();
  await press(page, 'Archive template');
  await notice(page, 'Template archived');
  await page.getByText(/is archived and can only be read/).waitFor();
  expect(await page.getByRole('button', { name: 'Edit task list' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

it("is not overwritten by a user who has not seen another user's change", async () => {
  const [one, other] = await Promise.all([staff('operations@shepherd.test'), staff('owner@shepherd.test')]);
  for (const { page } of [one, other]) {
    await page.goto(`${product.url}/templates/1`);
    await press(page, 'Edit');
    await field(page, 'Name').waitFor();
  }
  await field(one.page, 'Name').fill('From one');
  await field(one.page, 'Duration').fill('55');
  await press(one.page, 'Save');
  await heading(one.page, 'From one');

  await field(other.page, 'Name').fill('From the other');
  await press(other.page, 'Save');
  const alert = other.page.getByRole('alert', { name: 'Somebody else has changed this template' });
  await alert.getByRole('row', { name: /^Name You both changed this .* From one From the other$/ }).waitFor();
  await alert.getByRole('row', { name: /^Duration .* 55 min/ }).waitFor();
  expect(await accessibilityFindings(other.page)).toEqual([]);
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await heading(other.page, 'From the other');
  await other.page.getByText('55 min', { exact: true }).waitFor();
  expect([one.problems, other.problems]).toEqual([[], []]);
  await Promise.all([one.context.close(), other.context.close()]);
});

it.each(['/templates', '/templates/1', '/templates/1/tasks'])(
  'loads 340 KiB at most for %s',
  async (address) => {
    const { context } = await staff('operations@shepherd.test');
    const fresh = await browser.newContext({ storageState: await context.storageState() });
    const { kibibytes, scripts } = await firstLoad(fresh, `${product.url}${address}`);
    expect(kibibytes).toBeLessThanOrEqual(340);
    expect(scripts).toBeLessThanOrEqual(55);
    await Promise.all([context.close(), fresh.close()]);
  },
);
