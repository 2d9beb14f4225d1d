import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { jobActions } from '../../testing/marketplace/job-actions.ts';
import { assign, newAgent, newJob, newJobs } from '../../testing/marketplace/jobs.ts';
import * as field from '../actions/field.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { post, job, events, inField, offer } = jobActions(() => api);

describe('the market', () => {
  it('accepts unassigned jobs, which become pending', async () => {
    const id = await newJob(api);
    const { status, json } = await offer([id]);
    expect(status).toBe(200);
    expect(json.data[0]).toMatchObject({
      id,
      status: 'pending',
      fee: { amount: 12.5 },
      market_offer: { price: { amount: 12.5, formatted: '£12.50' }, jobs: [{ id }] },
    });
    expect(await events(id)).toEqual(['Offered on the market for £12.50', 'Created']);
  });

  it('releases a job when it is unassigned', async () => {
    const id = await newJob(api);
    await offer([id]);
    const { json } = await post('operations', `jobs/${id}/unassign`);
    expect(json.data[0]).toMatchObject({ status: 'unassigned', market_offer: null });
  });

  it('accepts a pending or assigned job again, and cancels its assignment', async () => {
    const id = await newJob(api);
    await offer([id]);
    const again = await offer([id], { global_fee: 14 });
    expect(again.json.data[0]).toMatchObject({ status: 'pending', market_offer: { price: { amount: 14 } } });
    await assign(api, id, await newAgent(api.database));
    const { json } = await offer([id]);
    expect(json.data[0]).toMatchObject({ status: 'pending', assignment: { status: 'cancelled' } });
  });

  it('does not accept jobs of a paused order', async () => {
    const id = await newJob(api);
    await api.database
      .updateTable('orders')
      .set({ paused: true })
      .where('id', '=', id.split('-')[0] ?? '')
      .execute();
    const { status, json } = await offer([id]);
    expect([status, json.error.code]).toEqual([409, 'order.paused']);
  });
});

describe('a location group that is hidden from the market', () => {
  const inGroup = async (ids: readonly string[]): Promise<(hidden: boolean) => Promise<unknown>> => {
    const [orderId = ''] = ids[0]?.split('-') ?? [];
    const group = await api.database
      .insertInto('location_groups')
      .values({ order_id: orderId, name: 'Shore', job_time_limit: null, hide_from_market: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.database
      .updateTable('jobs')
      .set({ location_group_id: group.id })
      .where('id', 'in', ids)
      .execute();
    return (hidden) =>
      api.database
        .updateTable('location_groups')
        .set({ hide_from_market: hidden })
        .where('id', '=', group.id)
        .execute();
  };
  const accept = async (id: string) => {
    const agentId = await newAgent(api.database);
    return inField(agentId, (transaction, worker) => field.accept(transaction, id, worker, api.now()));
  };

  it('refuses offers of its jobs, alone or in a bundle, until it is shown', async () => {
    const [id = '', other = ''] = await newJobs(api, 2);
    const hide = await inGroup([id]);
    for (const ids of [[id], [other, id]]) {
      const { status, json } = await offer(ids);
      expect([status, json.error]).toEqual([
        409,
        {
          code: 'job.hidden_from_market',
          message: `The location group of the job ${id} is hidden from the market. Show it there first, or assign the job directly`,
        },
      ]);
    }
    expect((await job(other)).status).toBe('unassigned');
    await hide(false);
    expect((await offer([id])).status).toBe(200);
  });

  it('refuses acceptance of earlier offers until it is shown again', async () => {
    const [id = ''] = await newJobs(api, 1);
    await offer([id]);
    const hide = await inGroup([id]);
    await expect(accept(id)).rejects.toMatchObject({ code: 'job.hidden_from_market' });
    expect((await job(id)).status).toBe('pending');
    await hide(false);
    expect(await accept(id)).toEqual([id]);
  });

  it('allows direct assignment of its jobs', async () => {
    const [id = ''] = await newJobs(api, 1);
    await inGroup([id]);
    await assign(api, id, await newAgent(api.database));
    expect((await job(id)).status).toBe('assigned');
  });
});

describe('a bundle', () => {
  it('is offered and accepted as a whole', async () => {
    const ids = await newJobs(api, 3);
    const { json } = await offer(ids);
    expect(json.data.map((one: { bundle_name: string }) => one.bundle_name)).toEqual([
      'Leeds',
      'Leeds',
      'Leeds',
    ]);
    expect(json.data[0].market_offer).toMatchObject({
      bundle_name: 'Leeds',
      price: { amount: 37.5 },
      jobs: ids.map((id) => ({ id })),
    });
    const agentId = await newAgent(api.database);
    await inField(agentId, (transaction, worker) =>
      field.accept(transaction, ids[1] ?? '', worker, api.now()),
    );
    for (const id of ids)
      expect(await job(id)).toMatchObject({
        status: 'assigned',
        assignment: { status: 'accepted', agent_id: agentId, agent_fee: { amount: 12.5 } },
      });
  });

  it('is dissolved when one of its jobs is unassigned, cancelled or unfulfilled', async () => {
    for (const action of ['unassign', 'cancel', 'unfulfilled']) {
      const ids = await newJobs(api, 3);
      await offer(ids);
      const { status } = await post('owner', `jobs/${ids[0]}/${action}`, { comment: 'No longer wanted' });
      expect(status).toBe(200);
      for (const id of ids.slice(1))
        expect(await job(id)).toMatchObject({
          status: 'unassigned',
          bundle_name: null,
          market_offer: null,
        });
      expect((await job(ids[0] ?? '')).bundle_name).toBeNull();
    }
  });

  it('that was accepted leaves the other jobs with their agent, each on its own', async () => {
    const [first = '', second = ''] = await newJobs(api, 2);
    await offer([first, second]);
    const agentId = await newAgent(api.database);
    await inField(agentId, (transaction, worker) => field.accept(transaction, first, worker, api.now()));
    await post('operations', `jobs/${first}/unassign`);
    expect(await job(first)).toMatchObject({ status: 'unassigned', bundle_name: null });
    expect(await job(second)).toMatchObject({
      status: 'assigned',
      bundle_name: null,
      assignment: { status: 'accepted' },
    });
  });

  it('cannot be assigned job by job while it is on the market', async () => {
    const [first = '', second = ''] = await newJobs(api, 2);
    await offer([first, second]);
    const agentId = await newAgent(api.database);
    const { status, json } = await post('operations', `jobs/${first}/assign/agent`, {
      agent_id: agentId,
      fees: [{ job_id: first, agent_fee: 1 }],
    });
    expect([status, json.error.code]).toEqual([409, 'job.invalid_transition']);
    expect((await offer([first])).status).toBe(409);
  });
});

describe('direct assignment', () => {
  it('accepts unassigned, pending and assigned jobs', async () => {
    const id = await newJob(api);
    const [one, other, third] = [
      await newAgent(api.database),
      await newAgent(api.database),
      await newAgent(api.database),
    ];
    await assign(api, id, one);
    expect(await job(id)).toMatchObject({
      status: 'assigned',
      fee: { amount: 10 },
      assignment: { status: 'accepted', agent_id: one, agent_fee: { amount: 10 }, start_time: '09:00' },
    });
    await assign(api, id, other);
    expect((await job(id)).assignment.agent_id).toBe(other);
    await post('operations', `jobs/${id}/unassign`);
    expect(await job(id)).toMatchObject({ status: 'unassigned', assignment: { status: 'cancelled' } });
    await offer([id]);
    await assign(api, id, third);
    expect(await job(id)).toMatchObject({ market_offer: null, assignment: { agent_id: third } });
    const all = await api.database
      .selectFrom('assignments')
      .where('job_id', '=', id)
      .select('status')
      .orderBy('id')
      .execute();
    expect(all.map((row) => row.status)).toEqual(['cancelled', 'cancelled', 'accepted']);
  });
});

describe('several jobs', () => {
  it('change all or none', async () => {
    const [open = '', over = ''] = await newJobs(api, 2);
    await post('owner', `jobs/${over}/cancel`, { comment: 'x' });
    const agentId = await newAgent(api.database);
    const fees = [open, over].map((job_id) => ({ job_id, agent_fee: 1 }));
    const ids = `${open},${over}`;
    for (const [path, body] of [
      ['assign/agent', { agent_id: agentId, fees }],
      ['assign/market', { fees, bundle_name: 'Two' }],
      ['unassign', {}],
      ['cancel', { comment: 'x' }],
      ['unfulfilled', { comment: 'x' }],
    ] as const) {
      const { status, json } = await post('owner', `jobs/${ids}/${path}`, body);
      expect([path, status, json.error.code]).toEqual([path, 409, 'job.invalid_transition']);
      expect(await job(open)).toMatchObject({ status: 'unassigned', assignment: null, market_offer: null });
    }
    const missing = await post('owner', `jobs/${open},999999-1/cancel`, { comment: 'x' });
    expect(missing.status).toBe(404);
    expect(await events(open)).toEqual(['Created']);
  });

  it('are assigned together, with a name as a bundle', async () => {
    const ids = await newJobs(api, 2);
    const { status, json } = await post('owner', `jobs/${ids.join(',')}/assign/agent`, {
      agent_id: await newAgent(api.database),
      global_fee: 8,
      bundle_name: 'Both',
      ignore_warnings: true,
    });
    expect(status).toBe(200);
    expect(json.data).toMatchObject([
      { status: 'assigned', bundle_name: 'Both', fee: { amount: 8 } },
      { status: 'assigned', bundle_name: 'Both', fee: { amount: 8 } },
    ]);
  });
});
