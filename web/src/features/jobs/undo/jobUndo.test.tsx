import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RootAnswers } from '../../../testing/mockGateway.ts';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { pounds } from '../../../testing/fixtures.ts';
import { ahead, amy, job, jobGateway } from '../jobsFixture.ts';

const ben = { id: 'g2', firstName: 'Ben', lastName: 'Hall' };
const visit = { jobDate: '2099-11-23', startTime: '10:00', endTime: '12:00' };
/** A job of Ben, at £12. */
const bens = (id: string, change: Readonly<Record<string, unknown>> = {}) =>
  job(id, {
    ...ahead,
    status: 'ASSIGNED',
    reviewer: null,
    bundleName: null,
    fee: pounds('12'),
    assignment: { id: `a-${id}`, status: 'ACCEPTED', agent: ben, ...visit },
    ...change,
  });

beforeEach(() => sessionStorage.clear());

const bar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
async function open(action: string, title: string, ...ids: string[]) {
  for (const id of ids) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
  await userEvent.click(bar().getByRole('button', { name: action }));
  return within(await openedDialog(title));
}
async function unassign(...ids: string[]) {
  const name = ids.length === 1 ? 'Unassign job' : `Unassign ${ids.length} jobs`;
  const title = ids.length === 1 ? `Unassign job ${ids[0]}?` : `Unassign ${ids.length} jobs?`;
  const dialog = await open('Unassign', title, ...ids);
  await userEvent.click(await dialog.findByRole('button', { name }));
}
async function assignToAmy(...ids: string[]) {
  const dialog = await open('Direct assign', `Direct assign job ${ids[0]}`, ...ids);
  const shepherd = await dialog.findByRole('combobox', { name: 'Shepherd' });
  await userEvent.clear(shepherd);
  await userEvent.type(shepherd, 'amy');
  await userEvent.click(await screen.findByRole('option', { name: 'Amy Reed · g1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign job' }));
}
const undo = () => press(/^Undo: /);
const variables = (gateway: ReturnType<typeof jobGateway>['gateway'], name: string) =>
  gateway.requestsOf(name).map((request) => request.variables);

async function begin(jobs: Parameters<typeof jobGateway>[0], more: RootAnswers = {}) {
  const { gateway, state } = jobGateway(jobs, {}, more);
  await renderConsole(gateway, '/jobs');
  return { gateway, state };
}

const backToBen = (ids: readonly string[], left: object) => ({
  input: {
    ids,
    agentId: 'g2',
    fees: ids.map((jobId) => ({ jobId, agentFee: '12' })),
    ...visit,
    ignoreWarnings: true,
    expected: ids.map((id) => ({ id, agentId: null, marketOfferId: null, ...left })),
  },
});

describe('undoing', () => {
  test('an assignment unassigns the job, if it is still with that Shepherd', async () => {
    const { gateway } = await begin([job('7-1', ahead)]);
    await assignToAmy('7-1');
    await undo();
    expect(await screen.findByText('Undone: Job assigned successfully')).toBeTruthy();
    expect(variables(gateway, 'UnassignJobs')).toEqual([
      { ids: ['7-1'], expected: [{ id: '7-1', status: 'ASSIGNED', agentId: 'g1', marketOfferId: null }] },
    ]);
    expect(gateway.idempotencyKeys).toHaveLength(1);
  });

  test('an assignment from one Shepherd to another gives the job back on the former terms', async () => {
    const { gateway } = await begin([bens('7-1')]);
    await assignToAmy('7-1');
    await undo();
    expect(await screen.findByText('Undone: Job assigned successfully')).toBeTruthy();
    expect(variables(gateway, 'AssignAgent')[1]).toEqual(
      backToBen(['7-1'], { status: 'ASSIGNED', agentId: 'g1' }),
    );
  });

  test('the unassignment of several jobs gives all of them back with one call, once', async () => {
    const { gateway } = await begin([bens('7-1'), bens('7-2')]);
    await unassign('7-1', '7-2');
    const button = await screen.findByRole('button', { name: 'Undo: 2 jobs unassigned' });
    await userEvent.dblClick(button);
    expect(await screen.findByText('Undone: 2 jobs unassigned')).toBeTruthy();
    expect(variables(gateway, 'AssignAgent')).toEqual([backToBen(['7-1', '7-2'], { status: 'UNASSIGNED' })]);
  });

  test('an offer takes the jobs off the market, if it is still that offer', async () => {
    const { gateway } = await begin([job('7-1', ahead)]);
    const dialog = await open('Assign', 'Assign job 7-1', '7-1');
    await userEvent.click(await dialog.findByRole('button', { name: 'Offer job' }));
    await undo();
    expect(await screen.findByText('Undone: Market offer created successfully')).toBeTruthy();
    expect(variables(gateway, 'UnassignJobs')).toEqual([
      { ids: ['7-1'], expected: [{ id: '7-1', status: 'PENDING', agentId: null, marketOfferId: 'o1' }] },
    ]);
  });

  test('an offer of an assigned job gives it back to its Shepherd', async () => {
    const { gateway } = await begin([bens('7-1')]);
    const dialog = await open('Re-assign', 'Re-assign job 7-1', '7-1');
    await userEvent.click(await dialog.findByRole('button', { name: 'Offer job' }));
    await undo();
    expect(await screen.findByText('Undone: Market offer created successfully')).toBeTruthy();
    expect(variables(gateway, 'AssignAgent')).toEqual([
      backToBen(['7-1'], { status: 'PENDING', marketOfferId: 'o1' }),
    ]);
  });
});

describe('nothing was undone', () => {
  test('when another user has changed the job meanwhile: the notice names user, change and time', async () => {
    await begin([bens('7-1')], {
      assignAgent: () => {
        throw gatewayError('The job 7-1 has changed in the meantime', {
          code: 'job.changed',
          status: 409,
          jobs: [
            {
              id: '7-1',
              title: 'Shelf audit',
              status: 'ASSIGNED',
              agent: amy,
              reviewer: null,
              marketOfferId: null,
              changedBy: 'Olivia Hart',
              changedAt: new Date(Date.now() - 5000).toISOString(),
              event: 'Assigned to Amy Reed',
            },
          ],
        });
      },
    });
    await unassign('7-1');
    await undo();
    expect(
      await screen.findByText(/^Not undone: Job 7-1 was given to Amy Reed by Olivia Hart \d+ s ago\.$/),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });

  test('when a server warns all the same', async () => {
    await begin([bens('7-1')], {
      assignAgent: () => ({
        __typename: 'AssignmentConflict',
        message: 'The shepherd has conflicts with these jobs',
        warnings: [
          { jobId: '7-1', warnings: [{ code: 'overlap', message: 'Has another job at this time' }] },
        ],
      }),
    });
    await unassign('7-1');
    await undo();
    expect(
      await screen.findByText(
        'Not undone: The shepherd has conflicts with these jobs. Has another job at this time.',
      ),
    ).toBeTruthy();
  });
});

describe('no Undo is offered, since no act restores what was before:', () => {
  const undosAfter = async (text: string) => {
    await screen.findByText(text);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return screen.queryAllByRole('button', { name: /^Undo/ });
  };

  test('the end of an offer', async () => {
    const marketOffer = { id: 'o1', createdAt: '2026-11-22T09:00:00Z', jobs: [{ id: '7-1' }] };
    await begin([job('7-1', { ...ahead, status: 'PENDING', bundleName: null, marketOffer })]);
    await unassign('7-1');
    expect(await undosAfter('Job unassigned')).toEqual([]);
  });

  test('jobs of different Shepherds', async () => {
    const amys = { id: 'a-7-2', status: 'ACCEPTED', agent: amy, ...visit };
    await begin([bens('7-1'), bens('7-2', { assignment: amys })]);
    await unassign('7-1', '7-2');
    expect(await undosAfter('2 jobs unassigned')).toEqual([]);
  });

  test.each([
    ['a bundle', { bundleName: 'Harbour' }],
    ['a visit in the past', { assignment: { id: 'a1', agent: ben, ...visit, jobDate: '2020-01-01' } }],
    ['a fee that is not known', { fee: null }],
  ])('%s', async (_name, change) => {
    await begin([bens('7-1', change)]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select 7-1' }));
    await userEvent.click(bar().getByRole('button', { name: 'Unassign' }));
    const dialog = within(await openedDialog(/^Unassign job 7-1/));
    await userEvent.click(await dialog.findByRole('button', { name: 'Unassign job' }));
    expect(await undosAfter('Job unassigned')).toEqual([]);
  });
});
