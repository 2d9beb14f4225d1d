import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profile } from '../../testing/fixtures.ts';
import { gatewayError } from '../../testing/mockGateway.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { job, jobGateway, orderOf, seen } from './jobsFixture.ts';

const many = (count: number) => Array.from({ length: count }, (_, place) => job(`7-${place + 1}`));
const box = (id: string) => screen.findByRole('checkbox', { name: `Select ${id}` });
const bar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
const choose = async (...ids: string[]) => {
  for (const id of ids) await userEvent.click(await box(id));
};

test('jobs stay selected across pages, and all can be selected', async () => {
  const { gateway } = jobGateway(many(12));
  await renderConsole(gateway, '/jobs?per_page=10');
  await choose('7-1', '7-2');
  await press('Next page');
  await choose('7-12');
  expect(bar().getByText('3 jobs selected')).toBeTruthy();
  expect(bar().getByText(', 2 on other pages')).toBeTruthy();
  await userEvent.click(bar().getByRole('button', { name: 'Select all 12' }));
  expect(await bar().findByText('12 jobs selected')).toBeTruthy();
  await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
});

test('a range is selected with Shift and a click, and by keyboard', async () => {
  const { gateway } = jobGateway(many(6));
  await renderConsole(gateway, '/jobs');
  const person = userEvent.setup();
  await person.click(await box('7-2'));
  await person.keyboard('{Shift>}');
  await person.click(await box('7-4'));
  await person.keyboard('{/Shift}');
  expect(bar().getByText('3 jobs selected')).toBeTruthy();
  (await box('7-6')).focus();
  await person.keyboard('x');
  expect(bar().getByText('4 jobs selected')).toBeTruthy();
  (await box('7-5')).focus();
  await person.keyboard('X');
  expect(bar().getByText('5 jobs selected')).toBeTruthy();
});

test('another filter clears the selection with a notice, and this can be undone', async () => {
  const { gateway } = jobGateway(many(3));
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2');
  await press(/^Cancelled/);
  expect(
    await screen.findAllByText('2 jobs are no longer selected, because the list shows others now.'),
  ).toHaveLength(2);
  await press('Select again');
  expect(bar().getByText('2 jobs selected')).toBeTruthy();
});

test('the fees are summed per currency without rounding errors', async () => {
  const fee = (amount: string, currency: string) => ({ fee: { amount, currency, formatted: '' } });
  const { gateway } = jobGateway([
    job('7-1', fee('0.1', 'GBP')),
    job('7-2', fee('0.2', 'GBP')),
    job('7-3', fee('12', 'EUR')),
  ]);
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2', '7-3');
  expect(bar().getByText('Fees: £0.30, €12.00')).toBeTruthy();
});

test('jobs with different currencies cannot be assigned together, and the reason is shown', async () => {
  const euros = { amount: '12', currency: 'EUR', formatted: '€12.00' };
  const { gateway } = jobGateway([job('7-1'), job('7-2', { agentFee: euros })]);
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2');
  const description = 'The selected jobs are priced in GBP and EUR. Assign those of one currency at a time.';
  expect(bar().getByRole('button', { name: 'Direct assign', description })).toBeTruthy();
});

test('the first three jobs that prevent an action are named, and none if all do', async () => {
  const { gateway } = jobGateway([
    job('7-1'),
    ...[2, 3, 4, 5, 6].map((n) => job(`7-${n}`, { status: 'QA' })),
  ]);
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2', '7-3', '7-4', '7-5', '7-6');
  const cancel = () => bar().getByRole('button', { name: 'Cancel' });
  expect(cancel().title).toBe(
    '5 of 6 selected jobs (7-2, 7-3, 7-4 and 2 more) are QA and cannot be cancelled.',
  );
  await choose('7-1');
  expect(cancel().title).toBe('All 5 selected jobs are QA and cannot be cancelled.');
});

test('all selected jobs are cancelled with one call and one comment', async () => {
  const { gateway } = jobGateway(many(3));
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-3');
  const asked = gateway.requestsOf('JobList').length;
  await userEvent.click(bar().getByRole('button', { name: 'Cancel' }));
  const dialog = within(await openedDialog('Cancel 2 jobs?'));
  expect(dialog.getByText(/This cannot be undone/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 jobs' }));
  expect(await dialog.findByText('Comment required')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Shop closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 jobs' }));
  expect(await screen.findByText('2 jobs cancelled')).toBeTruthy();
  expect(gateway.requestsOf('CancelJobs').map(({ variables }) => variables)).toEqual([
    { input: { ids: ['7-1', '7-3'], comment: 'Shop closed', ...seen(['7-1', '7-3']) } },
  ]);
  await waitFor(() => expect(gateway.requestsOf('JobList')).toHaveLength(asked + 1));
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an action that one job does not allow shows the reason', async () => {
  const { gateway } = jobGateway([
    job('7-1'),
    job('7-2', { status: 'COMPLETED' }),
    job('7-3', { status: 'QA' }),
  ]);
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2', '7-3');
  const cancel = bar().getByRole('button', { name: 'Cancel' });
  const why = '2 of 3 selected jobs (7-2 and 7-3) are Completed or QA and cannot be cancelled.';
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  expect(cancel.title).toBe(why);
  await userEvent.click(cancel);
  expect(bar().getByRole('status').textContent).toBe(why);
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose('7-2', '7-3');
  expect(bar().getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBeNull();
  expect(bar().getByRole('status').textContent).toBe('');
});

test('a refusal keeps the dialog with its comment, and refetches the list', async () => {
  const { gateway } = jobGateway(
    many(2),
    {},
    {
      cancelJobs: () => {
        throw gatewayError('Job 7-2 is completed', { code: 'job.invalid_transition', status: 409 });
      },
    },
  );
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2');
  const asked = gateway.requestsOf('JobList').length;
  await userEvent.click(bar().getByRole('button', { name: 'Cancel' }));
  const dialog = within(await openedDialog());
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'Shop closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 jobs' }));
  expect(await screen.findByText('Job 7-2 is completed')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Shop closed');
  await waitFor(() => expect(gateway.requestsOf('JobList').length).toBeGreaterThan(asked));
});

test('unable to fulfil asks for the new status of the jobs', async () => {
  const { gateway } = jobGateway(many(2));
  await renderConsole(gateway, '/jobs');
  await choose('7-2');
  await userEvent.click(bar().getByRole('button', { name: 'Unable to fulfil' }));
  const dialog = within(await openedDialog('Unable to fulfil job 7-2'));
  expect(await dialog.findByRole('radio', { name: 'Unfulfilled' })).toHaveProperty('checked', true);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Nobody near');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as unfulfilled' }));
  expect(await screen.findByText('Job marked as unfulfilled')).toBeTruthy();
  expect(gateway.requestsOf('UnfulfilJobs')[0]?.variables).toEqual({
    input: { ids: ['7-2'], comment: 'Nobody near', ...seen(['7-2']) },
  });
});

test('unassigning explains the effects on Shepherds, offers and bundles', async () => {
  const { gateway } = jobGateway([
    job('7-1', { status: 'PENDING', bundleName: 'Harbour' }),
    job('7-2', { status: 'ASSIGNED' }),
  ]);
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2');
  await userEvent.click(bar().getByRole('button', { name: 'Unassign' }));
  const dialog = within(await openedDialog('Unassign 2 jobs?'));
  expect(await dialog.findByText(/removed from their Shepherds/)).toBeTruthy();
  expect(dialog.getByText(/return from the market/)).toBeTruthy();
  expect(
    dialog.getByText(
      "The bundle 'Harbour' is discarded: other jobs on the market become unassigned too, and those that a Shepherd has stay with them.",
    ),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Unassign 2 jobs' }));
  expect(await screen.findByText('2 jobs unassigned')).toBeTruthy();
  expect(gateway.requestsOf('UnassignJobs')[0]?.variables).toEqual({
    ids: ['7-1', '7-2'],
    expected: [
      ...seen(['7-1'], { status: 'PENDING' }).expected,
      ...seen(['7-2'], { status: 'ASSIGNED' }).expected,
    ],
  });
});

const harbour = ['7-1', '7-2', '7-3'];
/** Three jobs on the market in a bundle, of which one is selected. */
const inHarbour = (id: string) =>
  job(id, {
    status: 'PENDING',
    bundleName: 'Harbour',
    marketOffer: { id: 'o9', createdAt: '2026-11-22T09:00:00Z', jobs: harbour.map((one) => ({ id: one })) },
  });
const mates = "2 other jobs of the bundle 'Harbour' lose their offer and become unassigned too: 7-2, 7-3.";

test('unassigning one job of a bundle lists and counts the others', async () => {
  const { gateway } = jobGateway(harbour.map(inHarbour));
  await renderConsole(gateway, '/jobs');
  await choose('7-1');
  await userEvent.click(bar().getByRole('button', { name: 'Unassign' }));
  const dialog = within(await openedDialog('Unassign 3 jobs?'));
  expect(await dialog.findByText(mates)).toBeTruthy();
  expect(dialog.getByText('3 jobs will be affected.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Unassign 3 jobs' })).toBeTruthy();
});

test.each([
  ['Unassign', 'Unassign job 7-1 with all of its bundle?', /^Unassign/],
  ['Cancel', 'Cancel job 7-1?', 'Cancel job'],
  ['Unable to fulfil', 'Unable to fulfil job 7-1', 'Mark as unfulfilled'],
])('%s of one job of a bundle waits for the list of the others', async (name, title, act) => {
  const { gateway } = jobGateway(harbour.map(inHarbour));
  const first = Promise.withResolvers<unknown>();
  let others: unknown = first.promise;
  // A bundled job is requested together with its bundle.
  gateway.answer({
    jobs: ({ perPage }: { perPage: number }) => (perPage === 1 ? others : pageOf(harbour.map(inHarbour))),
  });
  await renderConsole(gateway, '/jobs');
  await choose('7-1');
  await userEvent.click(bar().getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(await dialog.findByRole('button', { name: act })).toHaveProperty('disabled', true);
  expect(dialog.queryByText(/will be affected/)).toBeNull();
  first.reject(gatewayError('It sleeps', { code: 'internal', status: 500 }));
  expect(await dialog.findByText("The jobs of 'Harbour' could not be loaded")).toBeTruthy();
  expect(dialog.getByRole('button', { name: act })).toHaveProperty('disabled', true);
  others = pageOf([inHarbour('7-1')]);
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText(mates)).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: act });
  expect(confirm).toHaveProperty('disabled', false);
});

test.each([
  ['Cancel', 'Cancel job 7-1?'],
  ['Unable to fulfil', 'Unable to fulfil job 7-1'],
])('%s of one job of a bundle lists and counts the others', async (name, title) => {
  const { gateway } = jobGateway(harbour.map(inHarbour));
  await renderConsole(gateway, '/jobs');
  await choose('7-1');
  await userEvent.click(bar().getByRole('button', { name }));
  const dialog = within(await openedDialog(title));
  expect(await dialog.findByText(mates)).toBeTruthy();
  expect(dialog.getByText('3 jobs will be affected.')).toBeTruthy();
});

test('actions without permission are not offered', async () => {
  const { gateway } = jobGateway(many(1), { held: ['JOBS_VIEW', 'JOBS_MANAGE'] });
  await renderConsole(gateway, '/jobs');
  await choose('7-1');
  expect(
    bar()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Clear selection', 'Assign', 'Direct assign', 'Re-assign', 'Create bundle', 'Unassign']);
});

test('without any permitted action there is no selection', async () => {
  const { gateway } = jobGateway(many(1), { held: ['JOBS_VIEW'] });
  await renderConsole(gateway, '/jobs');
  expect(await screen.findByText('7-1')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('reloading the address of a dialog without a selection closes it', async () => {
  const { gateway } = jobGateway(many(1));
  const { router } = await renderConsole(gateway, '/jobs?modal=cancel-jobs');
  await box('7-1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('if some of the jobs no longer exist, none is changed, and the missing ones are named', async () => {
  const gone = () => {
    throw gatewayError('There is no job 7-2', { code: 'not_found', status: 404 });
  };
  const { gateway } = jobGateway(
    [job('7-1', { status: 'ASSIGNED' }), job('7-2', { status: 'ASSIGNED' })],
    {},
    { unassignJobs: gone, cancelJobs: gone },
  );
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2');
  await userEvent.click(bar().getByRole('button', { name: 'Unassign' }));
  const dialog = within(await openedDialog('Unassign 2 jobs?'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Unassign 2 jobs' }));
  expect(await screen.findByText('There is no job 7-2')).toBeTruthy();
  expect(screen.getByText('None of the jobs was changed')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Unassign 2 jobs?' })).toBeTruthy();
});

test('a job that another user has withdrawn first is named, and its row is refetched', async () => {
  const taken = { ...job('7-2', { status: 'ASSIGNED' }) };
  const { gateway } = jobGateway(
    [job('7-1', { status: 'ASSIGNED' }), taken],
    {},
    {
      unassignJobs: () => {
        Object.assign(taken, { status: 'UNASSIGNED' });
        throw gatewayError('Job 7-2 is unassigned', { code: 'job.invalid_transition', status: 409 });
      },
    },
  );
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-2');
  const rowOf = async (id: string) => within((await box(id)).closest('tr') ?? document.body);
  expect((await rowOf('7-2')).getByText('Assigned')).toBeTruthy();
  await userEvent.click(bar().getByRole('button', { name: 'Unassign' }));
  const dialog = within(await openedDialog('Unassign 2 jobs?'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Unassign 2 jobs' }));
  expect(await screen.findByText('Job 7-2 is unassigned')).toBeTruthy();
  await waitFor(async () => expect((await rowOf('7-2')).getByText('Unassigned')).toBeTruthy());
  expect((await rowOf('7-1')).getByText('Assigned')).toBeTruthy();
});

test.each([
  [{ status: 'CANCELLED' }, 'cancelled'],
  [{ status: 'FINISHED' }, 'finished'],
  [{ status: 'STARTED', archived: true }, 'archived'],
])('jobs of an order that is %o can be ended, and nothing else is offered', async (standing, word) => {
  const order = orderOf(standing);
  const { gateway } = jobGateway([
    job('7-1', { order }),
    job('8-1'),
    job('7-2', { status: 'ASSIGNED', order }),
  ]);
  const { router } = await renderConsole(gateway, '/jobs');
  await choose('7-1', '8-1');
  for (const [name, done] of [
    ['Assign', 'offered'],
    ['Direct assign', 'assigned'],
    ['Create bundle', 'bundled'],
  ] as const)
    expect(
      bar().getByRole('button', {
        name,
        description: `1 of 2 selected jobs (7-1) is of an order that is ${word}, and cannot be ${done}.`,
      }),
    ).toBeTruthy();
  await choose('7-1', '8-1', '7-2');
  expect(
    bar().getByRole('button', {
      name: 'Unassign',
      description: `The order of this job is ${word}, so it cannot be unassigned.`,
    }),
  ).toBeTruthy();
  expect(bar().getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).not.toBe('true');
  await act(() => router.navigate('/jobs/7-2'));
  expect(await screen.findByText(new RegExp(`^The order is ${word}: `))).toBeTruthy();
  for (const name of ['Direct assign', 'Re-assign', 'Unassign'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('jobs of a paused order can be assigned, but not offered', async () => {
  const order = orderOf({ paused: true });
  const { gateway } = jobGateway([job('7-1', { order })]);
  await renderConsole(gateway, '/jobs/7-1');
  const said = 'The order of this job is paused. Resume it first, or assign the job directly.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Direct assign' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

/** The input is kept, and the console is mounted again, as after a reload. */
async function reload(gateway: ReturnType<typeof jobGateway>['gateway'], address: string) {
  fireEvent(window, new Event('pagehide'));
  cleanup();
  return renderConsole(gateway, address);
}

test('the selection survives a reload, and opening a row and returning', async () => {
  const { gateway } = jobGateway(many(3));
  await renderConsole(gateway, '/jobs');
  await choose('7-1', '7-3');
  const { router } = await reload(gateway, '/jobs');
  expect(await screen.findAllByText('2 jobs selected')).toHaveLength(2);
  expect(await box('7-3')).toHaveProperty('checked', true);
  await act(() => router.navigate('/jobs/7-1'));
  await screen.findByRole('heading', { level: 1, name: 'Job 7-1' });
  await act(() => router.navigate(-1));
  expect(await screen.findAllByText('2 jobs selected')).toHaveLength(2);
  await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
  await reload(gateway, '/jobs');
  await box('7-1');
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('the selection survives an expired session, but not another filter', async () => {
  const { gateway } = jobGateway(many(2));
  const held = ['JOBS_VIEW', 'JOBS_MANAGE'] as const;
  gateway.answer({
    me: () => profile(held, 'u1'),
    login: () => ({ expiresAt: '2099-12-01T00:00:00Z', profile: profile(held, 'u1') }),
  });
  const { session } = await renderConsole(gateway, '/jobs');
  await choose('7-2');
  act(() => session.store.expire());
  await userEvent.type(await screen.findByLabelText('Email'), 'u1@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Shepherd1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getAllByText('1 job selected')).toHaveLength(2));
  await reload(gateway, '/jobs?status=cancelled');
  await screen.findByRole('group', { name: 'Status' });
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('input about a set of jobs is restored for the same set, and never for others', async () => {
  const { gateway } = jobGateway(many(2));
  await renderConsole(gateway, '/jobs');
  await choose('7-1');
  await userEvent.click(bar().getByRole('button', { name: 'Cancel' }));
  const comment = async () =>
    within(await openedDialog(/^Cancel job/)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  await userEvent.type(await comment(), 'Shop closed');
  await reload(gateway, '/jobs?modal=cancel-jobs');
  expect((await comment()).value).toBe('Shop closed');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  await reload(gateway, '/jobs');
  await choose('7-1', '7-2');
  await userEvent.click(bar().getByRole('button', { name: 'Cancel' }));
  expect((await comment()).value).toBe('');
});

test('fees entered for one job are not restored for another', async () => {
  const { gateway } = jobGateway(many(2));
  await renderConsole(gateway, '/jobs');
  await choose('7-1');
  await userEvent.click(bar().getByRole('button', { name: 'Direct assign' }));
  const fee = async () =>
    within(await openedDialog(/^Direct assign/)).getByRole<HTMLInputElement>('textbox', { name: /^Fee of/ });
  await userEvent.clear(await fee());
  await userEvent.type(await fee(), '99');
  await reload(gateway, '/jobs');
  await choose('7-1', '7-2');
  await userEvent.click(bar().getByRole('button', { name: 'Direct assign' }));
  expect((await fee()).value).toBe('8.00');
});
