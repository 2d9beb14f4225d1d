// @module-tag browser
// @module-tag any-store
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '../../support/console/console.ts';
import { consoleTest } from '../../support/console/console-test.ts';
import { findJob } from '../../support/marketplace/demo-jobs.ts';
import { shareReport } from '../../support/marketplace/share-report.ts';

const test = consoleTest;

const fileOf = (name: string): string => path.join(import.meta.dirname, '../../support/files', name);

test('the type of a file follows from its content, all the way from the browser to the store', async ({
  page,
  product,
  staff,
  problems,
}) => {
  const { data } = await staff('{ customers(perPage: 1) { items { id } } }');
  const [customer] = (data as { customers: { items: { id: string }[] } }).customers.items;
  await signIn(page, product.url, 'owner@shepherd.test');
  await page.goto(`${product.url}/customers/${customer?.id}/account`);
  const input = page.locator('input[type=file]');
  expect(await input.getAttribute('accept')).toMatch(/\.jfif/);
  for (const [name, kept] of [
    ['jpeg-inside.png', 'jpeg-inside.jpg'],
    ['jpeg.jfif', 'jpeg.jpg'],
    ['png-inside.jpg', 'png-inside.png'],
  ] as const) {
    const removals = page.getByRole('button', { name: /^Remove / });
    for (let left = await removals.count(); left > 0; left -= 1) await removals.first().click();
    await input.setInputFiles(fileOf(name));
    await page.getByText(kept, { exact: true }).waitFor();
  }
  await input.setInputFiles(fileOf('webp-inside.jpg'));
  await page
    .getByText('webp-inside.jpg: A WebP file is not accepted. Save it as gif, png, jpg, jpeg')
    .waitFor();
  expect(problems).toEqual([]);
});

/** Whether the page keeps the browser from opening a file that is dropped on it. */
const keepsDropped = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'places.csv'));
    const drop = (type: string) =>
      !document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    return drop('dragover') && drop('drop');
  });

test('a file dropped outside a drop zone is not opened', async ({ page, product, staff }) => {
  await page.goto(`${product.url}/auth/sign-in`);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await keepsDropped(page)).toBe(true);
  const job = await findJob<{ id: string }>(staff, 'COMPLETED', 'id', () => true);
  await page.goto(product.url + (await shareReport(staff, job.id)).path);
  await page.getByText('Completed', { exact: true }).waitFor();
  expect(await keepsDropped(page)).toBe(true);
});
