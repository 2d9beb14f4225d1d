import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { jobActions } from '../../testing/marketplace/job-actions.ts';
import { assign, jobInReview, newAgent, newJobs, staffNow, userId } from '../../testing/marketplace/jobs.ts';
import { renumbered, withoutIndexes } from '../../testing/store/without-indexes.ts';
import * as field from './field.ts';
import { takeNext } from './review.ts';
import { onPostgres } from '../../testing/store/on-postgres.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { post, events, inField } = jobActions(() => api);

/** Jobs of one order that have waited for a reviewer since the same moment. */
async function waiting(count: number) {
  const ids = await renumbered(api.database, await newJobs(api, count));
  for (const id of ids) {
    const agentId = await newAgent(api.database);
    await assign(api, id, agentId);
    await inField(agentId, (transaction, worker) => field.start(transaction, id, worker, api.now()));
    await inField(agentId, (transaction, worker) => field.submit(transaction, id, worker, api.now()));
  }
  const [first = ''] = ids;
  const { order_id: orderId } = await api.database
    .selectFrom('jobs')
    .where('id', '=', first)
    .select('order_id')
    .executeTakeFirstOrThrow();
  return { ids, orderId };
}
const reviewers = async (ids: readonly string[]) =>
  (
    await api.database
      .selectFrom('jobs')
      .where('id', 'in', ids)
      .select('reviewer_id')
      .orderBy('sequence')
      .execute()
  ).map((job) => job.reviewer_id);

describe('a reviewer who goes on to the next job of an order', () => {
  it('takes the first that waits for review, until there is none', async () => {
    const { ids, orderId } = await waiting(3);
    await api.database
      .updateTable('jobs')
      .set({ status: 'in_progress' })
      .where('id', '=', ids[1] ?? '')
      .execute();
    const staff = await staffNow(api, 'reviewer');
    const next = () => withoutIndexes(api.database, (transaction) => takeNext(transaction, orderId, staff));
    expect([await next(), await next(), await next()]).toEqual([ids[0], ids[2], null]);
    const reviewer = await userId(api, 'reviewer');
    expect(await reviewers(ids)).toEqual([reviewer, null, reviewer]);
  });

  it.skipIf(!onPostgres)('gets another job than a concurrent reviewer, without waiting', async () => {
    const { ids, orderId } = await waiting(2);
    const [one, other] = [await staffNow(api, 'reviewer'), await staffNow(api, 'owner')];
    const taken = await api.database.transaction().execute(async (transaction) => {
      const first = await takeNext(transaction, orderId, one);
      const second = await api.database.transaction().execute((own) => takeNext(own, orderId, other));
      return [
        first,
        second,
        await api.database.transaction().execute((own) => takeNext(own, orderId, other)),
      ];
    });
    expect(taken).toEqual([...ids, null]);
  });
});

it('the history names new and removed reviewers, and has no line for unchanged ones', async () => {
  const { ids } = await waiting(2);
  const [id = '', other = ''] = ids;
  const reviewer = await userId(api, 'reviewer');
  for (const job of ids) await post('owner', `jobs/${job}/review/assign`, { admin_user_id: reviewer });
  const before = await events(id);
  await post('owner', `jobs/${id}/review/assign`, { admin_user_id: reviewer });
  expect(await events(id)).toEqual(before);
  expect(before[0]).toMatch(/^Review assigned to /);
  for (let times = 0; times < 2; times += 1) await post('owner', `jobs/${id}/review/unassign`, {});
  expect(await events(id)).toEqual(['Review unassigned', ...before]);
  expect(await reviewers([id, other])).toEqual([null, reviewer]);
});

it.each([
  ['is to be tried again', 'standard', { mode: 'job_partially_failed' }, 'Asked for another try', true],
  ['is of no use', 'standard', { mode: 'job_invalid' }, 'Failed, job invalid', false],
  [
    'is no hit',
    'treasure_hunt',
    { reason: 'treasure_hunt_criteria' },
    'Failed, treasure hunt criteria',
    false,
  ],
  [
    'is no hit, whatever the mode',
    'treasure_hunt',
    { reason: 'treasure_hunt_invalid', mode: 'job_partially_failed' },
    'Failed, treasure hunt invalid',
    false,
  ],
] as const)(
  'the history of work that %s gives the reason, and only a retry is marked as partial',
  async (...given) => {
    const [, type, how, event, partial] = given;
    const { id } = await jobInReview(api, { reviewer: 'reviewer', type });
    const { json } = await post('reviewer', `jobs/${id}/fail`, { ...how, comment: 'Not it' });
    expect(json).toMatchObject({ status: partial ? 'in_progress' : 'unassigned', partial });
    expect((await events(id))[0]).toBe(`${event}: Not it`);
  },
);
