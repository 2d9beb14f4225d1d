import { eventually } from '../console/console.ts';
import type { Locator, Page } from 'playwright-core';
import type {
  TemplateTaskGroupFragment,
  TemplateTaskLogicFragment,
} from '../../../web/src/features/templates/Template.generated.ts';

type Task = TemplateTaskGroupFragment['tasks'][number];
type MatrixTask = NonNullable<Task['component']['matrixTasks']>[number];
type AnyTask = Task | MatrixTask;

interface TaskListToRebuild {
  readonly taskGroups: readonly TemplateTaskGroupFragment[];
  readonly taskLogic: readonly TemplateTaskLogicFragment[];
}

/** The console's label of an enum's value: 'SELECT' is 'Select'. */
const inWords = (value: string): string => value.charAt(0) + value.slice(1).toLowerCase();

/** Enters a task list into the open editor as a user does, field by field. */
export async function rebuildTaskList(page: Page, list: TaskListToRebuild): Promise<void> {
  for (const section of list.taskGroups) {
    await press(page, 'Add section');
    await field(page, 'Section name').fill(section.name);
    await fillIfGiven(page, 'Section reference (optional)', section.reference);
    for (const task of section.tasks) {
      await press(page, 'Add task');
      await enterTask(page, task);
      if (task.component.type === 'MATRIX') await enterMatrix(page, task);
    }
  }
  const titles = new Map(
    list.taskGroups
      .flatMap(({ tasks }) => tasks)
      .map((task, index) => [task.reference, { task, number: index + 1 }]),
  );
  for (const { taskReference, actions } of list.taskLogic) {
    const from = titles.get(taskReference);
    if (!from) throw new Error(`Logic of ${taskReference}, which is no task`);
    const line = new RegExp(`^${from.number}\\. ${from.task.title.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}`);
    await page.getByRole('treeitem', { name: line }).click();
    await eventually(() => field(page, 'Title').inputValue()).toBe(from.task.title);
    for (const [position, action] of actions.entries()) {
      const target = titles.get(action.jump);
      await press(page, 'Add jump');
      const jump = page.getByRole('group', { name: `jump ${position + 1}`, exact: true });
      await enterJump(jump, from.task, action.condition, `${target?.number}. ${target?.task.title}`);
    }
  }
}

async function enterTask(page: Page, task: AnyTask): Promise<void> {
  const { component } = task;
  await field(page, 'Title').fill(task.title);
  await field(page, 'Description').fill(task.description ?? '');
  if (component.type !== 'SIMPLE') await choose(page, 'Type', inWords(component.type));
  await enterComponent(page, component);
  await fillIfGiven(page, 'Link for instructions (optional)', task.instructions?.link);
  await chooseSeveral(page, 'Required (optional)', task.required.map(inWords));
  await field(page, 'Reference').fill(task.reference);
  await fillIfGiven(page, 'QA notes (optional)', task.qaNotes);
  await tickIf(page, 'Internal', task.internal);
  const payments = [...task.payments, task.bonus, task.reimbursement].filter((payment) => payment !== null);
  for (const [position, payment] of payments.entries()) {
    await press(page, 'Add payment');
    const own = page.getByRole('group', { name: `payment ${position + 1}`, exact: true });
    await choose(own, 'Kind of payment', inWords(payment.type));
    await field(own, 'Amount').fill(payment.amount.amount);
    if (payment.conditionOperator === null) continue;
    await choose(
      own,
      'Where the answer (optional)',
      comparisons[payment.conditionOperator] ?? payment.conditionOperator,
    );
    await choose(own, 'Answer', optionOf(component, payment.conditionValue ?? ''));
  }
}

/** The console's texts of the comparisons in the demo. */
const comparisons: Readonly<Record<string, string>> = { is: 'is', equals: 'is', contains: 'contains' };

const optionOf = ({ options }: AnyTask['component'], id: string): string =>
  options?.find((option) => option.id === id)?.value ?? id;

async function enterComponent(page: Page, component: AnyTask['component']): Promise<void> {
  switch (component.type) {
    case 'SELECT':
      await enterOptions(page, component);
      break;
    case 'INPUT':
      await choose(page, 'Kind', inWords(component.inputType ?? 'ALPHANUMERIC'));
      await fillIfGiven(page, 'Max characters (optional)', component.inputLimit);
      break;
    case 'DRAW':
      await choose(page, 'Orientation', inWords(component.drawOrientation ?? 'EITHER'));
      await fillIfGiven(page, 'Text of the drawing button (optional)', component.drawCta);
      break;
    case 'ACTION':
      await fillIfGiven(page, 'Text of the button (optional)', component.buttonCta);
      break;
    case 'PHOTO':
      await tickIf(page, 'Primary photo', component.primaryPhoto);
      await tickIf(page, 'From the gallery too', component.allowGallery);
      break;
    case 'VIDEO':
      await tickIf(page, 'From the gallery too', component.allowGallery);
      break;
    case 'BARCODE':
    case 'BOOLEAN':
    case 'MATRIX':
    case 'SIMPLE':
    case 'TIMER':
      break;
  }
}

async function enterOptions(
  page: Page,
  { options, multiSelect, maxOptions }: AnyTask['component'],
): Promise<void> {
  await tickIf(page, 'Several can be chosen', multiSelect);
  if (multiSelect === true) await fillIfGiven(page, 'At most (optional)', maxOptions);
  await press(page, 'Paste options');
  await field(page, 'Options, one on each line').fill((options ?? []).map(({ value }) => value).join('\n'));
  await press(page, 'Add options');
  for (const [position, option] of (options ?? []).entries()) {
    const own = page.getByRole('group', { name: `option ${position + 1}`, exact: true });
    const says =
      option.mandatory === true ||
      (option.dataMandatory ?? []).length > 0 ||
      option.qaNote !== null ||
      option.expected !== null;
    if (!says) continue;
    await press(own, 'More');
    await tickIf(own, 'Mandatory', option.mandatory);
    await chooseSeveral(own, 'Must be given with it (optional)', (option.dataMandatory ?? []).map(inWords));
    await fillIfGiven(own, 'QA note (optional)', option.qaNote);
    if (option.expected !== null) await choose(own, 'In reports', option.expected ? 'Expected' : 'Deviation');
  }
}

async function enterMatrix(page: Page, task: Task): Promise<void> {
  const { component } = task;
  for (const [label, items] of [
    ['Items', component.matrixItems],
    ['Custom items', component.customMatrixItems],
  ] as const) {
    if (!items || items.length === 0) continue;
    const csv = [
      'reference,label,subtext',
      ...items.map((item) =>
        [item.reference, item.label, item.subtext ?? ''].map((cell) => `"${cell}"`).join(','),
      ),
    ].join('\n');
    await page
      .locator(`input[type="file"][aria-label="${label} as CSV"]`)
      .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('region', { name: 'What was read' }).getByRole('button', { name: /^Add / }).click();
  }
  await fillIfGiven(page, 'Mode (optional)', component.matrixMode);
  await tickIf(page, 'Scanner for price tracking', component.scannerConfig !== null);
  for (const inner of component.matrixTasks ?? []) {
    await page.getByRole('treeitem').filter({ hasText: task.title }).first().click();
    await press(page, 'Add task of each item');
    await enterTask(page, inner);
  }
}

async function enterJump(
  jump: Locator,
  task: Task,
  { operator, arguments: values }: Condition,
  target: string,
): Promise<void> {
  await choose(
    jump,
    'When',
    operator === 'always' ? 'Otherwise' : `the answer ${comparisons[operator] ?? operator}`,
  );
  if (operator !== 'always')
    await chooseSeveral(
      jump,
      'Any of',
      values.map((id) => optionOf(task.component, id)),
    );
  await choose(jump, 'Go to', target);
}

type Condition = TemplateTaskLogicFragment['actions'][number]['condition'];

type Within = Page | Locator;
const field = (within: Within, name: string): Locator => within.getByRole('textbox', { name, exact: true });
const press = (within: Within, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** An open list is at the end of the page, whatever it belongs to. */
const option = (within: Within, name: string): Locator =>
  ('page' in within ? within.page() : within).getByRole('option', { name, exact: true });

async function choose(within: Within, name: string, value: string): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).click();
  await option(within, value).click();
}

async function chooseSeveral(within: Within, name: string, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  const box = within.getByRole('combobox', { name, exact: true });
  await box.click();
  for (const value of values) await option(within, value).click();
  await box.press('Escape');
}

async function fillIfGiven(
  within: Within,
  name: string,
  value: string | number | null | undefined,
): Promise<void> {
  if (value !== null && value !== undefined && value !== '') await field(within, name).fill(String(value));
}

async function tickIf(within: Within, name: string, ticked: boolean | null): Promise<void> {
  if (ticked === true) await within.getByRole('checkbox', { name, exact: true }).check();
}
