// @module-tag browser
// @module-tag any-store
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, signIn } from '../../support/console/console.ts';
import { consoleTest as test } from '../../support/console/console-test.ts';

/* Editors of the app's content, from the list to the preview of what Shepherds see. */

const editor = 'content@shepherd.test';

const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const preview = (page: Page) => page.getByRole('region', { name: 'As the app shows it' });
const itemsShown = (page: Page) => preview(page).getByRole('listitem').allTextContents();

async function addItem(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an item' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a collection is made of ordered items, reordered by keys, and hidden', async ({
  page,
  product,
  problems,
  staff,
}) => {
  await signIn(page, product.url, editor);
  await page.goto(`${product.url}/app-manager`);
  await page.waitForURL(/\/app-manager\/collections$/);
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.waitForURL(/\/new-collection$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('First week out');
  for (const name of ['Getting paid', 'Your first job', 'Night visits']) await addItem(page, name);
  expect(await itemsShown(page)).toEqual(['Getting paid', 'Your first job', 'Night visits']);

  // By keyboard alone: lifted, moved, dropped; then saved immediately.
  await page.getByRole('button', { name: 'Drag item 1' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Item 1 is over position 1 of 3').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText('Item 1 is over position 2 of 3').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await eventually(() => itemsShown(page)).toEqual(['Your first job', 'Getting paid', 'Night visits']);
  await page.getByRole('button', { name: 'Drag item 3' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await eventually(() => itemsShown(page)).toEqual(['Your first job', 'Night visits', 'Getting paid']);
  await page.getByRole('textbox', { name: 'Display order' }).fill('3');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await notice(page, 'Collection created');
  await page.waitForURL(/\/app-manager\/collections\/\d+$/);
  const id = page.url().split('/').at(-1);

  await page.getByRole('switch', { name: 'Shown in the app' }).click();
  await notice(page, 'Collection updated');
  await preview(page).getByText('Hidden: the app does not show this.').waitFor();
  await page.getByRole('button', { name: 'Move item 3 up' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await eventually(
    async () => (await staff(`{ collection(id: "${id}") { name status displayOrder items { name } } }`)).data,
  ).toEqual({
    collection: {
      name: 'First week out',
      status: 'HIDDEN',
      displayOrder: 3,
      items: [{ name: 'Your first job' }, { name: 'Getting paid' }, { name: 'Night visits' }],
    },
  });

  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(/\/app-manager\/collections$/);
  const row = page.locator('tr[data-kind="row"]').filter({ hasText: 'First week out' });
  await row.getByText('Hidden').waitFor();
  expect(problems).toEqual([]);
});

describe('news', () => {
  test('is found under both addresses, edited beside its preview, and typed text is never markup', async ({
    page,
    product,
    problems,
  }) => {
    await signIn(page, product.url, editor);
    await page.goto(`${product.url}/app-manager/news?status=active`);
    await page.waitForURL(/\/app-manger\/news\?status=active$/);
    await page.getByRole('link', { name: 'Payouts are faster now', exact: true }).click();
    await page.waitForURL(/\/app-manger\/news\/2$/);
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill(
      [
        'Read https://example.com/payouts (today).',
        '<img src=x onerror="document.title=1">',
        'javascript:alert(1)',
        'w'.repeat(10_000),
      ].join('\n'),
    );
    const shown = preview(page);
    await eventually(() => shown.getByRole('link').getAttribute('href')).toBe('https://example.com/payouts');
    expect(await shown.getByRole('link').count()).toBe(1);
    expect(await shown.getByText('<img src=x onerror="document.title=1">').count()).toBe(1);
    // A long word stays inside the phone.
    expect(await shown.evaluate((screen) => screen.scrollWidth - screen.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await notice(page, 'News updated');
    await page.reload();
    await eventually(() => text.inputValue()).toContain('(today).');
    expect(problems).toEqual([]);
  });

  test('that two users edit keeps the changes of both, and asks about fields that both changed', async ({
    page,
    product,
    staff,
  }) => {
    await signIn(page, product.url, editor);
    await page.goto(`${product.url}/app-manger/news/5`);
    const title = page.getByRole('textbox', { name: 'Title' });
    const save = page.getByRole('button', { name: 'Save' });
    const theirs = async (change: string) => {
      const { errors } = await staff(`mutation { updateNewsItem(input: { id: "5", ${change} }) { id } }`);
      expect(errors).toEqual([]);
    };
    await title.fill('Mine');
    await theirs('body: "Their text"');
    await save.click();
    await notice(page, 'News updated');
    await eventually(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('Their text');

    await title.fill('Mine again');
    await theirs('title: "Their title"');
    const alert = page.getByRole('alert').filter({ hasText: 'Another user has changed this meanwhile.' });
    // Soon after the first, a press counts as a double click.
    await eventually(async () => {
      await save.dispatchEvent('click');
      return alert.getByText('Their title').count();
    }).toBe(1);
    const read = async () => (await staff('{ newsItem(id: "5") { title body } }')).data?.['newsItem'];
    expect(await read()).toEqual({ title: 'Their title', body: 'Their text' });
    await eventually(async () => {
      await save.dispatchEvent('click');
      return alert.count();
    }).toBe(0);
    expect(await read()).toEqual({ title: 'Mine again', body: 'Their text' });
  });
});

test('training is written, and its media shows its processing status', async ({
  page,
  product,
  problems,
}) => {
  await signIn(page, product.url, editor);
  await page.goto(`${product.url}/training`);
  await page.getByRole('link', { name: 'New training' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Reading labels');
  await page.getByRole('textbox', { name: 'Text' }).fill('Hold the phone still.');
  await page.getByRole('button', { name: 'Create training' }).click();
  await notice(page, 'Training created');
  await page.getByRole('heading', { level: 1, name: 'Reading labels' }).waitFor();
  for (const state of ['Processing', 'Failed', 'Ready']) {
    await page.goto(`${product.url}/training`);
    await page.locator('tr[data-kind="row"]').filter({ hasText: state }).first().getByRole('link').click();
    await page.getByRole('region', { name: 'Media' }).getByText(state, { exact: true }).waitFor();
  }
  expect(problems).toEqual([]);
});
