import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Permission } from '../../../../graphql/generated/schema.ts';
import { gatewayError } from '../../../../testing/mockGateway.ts';
import type { RootAnswers } from '../../../../testing/mockGateway.ts';
import { afterTheDoubleClickGuard, choose, openedDialog, press } from '../../../../testing/person.ts';
import { renderConsole } from '../../../../testing/renderConsole.tsx';
import { amy, job, jobGateway, orderOf, seen } from '../../jobsFixture.ts';
import { answer, door, media, task, tasksGateway } from '../../tasks/tasksFixture.ts';

const seenRunning = seen(['7-1'], { status: 'IN_PROGRESS', agentId: 'g1', reviewerId: null });
const seenInReview = seen(['7-1'], { status: 'QA', agentId: 'g1', reviewerId: 'u1' });

/** The signed-in user. */
const own = { id: 'u1', firstName: 'Olivia', lastName: 'Hart' };
const other = { id: 'u2', firstName: 'Ruth', lastName: 'Moss' };
const assignment = (status: string) => ({ id: 'a1', status, agent: amy, jobDate: '2026-11-23' });
const running = (change = {}) =>
  job('7-1', { status: 'IN_PROGRESS', assignment: assignment('IN_PROGRESS'), ...change });
const reviewed = (change = {}) =>
  job('7-1', { status: 'QA', reviewer: own, assignment: assignment('QA'), ...change });

type Decision = { readonly input: { readonly id: string; readonly goNext?: boolean } };

/** A gateway that applies decisions to its jobs. */
function decisions(
  jobs: Parameters<typeof jobGateway>[0],
  held?: readonly Permission[],
  more: RootAnswers = {},
) {
  const { gateway, state } = jobGateway(jobs, held ? { held } : {});
  const become = (id: string, change: Readonly<Record<string, unknown>>) => {
    const changed = { ...(state.get(id) ?? job(id)), ...change };
    state.set(id, changed);
    return changed;
  };
  gateway.answer({
    stopJob: ({ input: { id } }: Decision) =>
      become(id, { status: 'ATTEMPTED', assignment: assignment('ATTEMPTED') }),
    failJob: ({ input: { id } }: Decision) =>
      become(id, { status: 'UNASSIGNED', assignment: assignment('FAILED'), reviewer: null }),
    completeJob: ({ input: { id, goNext } }: Decision) => {
      const free = [...state.values()].find((each) => each.status === 'QA' && !('reviewer' in each));
      return {
        job: become(id, { status: 'COMPLETED', assignment: assignment('COMPLETED') }),
        nextJob: goNext === true && free ? become(free.id, { reviewer: own }) : null,
      };
    },
    ...more,
  });
  return { gateway, state, become };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialog = async (name: string) => within(await openedDialog(name));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const acts = ['Assign', 'Direct assign', 'Re-assign', 'Unassign', 'Stop', 'Review', 'Fail', 'Complete'];
const headerActs = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => [...acts, 'Complete & Next', 'Share report'].includes(text))
    .toSorted();
const isDisabled = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';

const everyPermission: readonly Permission[] = [
  'JOBS_VIEW',
  'JOBS_MANAGE',
  'JOBS_ADMINISTRATE',
  'JOBS_REVIEW',
  'JOBS_SHARE',
];

test.each([
  ['unassigned', { status: 'UNASSIGNED' }, ['Assign', 'Direct assign'], true],
  ['pending', { status: 'PENDING' }, ['Direct assign', 'Re-assign', 'Unassign'], true],
  ['pending in a bundle', { status: 'PENDING', bundleName: 'Harbour' }, ['Unassign'], false],
  ['assigned', { status: 'ASSIGNED' }, ['Direct assign', 'Re-assign', 'Unassign'], true],
  ['in progress', { status: 'IN_PROGRESS', assignment: assignment('IN_PROGRESS') }, ['Stop'], true],
  ['tried again', { status: 'IN_PROGRESS', assignment: assignment('PARTIALLY_FAILED') }, ['Stop'], true],
  ['stopped', { status: 'IN_PROGRESS', assignment: assignment('STOPPED') }, ['Review'], true],
  ['in QA', { status: 'QA', reviewer: own }, ['Complete', 'Complete & Next', 'Fail', 'Stop'], false],
  ['attempted', { status: 'ATTEMPTED' }, ['Share report'], false],
  ['completed', { status: 'COMPLETED' }, ['Share report'], false],
  ['unfulfilled', { status: 'UNFULFILLED' }, [], false],
  ['cancelled', { status: 'CANCELLED' }, [], false],
] as const)('the header of a job that is %s', async (_name, change, expected, more) => {
  const { gateway } = decisions([job('7-1', change)], everyPermission);
  await renderConsole(gateway, '/jobs/7-1');
  await heading('Job 7-1');
  expect(headerActs()).toEqual(expected);
  expect(screen.queryByRole('button', { name: 'More actions' }) !== null).toBe(more);
});

test('users who may only review jobs can stop their own in review, and no others', async () => {
  const reviewer: readonly Permission[] = ['JOBS_VIEW', 'JOBS_REVIEW'];
  const { gateway, become } = decisions([running()], reviewer);
  await renderConsole(gateway, '/jobs/7-1');
  await heading('Job 7-1');
  expect(headerActs()).toEqual([]);
  become('7-1', { status: 'QA', reviewer: own });
  await renderConsole(gateway, '/jobs/7-1');
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
});

test('users without review permission are offered nothing in review', async () => {
  const { gateway } = decisions([reviewed()], ['JOBS_VIEW', 'JOBS_MANAGE']);
  await renderConsole(gateway, '/jobs/7-1?modal=complete');
  await heading('Job 7-1');
  expect(headerActs()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['another reviewer', other, 'Only Ruth Moss, the reviewer of the job, can do this.'],
  ['no reviewer', null, 'Only the reviewer of the job can do this, and it has none.'],
])('a job that %s reviews cannot be decided, and says so', async (_name, reviewer, why) => {
  const { gateway } = decisions([reviewed({ reviewer })]);
  const { router } = await renderConsole(gateway, '/jobs/7-1?modal=complete');
  for (const name of ['Stop', 'Fail', 'Complete', 'Complete & Next']) {
    const button = await screen.findByRole('button', { name, description: why });
    expect(isDisabled(button)).toBe(true);
    await userEvent.click(button);
    expect(screen.getByText(why, { selector: 'output' })).toBeTruthy();
  }
  // The address of a dialog does not open it either.
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('');
});

test.each([
  ['finished', { status: 'FINISHED' }],
  ['cancelled', { status: 'CANCELLED' }],
  ['archived', { status: 'STARTED', archived: true }],
])('no decision is possible when the order is %s, and a notice says so', async (closed, order) => {
  const ofOrder = { order: orderOf(order) };
  const { gateway, become } = decisions([running(ofOrder)]);
  await renderConsole(gateway, '/jobs/7-1');
  const refused = async (name: string, act: string) => {
    const description = `The order of this job is ${closed}, so it cannot be ${act}.`;
    expect(isDisabled(await screen.findByRole('button', { name, description }))).toBe(true);
  };
  await refused('Stop', 'stopped');
  become('7-1', reviewed(ofOrder));
  await renderConsole(gateway, '/jobs/7-1');
  await refused('Complete & Next', 'completed');
  await refused('Fail', 'failed');
});

test('abandoned: a comment is required, and the Shepherd is not paid', async () => {
  const { gateway } = decisions([running()]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Stop');
  const stop = await dialog('Stop job');
  const submit = await stop.findByRole('button', { name: 'Stop job' });
  expect(isDisabled(submit)).toBe(true);
  expect(stop.getByText(/not paid.*handed over/)).toBeTruthy();
  expect(stop.getByText(/still paid/)).toBeTruthy();
  await userEvent.click(stop.getByRole('radio', { name: 'Abandoned' }));
  const comment = stop.getByRole('textbox', { name: 'Comment' });
  expect(isDisabled(submit)).toBe(true);
  await userEvent.click(comment);
  await userEvent.tab();
  expect(await stop.findByText('Comment required')).toBeTruthy();
  await userEvent.type(comment, '   ');
  expect(isDisabled(submit)).toBe(true);
  await userEvent.type(comment, 'Went home');
  await waitFor(() => expect(isDisabled(submit)).toBe(false));
  await userEvent.click(submit);
  expect(await screen.findByText('Job stopped')).toBeTruthy();
  await closed();
  expect(gateway.requestsOf('StopJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', reason: 'ABANDONED', comment: 'Went home', ...seenRunning } },
  ]);
});

test('attempted: a listed reason is required, and "other" needs a text', async () => {
  const { gateway } = decisions([running()]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Stop');
  const stop = await dialog('Stop job');
  await userEvent.click(await stop.findByRole('radio', { name: 'Attempted' }));
  const submit = stop.getByRole('button', { name: 'Stop job' });
  expect(isDisabled(submit)).toBe(true);
  await choose('Why it was not done', 'Location closed');
  expect(stop.getByRole('textbox', { name: 'Comment (optional)' })).toBeTruthy();
  await waitFor(() => expect(isDisabled(submit)).toBe(false));
  await choose('Why it was not done', 'Other');
  await waitFor(() => expect(isDisabled(submit)).toBe(true));
  const words = stop.getByRole('textbox', { name: 'Other reason' });
  await userEvent.click(words);
  await userEvent.tab();
  expect(await stop.findByText('Comment required')).toBeTruthy();
  await userEvent.type(words, 'A parade');
  await waitFor(() => expect(isDisabled(submit)).toBe(false));
  await userEvent.click(submit);
  await closed();
  expect(gateway.requestsOf('StopJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', reason: 'OTHER', comment: 'A parade', ...seenRunning } },
  ]);
});

test('a stopped job is reviewed in the same dialog, under its own title', async () => {
  const stopped = {
    ...assignment('STOPPED'),
    stoppedAt: '2026-11-23T20:20:00Z',
    stopComment: 'The gate was locked',
  };
  const location = { id: 'l1', timeZone: 'Asia/Tokyo' };
  const { gateway } = decisions([running({ assignment: stopped, location })]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Review');
  const review = await dialog('Review job');
  expect(review.getByText('The gate was locked')).toBeTruthy();
  expect(review.getByText('24 Nov 26 05:20 GMT+9')).toBeTruthy();
  await userEvent.click(await review.findByRole('radio', { name: 'Attempted' }));
  await choose('Why it was not done', 'Unsafe');
  await userEvent.click(review.getByRole('button', { name: 'Stop job' }));
  await closed();
  expect(gateway.requestsOf('StopJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', reason: 'UNSAFE', ...seenRunning } },
  ]);
  expect(await screen.findByRole('button', { name: /^Share report/ }).catch(() => null)).toBeNull();
});

test.each([
  ['Ask for retry', { mode: 'JOB_PARTIALLY_FAILED' }, 'The Shepherd is asked for another try'],
  ['Mark as failed', { mode: 'JOB_INVALID' }, 'Job failed'],
])('fail: %s, with a comment', async (mode, sent, notice) => {
  const { gateway } = decisions([reviewed()]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Fail');
  const fail = await dialog('Fail job');
  const submit = await fail.findByRole('button', { name: 'Fail job' });
  expect(isDisabled(submit)).toBe(true);
  await userEvent.type(fail.getByRole('textbox', { name: 'Comment' }), 'Blurred');
  expect(isDisabled(submit)).toBe(true);
  await userEvent.click(fail.getByRole('radio', { name: mode }));
  await waitFor(() => expect(isDisabled(submit)).toBe(false));
  await userEvent.clear(fail.getByRole('textbox', { name: 'Comment' }));
  await waitFor(() => expect(isDisabled(submit)).toBe(true));
  await userEvent.tab();
  expect(await fail.findByText('Comment required')).toBeTruthy();
  await userEvent.type(fail.getByRole('textbox', { name: 'Comment' }), 'Blurred');
  await waitFor(() => expect(isDisabled(submit)).toBe(false));
  await userEvent.click(submit);
  expect(await screen.findByText(notice)).toBeTruthy();
  await closed();
  expect(gateway.requestsOf('FailJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', ...sent, comment: 'Blurred', ...seenInReview } },
  ]);
});

test('a treasure hunt is failed with a reason of its own', async () => {
  const { gateway } = decisions([reviewed({ order: orderOf({ type: 'TREASURE_HUNT' }) })]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Fail');
  const fail = await dialog('Fail job');
  await fail.findByRole('button', { name: 'Fail job' });
  expect(fail.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'TREASURE_HUNT_INVALID',
    'TREASURE_HUNT_CRITERIA',
  ]);
  await userEvent.click(fail.getByRole('radio', { name: 'Treasure hunt criteria not met' }));
  await userEvent.type(fail.getByRole('textbox', { name: 'Comment' }), 'No treasure');
  await userEvent.click(fail.getByRole('button', { name: 'Fail job' }));
  await closed();
  expect(gateway.requestsOf('FailJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', reason: 'TREASURE_HUNT_CRITERIA', comment: 'No treasure', ...seenInReview } },
  ]);
});

test.each(['', 'Well done'])('complete: the comment is "%s"', async (comment) => {
  const { gateway } = decisions([reviewed()]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Complete');
  const complete = await dialog('Complete job');
  const field = await complete.findByRole('textbox', { name: 'Comment (optional)' });
  if (comment !== '') await userEvent.type(field, comment);
  await userEvent.click(complete.getByRole('button', { name: 'Complete job' }));
  expect(await screen.findByText('Job completed')).toBeTruthy();
  await closed();
  expect(gateway.requestsOf('CompleteJob').map(({ variables }) => variables)).toEqual([
    { input: { id: '7-1', goNext: false, ...(comment === '' ? {} : { comment }), ...seenInReview } },
  ]);
  expect(headerActs()).toEqual([]);
});

test('complete: missing required answers are listed first', async () => {
  const asked = [1, 2, 3, 4, 5, 6, 7].map((id) =>
    task(`shelf${id}`, `Photograph shelf ${id}`, { type: 'PHOTO' }, { required: ['PHOTO'] }),
  );
  const { gateway } = tasksGateway([door, ...asked], {
    answers: [answer('shelf1', { media: [media('m1')] })],
  });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Complete');
  const complete = await dialog('Complete job');
  const note = within(await complete.findByRole('note'));
  expect(note.getByText('7 tasks are not answered as they ask:')).toBeTruthy();
  expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\. Is the door open\?: The required answer is missing\. /),
    '3. Photograph shelf 2: The required photo is missing',
    '4. Photograph shelf 3: The required photo is missing',
    '5. Photograph shelf 4: The required photo is missing',
    '6. Photograph shelf 5: The required photo is missing',
    'And 2 more',
  ]);
});

test('complete and next: it opens the next job to review, and Back leads to the completed one', async () => {
  const { gateway } = decisions([reviewed(), job('7-2', { status: 'QA' })]);
  const { router } = await renderConsole(gateway, '/jobs/7-1');
  await press('Complete & Next');
  const complete = await dialog('Complete job');
  await userEvent.type(await complete.findByRole('textbox', { name: 'Comment (optional)' }), 'Fine');
  await userEvent.click(complete.getByRole('button', { name: 'Complete & Next' }));
  expect(await heading('Job 7-2')).toBeTruthy();
  await closed();
  expect(headerActs()).toEqual(['Complete', 'Complete & Next', 'Fail', 'Stop']);
  expect(isDisabled(screen.getByRole('button', { name: 'Complete & Next' }))).toBe(false);
  await router.navigate(-1);
  expect(await heading('Job 7-1')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(headerActs()).toEqual([]);
});

test('complete and next: it says so when no job of the order needs a reviewer', async () => {
  const { gateway } = decisions([reviewed()]);
  await renderConsole(gateway, '/jobs/7-1');
  await press('Complete & Next');
  const complete = await dialog('Complete job');
  await userEvent.click(await complete.findByRole('button', { name: 'Complete & Next' }));
  expect(await screen.findByText('All jobs in the order are assigned to a reviewer now.')).toBeTruthy();
  expect(await screen.findByText('Job completed')).toBeTruthy();
  await closed();
  expect(await heading('Job 7-1')).toBeTruthy();
});

test("the server's error about a field is shown there", async () => {
  const { gateway } = decisions([reviewed()], undefined, {
    failJob: () => {
      throw gatewayError('The request is not valid', {
        code: 'validation.failed',
        status: 422,
        fields: { mode: ['Not for this job'], comment: ['Too long'] },
      });
    },
  });
  await renderConsole(gateway, '/jobs/7-1');
  await press('Fail');
  const fail = await dialog('Fail job');
  await userEvent.type(await fail.findByRole('textbox', { name: 'Comment' }), 'Blurred');
  await userEvent.click(fail.getByRole('radio', { name: 'Mark as failed' }));
  await userEvent.click(fail.getByRole('button', { name: 'Fail job' }));
  expect(await fail.findByText('Not for this job')).toBeTruthy();
  expect(fail.getByText('Too long')).toBeTruthy();
  expect(fail.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Blurred');
});

test.each([
  [
    'another reviewer was faster',
    { status: 'COMPLETED' },
    'This is not possible in the current status of the job 7-1',
    { code: 'job.invalid_transition', status: 409 },
    [],
  ],
  [
    'another user reviews it now',
    { reviewer: other },
    'You are not the reviewer of this job',
    { code: 'job.not_reviewer', status: 403 },
    ['Complete', 'Complete & Next', 'Fail', 'Stop'],
  ],
] as const)(
  '%s: the header is refetched, and the input is kept',
  async (_name, change, message, extensions, shown) => {
    const { gateway, become } = decisions([reviewed()]);
    gateway.answer({
      failJob: () => {
        become('7-1', change);
        throw gatewayError(message, extensions);
      },
    });
    await renderConsole(gateway, '/jobs/7-1');
    await press('Fail');
    const fail = await dialog('Fail job');
    await userEvent.type(await fail.findByRole('textbox', { name: 'Comment' }), 'Blurred');
    await userEvent.click(fail.getByRole('radio', { name: 'Mark as failed' }));
    const before = gateway.requests.length;
    await userEvent.click(fail.getByRole('button', { name: 'Fail job' }));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() =>
      expect(gateway.requests.slice(before).map(({ operationName }) => operationName)).toEqual([
        'FailJob',
        'JobDetail',
      ]),
    );
    expect(fail.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Blurred');
    expect(fail.getByRole('radio', { name: 'Mark as failed' })).toHaveProperty('checked', true);
    afterTheDoubleClickGuard();
    await userEvent.click(fail.getByRole('button', { name: 'Go back' }));
    await userEvent.click(await screen.findByRole('button', { name: /Leave|Discard/ }));
    await closed();
    expect(headerActs()).toEqual(shown);
    for (const name of shown)
      expect(isDisabled(screen.getByRole('button', { name, exact: true } as { name: string }))).toBe(true);
  },
);
