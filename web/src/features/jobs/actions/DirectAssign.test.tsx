import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { ahead, amy, job, jobGateway, seen } from '../jobsFixture.ts';

type Dialog = ReturnType<typeof within>;
const bar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));

/** Selects jobs in the list and opens their dialog. */
async function open(title: string, ...ids: string[]): Promise<Dialog> {
  for (const id of ids) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
  await userEvent.click(bar().getByRole('button', { name: 'Direct assign' }));
  const dialog = within(await openedDialog(title));
  await dialog.findByRole('combobox', { name: 'Shepherd' });
  return dialog;
}
const field = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name });
async function enter(dialog: Dialog, name: string, text: string): Promise<void> {
  await userEvent.clear(field(dialog, name));
  if (text !== '') await userEvent.type(field(dialog, name), text);
}
async function chooseAmy(dialog: Dialog): Promise<void> {
  await userEvent.type(dialog.getByRole('combobox', { name: 'Shepherd' }), 'amy');
  await userEvent.click(await screen.findByRole('option', { name: 'Amy Reed · g1' }));
}
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: /^Assign/ });
const conflict = {
  __typename: 'AssignmentConflict',
  message: 'There are warnings',
  warnings: [{ jobId: '7-2', warnings: [{ code: 'overlap', message: 'Has another job at this time' }] }],
};

test('several jobs are assigned to one Shepherd, each with its fee, and the list updates', async () => {
  const { gateway } = jobGateway([job('7-1', ahead), job('7-2', ahead), job('7-3', ahead)]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign 2 jobs', '7-1', '7-3');
  expect(dialog.getByText('Total: £16.00')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-1', '0.1');
  await enter(dialog, 'Fee of Job 7-3', '0.2');
  expect(dialog.getByText('Total: £0.30')).toBeTruthy();
  await userEvent.click(submit(dialog));
  expect(await dialog.findByText('Choose a shepherd')).toBeTruthy();
  expect(dialog.getByText('Bundle name is required')).toBeTruthy();
  expect(submit(dialog)).toHaveProperty('disabled', true);
  await chooseAmy(dialog);
  await enter(dialog, 'Bundle name', 'Harbour');
  await waitFor(() => expect(submit(dialog)).toHaveProperty('disabled', false));
  const asked = gateway.requestsOf('JobList').length;
  await userEvent.click(submit(dialog));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent').map(({ variables }) => variables)).toEqual([
    {
      input: {
        ids: ['7-1', '7-3'],
        ...seen(['7-1', '7-3']),
        agentId: 'g1',
        fees: [
          { jobId: '7-1', agentFee: '0.1' },
          { jobId: '7-3', agentFee: '0.2' },
        ],
        bundleName: 'Harbour',
        jobDates: [
          { jobId: '7-1', jobDate: '2099-11-23' },
          { jobId: '7-3', jobDate: '2099-11-24' },
        ],
        ignoreWarnings: false,
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(gateway.requestsOf('JobList')).toHaveLength(asked + 1));
  expect(await screen.findAllByText('Amy Reed')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

test('one fee for all replaces the others, which are no longer validated', async () => {
  const { gateway } = jobGateway([
    job('7-1', ahead),
    job('7-2', { ...ahead, startTime: '17:00', endTime: '18:00' }),
  ]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign 2 jobs', '7-1', '7-2');
  await chooseAmy(dialog);
  await enter(dialog, 'Bundle name', 'Harbour');
  await enter(dialog, 'Fee of Job 7-1', '');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Same fee for each job' }));
  for (const wrong of ['', 'x', '-1']) {
    await enter(dialog, 'Fee for each job', wrong);
    if (wrong === '') await userEvent.click(submit(dialog));
    expect(await dialog.findByText('The global fee must be a number of 0 or more')).toBeTruthy();
  }
  await enter(dialog, 'Fee for each job', '0');
  await waitFor(() => expect(submit(dialog)).toHaveProperty('disabled', false));
  await enter(dialog, 'Fee for each job', '12.5');
  expect(dialog.getByText('Total: £25.00')).toBeTruthy();
  await userEvent.click(submit(dialog));
  await waitFor(() => expect(gateway.requestsOf('AssignAgent')).toHaveLength(1));
  expect(gateway.requestsOf('AssignAgent')[0]?.variables).toEqual({
    input: {
      ids: ['7-1', '7-2'],
      ...seen(['7-1', '7-2']),
      agentId: 'g1',
      globalFee: '12.5',
      bundleName: 'Harbour',
      jobDates: ['7-1', '7-2'].map((jobId) => ({ jobId, jobDate: '2099-11-23' })),
      ignoreWarnings: false,
    },
  });
});

const yen = { agentFee: { amount: '900', currency: 'JPY', formatted: '¥900' } };

test('an invalid fee is reported at its job', async () => {
  const { gateway } = jobGateway([job('7-1'), job('7-2')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign 2 jobs', '7-1', '7-2');
  expect(dialog.getByText('Total: £16.00')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-1', '');
  await userEvent.click(submit(dialog));
  expect(await dialog.findByText('Every fee must be filled')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-1', 'abc');
  expect(await dialog.findByText('Every fee must be a number')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-1', '-1');
  expect(await dialog.findByText('Every fee must be 0 or more')).toBeTruthy();
  expect(dialog.getByText('Total: £8.00')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-1', '1.005');
  expect(await dialog.findByText('Amounts in GBP have at most 2 decimals')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-1', '0');
  await waitFor(() => expect(dialog.queryByText(/^Amounts in/)).toBeNull());
  expect(gateway.requestsOf('AssignAgent')).toEqual([]);
});

test('the number of decimals depends on the currency of a job', async () => {
  const { gateway } = jobGateway([job('7-2', yen)]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign job 7-2', '7-2');
  expect(dialog.getByText('Total: ¥900')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-2', '900.5');
  await userEvent.click(submit(dialog));
  expect(await dialog.findByText('Amounts in JPY have no decimals')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent')).toEqual([]);
});

test('warnings are shown at their jobs, keep the input, and can be ignored', async () => {
  let warned = false;
  const { gateway } = jobGateway([job('7-1'), job('7-2')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign 2 jobs', '7-1', '7-2');
  await chooseAmy(dialog);
  await enter(dialog, 'Bundle name', 'Harbour');
  await enter(dialog, 'Fee of Job 7-2', '9.5');
  gateway.answer({
    assignAgent: ({ input }: { input: { ignoreWarnings: boolean; ids: readonly string[] } }) => {
      warned ||= !input.ignoreWarnings;
      if (!input.ignoreWarnings) return conflict;
      return {
        __typename: 'JobsAssigned',
        jobs: input.ids.map((id) => job(id, { status: 'ASSIGNED', assignment: null })),
      };
    },
  });
  await userEvent.click(submit(dialog));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText(/at 1 of 2 jobs/)).toBeTruthy();
  const row = dialog.getByText('Job 7-2').closest('li');
  expect(row?.textContent).toContain('Has another job at this time');
  expect(warned).toBe(true);
  expect(screen.queryByText('Job assigned successfully')).toBeNull();
  expect(screen.queryByText('There are warnings')).toBeNull();
  expect(field(dialog, 'Fee of Job 7-2')).toHaveProperty('value', '9.50');
  expect(field(dialog, 'Bundle name')).toHaveProperty('value', 'Harbour');
  expect(document.activeElement).toBe(dialog.getByRole('alert'));

  await userEvent.click(alert.getByRole('button', { name: 'Ignore Warnings' }));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  const sent = gateway.requestsOf('AssignAgent').map(({ variables }) => variables['input']);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ ...Object(sent[0]), ignoreWarnings: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('warnings disappear when they are closed, and when a field changes', async () => {
  const { gateway } = jobGateway([job('7-2')], {}, { assignAgent: () => conflict });
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign job 7-2', '7-2');
  await chooseAmy(dialog);
  await userEvent.click(submit(dialog));
  await userEvent.click(await dialog.findByRole('button', { name: 'Close the warnings' }));
  expect(dialog.queryByText('Has another job at this time')).toBeNull();
  afterTheDoubleClickGuard();
  await userEvent.click(submit(dialog));
  expect(await dialog.findByText('Has another job at this time')).toBeTruthy();
  await enter(dialog, 'Fee of Job 7-2', '5');
  expect(dialog.queryByText('Has another job at this time')).toBeNull();
  expect(gateway.requestsOf('AssignAgent').map(({ variables }) => variables)).toEqual([
    { input: expect.objectContaining({ ignoreWarnings: false }) },
    { input: expect.objectContaining({ ignoreWarnings: false }) },
  ]);
});

test('a day and times are validated, and sent only while they apply', async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign job 7-1', '7-1');
  await chooseAmy(dialog);
  expect(dialog.queryByRole('textbox', { name: 'Bundle name' })).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: 'Same fee for each job' })).toBeNull();
  const asRequested = dialog.getByRole('checkbox', { name: /^Same as requested/ });
  await userEvent.click(asRequested);
  await userEvent.click(submit(dialog));
  expect(await dialog.findByText('Select a date')).toBeTruthy();
  await enter(dialog, 'Job date', '1.1.2020');
  expect(await dialog.findByText('The date has passed')).toBeTruthy();
  await enter(dialog, 'Job date', '1.12.2099');
  const time = async (name: string, text: string) => {
    const input = dialog.getByRole('combobox', { name });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  await time('End time (optional)', '09:00');
  expect(await dialog.findByText('Start time required when end time is filled and vice versa')).toBeTruthy();
  await time('Start time (optional)', '10:00');
  expect(await dialog.findByText('End time is before start time')).toBeTruthy();
  await time('Start time (optional)', '08:03');
  expect(await dialog.findByText('Time increments of 5 min only')).toBeTruthy();
  await time('Start time (optional)', '08:05');
  await waitFor(() => expect(submit(dialog)).toHaveProperty('disabled', false));
  await userEvent.click(submit(dialog));
  await waitFor(() => expect(gateway.requestsOf('AssignAgent')).toHaveLength(1));
  expect(gateway.requestsOf('AssignAgent')[0]?.variables).toEqual({
    input: {
      ids: ['7-1'],
      ...seen(['7-1']),
      agentId: 'g1',
      fees: [{ jobId: '7-1', agentFee: '8' }],
      jobDate: '2099-12-01',
      startTime: '08:05',
      endTime: '09:00',
      ignoreWarnings: false,
    },
  });
});

test("a failure is reported and keeps the input; the server's field errors are shown at their fields", async () => {
  const { gateway } = jobGateway([job('7-1')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign job 7-1', '7-1');
  await chooseAmy(dialog);
  await enter(dialog, 'Fee of Job 7-1', '11');
  gateway.answer({
    assignAgent: () => {
      throw gatewayError('Job 7-1 is completed', { code: 'job.invalid_transition', status: 409 });
    },
  });
  const asked = gateway.requestsOf('JobList').length;
  await userEvent.click(submit(dialog));
  const notices = await screen.findAllByText('The job could not be assigned');
  expect(notices.map((line) => line.closest('[role=alert]')?.textContent)).toEqual([
    expect.stringContaining('Job 7-1 is completed'),
  ]);
  expect(screen.getAllByText('Job 7-1 is completed')).toHaveLength(1);
  expect(field(dialog, 'Fee of Job 7-1')).toHaveProperty('value', '11.00');
  // The fields that offered the action are refetched.
  await waitFor(() => expect(gateway.requestsOf('JobList').length).toBeGreaterThan(asked));
  gateway.answer({
    assignAgent: () => {
      throw gatewayError('Check the fields', {
        code: 'validation.failed',
        status: 422,
        fields: { agentId: ['This shepherd cannot be given jobs'], fees: ['Every fee must be a number'] },
      });
    },
  });
  afterTheDoubleClickGuard();
  await userEvent.click(submit(dialog));
  expect(await dialog.findByText('This shepherd cannot be given jobs')).toBeTruthy();
  expect(dialog.getByText('Every fee must be a number')).toBeTruthy();
  expect(field(dialog, 'Fee of Job 7-1')).toHaveProperty('value', '11.00');
  expect(screen.queryByText('The job could not be assigned')).toBeNull();
  await enter(dialog, 'Fee of Job 7-1', '12');
  await waitFor(() => expect(submit(dialog)).toHaveProperty('disabled', false));
});

test('on the page of an assigned job the form begins with the agreed terms, and the page shows the new ones', async () => {
  const agentFee = { amount: '12', currency: 'GBP', formatted: '£12.00' };
  const assignment = { id: 'a1', status: 'ACCEPTED', jobDate: '2099-11-23', agent: amy, agentFee };
  const { gateway } = jobGateway([job('7-1', { status: 'ASSIGNED', fee: agentFee, assignment })]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Direct assign');
  const dialog = within(await openedDialog('Direct assign job 7-1'));
  expect(await dialog.findByText('Amy Reed · g1')).toBeTruthy();
  expect(field(dialog, 'Job date')).toHaveProperty('value', '23 Nov 99');
  expect(field(dialog, 'Fee of Job 7-1')).toHaveProperty('value', '12.00');
  expect(submit(dialog)).toHaveProperty('disabled', true);
  await enter(dialog, 'Fee of Job 7-1', '15');
  await userEvent.click(submit(dialog));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shepherd = within(await screen.findByRole('region', { name: 'Shepherd' }));
  expect(await shepherd.findByText('£15.00')).toBeTruthy();
});

test('a bundle on the market, and jobs in progress, are refused with the reason', async () => {
  const { gateway } = jobGateway([
    job('7-1', { status: 'PENDING', bundleName: 'Harbour' }),
    job('7-2', { status: 'IN_PROGRESS' }),
  ]);
  await renderConsole(gateway, '/jobs');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-1' }));
  expect(bar().getByRole('button', { name: 'Direct assign' }).title).toBe(
    'The selected job is on the market in a bundle. Unassign it first.',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-2' }));
  expect(bar().getByRole('button', { name: 'Direct assign' }).title).toBe(
    '1 of 2 selected jobs (7-2) is In progress and cannot be assigned.',
  );
});

test('a reopened dialog is about the current selection', async () => {
  const { gateway } = jobGateway([job('7-1'), job('7-2')]);
  await renderConsole(gateway, '/jobs');
  const first = await open('Direct assign job 7-1', '7-1');
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open('Direct assign 2 jobs', '7-2');
  expect(field(again, 'Fee of Job 7-2')).toBeTruthy();
});

const agreed = (id: string, startTime: string, change: Readonly<Record<string, unknown>> = {}) =>
  job(id, {
    status: 'ASSIGNED',
    bundleName: 'Harbour',
    assignment: {
      id: `a-${id}`,
      status: 'ACCEPTED',
      jobDate: '2099-11-23',
      startTime,
      endTime: '17:00',
      agent: amy,
      ...change,
    },
  });

test('several assigned jobs begin with their common terms, and nothing is sent without a change', async () => {
  const { gateway } = jobGateway([agreed('7-1', '09:00'), agreed('7-2', '09:00')]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign 2 jobs', '7-1', '7-2');
  expect(await dialog.findByText('Amy Reed · g1')).toBeTruthy();
  expect(field(dialog, 'Job date')).toHaveProperty('value', '23 Nov 99');
  expect(field(dialog, 'Bundle name')).toHaveProperty('value', 'Harbour');
  expect(dialog.getByRole('combobox', { name: 'Start time (optional)' })).toHaveProperty('value', '09:00');
  expect(dialog.queryByText(/^The jobs differ/)).toBeNull();
  expect(submit(dialog)).toHaveProperty('disabled', true);
  await enter(dialog, 'Fee of Job 7-2', '15');
  await userEvent.click(submit(dialog));
  expect(await screen.findByText('Job assigned successfully')).toBeTruthy();
  expect(gateway.requestsOf('AssignAgent')[0]?.variables).toEqual({
    input: {
      ids: ['7-1', '7-2'],
      ...seen(['7-1', '7-2'], { status: 'ASSIGNED', agentId: 'g1' }),
      agentId: 'g1',
      fees: [
        { jobId: '7-1', agentFee: '10' },
        { jobId: '7-2', agentFee: '15' },
      ],
      jobDate: '2099-11-23',
      startTime: '09:00',
      endTime: '17:00',
      bundleName: 'Harbour',
      ignoreWarnings: false,
    },
  });
});

test('differing terms of several assigned jobs are named and left empty', async () => {
  const ben = { id: 'g2', firstName: 'Ben', lastName: 'Hall' };
  const { gateway } = jobGateway([agreed('7-1', '09:00'), agreed('7-2', '10:00', { agent: ben })]);
  await renderConsole(gateway, '/jobs');
  const dialog = await open('Direct assign 2 jobs', '7-1', '7-2');
  expect(
    dialog.getByText(
      'The jobs differ in their Shepherd and times. What you choose here holds for all of them.',
    ),
  ).toBeTruthy();
  expect(dialog.queryByText('Amy Reed · g1')).toBeNull();
  expect(field(dialog, 'Job date')).toHaveProperty('value', '23 Nov 99');
  expect(dialog.getByRole('combobox', { name: 'Start time (optional)' })).toHaveProperty('value', '');
  expect(submit(dialog)).toHaveProperty('disabled', true);
});
