import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gatewayError } from '../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { job, jobGateway } from './jobsFixture.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const factOf = (section: Awaited<ReturnType<typeof region>>, label: string) =>
  section.getByText(label).nextElementSibling?.textContent;
const comment = (id: string, text: string) => ({
  id,
  date: '2026-11-20T09:00:00Z',
  text,
  createdBy: { id: 'u2', firstName: 'Ruth', lastName: 'Moss' },
});

test('the page shows the job, its open tasks, and only the actions that its status allows', async () => {
  const { gateway } = jobGateway([
    job('7-1', {
      status: 'ASSIGNED',
      description: 'Count the shelves',
      bundleName: 'Harbour',
      assignment: {
        id: 'a1',
        status: 'ACCEPTED',
        jobDate: '2026-11-23',
        agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' },
        agentFee: { amount: '12', currency: 'GBP', formatted: '£12.00' },
      },
    }),
  ]);
  await renderConsole(gateway, '/jobs/7-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Job 7-1' })).toBeTruthy();
  const shepherd = await region('Shepherd');
  // Shepherds have no page here, so the name is no link.
  expect(shepherd.getByText('Amy Reed').closest('a')).toBeNull();
  expect(shepherd.getByText('£12.00')).toBeTruthy();
  expect((await region('Job description')).getByText('Count the shelves')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unassign' })).toBeTruthy();
  await press('More actions');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Unable to fulfil',
    'Cancel',
  ]);
  await userEvent.keyboard('{Escape}');
  await press('Unassign');
  const dialog = within(await openedDialog('Unassign job 7-1?'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Unassign job' }));
  expect(await screen.findByText('Job unassigned')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unassign' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Nobody has this job.')).toBeTruthy();
});

test.each(['COMPLETED', 'CANCELLED', 'UNFULFILLED', 'QA'])(
  '%s offers none of these actions',
  async (status) => {
    const { gateway } = jobGateway([job('7-1', { status })]);
    await renderConsole(gateway, '/jobs/7-1');
    await screen.findByRole('heading', { level: 1, name: 'Job 7-1' });
    expect(screen.queryByRole('button', { name: 'Unassign' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
);

test("the pay is the agreed fee, with the job's rate beside it if it differs", async () => {
  const pounds = (amount: string) => ({ amount, currency: 'GBP', formatted: `£${amount}` });
  const { gateway } = jobGateway([
    job('7-1', { status: 'ASSIGNED', fee: pounds('12.50'), agentFee: pounds('21.50') }),
    job('7-2', { status: 'ASSIGNED', fee: pounds('21.50'), agentFee: pounds('21.50') }),
  ]);
  const { router } = await renderConsole(gateway, '/jobs/7-1');
  const rates = await region('Job rates');
  expect(rates.getByText('Shepherd is paid').nextSibling?.textContent).toBe('£12.50');
  expect(rates.getByText('Rate of the job').nextSibling?.textContent).toBe('£21.50');
  await act(() => router.navigate('/jobs/7-2'));
  await screen.findByRole('heading', { level: 1, name: 'Job 7-2' });
  const same = await region('Job rates');
  expect(same.getByText('Shepherd is paid').nextSibling?.textContent).toBe('£21.50');
  expect(same.queryByText('Rate of the job')).toBeNull();
});

test('a stopped job shows when and why it was stopped', async () => {
  const { gateway } = jobGateway([
    job('7-1', {
      status: 'ATTEMPTED',
      attemptReason: 'LOCATION_CLOSED',
      endedAt: '2026-11-23T20:20:00Z',
      location: { id: 'l1', timeZone: 'Asia/Tokyo' },
      assignment: {
        id: 'a1',
        status: 'ATTEMPTED',
        jobDate: '2026-11-23',
        startedAt: '2026-11-23T09:00:00Z',
        stoppedAt: '2026-11-23T20:20:00Z',
        stopComment: 'A notice says closed until Monday',
        agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' },
      },
    }),
  ]);
  await renderConsole(gateway, '/jobs/7-1');
  const shepherd = await region('Shepherd');
  const stop = '24 Nov 26 05:20 GMT+9';
  expect(factOf(shepherd, 'Stopped by the Shepherd')).toBe(stop);
  expect(factOf(await region('Date and time'), 'Stopped by the Shepherd')).toBe(stop);
  expect(shepherd.queryByText('Handed in')).toBeNull();
  expect(shepherd.getByText('A notice says closed until Monday')).toBeTruthy();
  expect(shepherd.getByText('Location closed')).toBeTruthy();
});

test('the former Shepherd of a job is not shown as its Shepherd', async () => {
  const assignment = {
    id: 'a1',
    status: 'ABANDONED',
    agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' },
  };
  const { gateway } = jobGateway([job('7-1', { assignment })]);
  await renderConsole(gateway, '/jobs/7-1');
  expect((await region('Shepherd')).getByText('Nobody has this job.')).toBeTruthy();
  expect(screen.queryByText('Amy Reed')).toBeNull();
});

const amyReed = { id: 'g1', firstName: 'Amy', lastName: 'Reed' };

test.each([
  ['Handed in', 'QA', '2026-11-20T10:05:00Z'],
  ['Stopped by staff', 'ATTEMPTED', null],
] as const)('work that was %s shows when it ended', async (how, status, completedAt) => {
  const assignment = { id: 'a1', status, agent: amyReed };
  const { gateway } = jobGateway([
    job('7-1', { status, assignment, completedAt, endedAt: '2026-11-20T10:05:00Z' }),
  ]);
  await renderConsole(gateway, '/jobs/7-1');
  expect(factOf(await region('Shepherd'), how)).toMatch(/10:05/);
  expect(factOf(await region('Date and time'), how)).toMatch(/10:05/);
});

test('work in progress has no end time', async () => {
  const assignment = { id: 'a1', status: 'IN_PROGRESS', agent: amyReed };
  const { gateway } = jobGateway([job('7-1', { status: 'IN_PROGRESS', assignment })]);
  await renderConsole(gateway, '/jobs/7-1');
  const shepherd = await region('Shepherd');
  expect(shepherd.getByText('Started')).toBeTruthy();
  expect(shepherd.queryByText(/^Handed in|^Stopped/)).toBeNull();
  expect(factOf(await region('Date and time'), 'Handed in')).toBe('–');
});

test('an unknown job is not found, without a notice', async () => {
  const { gateway } = jobGateway([]);
  await renderConsole(gateway, '/jobs/999-999');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a comment is required, kept when it is refused, and shown immediately', async () => {
  const state = job('7-1', { comments: [comment('k1', 'Ring the bell')] });
  let refused = true;
  const { gateway } = jobGateway(
    [state],
    {},
    {
      addJobComment: ({ input }: { input: { text: string } }) => {
        if (refused) {
          refused = false;
          throw gatewayError('The comment is not valid', {
            code: 'validation.failed',
            status: 422,
            fields: { text: ['Too long'] },
          });
        }
        return { ...state, comments: [comment('k1', 'Ring the bell'), comment('k2', input.text)] };
      },
    },
  );
  await renderConsole(gateway, '/jobs/7-1');
  const comments = await region('Comments');
  expect(await comments.findByText('Ring the bell')).toBeTruthy();
  await userEvent.click(comments.getByRole('button', { name: 'Add comment' }));
  const dialog = within(await openedDialog('Add comment'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add comment' }));
  expect(await dialog.findByText('Comment required')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Nobody in');
  await userEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
  expect(await dialog.findByText('Too long')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Nobody in');
  afterTheDoubleClickGuard();
  await userEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
  expect(await comments.findByText('Nobody in')).toBeTruthy();
  expect(gateway.requestsOf('JobComments')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('users who may not edit the job can read its comments', async () => {
  const { gateway } = jobGateway([job('7-1', { comments: [comment('k1', 'Ring the bell')] })], {
    held: ['JOBS_VIEW', 'JOBS_REVIEW'],
  });
  await renderConsole(gateway, '/jobs/7-1');
  const comments = await region('Comments');
  expect(await comments.findByText('Ring the bell')).toBeTruthy();
  expect(comments.queryByRole('button', { name: 'Add comment' })).toBeNull();
});

test('the reviewer of a job in QA may comment on it', async () => {
  const reviewer = { id: 'u1', firstName: 'Olivia', lastName: 'Hart' };
  const { gateway } = jobGateway([job('7-1', { status: 'QA', reviewer, comments: [] })], {
    held: ['JOBS_VIEW', 'JOBS_REVIEW'],
  });
  await renderConsole(gateway, '/jobs/7-1');
  const comments = await region('Comments');
  expect(comments.getByRole('button', { name: 'Add comment' })).toBeTruthy();
  expect(await comments.findByText('Nobody has written a comment.')).toBeTruthy();
});

test('a failed section names the contact, and the rest stays', async () => {
  const { gateway } = jobGateway([
    job('7-1', {
      comments: () => {
        throw gatewayError('Broken', { code: 'internal', status: 500 });
      },
    }),
  ]);
  await renderConsole(gateway, '/jobs/7-1');
  const comments = await region('Comments');
  expect(await comments.findByText(/Please contact dev team/)).toBeTruthy();
  expect(comments.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Job 7-1' })).toBeTruthy();
});

test('the log is a timeline, grouped by day', async () => {
  const { gateway } = jobGateway([
    job('7-1', {
      history: [
        { id: 'h3', date: '2026-11-21T10:00:00', actor: 'Amy Reed', event: 'Started' },
        { id: 'h2', date: '2026-11-20T12:00:00', actor: 'Ruth Moss', event: 'Assigned to Amy Reed' },
        { id: 'h1', date: '2026-11-20T09:00:00', actor: 'System', event: 'Created' },
      ],
    }),
  ]);
  await renderConsole(gateway, '/jobs/7-1/logs');
  const log = await region('Log history');
  const days = await log.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['21 Nov 26', '20 Nov 26']);
  expect(
    log
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('li') === null)
      .map(({ textContent }) => textContent),
  ).toEqual(['10:00Started Amy Reed', '12:00Assigned to Amy Reed Ruth Moss', '09:00Created System']);
});
