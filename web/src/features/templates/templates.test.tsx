import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Permission } from '../../graphql/generated/schema.ts';
import { profile } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { newOption, newTask, newTemplate } from './templateValues.ts';
import type { GeneralValues, TaskValues, TemplateValues } from './templateSchemas.ts';

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

const task: TaskValues = { ...newTask(newTemplate()), description: 'Look' };
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

/** A draft with these tasks in its one section, as somebody left it at a step. */
function keepDraft(step: keyof TemplateValues, ...tasks: readonly Partial<TaskValues>[]): void {
  const section = {
    key: 's1',
    name: 'Entrance',
    tasks: tasks.map((own, position) => ({
      ...task,
      key: `t${position}`,
      reference: `task-${position + 1}`,
      ...own,
    })),
  };
  const values: TemplateValues = { ...newTemplate(), general, tasks: { sections: [section] } };
  const draft = { id: 'f'.repeat(32), version: 2, values, step, furthest: 2, tab: 'closed' };
  localStorage.setItem('u1:wizard:template', JSON.stringify({ draft, sent: [] }));
}

/** A tab that is opened or reloaded; what it showed before is gone. */
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
const titles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' }).map(({ value }) => value);

describe('the steps', () => {
  test('behind a wrong one are not reached, by their address neither', async () => {
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

  test('keep everything on the way back, and say how far they are', async () => {
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

  test('belong to who may manage templates', async () => {
    await renderConsole(withTemplates(['TEMPLATES_VIEW']), '/new-template');
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
  });
});

describe('the draft', () => {
  test('is there after a reload, at the step that was left, and for this person alone', async () => {
    await openTab(withTemplates());
    await fillGeneral();
    await press('Next');
    await press('Add section');
    await userEvent.keyboard('Entrance');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await openTab(withTemplates());
    await heading(/^Task list/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Section name' }).value).toBe('Entrance');
    cleanup();
    await openTab(withTemplates(['TEMPLATES_MANAGE'], 'u2'));
    await heading(/^General/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });

  test('is begun again only after a question', async () => {
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

  test('is added to, copied, moved and removed; the focus stays at the task', async () => {
    await open({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
    await press('Move task 3 up');
    expect(titles()).toEqual(['One', 'Three', 'Two']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move task 2 up');
    expect(screen.getByText('Task 3 moved to position 2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Three', 'One', 'Two']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move task 1 up');

    screen.getByRole('button', { name: 'Drag task 1' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(titles()).toEqual(['One', 'Three', 'Two']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Drag task 2');

    await press('Copy task 1');
    expect(titles()).toEqual(['One', 'One', 'Three', 'Two']);
    expect(document.activeElement).toBe(item('task 2').getByRole('textbox', { name: 'Title' }));
    expect(item('task 2').getByRole<HTMLInputElement>('textbox', { name: 'Reference' }).value).toBe('task-4');

    await press('Remove task 4');
    expect(titles()).toEqual(['One', 'One', 'Three']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove task 3');
    await press('Remove section 1');
    expect(document.activeElement?.textContent).toBe('Add section');
  });

  test('is undone and redone, what was typed and what was moved', async () => {
    await open({ title: 'One' }, { title: 'Two' });
    await press('Move task 2 up');
    await press('Undo');
    expect(titles()).toEqual(['One', 'Two']);
    expect(screen.getByText('Undone: Task 2 moved to position 1 of 2')).toBeTruthy();
    await press('Redo');
    expect(titles()).toEqual(['Two', 'One']);
    await userEvent.clear(item('task 1').getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('Second{Control>}z{/Control}');
    expect(titles()).toEqual(['Two', 'One']);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(titles()).toEqual(['Second', 'One']);
  });

  test('asks for what is missing in the words of its fields', async () => {
    await open(
      { title: 'One', type: 'SELECT', link: 'nowhere' },
      { title: '', reference: 'task-1' },
      { title: 'Three', type: 'INPUT', inputLimit: 0 },
    );
    await press('Next');
    expect(await screen.findByText('This reference is already being used')).toBeTruthy();
    expect(screen.getByText('Provide proper url')).toBeTruthy();
    expect(screen.getByText('At least 1 option is required')).toBeTruthy();
    expect(item('task 2').getByText('That field is required')).toBeTruthy();
    expect(item('task 3').getByText('You have to pass more than 0')).toBeTruthy();
    await press('Add option');
    await press('Next');
    expect(await item('option 1').findByText('That field is required')).toBeTruthy();
  });
});

describe('a template', () => {
  const complete = async (gateway: MockGateway) => {
    keepDraft('resources', {
      title: 'Which doors?',
      type: 'SELECT',
      options: [{ ...newOption(), value: 'Front' }],
    });
    const shown = await openTab(gateway);
    await heading(/^Resources/);
    return shown;
  };

  test('is created once with all that was entered', async () => {
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
              tasks: [
                {
                  reference: 'task-1',
                  title: 'Which doors?',
                  description: 'Look',
                  qaNotes: null,
                  internal: false,
                  required: [],
                  component: {
                    type: 'SELECT',
                    multiSelect: false,
                    maxOptions: null,
                    options: [{ value: 'Front', mandatory: false, dataMandatory: [], qaNote: null }],
                  },
                },
              ],
            },
          ],
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

  test('that the server refuses shows why at the fields, inside of lists too, and keeps its key', async () => {
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
    expect(await item('option 1').findByText('No such door')).toBeTruthy();
    expect(await screen.findByText('Error while creating the template')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(item('option 1').getByRole('textbox', { name: 'Option text' })),
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
