import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, testSettings } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { assign, newAgent, newJobs } from '../../testing/marketplace/jobs.ts';
import { orderActionsOf } from '../../testing/marketplace/orders.ts';
import { hour } from '../../time/instants.ts';
import { runNext, worksByName } from '../../outbox/runner.ts';
import { endingWork } from './endings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { act, order } = orderActionsOf(() => api);
const manyJobs = 1_200;
const atOnce = 500;

/** The last job of a bundle is offered with the first, so they end in different transactions. */
async function largeOrder(): Promise<string> {
  const ids = await newJobs(api, manyJobs);
  const id = ids[0]?.split('-')[0] ?? '';
  await sql`with bundle as (insert into bundles (name) values ('Ends') returning id)
    update jobs set status = 'pending', bundle_id = bundle.id, bundle_name = 'Ends' from bundle
    where order_id = ${id} and sequence in (1, ${manyJobs})`.execute(api.database);
  return id;
}

const counts = async (id: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ status: string; jobs: number }>`
    select status, count(*)::int as jobs from jobs where order_id = ${id} group by status`.execute(
    api.database,
  );
  return Object.fromEntries(rows.map(({ status, jobs }) => [status, jobs]));
};

const oneStep = () =>
  runNext(
    { database: api.database, settings: testSettings, clock: api.now },
    worksByName([endingWork]),
    (error) => {
      throw error;
    },
  );

it('a large order ends immediately and its jobs batch by batch, each once', async () => {
  const id = await largeOrder();
  const answer = await act(id, 'cancel', { comment: 'Budget cut' });
  expect(answer.json()).toMatchObject({ status: 'cancelled', jobs_to_end: manyJobs });
  await oneStep();
  expect((await counts(id))['cancelled']).toBe(atOnce);
  expect(await order(id)).toMatchObject({ jobs_to_end: manyJobs - atOnce });
  expect((await act(id, 'archive/confirm')).json()).toMatchObject({
    status: 'cancelled',
    archived_at: expect.any(String),
  });
  await api.work();
  expect(await counts(id)).toEqual({ cancelled: manyJobs });
  expect(await order(id)).toMatchObject({ jobs_to_end: null });
  const { rows } = await sql<{ event: string; jobs: number; actors: number }>`
    select event, count(*)::int as jobs, count(distinct actor)::int as actors from job_history
    where job_id like ${`${id}-%`} and event like 'Cancelled%' group by event`.execute(api.database);
  expect(rows).toEqual([{ event: 'Cancelled: Budget cut', jobs: manyJobs, actors: 1 }]);
});

it('a finished order does not restart before all its jobs have ended', async () => {
  const id = await largeOrder();
  await act(id, 'finish', { status: 'unfulfilled', reason: 'other', comment: 'Enough' });
  await oneStep();
  const refused = await act(id, 'restart/confirm');
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'order.jobs_ending']);
  await api.work();
  expect(await counts(id)).toEqual({ unfulfilled: manyJobs });
  expect((await act(id, 'restart/confirm')).json().status).toBe('started');
});

it('cancelling an order also cancels jobs whose offers were still being withdrawn', async () => {
  const id = await largeOrder();
  await sql`update jobs set status = 'pending' where order_id = ${id}`.execute(api.database);
  expect((await act(id, 'pause')).json()).toMatchObject({ paused: true, jobs_to_end: manyJobs });
  await oneStep();
  expect(await counts(id)).toEqual({ pending: manyJobs - atOnce, unassigned: atOnce });
  expect((await act(id, 'resume')).json().error.code).toBe('order.jobs_ending');
  await act(id, 'cancel', { comment: 'Budget cut' });
  await api.work();
  expect(await counts(id)).toEqual({ cancelled: manyJobs });
  expect(await order(id)).toMatchObject({ jobs_to_end: null });
});

const inDays = (days: number): string => new Date(api.now().getTime() + days * 24 * hour).toISOString();
/** The number of jobs per end date. */
const ends = async (id: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ day: string; jobs: number }>`
    select end_date::text as day, count(*)::int as jobs from jobs where order_id = ${id} group by end_date`.execute(
    api.database,
  );
  return Object.fromEntries(rows.map(({ day, jobs }) => [day, jobs]));
};
/** A large order that ends in two days like all its jobs; one job is in progress. */
async function endingSoon(): Promise<string> {
  const id = await largeOrder();
  await api.database
    .updateTable('orders')
    .set({ end_date: inDays(2) })
    .where('id', '=', id)
    .execute();
  await api.database
    .updateTable('jobs')
    .set({ end_date: inDays(2).slice(0, 10) })
    .where('order_id', '=', id)
    .execute();
  await sql`update jobs set status = 'in_progress' where order_id = ${id} and sequence = 7`.execute(
    api.database,
  );
  return id;
}

it('extending a large order works immediately, and batch by batch for its jobs, except for work in progress', async () => {
  const id = await endingSoon();
  const [before, after] = [inDays(2).slice(0, 10), inDays(9).slice(0, 10)];
  const answer = await act(id, 'extend', { end_date: inDays(9) });
  expect(answer.json()).toMatchObject({ jobs_to_end: manyJobs - 1 });
  await oneStep();
  expect(await ends(id)).toEqual({ [before]: manyJobs - atOnce, [after]: atOnce });
  for (const [action, body] of [
    ['extend', { end_date: inDays(20) }],
    ['pause', {}],
  ] as const) {
    const refused = await act(id, action, body);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'order.jobs_ending']);
  }
  expect((await order(id)).paused).toBe(false);
  await api.work();
  expect(await ends(id)).toEqual({ [before]: 1, [after]: manyJobs - 1 });
  expect(await order(id)).toMatchObject({ jobs_to_end: null });
  expect((await act(id, 'pause')).statusCode).toBe(200);
});

it('extending also affects jobs that are taken before their batch, but not those taken earlier', async () => {
  const id = await endingSoon();
  const give = async (number: number) => assign(api, `${id}-${number}`, await newAgent(api.database));
  await give(1_100);
  await act(id, 'extend', { end_date: inDays(9) });
  await give(1_101);
  await api.work();
  const [before, after] = [inDays(2).slice(0, 10), inDays(9).slice(0, 10)];
  expect(await ends(id)).toEqual({ [before]: 2, [after]: manyJobs - 2 });
  const end = async (number: number) => (await api.get('owner', `jobs/${id}-${number}`)).json().end_date;
  expect([await end(1_100), await end(1_101)]).toEqual([before, after]);
});

it('extending a large order within its last day does not touch its jobs', async () => {
  const id = await endingSoon();
  const end = new Date(`${inDays(2).slice(0, 10)}T23:55:00Z`).toISOString();
  expect((await act(id, 'extend', { end_date: end })).json()).toMatchObject({ jobs_to_end: null });
  expect(await ends(id)).toEqual({ [inDays(2).slice(0, 10)]: manyJobs });
});

it('interest jobs of a large order are deleted batch by batch; cancelling the order cancels the rest', async () => {
  const id = await largeOrder();
  await sql`update orders set interest_start_date = ${inDays(-1)}, interest_end_date = ${inDays(1)} where id = ${id}`.execute(
    api.database,
  );
  await sql`update jobs set interest = true where order_id = ${id} and sequence > 50`.execute(api.database);
  const removed = await api.send('operations', 'DELETE', `orders/${id}/remove-interest-jobs`);
  expect(removed.json()).toEqual({ removed: manyJobs - 50 });
  expect(await order(id)).toMatchObject({ jobs_to_end: manyJobs - 50 });
  await oneStep();
  expect(await order(id)).toMatchObject({ jobs_to_end: manyJobs - 50 - atOnce });
  await act(id, 'cancel', { comment: 'Budget cut' });
  await api.work();
  expect(await counts(id)).toEqual({ cancelled: manyJobs - atOnce });
});
