import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { gatewayError } from '../../../testing/mockGateway.ts';
import { openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { amy, job, jobGateway } from '../jobsFixture.ts';

/** The signed-in user. */
const own = { id: 'u1', firstName: 'Olivia', lastName: 'Hart' };
const ruth = { id: 'u2', firstName: 'Ruth', lastName: 'Moss' };
const inReview = (id: string, reviewer: typeof own | null) =>
  job(id, {
    status: 'QA',
    reviewer,
    marketOffer: null,
    assignment: { id: `a-${id}`, status: 'QA', agent: amy },
  });
const expected = (reviewerId: string | null) => [
  expect.objectContaining({ id: '7-1', status: 'QA', agentId: 'g1', reviewerId }),
];

beforeEach(() => sessionStorage.clear());

async function queue(...jobs: ReturnType<typeof inReview>[]) {
  const { gateway, state } = jobGateway(jobs);
  const change = (id: string, reviewer: typeof own | null) => {
    const changed = { ...(state.get(id) ?? job(id)), reviewer };
    state.set(id, changed);
    return changed;
  };
  gateway.answer({
    qaSummary: () => ({ total: jobs.length, groups: [] }),
    users: () => ({ items: [own, ruth] }),
    assignReviewer: ({ input: { id, adminUserId } }: { input: { id: string; adminUserId: string } }) =>
      change(id, adminUserId === own.id ? own : ruth),
    unassignReviewer: ({ id }: { id: string }) => change(id, null),
  });
  await renderConsole(gateway, '/qa');
  for (const { id } of jobs)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
  return gateway;
}

test('a job without a reviewer that was taken goes back to none, if it is still with the user', async () => {
  const gateway = await queue(inReview('7-1', null));
  await press('Assign to me');
  await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Assign to me' }));
  await press(/^Undo: /);
  await screen.findByText(/^Undone: /);
  expect(gateway.requestsOf('UnassignReviewer').map(({ variables }) => variables)).toEqual([
    { id: '7-1', expected: expected('u1') },
  ]);
});

test('one that was taken over goes back to its former reviewer', async () => {
  const gateway = await queue(inReview('7-1', ruth));
  await press('Assign to me');
  await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Take over' }));
  await press(/^Undo: /);
  await screen.findByText(/^Undone: /);
  expect(gateway.requestsOf('AssignReviewer')[1]?.variables).toEqual({
    input: { id: '7-1', adminUserId: 'u2', reassign: true, expected: expected('u1') },
  });
});

test('one without a reviewer since goes back to its reviewer, unless another user was faster', async () => {
  const gateway = await queue(inReview('7-1', ruth));
  await press('Unassign');
  await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Unassign' }));
  gateway.answer({
    assignReviewer: ({ input }: { input: { expected: unknown } }) => {
      expect(input.expected).toEqual(expected(null));
      throw gatewayError('The job 7-1 has changed in the meantime', {
        code: 'job.changed',
        status: 409,
        jobs: [
          {
            id: '7-1',
            title: 'Shelf audit',
            status: 'QA',
            agent: amy,
            reviewer: ruth,
            marketOfferId: null,
            changedBy: 'Oscar Bennett',
            changedAt: new Date(Date.now() - 3000).toISOString(),
            event: null,
          },
        ],
      });
    },
  });
  await press(/^Undo: /);
  expect(
    await screen.findByText(
      /^Not undone: Job 7-1 was given to reviewer Ruth Moss by Oscar Bennett \d+ s ago\.$/,
    ),
  ).toBeTruthy();
});

test('several jobs cannot be undone all or none, so no Undo is offered', async () => {
  await queue(inReview('7-1', null), inReview('7-2', null));
  await press('Assign to me');
  await userEvent.click(within(await openedDialog()).getByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('2 jobs assigned to the reviewer');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
