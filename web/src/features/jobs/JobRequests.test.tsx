import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { MockGateway } from '../../testing/mockGateway.ts';
import { choose, openedDialog, press } from '../../testing/person.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { amy, job, jobGateway } from './jobsFixture.ts';

/* The requests after each action on jobs, where it is performed: only what it changed. */

const own = { id: 'u1', firstName: 'Olivia', lastName: 'Hart' };
const assignment = (status: string) => ({ id: 'a1', status, agent: amy, jobDate: '2026-11-23' });
const history: readonly unknown[] = [];
const free = job('7-1', { history });
const assigned = job('7-1', { history, status: 'ASSIGNED', assignment: assignment('ACCEPTED') });
const running = job('7-1', { history, status: 'IN_PROGRESS', assignment: assignment('IN_PROGRESS') });
const inReview = job('7-1', { history, status: 'QA', reviewer: own, assignment: assignment('QA') });
const nextOne = job('7-2', { status: 'QA' });

function open(jobs: Parameters<typeof jobGateway>[0]) {
  const { gateway, state } = jobGateway(jobs);
  const become = (id: string, change: Readonly<Record<string, unknown>>) => {
    const changed = { ...(state.get(id) ?? job(id)), ...change };
    state.set(id, changed);
    return changed;
  };
  gateway.answer({
    stopJob: () => become('7-1', { status: 'ATTEMPTED', assignment: assignment('ATTEMPTED') }),
    failJob: () => become('7-1', { status: 'UNASSIGNED', assignment: null, reviewer: null }),
    completeJob: ({ input: { goNext } }: { input: { goNext: boolean } }) => ({
      job: become('7-1', { status: 'COMPLETED', assignment: assignment('COMPLETED') }),
      nextJob: goNext ? become('7-2', { reviewer: own }) : null,
    }),
  });
  return gateway;
}

const dialog = async () => within(await openedDialog());
const button = async (name: string) => (await dialog()).findByRole('button', { name });
const write = async (name: string, text: string) =>
  userEvent.type(await (await dialog()).findByRole('textbox', { name }), text);
const tick = async (name: string) => userEvent.click(await (await dialog()).findByRole('radio', { name }));
const fromMenu = async (name: string) => {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

/** Submits the open dialog and returns the names of the requests until it is closed. */
async function requestsAfter(gateway: MockGateway, act: string): Promise<string[]> {
  const submit = await button(act);
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  const before = gateway.requests.length;
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return gateway.requests.slice(before).map(({ operationName }) => operationName);
}

type Job = typeof assigned;
const acts: readonly [name: string, jobs: readonly Job[], prepare: () => Promise<unknown>, act: string][] = [
  ['UnassignJobs', [assigned], () => press('Unassign'), 'Unassign job'],
  [
    'CancelJobs',
    [assigned],
    async () => {
      await fromMenu('Cancel');
      await write('Comment', 'Closed');
    },
    'Cancel job',
  ],
  [
    'UnfulfilJobs',
    [assigned],
    async () => {
      await fromMenu('Unable to fulfil');
      await write('Comment', 'Closed');
    },
    'Mark as unfulfilled',
  ],
  [
    'AssignAgent',
    [free],
    async () => {
      await press('Direct assign');
      const { findByRole } = await dialog();
      await userEvent.type(await findByRole('combobox', { name: 'Shepherd' }), 'amy');
      await userEvent.click(await screen.findByRole('option', { name: /Amy Reed/ }));
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    },
    'Assign job',
  ],
  ['CreateMarketOffer', [free], () => press('Assign'), 'Offer job'],
  [
    'StopJob',
    [running],
    async () => {
      await press('Stop');
      await tick('Attempted');
      await choose('Why it was not done', 'Unsafe');
    },
    'Stop job',
  ],
  [
    'FailJob',
    [inReview],
    async () => {
      await press('Fail');
      await tick('Mark as failed');
      await write('Comment', 'Blurred');
    },
    'Fail job',
  ],
  ['CompleteJob', [inReview], () => press('Complete'), 'Complete job'],
];

/** Actions that may take the work away from its Shepherd, and the answers with it. */
const endingWork = new Set(['StopJob', 'FailJob']);

test.each(acts)(
  '%s on the page of the job needs no other request, except for ended work',
  async (name, jobs, prepare, act) => {
    const gateway = open(jobs);
    await renderConsole(gateway, '/jobs/7-1');
    await prepare();
    expect(await requestsAfter(gateway, act)).toEqual(endingWork.has(name) ? [name, 'JobAnswers'] : [name]);
  },
);

test.each(acts)('%s on the log of the job refetches the log as well', async (name, jobs, prepare, act) => {
  const gateway = open(jobs);
  await renderConsole(gateway, '/jobs/7-1/logs');
  await screen.findByText('Nothing has happened to this job.');
  await prepare();
  expect(await requestsAfter(gateway, act)).toEqual([name, 'JobHistory']);
});

test('the next job to review is requested like any other', async () => {
  const gateway = open([inReview, nextOne]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Complete & Next');
  const after = await requestsAfter(gateway, 'Complete & Next');
  expect(after.toSorted()).toEqual(['CompleteJob', 'JobAnswers', 'JobComments', 'JobDetail', 'JobTasks']);
});

test.each(acts)('after %s returning to the list refetches it', async (_name, jobs, prepare, act) => {
  const gateway = open(jobs);
  const { router } = await renderConsole(gateway, '/jobs');
  await userEvent.click(await screen.findByRole('link', { name: '7-1' }));
  await prepare();
  await requestsAfter(gateway, act);
  const before = gateway.requests.length;
  await router.navigate('/jobs');
  await screen.findByRole('link', { name: '7-1' });
  expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual(['JobList']);
});
