import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, choose, openedDialog } from '../../../../testing/person.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { answer, door, front, price, products, service, shelf, tasksGateway } from '../tasksFixture.ts';

type Correction = { readonly input: Readonly<Record<string, unknown>> & { readonly taskId: string } };

const dialog = async () => within(await openedDialog('Edit answer'));
type Dialog = Awaited<ReturnType<typeof dialog>>;
const save = async (form: Dialog) => userEvent.click(form.getByRole('button', { name: 'Save' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A gateway that stores corrections, opened at the answer to a task. */
async function edit(
  task: typeof door,
  given: Parameters<typeof answer>[1],
  options: Parameters<typeof tasksGateway>[1] = {},
) {
  const { gateway, state } = tasksGateway([task], {
    answers: [answer(task.id, given)],
    ...options,
    more: {
      updateReportTask: ({ input: { taskId, selection = [], value, reason } }: Correction) =>
        Object.assign(state, {
          report: { tasks: [answer(taskId, { selection, value, reason, version: 'next' })] },
        }),
      ...options.more,
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  await userEvent.click(await screen.findByRole('button', { name: `Edit the answer to 1. ${task.title}` }));
  const form = await dialog();
  await form.findByRole('button', { name: 'Save' });
  const sent = () => gateway.requestsOf('CorrectAnswer').map(({ variables }) => variables['input']);
  return { gateway, state, form, sent };
}

test('a choice is corrected with a reason, and the page shows it without another request', async () => {
  const { gateway, form, sent } = await edit(door, { selection: ['2'] });
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.click(form.getByRole('radio', { name: 'Yes' }));
  await save(form);
  expect(await form.findByText('That field is required')).toBeTruthy();
  await choose('Reason', 'Minor incorrect answer');
  const before = gateway.requests.length;
  afterTheDoubleClickGuard();
  await save(form);
  expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
  await isClosed();
  const list = within(screen.getByRole('region', { name: 'Task list' }));
  expect(list.getByText('Yes')).toBeTruthy();
  expect(list.queryByText('No')).toBeNull();
  expect(list.getByText('Minor incorrect answer')).toBeTruthy();
  expect(sent()).toEqual([
    {
      jobId: '7-1',
      taskId: '1',
      selection: ['1'],
      reason: 'Minor incorrect answer',
      version: 'version of 1',
    },
  ]);
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual(['CorrectAnswer']);
});

test('there are four reasons, and with Other a typed one is required and sent instead', async () => {
  const { form, sent } = await edit(price, { value: '4.50' });
  await userEvent.click(form.getByRole('combobox', { name: 'Reason' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Incorrect answer',
    'Minor incorrect answer',
    'Template issue',
    'Other',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Other' }));
  await save(form);
  const own = await form.findByRole('textbox', { name: 'Your reason' });
  expect(await form.findByText('That field is required')).toBeTruthy();
  await userEvent.type(own, ' Read from the photo ');
  await save(form);
  await isClosed();
  expect(sent()).toMatchObject([{ value: '4.50', reason: 'Read from the photo' }]);
});

test('a required task needs a choice, within its limit', async () => {
  const { form, sent } = await edit(products, { selection: ['1'] });
  await choose('Reason', 'Incorrect answer');
  await userEvent.click(form.getByRole('checkbox', { name: 'Bars' }));
  await save(form);
  expect(await form.findByText('At least 1 option is required')).toBeTruthy();
  for (const name of ['Bars', 'Bags', 'Boxes']) await userEvent.click(form.getByRole('checkbox', { name }));
  // Reported immediately, before anything is sent.
  expect(form.getByText('You are limited to 2 options')).toBeTruthy();
  afterTheDoubleClickGuard();
  await save(form);
  expect(sent()).toEqual([]);
  await userEvent.click(form.getByRole('checkbox', { name: 'Bags' }));
  expect(form.queryByText('You are limited to 2 options')).toBeNull();
  afterTheDoubleClickGuard();
  await save(form);
  await isClosed();
  expect(sent()).toMatchObject([{ selection: ['1', '3'] }]);
});

test('the single choice of an optional task is cleared by selecting it again', async () => {
  const { form, sent } = await edit(service, { selection: ['2'] });
  await userEvent.click(form.getByRole('radio', { name: 'Poor' }));
  expect(form.getByRole('radio', { name: 'Poor' })).toHaveProperty('checked', false);
  await choose('Reason', 'Template issue');
  await save(form);
  await isClosed();
  expect(sent()).toMatchObject([{ selection: [] }]);
});

test('the choice of a required task stays', async () => {
  const { form } = await edit(door, { selection: ['2'] });
  await userEvent.click(form.getByRole('radio', { name: 'No' }));
  expect(form.getByRole('radio', { name: 'No' })).toHaveProperty('checked', true);
});

test('a required value is validated by limit and type', async () => {
  const { form, sent } = await edit(price, { value: '4.50' });
  await choose('Reason', 'Incorrect answer');
  const value = form.getByRole('textbox', { name: 'What is the price?' });
  for (const [typed, message] of [
    ['', 'Value required'],
    ['123.45', 'Max 5 characters'],
    ['cheap', 'You must pass a number'],
  ] as const) {
    await userEvent.clear(value);
    if (typed !== '') await userEvent.type(value, typed);
    afterTheDoubleClickGuard();
    await save(form);
    expect(await form.findByText(message)).toBeTruthy();
  }
  expect(sent()).toEqual([]);
});

test('after a conflict the second user sees the current answer, keeps the input, and may overwrite', async () => {
  const { state, form, sent } = await edit(
    price,
    { value: '4.50' },
    {
      more: {
        updateReportTask: ({ input: { taskId, value, version } }: Correction) => {
          if (version === 'version of 3') {
            Object.assign(state, { report: { tasks: [answer('3', { value: '7', version: 'theirs' })] } });
            throw gatewayError('This was changed by somebody else in the meantime', {
              code: 'precondition.failed',
              status: 412,
            });
          }
          return Object.assign(state, { report: { tasks: [answer(taskId, { value })] } });
        },
      },
    },
  );
  const value = form.getByRole('textbox', { name: 'What is the price?' });
  await userEvent.clear(value);
  await userEvent.type(value, '5');
  await choose('Reason', 'Incorrect answer');
  await save(form);
  expect((await form.findByRole('alert')).textContent).toContain('Theirs7Yours5');
  expect(value).toHaveProperty('value', '5');
  // The page behind shows the other user's answer, without another notice.
  expect(screen.getByText('7.00', { selector: 'p' })).toBeTruthy();
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
  afterTheDoubleClickGuard();
  await save(form);
  await isClosed();
  expect(sent()).toMatchObject([{ version: 'version of 3' }, { version: 'theirs', value: '5' }]);
});

test('losing the job while typing shows the reason, and the input stays', async () => {
  const { state, form } = await edit(
    price,
    { value: '4.50' },
    {
      held: ['JOBS_VIEW', 'JOBS_REVIEW'],
      more: {
        updateReportTask: () => {
          Object.assign(state, { status: 'UNASSIGNED', assignment: null, reviewer: null });
          throw gatewayError('This is not possible in the current status of the job', {
            code: 'job.invalid_transition',
            status: 409,
          });
        },
      },
    },
  );
  const value = form.getByRole('textbox', { name: 'What is the price?' });
  await userEvent.clear(value);
  await userEvent.type(value, '5');
  await choose('Reason', 'Incorrect answer');
  await save(form);
  expect(await screen.findByText('This is not possible in the current status of the job')).toBeTruthy();
  expect(await screen.findByText('Nobody has this job.')).toBeTruthy();
  expect(value).toHaveProperty('value', '5');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Edit the answer/, hidden: true })).toBeNull(),
  );
});

test.each([
  ['a user without the permission', { held: ['JOBS_VIEW'] as const }],
  [
    'the reviewer of another job',
    { held: ['JOBS_VIEW', 'JOBS_REVIEW'] as const, change: { reviewer: null } },
  ],
  ['any user while no Shepherd has the job', { change: { assignment: null } }],
])('nothing is offered to %s', async (_who, options) => {
  const { gateway } = tasksGateway([price], { answers: [answer('3', { value: '4.50' })], ...options });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-answer:3');
  expect(await screen.findByText(/can edit its answers\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Edit the answer/, hidden: true })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'What is the price?' })).toBeNull();
});

test('answers that are neither a choice nor a value cannot be corrected', async () => {
  const { gateway } = tasksGateway([front, door]);
  await renderConsole(gateway, '/jobs/7-1');
  expect(await screen.findAllByRole('button', { name: /^Edit the answer/ })).toHaveLength(1);
});

test('an answer inside a matrix is corrected for its item, and its page is refetched', async () => {
  const items = {
    items: [{ reference: 'SKU:1 %', label: 'Bars', subtext: null, tasks: [answer('7', { value: '1.00' })] }],
    pageInfo: { page: 2, perPage: 10, lastPage: 2, total: 11, from: 11, to: 11 },
  };
  const { gateway } = tasksGateway([shelf], {
    answers: [answer('6', { itemCount: 11 })],
    change: { matrixItems: () => items },
    more: { updateReportTask: () => ({ id: '7-1', report: { tasks: [answer('6', { itemCount: 11 })] } }) },
  });
  // As after a reload: the address alone identifies the answer.
  await renderConsole(gateway, '/jobs/7-1?modal=edit-answer:7:6:2:SKU%253A1%2520%2525');
  const form = await dialog();
  const value = await form.findByRole('textbox', { name: 'Price on the label (optional)' });
  expect(value).toHaveProperty('value', '1.00');
  await userEvent.clear(value);
  await choose('Reason', 'Incorrect answer');
  await save(form);
  await isClosed();
  expect(gateway.requestsOf('CorrectAnswer')[0]?.variables['input']).toEqual({
    jobId: '7-1',
    taskId: '7',
    item: 'SKU:1 %',
    value: null,
    reason: 'Incorrect answer',
    version: 'version of 7',
  });
});
