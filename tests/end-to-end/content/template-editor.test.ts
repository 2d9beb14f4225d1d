// @module-tag browser
// @module-tag any-store
import { print } from 'graphql';
import { describe, expect } from 'vitest';
import { taskListFromServer } from '../../../web/src/features/templates/taskList/fromServer.ts';
import { TemplateDetailDocument } from '../../../web/src/features/templates/Template.generated.ts';
import type { TemplateDetailQuery } from '../../../web/src/features/templates/Template.generated.ts';
import { taskListInput } from '../../../web/src/features/templates/taskList/toServer.ts';
import { accessibilityFindings } from '../../support/browser/accessibility.ts';
import { eventually, signIn } from '../../support/console/console.ts';
import { consoleTest as it } from '../../support/console/console-test.ts';
import type { GraphqlClient } from '../../support/graphql-client.ts';

type EditedTemplate = NonNullable<TemplateDetailQuery['template']>;

// Only the console's client understands this directive.
const query = print(TemplateDetailDocument).replaceAll(' @unmask', '');

async function read(staff: GraphqlClient, id: string): Promise<EditedTemplate> {
  const { data, errors } = await staff(query, { id });
  const template = (data as TemplateDetailQuery | null | undefined)?.template;
  if (!template) throw new Error(`No template ${id}: ${JSON.stringify(errors)}`);
  return template;
}

describe('task lists of templates', () => {
  it('are unchanged after the editor has read and sent them', async ({ staff }) => {
    const { data } = await staff('{ templates(perPage: 200) { items { id customer { id } } } }');
    const { templates } = data as { templates: { items: { id: string; customer: { id: string } | null }[] } };
    const [customerId] = templates.items.flatMap(({ customer }) => customer?.id ?? []);
    let tasks = 0;
    for (const { id } of templates.items) {
      const before = await read(staff, id);
      const currency = before.basePrice?.currency ?? 'GBP';
      const money = { amount: '1', currency };
      const { data: made, errors } = await staff(
        'mutation ($input: CreateTemplateInput!) { createTemplate(input: $input) { id } }',
        {
          input: {
            name: 'Again',
            description: 'What was read is sent',
            customerId,
            duration: 10,
            basePrice: money,
            agentFee: money,
            sameDayCharge: money,
            ...taskListInput(taskListFromServer(before.taskGroups ?? [], before.taskLogic ?? []), currency),
          },
        },
      );
      expect(errors, `template ${id}`).toEqual([]);
      const { createTemplate } = made as { createTemplate: { id: string } };
      const after = await read(staff, createTemplate.id);
      expect(after.taskGroups).toEqual(before.taskGroups);
      expect(after.taskLogic).toEqual(before.taskLogic);
      tasks += (before.taskGroups ?? []).flatMap((group) => group.tasks).length;
    }
    expect(tasks).toBeGreaterThan(100);
  });

  it('are built by hand: tasks of several types, moved by key, undone, and created', async ({
    page,
    product,
    problems,
    staff,
  }) => {
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.goto(`${product.url}/new-template`);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const line = (name: string | RegExp) => page.getByRole('treeitem', { name });
    const lines = () =>
      page
        .getByRole('treeitem')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(',', 1)[0]));
    const choose = async (name: string, option: string) => {
      await page.getByRole('combobox', { name, exact: true }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };

    await field('Name').fill('Built by hand');
    await field('Description').fill('What stands on the shelf');
    await page.getByRole('combobox', { name: 'Customer' }).pressSequentially('alb');
    await page.getByRole('option').first().click();
    await field('Duration').fill('10');
    for (const price of ['Base price', 'Same-day surcharge', 'Shepherd fee']) await field(price).fill('5');
    await page.locator('button[type="submit"]').click();

    await button('Add section').click();
    await field('Section name').fill('Entrance');
    await button('Add task').click();
    await field('Title').fill('Which doors?');
    await field('Description').fill('Look at them');
    await choose('Type', 'Select');
    await button('Paste options').click();
    await field('Options, one on each line').fill('Front\nBack\n\nFront');
    await button('Add options').click();
    await page.getByText('2 options added. 1 blank line left out. There already: Front.').waitFor();
    await button('Add payment').click();
    await field('Amount').fill('2.5');
    await choose('Where the answer (optional)', 'is');
    await choose('Answer', 'Back');
    await button('Add task').click();
    await field('Title').fill('Photo of the door');
    await field('Description').fill('From outside');
    await choose('Type', 'Photo');
    await button('Add section').click();
    await field('Section name').fill('Exit');
    await eventually(lines).toEqual(['1. Entrance', '1. Which doors?', '2. Photo of the door', '2. Exit']);

    await line(/Which doors/).focus();
    await page.keyboard.press('Space');
    await page.getByText('Which doors? lifted').waitFor({ state: 'attached' });
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Which doors? is over position 2 of 2 in Entrance').waitFor({ state: 'attached' });
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Which doors? is over position 1 of 1 in Exit').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await eventually(lines).toEqual(['1. Entrance', '1. Photo of the door', '2. Exit', '2. Which doors?']);
    await button('Undo').click();
    await eventually(lines).toEqual(['1. Entrance', '1. Which doors?', '2. Photo of the door', '2. Exit']);
    await button('Redo').click();
    await eventually(lines).toEqual(['1. Entrance', '1. Photo of the door', '2. Exit', '2. Which doors?']);
    await page.reload();
    await eventually(lines).toEqual(['1. Entrance', '1. Photo of the door', '2. Exit', '2. Which doors?']);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { name: /^Resources/ }).waitFor();
    await button('Create template').click();
    await page.getByText('Built by hand has been created').waitFor();
    const { data } = await staff(
      '{ templates(perPage: 10, filter: { keywords: "Built by hand" }) { items { id } } }',
    );
    const { templates } = data as { templates: { items: { id: string }[] } };
    const made = await read(staff, templates.items[0]?.id ?? '');
    expect(made.taskGroups).toMatchObject([
      { name: 'Entrance', tasks: [{ reference: 'photo-of-the-door', component: { type: 'PHOTO' } }] },
      {
        name: 'Exit',
        tasks: [
          {
            reference: 'which-doors',
            payments: [
              { type: 'BONUS', conditionOperator: 'is', conditionValue: '2', amount: { amount: '2.5' } },
            ],
            component: { type: 'SELECT', options: [{ value: 'Front' }, { value: 'Back' }] },
          },
        ],
      },
    ]);
    expect(problems).toEqual([]);
  });
});
