import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Permission } from '../../graphql/generated/schema.ts';
import { profile } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { newOption, newTask } from './taskList/values.ts';
import { newTemplate } from './values/templateValues.ts';
import type { TaskValues } from './taskList/schema.ts';
import type { GeneralValues, TemplateValues } from './values/templateSchemas.ts';

const template = { id: '91', name: 'Shelf check', status: 'ACTIVE', createdAt: '2026-11-20T09:00:00Z' };

const withTemplates = (permissions: readonly Permission[] = ['TEMPLATES_MANAGE'], person = 'u1') =>
  new MockGateway({
    me: () => profile(permissions, person),
    currencies: () => [{ code: 'GBP', name: 'British Pound', symbol: '£' }],
    customers: () => ({
      items: [{ id: '7', name: 'Albion Grocers' }],
      pageInfo: onlyPage([1]),
    }),
    createTemplate: () => template,
  });

const task: TaskValues = { ...newTask(newTemplate().tasks), description: 'Look' };
const general: GeneralValues = {
  ...newTemplate().general,
  name: 'Shelf check',
  description: 'What stands on the shelf',
  customerId: '7',
  duration: 10,
  basePrice: '20',
  sameDayCharge: '5',
  agentFee: '12.5',
};

/** A stored draft with these tasks in its one section, left at a step. */
function keepDraft(step: keyof TemplateValues, ...tasks: readonly Partial<TaskValues>[]): void {
  const section = {
    key: 's1',
    name: 'Entrance',
    reference: '',
    tasks: tasks.map((own, position) => ({
      ...task,
      key: `t${position}`,
      reference: `task-${position + 1}`,
      ...own,
    })),
  };
  const values: TemplateValues = { ...newTemplate(), general, tasks: { sections: [section] } };
  const draft = { id: 'f'.repeat(32), version: 3, values, step, furthest: 2, tab: 'closed' };
  localStorage.setItem('u1:wizard:template', JSON.stringify({ draft, sent: [] }));
}

/** Opens or reloads a tab; the previous content is unmounted. */
async function openTab(gateway: MockGateway, address = '/new-template') {
  const shown = await renderConsole(gateway, address);
  await screen.findByRole('button', { name: /^(?:Next|Create template)$/ });
  return shown;
}

async function fillGeneral(): Promise<void> {
  await fill('Name', 'Shelf check');
  await fill('Description', 'What stands on the shelf');
  await userEvent.type(screen.getByRole('combobox', { name: 'Customer' }), 'alb');
  await userEvent.click(await screen.findByRole('option', { name: 'Albion Grocers' }));
  await fill('Duration', '10');
  await fill('Base price', '20');
  await fill('Same-day surcharge', '5');
  await fill('Shepherd fee', '12.5');
}

const heading = (name: RegExp) => screen.findByRole('heading', { name, level: 2 });
const item = (name: string) => within(screen.getByRole('group', { name }));
/** The accessible names of the outline's rows. */
const lines = () =>
  screen.getAllByRole('treeitem').map((line) => line.getAttribute('aria-label')?.split(',', 1)[0]);
const line = (name: RegExp) => screen.findByRole('treeitem', { name });
const selectedLine = () =>
  screen.getByRole('treeitem', { selected: true }).getAttribute('aria-label')?.split(',', 1)[0];
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the steps', () => {
  test('after an invalid one are unreachable, also by their address', async () => {
    const { router } = await openTab(withTemplates(), '/new-template?step=resources');
    await heading(/^General/);
    await waitFor(() => expect(router.state.location.search).toBe('?step=general'));
    await press('Next');
    expect(await screen.findByText('Value required')).toBeTruthy();
    expect(screen.getAllByText('That field is required')).toHaveLength(6);
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.queryByRole('link', { name: /Task list/ })).toBeNull();
    expect(steps.getByText(/Task list/).textContent).toBe('Task list, not yet filled in');
  });

  test('confirm prices far above the usual before they are left', async () => {
    await openTab(withTemplates());
    await fillGeneral();
    await fill('Base price', '2000');
    await fill('Shepherd fee', '1250');
    await press('Next');
    expect(await screen.findByText(/^£2,000.00 and £1,250.00 are far above what is usual here/)).toBeTruthy();
    await press('Change the amounts');
    await fill('Base price', '20');
    await press('Next');
    expect(await screen.findByText(/^£1,250.00 is far above what is usual here/)).toBeTruthy();
    await press('Send all the same');
    await heading(/^Task list/);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Back');
    await heading(/^General/);
    await press('Next');
    await heading(/^Task list/);
  });

  test('keep their values on the way back, and show the progress', async () => {
    const { router } = await openTab(withTemplates());
    await fillGeneral();
    await press('Next');
    await heading(/^Task list/);
    expect(router.state.location.search).toBe('?step=tasks');
    await press('Back');
    await heading(/^General/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Base price' }).value).toBe('20.00');
    await fill('Duration', '7');
    await waitFor(() =>
      expect(
        within(screen.getByRole('navigation', { name: 'Steps' })).queryByRole('link', { name: /Task list/ }),
      ).toBeNull(),
    );
    await press('Next');
    expect(await screen.findByText('Time increments of 5 min only')).toBeTruthy();
    await fill('Duration', 'x');
    expect(await screen.findByText('You must pass a number')).toBeTruthy();
    await fill('Duration', '0');
    expect(await screen.findByText('You have to pass more than 0')).toBeTruthy();
    await fill('Duration', '15');
    await press('Next');
    await heading(/^Task list/);
    expect(screen.getByRole('link', { name: 'General, done' })).toBeTruthy();
    await act(() => router.navigate(-1));
    await heading(/^General/);
  });

  test('require permission to manage templates', async () => {
    await renderConsole(withTemplates(['TEMPLATES_VIEW']), '/new-template');
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  });
});

describe('the draft', () => {
  test('is restored after a reload, at the current step, and only for this user', async () => {
    await openTab(withTemplates());
    await fillGeneral();
    await press('Next');
    await press('Add section');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Section name')));
    await userEvent.keyboard('Entrance');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await openTab(withTemplates());
    await heading(/^Task list/);
    expect((await field('Section name')).value).toBe('Entrance');
    cleanup();
    await openTab(withTemplates(['TEMPLATES_MANAGE'], 'u2'));
    await heading(/^General/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });

  test('is discarded only after a confirmation', async () => {
    await openTab(withTemplates());
    await fill('Name', 'Shelf check');
    await press('Start again');
    const dialog = within(await openedDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Start again' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(''),
    );
  });
});

describe('the task list', () => {
  const open = async (...tasks: readonly Partial<TaskValues>[]) => {
    keepDraft('tasks', ...tasks);
    await openTab(withTemplates());
    await heading(/^Task list/);
  };

  test('supports adding, copying, moving and removing; the changed row is selected', async () => {
    await open({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
    await userEvent.click(await line(/Three/));
    await press('Move task 3 up');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. One', '2. Three', '3. Two']));
    await waitFor(() => expect(selectedLine()).toBe('2. Three'));
    expect(screen.getByText('Task moved: Three, 2 of 3')).toBeTruthy();
    await press('Copy task 2');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. One', '2. Three', '3. Three', '4. Two']));
    await waitFor(() => expect(selectedLine()).toBe('3. Three'));
    await waitFor(async () => expect((await field('Reference')).value).toBe('task-4'));
    await press('Remove task 3');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. One', '2. Three', '3. Two']));
    await waitFor(() => expect(selectedLine()).toBe('3. Two'));
    await press('Add task');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Title')));
    await userEvent.keyboard('Four');
    await waitFor(() => expect(lines().at(-1)).toBe('4. Four'));
  });

  test('is navigated and edited by key, with the focus on the right row', async () => {
    await open({ title: 'One' }, { title: 'Two' });
    (await line(/One/)).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. Two', '2. One']));
    await waitFor(async () => expect(document.activeElement).toBe(await line(/One/)));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(await line(/Two/));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. One']));
    await waitFor(async () => expect(document.activeElement).toBe(await line(/One/)));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await line(/Entrance/));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance']));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Title')));
    (await line(/One/)).focus();
    await userEvent.keyboard('s');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Section name')));
    await userEvent.keyboard('Exit');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. One', '2. Exit']));
    (await line(/Exit/)).focus();
    await userEvent.keyboard('n');
    await waitFor(() => expect(lines()).toHaveLength(4));
  });

  test('is dragged by keyboard, across sections, with announcements', async () => {
    await open({ title: 'One' }, { title: 'Two' });
    await userEvent.click(await line(/Entrance/));
    await press('Add section');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Section name')));
    await userEvent.keyboard('Exit');
    const one = await line(/One/);
    act(() => one.focus());
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByText('One is over position 2 of 2 in Entrance')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByText('One is over position 1 of 1 in Exit')).toBeTruthy();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. Two', '2. Exit', '2. One']));
    await waitFor(() => expect(selectedLine()).toBe('2. One'));
  });

  test('supports undo and redo of typing and moving, with a description', async () => {
    await open({ title: 'One' }, { title: 'Two' });
    await userEvent.click(await line(/Two/));
    await press('Move task 2 up');
    await userEvent.click(await line(/Entrance/));
    await press('Undo');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. One', '2. Two']));
    expect(screen.getByText('Undone: Task moved')).toBeTruthy();
    await press('Redo');
    await waitFor(() => expect(lines()).toEqual(['1. Entrance', '1. Two', '2. One']));
    await userEvent.click(await line(/Two/));
    await userEvent.clear(await field('Title'));
    await userEvent.type(await field('Title'), 'Second');
    await userEvent.click(await line(/Entrance/));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(selectedLine()).toBe('1. Two'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(selectedLine()).toBe('1. Second'));
  });

  test("derives a new task's reference from its title until the user sets one", async () => {
    await open({ title: 'One' });
    await press('Add task');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Title')));
    await userEvent.keyboard('Is it full?');
    expect((await field('Reference')).value).toBe('is-it-full');
    await press('Undo');
    expect((await field('Reference')).value).toBe('task-2');
    await press('Redo');
    await fill('Reference', 'task-1');
    expect(await screen.findByText('This reference is already being used')).toBeTruthy();
    await fill('Reference', 'full');
    expect(screen.queryByText('This reference is already being used')).toBeNull();
    await userEvent.type(await field('Title'), ' Really');
    expect((await field('Reference')).value).toBe('full');
  });

  test('reports missing values at their fields, the first invalid task first', async () => {
    await open(
      { title: 'Fine' },
      { title: 'One', type: 'SELECT', link: 'nowhere' },
      { title: '', reference: 'task-2' },
      { title: 'Three', type: 'INPUT', inputLimit: 0 },
    );
    await press('Next');
    expect(await screen.findByText('Provide proper url')).toBeTruthy();
    await waitFor(() => expect(selectedLine()).toBe('2. One'));
    expect(screen.getByText('At least 1 option is required')).toBeTruthy();
    await waitFor(async () =>
      expect(document.activeElement).toBe(await field('Link for instructions (optional)')),
    );
    expect(await line(/^2\. One, Select, 2 problems$/)).toBeTruthy();
    await userEvent.click(await line(/without a title/));
    expect(await screen.findByText('That field is required')).toBeTruthy();
    expect(screen.getByText('This reference is already being used')).toBeTruthy();
    await userEvent.click(await line(/Three/));
    expect(await screen.findByText('You have to pass more than 0')).toBeTruthy();
    await userEvent.click(await line(/One/));
    await fill('Link for instructions (optional)', '');
    await press('Add option');
    await press('Next');
    expect(await item('option 1').findByText('That field is required')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Option text 1')));
  });

  test('splits pasted lines into options, and can undo them immediately', async () => {
    await open({ title: 'One', type: 'SELECT', options: [{ ...newOption([]), value: 'Red' }] });
    await press('Add option');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Option text 2')));
    await userEvent.paste('Green\tx\r\n\r\nBlue\r\nred\r\n');
    const texts = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Option text/ }).map(({ value }) => value);
    await waitFor(() => expect(texts()).toEqual(['Red', 'Green', 'Blue']));
    expect(screen.getByText('2 options added. 1 blank line left out. There already: red.')).toBeTruthy();
    await press('Undo');
    await waitFor(() => expect(texts()).toEqual(['Red', '']));
    await press('Paste options');
    await userEvent.paste('Black\nWhite');
    await press('Add options');
    await waitFor(() => expect(texts()).toEqual(['Red', '', 'Black', 'White']));
  });

  test('fills a matrix from a file after a preview', async () => {
    await open({ title: 'Shelf', type: 'MATRIX' });
    const bytes = new TextEncoder().encode('reference;label;colour\nA;Beans;red\nA;Milk;blue\nB;;\nC;Tea;\n');
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept^=".csv"]');
    await userEvent.upload(input ?? document.createElement('input'), new File([bytes], 'items.csv'));
    expect(await screen.findByText('2 items can be used.')).toBeTruthy();
    expect(screen.getByText('The column colour is not known and is left out.')).toBeTruthy();
    expect(screen.getByText('Row 2 is left out: the reference A was used before')).toBeTruthy();
    expect(screen.getByText('Row 3 is left out: it has no label')).toBeTruthy();
    await press('Add 2 items');
    expect((await field('Label of item 2')).value).toBe('Tea');
    await press('Next');
    expect(await screen.findByText('At least 1 task is required')).toBeTruthy();
    await press('Add task of each item');
    await waitFor(() => expect(lines().at(-1)).toBe('1.1. Task without a title'));
    await userEvent.click(await line(/Shelf/));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Scanner for price tracking' }));
    expect((await field('Reference from')).value).toBe('sku');
    expect((await field('Label from')).value).toBe('product');
    expect((await field('Subtext from (optional)')).value).toBe('£{price}');
  });

  test('renders no more fields than one page of items', async () => {
    const matrixItems = Array.from({ length: 5_000 }, (_, index) => ({
      key: `i${index}`,
      reference: index === 4_000 ? '' : `sku-${index}`,
      label: `Product ${index}`,
      subtext: '',
    }));
    await open({ title: 'Shelf', type: 'MATRIX', matrixItems });
    expect(screen.getAllByRole('textbox', { name: /^Label of item/ })).toHaveLength(20);
    expect(screen.getByText('1 to 20 of 5000')).toBeTruthy();
    await press('Next');
    expect(await screen.findByText('4001 to 4020 of 5000')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Reference of item 4001')));
  });
});

describe('a template', () => {
  const complete = async (gateway: MockGateway) => {
    keepDraft('resources', {
      title: 'Which doors?',
      type: 'SELECT',
      options: [{ ...newOption([]), value: 'Front' }],
    });
    const shown = await openTab(gateway);
    await heading(/^Resources/);
    return shown;
  };

  test('is created once with all entered values', async () => {
    const gateway = withTemplates();
    const { router } = await complete(gateway);
    await press('Add link');
    await userEvent.keyboard(' Plan ');
    await press('Create template');
    expect(await screen.findByText('Both fields are required')).toBeTruthy();
    await fill('URL', 'https://example.com/plan');
    afterTheDoubleClickGuard();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create template' }));
    expect(await screen.findByText('Shelf check has been created')).toBeTruthy();
    expect(await screen.findByText('Template created successfully')).toBeTruthy();
    expect(gateway.requestsOf('CreateTemplate').map(({ variables }) => variables)).toEqual([
      {
        input: {
          name: 'Shelf check',
          displayName: null,
          description: 'What stands on the shelf',
          customerId: '7',
          duration: 10,
          basePrice: { amount: '20', currency: 'GBP' },
          sameDayCharge: { amount: '5', currency: 'GBP' },
          agentFee: { amount: '12.5', currency: 'GBP' },
          agentFeeUpTo: null,
          pixellateFaces: false,
          hideJobTimes: false,
          taskGroups: [
            {
              name: 'Entrance',
              reference: null,
              tasks: [
                {
                  reference: 'task-1',
                  title: 'Which doors?',
                  description: 'Look',
                  qaNotes: null,
                  instructions: null,
                  internal: false,
                  required: [],
                  payments: [],
                  bonus: null,
                  reimbursement: null,
                  component: {
                    type: 'SELECT',
                    multiSelect: false,
                    maxOptions: 1,
                    options: [
                      {
                        id: '1',
                        value: 'Front',
                        mandatory: false,
                        dataMandatory: [],
                        qaNote: null,
                        expected: null,
                      },
                    ],
                  },
                },
              ],
            },
          ],
          taskLogic: [],
          documentation: [{ title: 'Plan', url: 'https://example.com/plan', type: 'LINK' }],
        },
      },
    ]);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Shelf check has been created')).toBeTruthy();
    await press('New template');
    await heading(/^General/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
    expect(gateway.requestsOf('CreateTemplate')).toHaveLength(1);
  });

  test('that the server refuses shows the reasons at the fields, also inside lists, and keeps its idempotency key', async () => {
    const gateway = withTemplates();
    await complete(gateway);
    gateway.answer({
      createTemplate: () =>
        gatewayError('Please check the fields', {
          code: 'validation.failed',
          status: 422,
          fields: { 'taskGroups.0.tasks.0.component.options.0.value': ['No such door'] },
        }),
    });
    await press('Create template');
    await heading(/^Task list/);
    await line(/Which doors/);
    expect(await item('option 1').findByText('No such door')).toBeTruthy();
    expect(await screen.findByText('Error while creating the template')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(item('option 1').getByRole('textbox', { name: 'Option text 1' })),
    );
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.queryByText('No such door')).toBeNull());
    gateway.answer({ createTemplate: () => template });
    await press('Next');
    await heading(/^Resources/);
    afterTheDoubleClickGuard();
    await press('Create template');
    expect(await screen.findByText('Shelf check has been created')).toBeTruthy();
    const [first, second] = gateway.idempotencyKeys;
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
  });

  test('that another tab has created is not created again', async () => {
    const gateway = withTemplates();
    await complete(gateway);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const [name = '', kept = ''] =
      Object.entries(localStorage).find(([key]) => key.endsWith('wizard:template')) ?? [];
    const draft: unknown = JSON.parse(kept).draft.id;
    const sent = JSON.stringify({
      draft: null,
      sent: [{ draft, created: { id: '91', name: 'Shelf check' } }],
    });
    act(() => {
      localStorage.setItem(name, sent);
      window.dispatchEvent(
        new StorageEvent('storage', { key: name, newValue: sent, storageArea: localStorage }),
      );
    });
    expect(await screen.findByText('Shelf check has been created')).toBeTruthy();
    expect(gateway.requestsOf('CreateTemplate')).toHaveLength(0);
  });
});
