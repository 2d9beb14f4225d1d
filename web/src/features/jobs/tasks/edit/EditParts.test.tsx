import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepWhatIsTyped } from '../../../../kit/unsaved/formsOfTab.ts';
import { gatewayError } from '../../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, fill, openedDialog, press } from '../../../../testing/person.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { answer, door, front, price, shelf, tasksGateway } from '../tasksFixture.ts';
import { pounds } from '../../../../testing/fixtures.ts';

type Options = NonNullable<Parameters<typeof tasksGateway>[1]>;
type Changed = Readonly<Record<string, unknown>> & {
  readonly taskId: string;
  readonly reimbursement?: { readonly amount: string } | null;
};

const limit = 'You exceeded the £50 limit on reimbursement. Contact an admin';
/** A gateway that stores changes of the answer to one task. */
function partsGateway(
  task: typeof door,
  given: Parameters<typeof answer>[1],
  { more, ...options }: Options = {},
) {
  let held = answer(task.id, given);
  const change = (changes: Readonly<Record<string, unknown>>) => {
    held = { ...held, ...changes };
    return { id: '7-1', report: { tasks: [held] } };
  };
  const made = tasksGateway([task], {
    ...options,
    change: { report: () => ({ tasks: [held] }), ...options.change },
    more: {
      updateReportTaskComment: ({ input: { comment } }: { input: Changed }) =>
        change({ comment: comment === '' ? null : comment }),
      updateReportTask: ({ input: { reimbursement, qaNotes } }: { input: Changed }) => {
        if (reimbursement && Number(reimbursement.amount) > 50)
          throw gatewayError(limit, {
            code: 'payment.reimbursement_limit',
            status: 422,
            fields: { amount: [limit] },
          });
        return change({
          ...(reimbursement === undefined
            ? {}
            : { reimbursement: reimbursement && pounds(reimbursement.amount) }),
          ...(qaNotes === undefined ? {} : { qaNotes }),
        });
      },
      ...more,
    },
  });
  const sent = (name: string) => made.gateway.requestsOf(name).map(({ variables }) => variables['input']);
  return { ...made, change, sent };
}

async function openPart(title: string, item: string, dialog: string) {
  await press(`More about the answer to ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  const opened = within(await openedDialog(dialog));
  await opened.findByRole('button', { name: 'Save' });
  return opened;
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the comment of an answer is changed, also of a task without a choice or value', async () => {
  const { gateway, sent } = partsGateway(front, { comment: 'Shutter down', version: null });
  await renderConsole(gateway, '/jobs/7-1');
  const form = await openPart('1. Photograph the front', 'Edit comment', 'Edit comment');
  expect(screen.queryByRole('button', { name: /^Edit the answer/, hidden: true })).toBeNull();
  const before = gateway.requests.length;
  await fill('Comment on “Photograph the front” (optional)', ' Shutter half down ');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(await screen.findByText('Changes saved successfully')).toBeTruthy();
  expect(screen.getByText('Shutter half down')).toBeTruthy();
  expect(sent('ChangeAnswerComment')).toEqual([{ jobId: '7-1', taskId: '4', comment: 'Shutter half down' }]);
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
    'JobAnswers',
    'ChangeAnswerComment',
  ]);
});

test('a required comment cannot be removed, others can', async () => {
  const { gateway, sent } = partsGateway(door, { comment: 'Locked' });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-comment:1');
  const form = within(await openedDialog('Edit comment'));
  await fill('Comment on “Is the door open?”', '');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Comment required')).toBeTruthy();
  expect(sent('ChangeAnswerComment')).toEqual([]);
  cleanup();
  const other = partsGateway(price, { comment: 'Cheap' });
  await renderConsole(other.gateway, '/jobs/7-1?modal=edit-comment:3');
  await openedDialog('Edit comment');
  await fill('Comment on “What is the price?” (optional)', '');
  await press('Save');
  await isClosed();
  expect(other.sent('ChangeAnswerComment')).toMatchObject([{ comment: '' }]);
});

test('£50 is reimbursed, and for more the limit is named at the field, which keeps its input', async () => {
  const { gateway, sent } = partsGateway(price, { value: '4.50' });
  await renderConsole(gateway, '/jobs/7-1');
  const form = await openPart('1. What is the price?', 'Add reimbursement', 'Edit reimbursement');
  const field = form.getByRole('textbox', { name: 'Paid back for “What is the price?” (optional)' });
  await userEvent.type(field, '50.01');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(limit)).toBeTruthy();
  expect(field).toHaveProperty('value', '50.01');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, '50');
  afterTheDoubleClickGuard();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(screen.getByText('£50.00')).toBeTruthy();
  expect(sent('CorrectAnswer')).toEqual(
    ['50.01', '50'].map((amount) => ({ jobId: '7-1', taskId: '3', reimbursement: { amount } })),
  );
});

test('a reimbursement is in the currency of the job, and removed by clearing it', async () => {
  const yen = { agentFee: { amount: '900', currency: 'JPY', formatted: '¥900' } };
  const { gateway, sent } = partsGateway(
    price,
    { reimbursement: { amount: '300', currency: 'JPY', formatted: '¥300' } },
    { change: yen },
  );
  await renderConsole(gateway, '/jobs/7-1');
  const form = await openPart('1. What is the price?', 'Edit reimbursement', 'Edit reimbursement');
  expect(form.getByText('¥')).toBeTruthy();
  const name = 'Paid back for “What is the price?” (optional)';
  await fill(name, '300.5');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Amounts in JPY have no decimals')).toBeTruthy();
  await fill(name, '');
  afterTheDoubleClickGuard();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(sent('CorrectAnswer')).toEqual([{ jobId: '7-1', taskId: '3', reimbursement: null }]);
});

test('nothing is reimbursed outside QA, even with permission to edit', async () => {
  const { gateway } = partsGateway(price, { value: '4.50' }, { change: { status: 'COMPLETED' } });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-reimbursement:3');
  expect(await screen.findByText(/^What is paid back can be changed while the job is in QA/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Paid back/ })).toBeNull();
  await press('Close');
  await isClosed();
  await press('More about the answer to 1. What is the price?');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Add comment', 'Add QA notes']);
});

test('the QA notes of a task are changed', async () => {
  const { gateway, sent } = partsGateway(price, { qaNotes: 'Compare' });
  await renderConsole(gateway, '/jobs/7-1');
  const form = await openPart('1. What is the price?', 'Edit QA notes', 'Edit QA notes');
  await fill('QA notes on “What is the price?” (optional)', 'Compare with the photo');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(screen.getByText('Compare with the photo')).toBeTruthy();
  expect(sent('CorrectAnswer')).toEqual([{ jobId: '7-1', taskId: '3', qaNotes: 'Compare with the photo' }]);
});

test('after a conflict the slower user sees the current value, keeps the input, and may overwrite', async () => {
  const { gateway, change, sent } = partsGateway(price, { comment: 'Cheap' });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-comment:3');
  const form = within(await openedDialog('Edit comment'));
  const name = 'Comment on “What is the price?” (optional)';
  await fill(name, 'Mine');
  change({ comment: 'Theirs' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toContain('TheirsTheirsYoursMine');
  expect(form.getByRole('textbox', { name })).toHaveProperty('value', 'Mine');
  expect(sent('ChangeAnswerComment')).toEqual([]);
  afterTheDoubleClickGuard();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(sent('ChangeAnswerComment')).toMatchObject([{ comment: 'Mine' }]);
});

test('inside a matrix the parts of an answer are changed for its item, and its page is refetched', async () => {
  const items = {
    items: [
      {
        reference: 'SKU 1',
        label: 'Bars',
        subtext: null,
        tasks: [answer('7', { value: '1', comment: 'Torn' })],
      },
    ],
    pageInfo: { page: 1, perPage: 10, lastPage: 1, total: 1, from: 1, to: 1 },
  };
  const { gateway, sent } = partsGateway(shelf, { itemCount: 1 }, { change: { matrixItems: () => items } });
  await renderConsole(gateway, '/jobs/7-1?modal=matrix:6');
  const form = await openPart('Bars: Price on the label', 'Edit comment', 'Edit comment');
  await fill('Comment on “Price on the label” (optional)', 'Torn off');
  const askedBefore = gateway.requestsOf('JobMatrixItems').length;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await openedDialog('Check every shelf');
  expect(sent('ChangeAnswerComment')).toEqual([
    { jobId: '7-1', taskId: '7', item: 'SKU 1', comment: 'Torn off' },
  ]);
  // Before it is replaced, and afterwards for the form and for the page that it returns to.
  await waitFor(() => expect(gateway.requestsOf('JobMatrixItems')).toHaveLength(askedBefore + 3));
});

test('input from before an expired session is restored, for the same answer only', async () => {
  const { gateway } = tasksGateway([door, price], { answers: [answer('1'), answer('3')] });
  const first = () => screen.findByRole('textbox', { name: 'Comment on “Is the door open?”' });
  const second = () => screen.findByRole('textbox', { name: 'Comment on “What is the price?” (optional)' });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-comment:1');
  await userEvent.type(await first(), 'Locked');
  keepWhatIsTyped();
  cleanup();
  await renderConsole(gateway, '/jobs/7-1?modal=edit-comment:3');
  expect(await second()).toHaveProperty('value', '');
  cleanup();
  await renderConsole(gateway, '/jobs/7-1?modal=edit-comment:1');
  expect(await first()).toHaveProperty('value', 'Locked');
});

test('users without permission are offered no changes of an answer', async () => {
  const { gateway } = partsGateway(price, { comment: 'Cheap' }, { held: ['JOBS_VIEW'] });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-task-notes:3');
  expect(await screen.findByText(/can edit its answers\.$/)).toBeTruthy();
  expect(screen.getByText('Cheap')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^More about/, hidden: true })).toBeNull();
});

test('the reviewer of a job in QA changes the notes about the whole job', async () => {
  const { gateway, state } = tasksGateway([price], {
    held: ['JOBS_VIEW', 'JOBS_REVIEW'],
    change: { qaNotes: null },
    more: {
      updateJob: ({ input: { qaNotes } }: { input: { qaNotes: string } }) =>
        Object.assign(state, { qaNotes }),
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  const notes = within(await screen.findByRole('region', { name: 'QA notes' }));
  expect(notes.getByText('No notes')).toBeTruthy();
  await userEvent.click(notes.getByRole('button', { name: 'Edit QA notes' }));
  const form = within(await openedDialog('Edit QA notes'));
  await userEvent.type(await form.findByRole('textbox', { name: 'QA notes (optional)' }), 'Ask for the till');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(notes.getByText('Ask for the till')).toBeTruthy();
  expect(gateway.requestsOf('UpdateJob').map(({ variables }) => variables['input'])).toEqual([
    { id: '7-1', qaNotes: 'Ask for the till' },
  ]);
});

test('other users see existing notes about the whole job', async () => {
  const { gateway, state } = tasksGateway([price], {
    held: ['JOBS_VIEW'],
    change: { qaNotes: 'Mind the gap' },
  });
  await renderConsole(gateway, '/jobs/7-1?modal=edit-qa-notes');
  const notes = within(await screen.findByRole('region', { name: 'QA notes' }));
  expect(notes.getByText('Mind the gap')).toBeTruthy();
  expect(notes.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  Object.assign(state, { qaNotes: null });
  await renderConsole(gateway, '/jobs/7-1');
  await screen.findByRole('region', { name: 'Task list' });
  expect(screen.queryByRole('region', { name: 'QA notes' })).toBeNull();
});
