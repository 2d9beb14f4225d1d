import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderJobs } from '../../jobs/actions/creation.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { orderActionsOf } from '../../testing/marketplace/orders.ts';
import { hour, minute } from '../../time/instants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { act, pendingOrder, jobsOf, order, historyOf } = orderActionsOf(() => api);

const pushesOf = async (id: string) => (await api.get('operations', `orders/${id}/pushes`)).json();

/** Copies of the order's location. */
async function addPlaces(id: string, count: number): Promise<void> {
  const { id: _id, ...copy } = await api.database
    .selectFrom('locations')
    .where('order_id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  await api.database
    .insertInto('locations')
    .values(Array.from({ length: count }, () => copy))
    .execute();
}

describe('approve and start', () => {
  it('approves via `approving`, and creates a job for each location', async () => {
    const id = await pendingOrder();
    const answer = await act(id, 'approve');
    expect(answer.json()).toMatchObject({ status: 'active', jobs_count: 3 });
    expect((await jobsOf(id)).map((job) => [job.id, job.reference, job.status])).toEqual([
      [`${id}-1`, 'L1', 'unassigned'],
      [`${id}-2`, 'L2', 'unassigned'],
      [`${id}-3`, 'L3', 'unassigned'],
    ]);
    const steps = (await historyOf(id)).map(
      (entry) => `${entry.action}: ${entry.from_status} ${entry.to_status}`,
    );
    expect(steps).toEqual([
      'create: draft draft',
      'submit: draft pending',
      'approve: pending approving',
      'approve: approving active',
    ]);
  });

  it('approves many locations in the background, once', async () => {
    const id = await pendingOrder({ places: 1 });
    await addPlaces(id, 2_100);
    expect((await act(id, 'approve')).json()).toMatchObject({
      status: 'approving',
      available_actions: ['reject', 'cancel'],
      jobs_count: 0,
    });
    await api.work();
    expect(await order(id)).toMatchObject({ status: 'active', jobs_count: 2_101 });
  });

  it('deletes the jobs of an approval that was rejected half-way', async () => {
    const id = await pendingOrder({ places: 2 });
    await api.database.updateTable('orders').set({ status: 'approving' }).where('id', '=', id).execute();
    expect(await createOrderJobs(api.database, id, api.now(), 1)).toBe(1);
    expect((await jobsOf(id)).map((job) => job.reference)).toEqual(['L1']);
    await act(id, 'reject');
    expect(await jobsOf(id)).toEqual([]);
  });

  it('creates no jobs for an order that was rejected while it was waiting', async () => {
    const id = await pendingOrder({ places: 1 });
    await addPlaces(id, 1_000);
    expect((await act(id, 'approve')).json().status).toBe('approving');
    expect((await act(id, 'reject', { comment: 'No' })).json().status).toBe('rejected');
    await api.work();
    expect(await order(id)).toMatchObject({ status: 'rejected', jobs_count: 0 });
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'reject' });
  });

  it('approves many jobs of an order for anywhere in the background as well', async () => {
    const id = await pendingOrder({ places: 1 });
    await api.database.deleteFrom('locations').where('order_id', '=', id).execute();
    const anywhere = { type: 'anywhere', wanted_jobs: 1_001 } as const;
    await api.database.updateTable('orders').set(anywhere).where('id', '=', id).execute();
    expect((await act(id, 'approve')).json()).toMatchObject({ status: 'approving', jobs_count: 0 });
    await api.work();
    expect(await order(id)).toMatchObject({ status: 'active', jobs_count: 1_001 });
  });

  it('starts a pending order immediately: it is approved on the way and begins now', async () => {
    const id = await pendingOrder({ start: 48 });
    const answer = await act(id, 'start');
    expect(answer.json()).toMatchObject({
      status: 'started',
      jobs_count: 3,
      start_date: `${api.now().toISOString().slice(0, 19)}Z`,
    });
  });

  it('keeps the planned start day if it has passed', async () => {
    const id = await pendingOrder({ start: -3 });
    const { start_date: planned } = await order(id);
    expect((await act(id, 'start')).json()).toMatchObject({ status: 'started', start_date: planned });
    expect(new Date(planned).getTime()).toBe(api.now().getTime() - 3 * hour);
  });

  it('starts an approved order without approving it again', async () => {
    const id = await pendingOrder({ start: 48 });
    await act(id, 'approve');
    const approved = await historyOf(id);
    expect((await act(id, 'start')).json()).toMatchObject({ status: 'started', jobs_count: 3 });
    const since = (await historyOf(id)).slice(approved.length);
    expect(since.map((entry) => [entry.action, entry.from_status, entry.to_status])).toEqual([
      ['start', 'active', 'started'],
    ]);
  });

  it('is done by the scheduler when the start date is reached, and not before', async () => {
    const id = await pendingOrder({ start: 2 });
    await act(id, 'approve');
    api.advance(2 * hour - minute);
    await api.work();
    expect((await order(id)).status).toBe('active');
    api.advance(minute);
    await api.work();
    expect((await order(id)).status).toBe('started');
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'start', user_id: null });
  });

  it('is not done again by the scheduler on the planned date', async () => {
    const id = await pendingOrder({ start: 2 });
    await act(id, 'approve');
    const later = new Date(api.now().getTime() + 4 * hour).toISOString();
    await api.database.updateTable('orders').set({ start_date: later }).where('id', '=', id).execute();
    for (const status of ['active', 'started']) {
      api.advance(2 * hour);
      await api.work();
      expect((await order(id)).status).toBe(status);
    }
  });

  it('is not done by the scheduler once the order was cancelled', async () => {
    const id = await pendingOrder({ start: 2 });
    await act(id, 'approve');
    await act(id, 'cancel', { comment: 'Changed their mind' });
    api.advance(3 * hour);
    await api.work();
    expect((await order(id)).status).toBe('cancelled');
  });
});

describe('the launch push', () => {
  it('is sent ten minutes after the start', async () => {
    const id = await pendingOrder({ more: { lockout_duration: 45 } });
    await act(id, 'start');
    const due = new Date(api.now().getTime() + 10 * minute);
    expect((await pushesOf(id)).data).toMatchObject([
      {
        status: 'pending',
        lockout_duration: 45,
        scheduled_at: `${due.toISOString().slice(0, 19)}Z`,
        sent_at: null,
      },
    ]);
    api.advance(10 * minute - 1000);
    await api.work();
    expect((await pushesOf(id)).data).toMatchObject([{ status: 'pending' }]);
    api.advance(1000);
    await api.work();
    expect((await pushesOf(id)).data).toMatchObject([{ status: 'sent' }]);
    const recipients = await api.database
      .selectFrom('order_push_agents')
      .innerJoin('order_pushes', 'order_pushes.id', 'push_id')
      .innerJoin('agents', 'agents.id', 'agent_id')
      .where('order_id', '=', id)
      .select(['agents.status', 'agents.country_code'])
      .execute();
    expect(recipients.length).toBeGreaterThan(0);
    expect(new Set(recipients.map((agent) => `${agent.status} ${agent.country_code}`))).toEqual(
      new Set(['active GB']),
    );
  });

  it('has no audience when no agent matches', async () => {
    const id = await pendingOrder({ more: { require_agent_tags: ['nobody has this'] } });
    await act(id, 'start');
    api.advance(11 * minute);
    await api.work();
    expect((await pushesOf(id)).data).toMatchObject([{ status: 'no_audience', sent_at: null }]);
  });

  it('ignores locations whose group is hidden from the market', async () => {
    const [hidden, halfHidden] = [await pendingOrder(), await pendingOrder()];
    for (const id of [hidden, halfHidden]) {
      const group = await api.database
        .insertInto('location_groups')
        .values({ order_id: id, name: 'Shore', job_time_limit: null, hide_from_market: true })
        .returning('id')
        .executeTakeFirstOrThrow();
      await api.database
        .updateTable('locations')
        .set({ group_id: group.id })
        .where('order_id', '=', id)
        .$if(id === halfHidden, (query) => query.where('reference', '!=', 'L1'))
        .execute();
      await act(id, 'start');
    }
    api.advance(11 * minute);
    await api.work();
    expect((await pushesOf(hidden)).data).toMatchObject([{ status: 'no_audience' }]);
    expect((await pushesOf(halfHidden)).data).toMatchObject([{ status: 'sent' }]);
  });

  it('is not repeated by a restart', async () => {
    const id = await pendingOrder();
    await act(id, 'start');
    await act(id, 'finish', { status: 'cancelled', reason: 'other', comment: 'Done' });
    await act(id, 'restart/confirm');
    expect((await pushesOf(id)).total).toBe(1);
  });
});
