import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { jobActions } from '../../testing/marketplace/job-actions.ts';
import { assign, newAgent, newJobs, userId } from '../../testing/marketplace/jobs.ts';
import * as field from './field.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { post, events, inField, offer } = jobActions(() => api);

const jobsNow = (ids: readonly string[]) =>
  api.database
    .selectFrom('jobs')
    .where('id', 'in', ids)
    .select(['id', 'status', 'bundle_name'])
    .orderBy('id')
    .execute();

/** Three jobs of one bundle: one under work, one assigned, one offered. */
async function bundle(work: 'in progress' | 'in review') {
  const ids = await newJobs(api, 3);
  const [begun = '', assigned = '', offered = ''] = ids;
  const agentId = await newAgent(api.database);
  await assign(api, begun, agentId);
  await assign(api, assigned, await newAgent(api.database));
  await offer([offered]);
  await inField(agentId, (transaction, worker) => field.start(transaction, begun, worker, api.now()));
  if (work === 'in review') {
    await inField(agentId, (transaction, worker) => field.submit(transaction, begun, worker, api.now()));
    await post('owner', `jobs/${begun}/review/assign`, { admin_user_id: await userId(api, 'owner') });
  }
  const { id } = await api.database
    .insertInto('bundles')
    .values({ name: 'Round' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.database
    .updateTable('jobs')
    .set({ bundle_id: id, bundle_name: 'Round' })
    .where('id', 'in', ids)
    .execute();
  return { begun, assigned, offered, ids };
}

describe('a bundle whose job is given up', () => {
  const apart = ({ begun, assigned, offered }: Awaited<ReturnType<typeof bundle>>) => [
    { id: begun, status: 'unassigned', bundle_name: null },
    { id: assigned, status: 'assigned', bundle_name: null },
    { id: offered, status: 'unassigned', bundle_name: null },
  ];

  it.each([
    ['stopped as abandoned', 'in progress', 'stop', { reason: 'abandoned', comment: ' Gone ' }],
    ['failed for good', 'in review', 'fail', { mode: 'job_invalid', comment: 'Blurred' }],
  ] as const)('is dissolved because the job is %s; other bundles stay', async (_how, work, action, body) => {
    const other = await bundle('in progress');
    const jobs = await bundle(work);
    expect((await post('owner', `jobs/${jobs.begun}/${action}`, body)).status).toBe(200);
    expect(await jobsNow(jobs.ids)).toEqual(apart(jobs));
    for (const id of [jobs.assigned, jobs.offered]) {
      const [latest, ...before] = await events(id);
      expect(latest).toBe('Bundle discarded');
      expect(before).not.toContain('Bundle discarded');
    }
    expect((await jobsNow(other.ids)).map((job) => job.bundle_name)).toEqual(['Round', 'Round', 'Round']);
  });

  it.each([
    ['was attempted', 'in progress', 'stop', { reason: 'unsafe' }],
    ['is tried again', 'in review', 'fail', { mode: 'job_partially_failed', comment: 'Once more' }],
  ] as const)('stays together when the job %s', async (_how, work, action, body) => {
    const jobs = await bundle(work);
    expect((await post('owner', `jobs/${jobs.begun}/${action}`, body)).status).toBe(200);
    expect((await jobsNow(jobs.ids)).map((job) => [job.status, job.bundle_name]).slice(1)).toEqual([
      ['assigned', 'Round'],
      ['pending', 'Round'],
    ]);
    expect(await partialOf(jobs.ids)).toEqual(action === 'fail' ? [jobs.begun] : []);
  });
});

/** The jobs whose agent was asked for a retry. */
const partialOf = async (ids: readonly string[]) =>
  (
    await api.database
      .selectFrom('jobs')
      .where('id', 'in', ids)
      .where('partial', '=', true)
      .select('id')
      .execute()
  ).map(({ id }) => id);

it('a job that was to be retried starts again with the next agent', async () => {
  const { begun } = await bundle('in review');
  await post('owner', `jobs/${begun}/fail`, { mode: 'job_partially_failed', comment: 'Once more' });
  await post('owner', `jobs/${begun}/stop`, { reason: 'abandoned', comment: 'Gone' });
  expect(await jobsNow([begun])).toMatchObject([{ status: 'unassigned' }]);
  expect(await partialOf([begun])).toEqual([]);
});

it("the history contains staff's trimmed comments, or none", async () => {
  const write = async (comment: string | null) => {
    const { begun } = await bundle('in progress');
    await post('owner', `jobs/${begun}/stop`, { reason: 'location_closed', comment });
    return (await events(begun))[0];
  };
  expect([await write(' Shut '), await write(' '), await write(null)]).toEqual([
    'Stopped as attempted, location closed: Shut',
    'Stopped as attempted, location closed',
    'Stopped as attempted, location closed',
  ]);
});

it('each step of the work stores its time', async () => {
  const [id = ''] = await newJobs(api, 1);
  const agentId = await newAgent(api.database);
  await assign(api, id, agentId);
  const times = async () => {
    const { job_id: _job, ...row } = await api.database
      .selectFrom('assignments')
      .where('job_id', '=', id)
      .select(['job_id', 'started_at', 'stopped_at', 'ended_at', 'closed_at'])
      .executeTakeFirstOrThrow();
    return Object.entries(row).flatMap(([name, at]) => (at === null ? [] : [name]));
  };
  expect(await times()).toEqual([]);
  await inField(agentId, (transaction, worker) => field.start(transaction, id, worker, api.now()));
  expect(await times()).toEqual(['started_at']);
  await inField(agentId, (transaction, worker) => field.submit(transaction, id, worker, api.now()));
  expect(await times()).toEqual(['started_at', 'ended_at']);
  await post('owner', `jobs/${id}/review/assign`, { admin_user_id: await userId(api, 'owner') });
  await post('owner', `jobs/${id}/fail`, { mode: 'job_partially_failed', comment: 'Once more' });
  expect(await times()).toEqual(['started_at']);
  await inField(agentId, (transaction, worker) =>
    field.stopInField(transaction, id, 'Shut', worker, api.now()),
  );
  expect(await times()).toEqual(['started_at', 'stopped_at']);
  await post('owner', `jobs/${id}/stop`, { reason: 'location_closed' });
  expect(await times()).toEqual(['started_at', 'stopped_at', 'closed_at']);
});

describe('a job of an order that was extended a moment ago', () => {
  const extended = async (prepare: (first: string) => Promise<void> = async () => undefined) => {
    const [first = '', second = ''] = await newJobs(api, 2);
    await prepare(first);
    const { order_id, end_date } = await api.database
      .selectFrom('jobs')
      .where('id', '=', first)
      .select(['order_id', 'end_date'])
      .executeTakeFirstOrThrow();
    await api.database
      .insertInto('order_endings')
      .values({
        order_id,
        job_status: 'extended',
        reason: null,
        comment: null,
        from_date: end_date,
        to_date: '2027-03-01',
        actor: 'Tester',
        user_id: null,
      })
      .execute();
    const ends = async () =>
      (
        await api.database
          .selectFrom('jobs')
          .where('id', 'in', [first, second])
          .select('end_date')
          .orderBy('id')
          .execute()
      ).map((job) => job.end_date);
    return { first, second, before: end_date, ends };
  };

  it('ends later if it is taken before its turn; other jobs do not', async () => {
    const { first, before, ends } = await extended();
    await assign(api, first, await newAgent(api.database));
    expect(await ends()).toEqual(['2027-03-01', before]);
  });

  it('stays unchanged if it was taken before, or is not taken', async () => {
    const { first, second, before, ends } = await extended(async (id) =>
      assign(api, id, await newAgent(api.database)),
    );
    await assign(api, first, await newAgent(api.database));
    await post('owner', `jobs/${second}/cancel`, { comment: 'Not needed' });
    expect(await ends()).toEqual([before, before]);
  });
});
