// @module-tag browser
// @module-tag any-store
import { print } from 'graphql';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TemplateDetailDocument } from '../../../web/src/features/templates/Template.generated.ts';
import type {
  TemplateDetailQuery,
  TemplateTaskGroupFragment,
} from '../../../web/src/features/templates/Template.generated.ts';
import { eventually, signIn } from '../../support/console/console.ts';
import { consoleTest as it } from '../../support/console/console-test.ts';
import type { GraphqlClient } from '../../support/graphql-client.ts';
import { rebuildTaskList } from '../../support/marketplace/rebuild-task-list.ts';

type Template = NonNullable<TemplateDetailQuery['template']>;

// Only the console's client understands this directive.
const query = print(TemplateDetailDocument).replaceAll(' @unmask', '');

async function answer<Answer>(
  staff: GraphqlClient,
  text: string,
  variables?: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await staff(text, variables);
  expect(errors).toEqual([]);
  return data as Answer;
}

async function read(staff: GraphqlClient, id: string): Promise<Template> {
  const { template } = await answer<TemplateDetailQuery>(staff, query, { id });
  if (!template) throw new Error(`No template ${id}`);
  return template;
}

const tasksOf = (groups: readonly TemplateTaskGroupFragment[] | null) =>
  (groups ?? []).flatMap(({ tasks }) => tasks);

/** The template with the most tasks, including those of matrices. */
async function mostComplex(staff: GraphqlClient): Promise<Template> {
  const { templates } = await answer<{ templates: { items: { id: string; version: string }[] } }>(
    staff,
    '{ templates(perPage: 200, filter: { status: [ACTIVE] }) { items { id version } } }',
  );
  // Sequential: a product that has just started refuses many requests at the same time.
  const all: Template[] = [];
  for (const { id, version } of templates.items) if (version !== '1') all.push(await read(staff, id));
  const size = ({ taskGroups }: Template): number =>
    tasksOf(taskGroups).reduce((sum, task) => sum + 1 + (task.component.matrixTasks?.length ?? 0), 0);
  const [most] = all.toSorted((one, other) => size(other) - size(one));
  if (!most) throw new Error('The demo has no template');
  return most;
}

/** The console shows the payments of a task as one list; REST v1 has three places for them and adds them up. */
const inOneList = (groups: readonly TemplateTaskGroupFragment[] | null) =>
  (groups ?? []).map((group) => ({
    ...group,
    tasks: group.tasks.map(({ payments, bonus, reimbursement, ...task }) => ({
      ...task,
      payments: [...payments, bonus, reimbursement].filter((payment) => payment !== null),
    })),
  }));

async function fillGeneral(page: Page, name: string): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field('Name').fill(name);
  await field('Description').fill('Entered by hand');
  await page.getByRole('combobox', { name: 'Customer' }).pressSequentially('alb');
  await page.getByRole('option').first().click();
  await field('Duration').fill('10');
  for (const price of ['Base price', 'Same-day surcharge', 'Shepherd fee']) await field(price).fill('5');
  await page.locator('button[type="submit"]').click();
}

async function create(page: Page, staff: GraphqlClient, name: string): Promise<Template> {
  await page.locator('button[type="submit"]').click();
  await page.getByRole('heading', { name: /^Resources/ }).waitFor();
  await page.getByRole('button', { name: 'Create template', exact: true }).click();
  await page.getByText(`${name} has been created`).waitFor();
  const { templates } = await answer<{ templates: { items: { id: string }[] } }>(
    staff,
    'query ($keywords: String!) { templates(perPage: 1, filter: { keywords: $keywords }) { items { id } } }',
    { keywords: name },
  );
  return read(staff, templates.items[0]?.id ?? '');
}

describe('a template', { timeout: 600_000 }, () => {
  it('of the demo, its most complex one, is rebuilt by hand and is equal', async ({
    page,
    product,
    problems,
    staff,
  }) => {
    const original = await mostComplex(staff);
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.goto(`${product.url}/new-template`);
    await fillGeneral(page, 'Built again');
    await rebuildTaskList(page, {
      taskGroups: original.taskGroups ?? [],
      taskLogic: original.taskLogic ?? [],
    });
    const again = await create(page, staff, 'Built again');
    expect(tasksOf(again.taskGroups).length).toBeGreaterThan(10);
    expect(inOneList(again.taskGroups)).toEqual(inOneList(original.taskGroups));
    expect(again.taskLogic).toEqual(original.taskLogic);
    expect(problems).toEqual([]);
  });

  it('receives an imported typeform, is corrected, and its order gets jobs', async ({
    page,
    product,
    problems,
    staff,
  }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await signIn(page, product.url, 'owner@shepherd.test');
    await page.goto(`${product.url}/new-template`);
    await fillGeneral(page, 'From a typeform');
    await button('Add section').click();
    await field('Section name').fill('Arrival');
    await button('Add task').click();
    await field('Title').fill('Is anybody there?');
    await field('Description').fill('Look through the window');
    await field('Reference').fill('open');

    await button('Import from Typeform').click();
    await field('Typeform id').fill('nope');
    await button('Import').click();
    await page.getByText('There is no typeform with the id nope.').waitFor();
    await field('Typeform id').fill('demo-collide');
    // Within a second of the first press another one counts as a double click, and nothing is sent.
    await eventually(async () => {
      await button('Import')
        .click({ timeout: 500 })
        .catch(() => undefined);
      return page.getByText('open becomes open_2').count();
    }).toBe(1);
    await button('Merge').click();
    await page.getByText('Tasks imported').first().waitFor();
    await page.getByRole('treeitem', { name: /Is the store open\?/ }).click();
    await field('Title').fill('Is the shop open?');

    const made = await create(page, staff, 'From a typeform');
    const references = tasksOf(made.taskGroups).map(({ reference }) => reference);
    expect(references).toContain('open');
    expect(references).toContain('open_2');
    expect(made.taskLogic?.map(({ taskReference }) => taskReference)).toEqual(['open_2']);

    const { orderCategories, customer } = await answer<{
      orderCategories: { id: string }[];
      customer: { campaigns: { items: { id: string }[] } };
    }>(
      staff,
      'query ($id: ID!) { orderCategories { id } customer(id: $id) { campaigns(perPage: 1, filter: { status: [ACTIVE] }) { items { id } } } }',
      { id: made.customer?.id },
    );
    const { createOrder } = await answer<{ createOrder: { id: string } }>(
      staff,
      'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }',
      {
        input: {
          title: 'With an imported list',
          type: 'STANDARD',
          customerId: made.customer?.id,
          campaignId: customer.campaigns.items[0]?.id,
          categoryId: orderCategories[0]?.id,
          templateId: made.id,
          countryCode: 'GB',
        },
      },
    );
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await answer(staff, 'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { id } }', {
      input: {
        id: createOrder.id,
        startDate: day(1),
        endDate: day(20),
        locations: [
          {
            name: 'Leeds Briggate',
            address1: '1 Briggate',
            city: 'Leeds',
            zip: 'LS1 6HD',
            phone: '0113 496 0000',
          },
        ],
      },
    });
    await answer(staff, 'mutation ($id: ID!) { approveOrder(id: $id) { id } }', { id: createOrder.id });
    const { order } = await answer<{
      order: { jobs: { items: { taskGroups: { tasks: { reference: string; title: string }[] }[] }[] } };
    }>(
      staff,
      'query ($id: ID!) { order(id: $id) { jobs(perPage: 5) { items { taskGroups { tasks { reference title } } } } } }',
      {
        id: createOrder.id,
      },
    );
    const [job] = order.jobs.items;
    const tasks = job?.taskGroups.flatMap((group) => group.tasks);
    expect(tasks?.map(({ reference }) => reference)).toEqual(references);
    expect(tasks?.find(({ reference }) => reference === 'open_2')?.title).toBe('Is the shop open?');
    expect(problems).toEqual([]);
  });
});
