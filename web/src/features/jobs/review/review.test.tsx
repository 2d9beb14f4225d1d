import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Permission } from '../../../graphql/generated/schema.ts';
import { gatewayError } from '../../../testing/mockGateway.ts';
import type { RootAnswers } from '../../../testing/mockGateway.ts';
import { cellsOf, openedDialog, press } from '../../../testing/person.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { job, jobGateway } from '../jobsFixture.ts';
import { answer, door, front, media, service } from '../tasks/tasksFixture.ts';

/** The signed-in user. */
const own = { id: 'u1', firstName: 'Olivia', lastName: 'Hart' };
const ruth = { id: 'u2', firstName: 'Ruth', lastName: 'Moss' };

const inReview = (id: string, change: Readonly<Record<string, unknown>> = {}) =>
  job(id, {
    status: 'QA',
    reviewer: null,
    completedAt: '2026-11-20T11:00:00Z',
    assignment: { id: `a-${id}`, status: 'QA', agent: { id: 'g1', firstName: 'Amy', lastName: 'Reed' } },
    template: { id: 't1', name: 'Shelf audit', duration: 30, version: '2' },
    taskGroups: [{ name: 'Arrival', tasks: [door, front, service] }],
    taskLogic: [],
    comments: [],
    history: [],
    report: {
      tasks: [
        answer('1', { selection: ['1'], comment: 'Wide open' }),
        answer('4', { media: [media('p1', { originalUrl: '/files/p1-upload.jpg' }), media('p2')] }),
      ],
    },
    ...change,
  });

interface Assigning {
  readonly input: { readonly id: string; readonly adminUserId: string; readonly reassign: boolean };
}
interface Completing {
  readonly input: { readonly id: string; readonly goNext: boolean };
}

/** A gateway that assigns reviewers, and lets the reviewer of a job complete it. `handsOut`: with the next job. */
function reviewGateway(
  jobs: readonly ReturnType<typeof job>[],
  {
    held,
    handsOut = true,
    more = {},
  }: { held?: readonly Permission[]; handsOut?: boolean; more?: RootAnswers } = {},
) {
  const { gateway, state } = jobGateway(jobs, held ? { held } : {});
  const change = (id: string, changed: Readonly<Record<string, unknown>>) => {
    const after = { ...(state.get(id) ?? job(id)), ...changed } as Record<string, unknown> &
      ReturnType<typeof job>;
    state.set(id, after);
    return after;
  };
  const reviewerOf = (id: string) =>
    (state.get(id) as { reviewer?: typeof own | null } | undefined)?.reviewer ?? null;
  const free = () =>
    [...state.values()].filter(({ id, status }) => status === 'QA' && reviewerOf(id) === null);
  gateway.answer({
    qaSummary: () => ({
      total: 3,
      groups: [
        { value: 'UNASSIGNED', total: 1 },
        { value: 'MINE', total: 2 },
      ],
    }),
    users: () => ({ items: [own, ruth] }),
    jobs: ({
      filter: { status: wanted, reviewerIds, withoutReviewer = false } = {},
    }: {
      filter?: { status?: string[]; reviewerIds?: string[]; withoutReviewer?: boolean };
    }) => {
      const isBy = (reviewer: { id: string } | null) =>
        reviewer ? (reviewerIds?.includes(reviewer.id) ?? !withoutReviewer) : withoutReviewer || !reviewerIds;
      const items = [...state.values()].filter(
        ({ id, status }) => (wanted?.includes(status) ?? true) && isBy(reviewerOf(id)),
      );
      return {
        items,
        pageInfo: { page: 1, perPage: 50, lastPage: 1, total: items.length, from: 1, to: items.length },
        summary: { total: state.size, groups: [{ value: 'QA', total: items.length }] },
      };
    },
    assignReviewer: ({ input: { id, adminUserId, reassign } }: Assigning) => {
      const before = reviewerOf(id);
      if (before !== null && before.id !== adminUserId && !reassign)
        throw gatewayError(`Job ${id} is already assigned to a reviewer`, {
          code: 'job.already_assigned',
          status: 409,
        });
      return change(id, { reviewer: adminUserId === own.id ? own : ruth });
    },
    unassignReviewer: ({ id }: { id: string }) => change(id, { reviewer: null }),
    completeJob: ({ input: { id, goNext } }: Completing) => {
      const completed = change(id, { status: 'COMPLETED' });
      const [next] = goNext && handsOut ? free() : [];
      return { job: completed, nextJob: next ? change(next.id, { reviewer: own }) : null };
    },
    ...more,
  });
  return { gateway, state, change, reviewerOf };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const current = () => document.querySelector('[aria-current="true"] h4')?.textContent;
const large = () => within(screen.getByRole('region', { name: 'Photo of the task' }));
const opened = async (id: string) => {
  await heading(`Job ${id}`);
  await waitFor(() => expect(current()).toBe('1. Is the door open?'));
};
const keys = (typed: string) => userEvent.keyboard(typed);
const selectRow = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

beforeEach(() => sessionStorage.clear());

describe('the queue', () => {
  test('shows the jobs in QA, the longest waiting first, with their reviewers', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: ruth }), job('7-2')]);
    await renderConsole(gateway, '/qa');
    expect(await cellsOf('7-1')).toEqual(expect.arrayContaining(['Ruth Moss', 'Lakeside Coffee']));
    const [asked] = gateway.requestsOf('JobList');
    expect(asked?.variables).toMatchObject({
      filter: { status: ['QA'] },
      sort: { field: 'COMPLETED_AT', direction: 'ASC' },
    });
    expect(screen.getByRole('link', { name: '7-1' }).getAttribute('href')).toBe('/qa/7-1');
  });

  test('shows in local time when work was submitted or stopped', async () => {
    const location = { id: 'l1', timeZone: 'Asia/Tokyo' };
    const endedAt = '2026-11-20T15:05:00Z';
    const stopped = { status: 'ATTEMPTED', completedAt: null, endedAt, location };
    const { gateway } = reviewGateway([
      inReview('7-1', { completedAt: endedAt, endedAt, location }),
      inReview('7-2', stopped),
    ]);
    await renderConsole(gateway, '/qa?status=all');
    expect(await cellsOf('7-1')).toContain('21 Nov 26 00:05 GMT+9');
    expect(await cellsOf('7-2')).toContain('Stopped 21 Nov 26 00:05 GMT+9');
    expect(screen.getByTitle('Stopped by staff')).toBeTruthy();
  });

  test("counts by reviewer and filters by the user's own with one press", async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2')]);
    const { router } = await renderConsole(gateway, '/qa');
    const group = within(await screen.findByRole('group', { name: 'Reviewers' }));
    await group.findByRole('button', { name: 'Nobody’s 1' });
    await userEvent.click(group.getByRole('button', { name: 'Mine 2' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '7-2' })).toBeNull());
    await waitFor(() => expect(router.state.location.search).toContain('reviewer'));
    await userEvent.click(group.getByRole('button', { name: 'Mine 2' }));
    await screen.findByRole('link', { name: '7-2' });
  });

  test("names the reviewer of the address's filter", async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: ruth })]);
    gateway.answer({ users: () => ({ items: [ruth] }) });
    await renderConsole(gateway, '/qa?reviewer=u2');
    await screen.findByText('Ruth Moss', { selector: 'li > span' });
    expect(gateway.requestsOf('JobList')[0]?.variables).toMatchObject({ filter: { reviewerIds: ['u2'] } });
  });

  test('offers jobs without a reviewer as an option beside reviewers', async () => {
    const { gateway } = reviewGateway([
      inReview('7-1', { reviewer: ruth }),
      inReview('7-2'),
      inReview('7-3', { reviewer: own }),
    ]);
    await renderConsole(gateway, '/qa?reviewer[0]=none&reviewer[1]=u2');
    await screen.findByRole('link', { name: '7-1' });
    screen.getByRole('link', { name: '7-2' });
    expect(screen.queryByRole('link', { name: '7-3' })).toBeNull();
    expect(gateway.requestsOf('JobList')[0]?.variables).toMatchObject({
      filter: { reviewerIds: ['u2'], withoutReviewer: true },
    });
  });

  test('assigns several; those of other reviewers are kept and named', async () => {
    const { gateway, reviewerOf } = reviewGateway([
      inReview('7-1'),
      inReview('7-2', { reviewer: ruth }),
      inReview('7-3'),
    ]);
    await renderConsole(gateway, '/qa');
    for (const id of ['7-1', '7-2', '7-3']) await selectRow(`Select ${id}`);
    await press('Assign reviewer');
    const dialog = within(await openedDialog('Assign a reviewer to 3 jobs'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Reviewer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Olivia Hart' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign reviewer' }));
    await screen.findByText('2 jobs assigned to the reviewer');
    expect(screen.getByText('Job 7-2 is already assigned to a reviewer')).toBeTruthy();
    expect([reviewerOf('7-1'), reviewerOf('7-2'), reviewerOf('7-3')]).toEqual([own, ruth, own]);
  });

  test('takes jobs from their reviewers with re-assign', async () => {
    const { gateway, reviewerOf } = reviewGateway([inReview('7-1'), inReview('7-2', { reviewer: ruth })]);
    await renderConsole(gateway, '/qa');
    for (const id of ['7-1', '7-2']) await selectRow(`Select ${id}`);
    await press('Assign reviewer');
    const dialog = within(await openedDialog('Assign a reviewer to 2 jobs'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Reviewer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Olivia Hart' }));
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Re-assign those that have a reviewer (1 of 2)' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Assign reviewer' }));
    await screen.findByText('2 jobs assigned to the reviewer');
    expect(reviewerOf('7-2')).toEqual(own);
  });

  test('names the affected reviewers before taking over and giving back', async () => {
    const { gateway, reviewerOf } = reviewGateway([inReview('7-1', { reviewer: ruth })]);
    await renderConsole(gateway, '/qa');
    await selectRow('Select 7-1');
    await press('Assign to me');
    const dialog = within(await openedDialog('Review job 7-1?'));
    expect(dialog.getByText(/^Ruth Moss reviews it now/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await screen.findByText('Job assigned to the reviewer');
    expect(reviewerOf('7-1')).toEqual(own);
    await selectRow('Select 7-1');
    await press('Unassign');
    await userEvent.click(
      within(await openedDialog('Unassign job 7-1?')).getByRole('button', { name: 'Unassign' }),
    );
    await screen.findByText('Job unassigned from the reviewer');
    expect(reviewerOf('7-1')).toBeNull();
  });
});

describe('reports of reviewed jobs', () => {
  test('are shared from the queue', async () => {
    const { gateway } = reviewGateway(
      [inReview('7-1'), inReview('7-2', { status: 'COMPLETED', reportLinks: [] })],
      { held: ['JOBS_VIEW', 'JOBS_REVIEW', 'JOBS_SHARE'] },
    );
    await renderConsole(gateway, '/qa?status=completed');
    await screen.findByRole('button', { name: 'Share report of 7-2' });
    expect(screen.queryByRole('button', { name: 'Share report of 7-1' })).toBeNull();
    await press('Share report of 7-2');
    expect(await openedDialog('Share report')).toBeTruthy();
  });

  test.each([
    ['COMPLETED', ['JOBS_VIEW', 'JOBS_REVIEW', 'JOBS_SHARE'], true],
    ['ATTEMPTED', ['JOBS_VIEW', 'JOBS_REVIEW', 'JOBS_SHARE'], true],
    ['QA', ['JOBS_VIEW', 'JOBS_REVIEW', 'JOBS_SHARE'], false],
    ['COMPLETED', ['JOBS_VIEW', 'JOBS_REVIEW'], false],
  ] as const)('%s, with %j, are shared from the review: %s', async (status, held, offered) => {
    const { gateway } = reviewGateway([inReview('7-1', { status, reportLinks: [] })], { held });
    await renderConsole(gateway, '/qa/7-1');
    await heading('Job 7-1');
    expect(screen.queryAllByRole('button', { name: 'Share report of 7-1' })).toHaveLength(offered ? 1 : 0);
    if (!offered) return;
    await press('Share report of 7-1');
    expect(await openedDialog('Share report')).toBeTruthy();
  });
});

describe('the desk', () => {
  test('is opened and taken by keyboard, and the focus stays on the page', async () => {
    const { gateway, reviewerOf } = reviewGateway([inReview('7-1'), inReview('7-2', { reviewer: ruth })]);
    const { router } = await renderConsole(gateway, '/qa');
    (await screen.findByRole('link', { name: '7-1' })).focus();
    await keys('{Enter}');
    await opened('7-1');
    const content = screen.getByRole('main');
    expect(document.activeElement).toBe(content);
    await keys('t');
    await screen.findByText('Reviewed by you');
    expect(reviewerOf('7-1')).toEqual(own);
    await act(() => router.navigate('/qa/7-2'));
    await opened('7-2');
    await keys('t');
    expect(await openedDialog('Review job 7-2?')).toBeTruthy();
  });

  test('keeps the focus on the page when the button that takes the job disappears', async () => {
    const { gateway } = reviewGateway([inReview('7-1')]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    screen.getByRole('button', { name: 'Assign to me' }).focus();
    await keys('{Enter}');
    await screen.findByText('Reviewed by you');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('keeps the dialog when the reviewer cannot be assigned', async () => {
    const { gateway, reviewerOf } = reviewGateway([inReview('7-1', { reviewer: own })], {
      more: {
        assignReviewer: () => {
          throw gatewayError('There is no active user with this id who may review jobs', {
            code: 'validation.failed',
            status: 422,
          });
        },
      },
    });
    await renderConsole(gateway, '/qa/7-1?modal=assign-reviewer');
    const dialog = within(await openedDialog('Assign a reviewer to job 7-1'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Reviewer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ruth Moss' }));
    await keys('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Job 7-1 was not changed/);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(reviewerOf('7-1')).toEqual(own);
  });

  test('shows the capture time in the zone of the place', async () => {
    const photos = [media('p1', { takenAt: '2026-11-20T10:30:00Z' }), media('p2', { takenAt: null })];
    const { gateway } = reviewGateway([
      inReview('7-1', {
        location: { id: 'l1', timeZone: 'Asia/Tokyo' },
        report: { tasks: [answer('4', { media: photos })] },
      }),
    ]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await keys('{ArrowRight}');
    expect(await screen.findByText('20 Nov 26 19:30 GMT+9')).toBeTruthy();
    await userEvent.click(large().getByRole('button', { name: 'Next photo' }));
    expect(large().getByText('Capture time unknown')).toBeTruthy();
  });

  test('says nothing about photos that are not loaded', async () => {
    const report = () => Promise.reject(new Error('broken'));
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own, report })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await screen.findByText('The answers could not be loaded');
    expect(large().queryByText('There is no photo with this task.')).toBeNull();
  });

  test('moves through tasks and photos by key, and back', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    expect(large().getByText('There is no photo with this task.')).toBeTruthy();
    await keys('{ArrowRight}');
    expect(current()).toBe('2. Photograph the front');
    expect(large().getByText('1 of 2')).toBeTruthy();
    await keys('{ArrowRight}{ArrowRight}');
    expect(large().getByText('2 of 2')).toBeTruthy();
    expect(large().getByRole('img').getAttribute('src')).toBe('/files/p2.jpg');
    await keys('{ArrowDown}');
    expect(current()).toBe('3. How was the service?');
    expect(document.activeElement).toBe(document.querySelector('[aria-current="true"]'));
    await keys('u');
    expect(current()).toBe('2. Photograph the front');
  });

  test('accepts task by task, and a reload keeps the progress', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await keys('aa');
    expect(screen.getByText('2 of 3 accepted')).toBeTruthy();
    expect(current()).toBe('3. How was the service?');
    cleanup();
    await renderConsole(gateway, '/qa/7-1');
    await screen.findByText('2 of 3 accepted');
    expect(current()).toBe('3. How was the service?');
  });

  test('filters done, unanswered and selected tasks', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await userEvent.click(screen.getByRole('switch', { name: 'Show done' }));
    expect(titles()).toEqual(['3. How was the service?']);
    await userEvent.click(screen.getByRole('switch', { name: 'Show unanswered' }));
    expect(screen.getByText('No task is shown. Reset shows all of them.')).toBeTruthy();
    await press('Reset');
    expect(titles()).toHaveLength(3);
    await keys('{ArrowDown}x');
    await press('Show selected');
    expect(titles()).toEqual(['2. Photograph the front']);
    await press('Reset');
    expect(titles()).toHaveLength(3);
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select 2. Photograph the front' }).checked,
    ).toBe(false);
  });

  test('keeps a photo turned', async () => {
    const turned: unknown[] = [];
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })], {
      more: {
        updateReportMedia: ({ input }: { input: { rotation: number } }) => {
          turned.push(input);
          return media('p1', { rotation: input.rotation, mediaUrl: '/files/p1-turned.jpg' });
        },
      },
    });
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await keys('{ArrowRight}rr');
    await waitFor(() => expect(turned).toEqual([{ jobId: '7-1', mediaId: 'p1', rotation: 180 }]));
    // A photo without an original is turned only in the view.
    await keys('{ArrowRight}r');
    expect(turned).toHaveLength(1);
  });

  test('shows beside a task what is missing', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    expect(screen.getByText('The required photo is missing')).toBeTruthy();
    expect(screen.queryByText('The required comment is missing')).toBeNull();
  });

  test.each([
    ['e', 'Edit answer'],
    ['m', 'Edit comment'],
    ['p', 'Edit reimbursement'],
    ['n', 'Edit QA notes'],
    ['N', 'Edit QA notes'],
    ['f', 'Fail job'],
    ['s', 'Stop job'],
    ['C', 'Complete job'],
  ])('%s opens %s', async (key, name) => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await keys(key);
    expect(await openedDialog(name)).toBeTruthy();
  });

  test('adds text typed right after N to the note, without triggering shortcuts', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    // In one task: nothing is rendered between the keys.
    act(() => {
      for (const key of ['N', ...'checked'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    const dialog = await openedDialog('Edit QA notes');
    const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await waitFor(() => expect(field.value).toBe('checked'));
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  });

  test('triggers no shortcut while the user types', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await press('Add comment');
    await userEvent.type(await screen.findByRole('textbox'), 'facade of xu');
    expect(screen.getByText('0 of 3 accepted')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('facade of xu');
  });

  test('has no decision shortcuts for users who are not the reviewer', async () => {
    const held = ['JOBS_VIEW', 'JOBS_REVIEW'] as const;
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: ruth })], { held });
    const { router } = await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await keys('cCfse');
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('Reviewed by Ruth Moss')).toBeTruthy();
  });

  test('reports once that another user took the job, and shows the reviewer', async () => {
    const { gateway, change } = reviewGateway([inReview('7-1')]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    change('7-1', { reviewer: ruth });
    await press('Assign to me');
    await screen.findByText('Job 7-1 is already assigned to a reviewer');
    await screen.findByText('Reviewed by Ruth Moss');
    expect(screen.getAllByText(/already assigned/)).toHaveLength(1);
    await press('Take over');
    await userEvent.click(
      within(await openedDialog('Review job 7-1?')).getByRole('button', { name: 'Take over' }),
    );
    await screen.findByText('Reviewed by you');
  });
});

describe('complete and next', () => {
  const complete = async () => {
    await keys('c');
    const dialog = await openedDialog('Complete job');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await keys('{Control>}{Enter}{/Control}');
  };

  test('opens the next job, which was prefetched and is shown without a request', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2')]);
    const { router } = await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await waitFor(() => expect(gateway.requestsOf('JobAnswers').at(-1)?.variables).toEqual({ id: '7-2' }));
    expect(gateway.requestsOf('NextJobs')[0]?.variables).toEqual({ orderId: '7', perPage: 5 });
    // From here on only mutations are answered.
    const silent = () => new Promise(() => undefined);
    gateway.answer({ job: silent });
    await complete();
    await opened('7-2');
    expect(screen.getByText('Reviewed by you')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/qa/7-2');
    // The decided job was left before it rendered again: its log was not refetched.
    const logsOf = (id: string) =>
      gateway.requestsOf('JobHistory').filter(({ variables }) => variables['id'] === id);
    expect(logsOf('7-1')).toHaveLength(1);
    await keys('u');
    await opened('7-1');
    expect(router.state.location.pathname).toBe('/qa/7-1');
    expect(logsOf('7-1')).toHaveLength(2);
    expect(screen.queryByText('Reviewed by you')).toBeNull();
  });

  test('lets Back lead to the queue, however many were decided', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2'), inReview('7-3')]);
    const { router } = await renderConsole(gateway, '/qa');
    await userEvent.click(await screen.findByRole('link', { name: '7-1' }));
    await opened('7-1');
    await complete();
    await opened('7-2');
    await complete();
    await opened('7-3');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/qa'));
    expect(router.state.location.search).not.toContain('modal');
  });

  test('skips only the history entry of the decision, and not the job', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2')]);
    const { router } = await renderConsole(gateway, '/qa');
    await userEvent.click(await screen.findByRole('link', { name: '7-1' }));
    await opened('7-1');
    await complete();
    await opened('7-2');
    await act(() => router.navigate('/qa/7-1'));
    await opened('7-1');
    await act(() => router.navigate('/qa'));
    await act(() => router.navigate(-1));
    await opened('7-1');
    expect(router.state.location.pathname).toBe('/qa/7-1');
  });

  test('skips nothing after a cancelled decision', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2')]);
    const { router } = await renderConsole(gateway, '/qa');
    await userEvent.click(await screen.findByRole('link', { name: '7-1' }));
    await opened('7-1');
    await keys('c');
    await userEvent.click(
      within(await openedDialog('Complete job')).getByRole('button', { name: 'Go back' }),
    );
    await waitFor(() => expect(router.state.location.search).not.toContain('modal'));
    await act(() => router.navigate('/qa/7-2'));
    await opened('7-2');
    await act(() => router.navigate(-1));
    await opened('7-1');
  });

  test('restores the previous job and the next one', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2')]);
    const { router } = await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await complete();
    await opened('7-2');
    await keys('u');
    await opened('7-1');
    await act(() => router.navigate(-1));
    await opened('7-2');
    expect(router.state.location.pathname).toBe('/qa/7-2');
  });

  test('skips a job that was taken meanwhile silently, if the server assigns none', async () => {
    const { gateway, change, reviewerOf } = reviewGateway(
      [inReview('7-1', { reviewer: own }), inReview('7-2'), inReview('7-3')],
      { handsOut: false },
    );
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    // It was free at the lookup, and taken before it could be assigned.
    gateway.answer({ jobs: () => ({ items: ['7-2', '7-3'].map((id) => ({ id })) }) });
    change('7-2', { reviewer: ruth });
    await complete();
    await opened('7-3');
    expect(reviewerOf('7-3')).toEqual(own);
    expect(screen.queryByText(/already assigned/)).toBeNull();
  });

  test('says so when none is left, and returns to the queue', async () => {
    const { gateway } = reviewGateway([
      inReview('7-1', { reviewer: own }),
      inReview('7-2', { reviewer: ruth }),
    ]);
    const { router } = await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await complete();
    await screen.findByText('All jobs in the order are assigned to a reviewer now.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/qa'));
  });

  test('completes the job although the next one cannot be found', async () => {
    const { gateway, state } = reviewGateway([inReview('7-1', { reviewer: own })], { handsOut: false });
    const { router } = await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    gateway.answer({
      jobs: () => {
        throw gatewayError('The store does not answer', { code: 'unavailable', status: 503 });
      },
    });
    await complete();
    await screen.findByText('The job is completed. The next one could not be found.');
    expect(state.get('7-1')?.status).toBe('COMPLETED');
    await waitFor(() => expect(router.state.location.pathname).toBe('/qa'));
  });

  test('returns to the queue after completing alone', async () => {
    const { gateway } = reviewGateway([inReview('7-1', { reviewer: own }), inReview('7-2')]);
    const { router } = await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    await press('Complete');
    await userEvent.click(
      within(await openedDialog('Complete job')).getByRole('button', { name: 'Complete job' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/qa'));
    await screen.findByText('Job completed');
  });
});

describe('stopped work', () => {
  const location = { id: 'l1', timeZone: 'Asia/Tokyo' };
  const agent = { id: 'g1', firstName: 'Amy', lastName: 'Reed' };
  const stoppedWork = () => within(screen.getByRole('region', { name: 'Stopped work' }));

  test('shows when and why it was stopped', async () => {
    const endedAt = '2026-11-20T15:05:00Z';
    const assignment = {
      id: 'a1',
      status: 'ATTEMPTED',
      stoppedAt: endedAt,
      stopComment: 'Closed until Monday',
      agent,
    };
    const change = { status: 'ATTEMPTED', attemptReason: 'LOCATION_CLOSED', completedAt: null, endedAt };
    const { gateway } = reviewGateway([inReview('7-1', { ...change, location, assignment })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    expect(stoppedWork().getByText('Stopped by the Shepherd').nextSibling?.textContent).toBe(
      '21 Nov 26 00:05 GMT+9',
    );
    expect(stoppedWork().getByText('Closed until Monday')).toBeTruthy();
    expect(stoppedWork().getByText('Location closed')).toBeTruthy();
  });

  test('of an earlier Shepherd is in the history of the job in review', async () => {
    const event = 'Stopped as abandoned: Did not turn up';
    const history = [{ id: 'h1', date: '2026-11-19T10:00:00Z', actor: 'Ruth Moss', event }];
    const { gateway } = reviewGateway([inReview('7-1', { history })]);
    await renderConsole(gateway, '/qa/7-1');
    await opened('7-1');
    expect(await screen.findByText(event)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Stopped work' })).toBeNull();
  });
});
