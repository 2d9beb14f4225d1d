import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pollMilliseconds } from '../../constants.ts';
import type { Permission } from '../../graphql/generated/schema.ts';
import { keepDownloads } from '../../testing/download.ts';
import { profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { MockGateway } from '../../testing/mockGateway.ts';
import { cellsOf, fill, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { takeTransfers } from '../../testing/transfer.ts';

interface Action {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly file: string;
  readonly rows: number;
  readonly done: number;
  readonly failures: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly createdBy: object;
  readonly failed?: readonly object[];
}
const action = (id: string, change: Partial<Action> = {}): Action => ({
  id,
  type: 'CANCEL',
  status: 'COMPLETED',
  file: `/files/jobs/bulk-actions/${id}/file`,
  rows: 4,
  done: 4,
  failures: 0,
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:01:00Z',
  createdBy: { id: '3', firstName: 'Ada', lastName: 'Lovelace' },
  ...change,
});
const failed = [
  {
    row: 2,
    jobId: '7-2',
    reason: 'This is not possible in the current status of the job 7-2',
    values: [
      { column: 'job_id', value: '7-2' },
      { column: 'comment', value: '=1+1' },
    ],
  },
  {
    row: 4,
    jobId: null,
    reason: 'There is no such job',
    values: [
      { column: 'job_id', value: 'nine' },
      { column: 'comment', value: 'Closed' },
    ],
  },
];

async function open(address: string, actions: Action[], held: readonly Permission[] = ['JOBS_ADMINISTRATE']) {
  const state = { actions };
  const gateway = new MockGateway({
    me: () => profile(held),
    bulkActions: () => pageOf(state.actions),
    bulkAction: ({ id }: { id: string }) => state.actions.find((one) => one.id === id) ?? null,
  });
  const { router } = await renderConsole(gateway, address);
  return { gateway, state, router };
}

/** Triggers the next poll: advances the clock and shows the tab again. */
function whenDue(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pollMilliseconds });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function paste(text: string): Promise<void> {
  await press('Paste rows from a spreadsheet');
  await userEvent.click(screen.getByRole('textbox', { name: 'Rows from a spreadsheet' }));
  await userEvent.paste(text);
}

test('the list polls running actions, and stops once none is running', async () => {
  const { gateway, state } = await open('/jobs/bulk-actions', [
    action('2', { status: 'IN_PROGRESS', done: 1, finishedAt: null }),
    action('1', { type: 'ASSIGN_REVIEWER', failures: 1 }),
  ]);
  expect(await cellsOf('Assign reviewers')).toEqual([
    '1',
    'Assign reviewers',
    'Completed',
    '3 of 4 applied',
    '4',
    '1',
    'Ada Lovelace',
    expect.stringMatching(/^20 Nov 26 \d\d:00$/),
  ]);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
  const asked = () => gateway.requestsOf('BulkActionList').length;
  expect(asked()).toBe(1);
  state.actions = [action('2', { failures: 2 }), ...state.actions.slice(1)];
  whenDue();
  expect(await screen.findByText('2 of 4 applied')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  whenDue();
  expect(asked()).toBe(2);
});

test('an empty list has the text of the older grids', async () => {
  await open('/jobs/bulk-actions', []);
  expect(await screen.findByText("Sorry, we couldn't find any results for your search.")).toBeTruthy();
});

test('rows are validated, corrected and sent; a retry after a lost answer has the same idempotency key', async () => {
  const ending = { status: 0, response: null as unknown };
  const sent = takeTransfers(ending);
  const { state, router } = await open('/jobs/bulk-actions', []);
  await press('New bulk action');
  const dialog = within(await openedDialog('New bulk action'));
  await userEvent.selectOptions(dialog.getByLabelText('What to do with the job of each row'), 'CANCEL');
  expect(dialog.getByText('Required: job_id, comment')).toBeTruthy();
  await paste('Job id\tcomment\tColour\n7-1\tClosed\tred\n7-1\tAgain\n\tEmpty\n7-4\t\n');
  expect(await dialog.findByText('4 rows, 3 with errors', { exact: false })).toBeTruthy();
  expect(dialog.getByText('Not known, and not used: Colour')).toBeTruthy();
  expect(dialog.getByText('Job: Row 1 has this job already')).toBeTruthy();
  expect(dialog.getByText('Job: That field is required')).toBeTruthy();
  expect(dialog.getByText('Comment: That field is required')).toBeTruthy();
  expect(dialog.getByText('This cannot be undone.')).toBeTruthy();
  await fill('Job of row 2', '7-2');
  expect(dialog.getByText('Ready to be sent')).toBeTruthy();
  await press('Leave out row 3');

  await press('Cancel 2 jobs');
  expect(await dialog.findByRole('alert')).toBeTruthy();
  ending.status = 201;
  ending.response = { id: '9' };
  state.actions = [action('9', { rows: 2, done: 0, status: 'PENDING', finishedAt: null })];
  await press('Cancel 2 jobs');
  expect(await screen.findByText('Bulk action started')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/bulk-actions/9'));
  expect(await screen.findByText('0 of 2 rows done')).toBeTruthy();

  expect(sent).toHaveLength(2);
  const [first, second] = sent;
  expect(second?.address).toMatch(/^\/files\/jobs\/bulk-actions\?type=CANCEL&timezone=/);
  expect(await second?.body.text()).toBe('job_id,comment,Colour\r\n7-1,Closed,red\r\n7-2,Again,\r\n');
  expect(second?.headers.get('idempotency-key')).toMatch(/./);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a refusal by the server is reported, and the rows stay', async () => {
  const message = 'Missing columns: comment';
  takeTransfers({
    status: 422,
    response: { errors: [{ message: 'Please check', extensions: { fields: { file: [message] } } }] },
  });
  await open('/jobs/bulk-actions?modal=upload', []);
  const dialog = within(await openedDialog('New bulk action'));
  await userEvent.selectOptions(dialog.getByLabelText('What to do with the job of each row'), 'UNASSIGN');
  await paste('job_id\n7-1\n7-2');
  await press('Unassign 2 jobs');
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByRole('button', { name: 'Unassign 2 jobs' })).toBeTruthy();
});

test.each([
  ['lacks columns', 'comment\nx', /^The file has no column job_id/],
  ['has too many rows', `job_id\n${'7-1\n'.repeat(5001)}`, /at most 5,000/],
])('a file that %s is refused before anything is sent', async (_case, text, expected) => {
  const sent = takeTransfers({ status: 201, response: { id: '9' } });
  await open('/jobs/bulk-actions?modal=upload', []);
  const dialog = within(await openedDialog('New bulk action'));
  await userEvent.selectOptions(dialog.getByLabelText('What to do with the job of each row'), 'UNASSIGN');
  await paste(text);
  expect((await dialog.findByRole('alert')).textContent).toMatch(expected);
  expect(dialog.getByText('Choose a file')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('ambiguous dates raise one question, and are sent in the chosen order', async () => {
  const sent = takeTransfers({ status: 201, response: { id: '9' } });
  await open('/jobs/bulk-actions?modal=upload', []);
  const dialog = within(await openedDialog('New bulk action'));
  await userEvent.selectOptions(dialog.getByLabelText('What to do with the job of each row'), 'UPDATE_DATES');
  await paste('job_id\tstart_date\tend_date\n7-1\t03/04/2030\t05/04/2030');
  await userEvent.click(await dialog.findByRole('button', { name: '4 March 2030' }));
  expect(dialog.queryByText(/Which day is/)).toBeNull();
  expect(dialog.getByText(/^: 1 row$/)).toBe(document.activeElement);
  await press('Change dates of 1 job');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await sent[0]?.body.text()).toContain('7-1,2030-03-04,2030-05-04');
});

test('amounts far above what is usual in the currency of their job are pointed out', async () => {
  takeTransfers({ status: 201, response: { id: '9' } });
  const { gateway } = await open('/jobs/bulk-actions?modal=upload', []);
  const money = (currency: string) => ({ amount: '8', currency, formatted: '8' });
  gateway.answer({
    jobs: () => ({
      items: [
        { id: '7-2', agentFee: money('GBP'), customerPrice: null },
        { id: '8-1', agentFee: null, customerPrice: money('JPY') },
      ],
    }),
  });
  const dialog = within(await openedDialog('New bulk action'));
  await userEvent.selectOptions(dialog.getByLabelText('What to do with the job of each row'), 'UPDATE_RATES');
  await paste('job_id\tagent_fee\n7-1\t12.50\n7-2\t1250\n8-1\t900\n9-1\t300\nnine\t300');
  expect(await dialog.findByText(/^£1,250.00 in row 2 is far above what is usual here/)).toBeTruthy();
  expect(
    dialog.getByText(/^300 in row 4 and 300 in row 5 are far above what is usual in pounds/),
  ).toBeTruthy();
  expect(dialog.queryByText(/in row 3/)).toBeNull();
  // One invalid id would have the whole request refused.
  expect(gateway.requestsOf('JobCurrencies').map(({ variables }) => variables)).toEqual([
    { ids: ['7-2', '8-1', '9-1'], perPage: 3 },
  ]);
  expect(dialog.getByRole('button', { name: 'Change rates of 4 jobs' })).toHaveProperty('disabled', false);
});

test('every type has a template', async () => {
  const downloads = keepDownloads();
  await open('/jobs/bulk-actions?modal=upload', []);
  const dialog = within(await openedDialog('New bulk action'));
  await userEvent.selectOptions(dialog.getByLabelText('What to do with the job of each row'), 'UPDATE_RATES');
  await press('Download a template');
  expect(downloads.map(({ name }) => name)).toEqual(['update_rates-template.csv']);
  expect(await downloads[0]?.text).toBe('job_id,agent_fee,customer_price\r\n');
});

test('a page shows the action with its user and time, polls it, and lists the failed rows', async () => {
  const { gateway, state } = await open(
    '/jobs/bulk-actions/5',
    [action('5', { status: 'IN_PROGRESS', done: 2, finishedAt: null })],
    ['JOBS_ADMINISTRATE', 'JOBS_VIEW'],
  );
  expect(await screen.findByText('2 of 4 rows done')).toBeTruthy();
  expect(screen.getByText('No row has failed so far.')).toBeTruthy();
  expect(screen.getByText('Ada Lovelace')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Download the file/ }).getAttribute('href')).toBe(
    '/files/jobs/bulk-actions/5/file',
  );
  state.actions = [action('5', { failures: 2, failed })];
  whenDue();
  expect(await screen.findByText('There is no such job')).toBeTruthy();
  expect(screen.getByRole('link', { name: '7-2' }).getAttribute('href')).toBe('/jobs/7-2');
  expect(screen.queryByRole('progressbar')).toBeNull();
  whenDue();
  expect(gateway.requestsOf('BulkActionDetail')).toHaveLength(2);
});

test('only the failed rows are corrected and sent', async () => {
  const sent = takeTransfers({ status: 201, response: { id: '5' } });
  await open('/jobs/bulk-actions/5', [action('5', { failures: 2, failed })]);
  await press('Mend and send again');
  const dialog = within(await openedDialog('Mend and send again'));
  expect(dialog.getByText(failed[0]?.reason ?? '')).toBeTruthy();
  expect(dialog.getByText('Job: A job id looks like 10023-7')).toBeTruthy();
  await fill('Job of row 4', '7-9');
  await press('Cancel 2 jobs');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await sent[0]?.body.text()).toBe('job_id,comment\r\n7-2,=1+1\r\n7-9,Closed\r\n');
});

test('the download of failed rows contains no formula for a spreadsheet', async () => {
  const downloads = keepDownloads();
  await open('/jobs/bulk-actions/5', [action('5', { failures: 2, failed })]);
  await press('Download failed rows');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.text).toBe(
    `job_id,comment,error\r\n7-2,"'=1+1",This is not possible in the current status of the job 7-2\r\nnine,Closed,There is no such job`,
  );
});

test.each(['/jobs/bulk-actions', '/jobs/bulk-actions/5'])(
  '%s requires permission to administrate jobs',
  async (address) => {
    const { gateway } = await open(address, [action('5')], ['JOBS_VIEW', 'JOBS_MANAGE']);
    expect(await screen.findByText(/permission/i)).toBeTruthy();
    expect(gateway.requests.map(({ operationName }) => operationName)).not.toContain('BulkActionList');
    expect(gateway.requests.map(({ operationName }) => operationName)).not.toContain('BulkActionDetail');
  },
);
