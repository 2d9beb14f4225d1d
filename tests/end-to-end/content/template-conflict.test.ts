// @module-tag browser
// @module-tag any-store
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, signIn, watchedPage } from '../../support/console/console.ts';
import { consoleTest as it } from '../../support/console/console-test.ts';
import type { GraphqlClient } from '../../support/graphql-client.ts';
import type { Product } from '../../support/processes/product.ts';

const editable = `{ templates(perPage: 200, filter: { status: [ACTIVE] }) { items { id version taskGroups { name } } } }`;

interface Editable {
  readonly id: string;
  readonly version: string;
  readonly taskGroups: readonly { readonly name: string }[] | null;
}

/**
 * Templates of the current version that have a section, the last ones first: other tests of the suite take the first.
 */
async function editableTemplates(staff: GraphqlClient): Promise<readonly Editable[]> {
  const { data, errors } = await staff(editable);
  expect(errors).toEqual([]);
  const { templates } = data as { templates: { items: Editable[] } };
  return templates.items.filter(
    ({ version, taskGroups }) => version !== '1' && taskGroups !== null && taskGroups.length > 0,
  );
}

const sectionOf = async (staff: GraphqlClient, id: string) => {
  const { data } = await staff('query ($id: ID!) { template(id: $id) { taskGroups { name } } }', { id });
  return (data as { template: Editable }).template.taskGroups?.[0]?.name;
};

/** A user at the first section of the template's task list. */
async function editorOf(browser: Browser, product: Product, email: string, id: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const watched = await watchedPage(context);
  await signIn(watched.page, product.url, email);
  await watched.page.goto(`${product.url}/templates/${id}/tasks/edit`);
  await watched.page.getByRole('treeitem').first().click();
  return { ...watched, close: () => context.close() };
}

const rename = (page: Page, name: string) =>
  page.getByRole('textbox', { name: 'Section name', exact: true }).fill(name);
const save = (page: Page) => page.getByRole('button', { name: 'Save task list', exact: true }).click();
const firstLine = (page: Page) => page.getByRole('treeitem').first().getAttribute('aria-label');
const theirChanges = (page: Page) =>
  page.getByRole('alert', { name: 'Somebody else has changed this template' });

describe('two users at one task list', () => {
  for (const choice of ['Keep mine', 'Take theirs'])
    it(`who saves later reads what the other did, and may: ${choice}`, async ({
      browser,
      product,
      staff,
    }) => {
      const keeps = choice === 'Keep mine';
      const template = (await editableTemplates(staff)).at(keeps ? -1 : -2);
      if (!template) throw new Error('The demo has no template that can be edited');
      const { id } = template;
      const name = (await sectionOf(staff, id)) ?? '';
      const [mine, theirs] = [`${name}, mine`, `${name}, theirs`];
      const me = await editorOf(browser, product, 'operations@shepherd.test', id);
      const other = await editorOf(browser, product, 'owner@shepherd.test', id);
      await rename(me.page, mine);
      await rename(other.page, theirs);
      await save(other.page);
      await other.page.waitForURL(`**/templates/${id}/tasks`);

      await save(me.page);
      await theirChanges(me.page).getByText(`1 section changed (${theirs})`).waitFor();
      expect(await sectionOf(staff, id)).toBe(theirs);
      // Within a second of the first press another one counts as a double click, and nothing is sent.
      await eventually(async () => {
        await theirChanges(me.page)
          .getByRole('button', { name: choice, exact: true })
          .click({ timeout: 500 })
          .catch(() => undefined);
        return theirChanges(me.page).count();
      }).toBe(0);
      if (keeps) await me.page.waitForURL(`**/templates/${id}/tasks`);
      else await eventually(() => firstLine(me.page)).toContain(theirs);
      expect(await sectionOf(staff, id)).toBe(keeps ? mine : theirs);
      expect(other.problems).toEqual([]);
      await Promise.all([me.close(), other.close()]);
    });
});
