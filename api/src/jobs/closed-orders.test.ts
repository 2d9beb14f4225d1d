import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '../orders/actions/actions.ts';
import type { OrderStatus } from '../orders/transitions.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { perform } from '../testing/marketplace/job-moves.ts';
import { assign, jobInReview, newAgent, newJob, newJobs, staffNow } from '../testing/marketplace/jobs.ts';
import { overlap } from '../testing/store/overlap.ts';
import { jobStatuses } from './statuses.ts';
import type { JobStatus } from './statuses.ts';
import { fieldJobActions, staffJobActions } from './transitions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const closedStates = {
  cancelled: { status: 'cancelled', archived_at: null },
  finished: { status: 'finished', archived_at: null },
  archived: { status: 'finished', archived_at: '2026-11-19T09:00:00Z' },
} as const satisfies Record<string, { status: OrderStatus; archived_at: string | null }>;

const orderOf = (jobId: string): string => jobId.replace(/-\d+$/, '');
const closeOrderOf = (jobId: string, state: keyof typeof closedStates) =>
  api.database.updateTable('orders').set(closedStates[state]).where('id', '=', orderOf(jobId)).execute();
const statusOf = async (id: string): Promise<JobStatus> =>
  (await api.database.selectFrom('jobs').where('id', '=', id).select('status').executeTakeFirstOrThrow())
    .status;
const paymentsFor = (id: string) =>
  api.database.selectFrom('payments').where('job_id', '=', id).select('id').execute();
const endings = new Set<string>(['cancel', 'unfulfil']);
const actions = [...staffJobActions, ...fieldJobActions].filter((action) => !endings.has(action));

/** A job in a given status, with a running assignment if the status has one. */
async function jobIn(status: JobStatus, agentId: string): Promise<string> {
  const id = await newJob(api, { type: 'treasure_hunt' });
  const { database } = api;
  if (status !== 'unassigned' && status !== 'pending') await assign(api, id, agentId);
  const { session } = await staffNow(api, 'owner');
  await database
    .updateTable('jobs')
    .set({ status, reviewer_id: status === 'qa' ? session.userId : null })
    .where('id', '=', id)
    .execute();
  if (status === 'in_progress' || status === 'qa')
    await database.updateTable('assignments').set({ status }).where('job_id', '=', id).execute();
  return id;
}

describe.each(['cancelled', 'finished', 'archived'] as const)('jobs of an order that is %s', (state) => {
  it.each(jobStatuses)('refuse actions that bring them on while they are %s', async (status) => {
    const agent = await newAgent(api.database);
    const id = await jobIn(status, agent);
    await closeOrderOf(id, state);
    const staff = await staffNow(api, 'owner');
    for (const action of actions) {
      // Field actions of an agent who does not have the job.
      const stranger = fieldJobActions.some((one) => one === action) && action !== 'accept';
      const refused = api.database
        .transaction()
        .execute((transaction) => perform(transaction, { id, action, agent }, staff));
      const nobodys = stranger && (status === 'unassigned' || status === 'pending');
      await expect(refused).rejects.toMatchObject({ code: nobodys ? 'not_found' : 'order.closed' });
    }
    expect(await statusOf(id)).toBe(status);
    expect(await paymentsFor(id)).toEqual([]);
  });

  it('are refused by every call, also together with jobs of another order', async () => {
    const agent = await newAgent(api.database);
    const { id } = await jobInReview(api, { reviewer: 'owner' });
    const free = await newJob(api);
    await closeOrderOf(id, state);
    const terms = { global_fee: 5, bundle_name: 'Leeds' };
    const calls: [path: string, body: object][] = [
      [`jobs/${id}/assign/agent`, { ...terms, agent_id: agent, ignore_warnings: true }],
      [`jobs/${free},${id}/assign/agent`, { ...terms, agent_id: agent, ignore_warnings: true }],
      [`jobs/${id}/assign/market`, terms],
      [`jobs/${free},${id}/assign/market`, terms],
      [`jobs/${free},${id}/unassign`, {}],
      [`jobs/${id}/stop`, { reason: 'abandoned', comment: 'x' }],
      [`jobs/${id}/stop`, { reason: 'unsafe' }],
      [`jobs/${id}/fail`, { mode: 'job_invalid', comment: 'x' }],
      [`jobs/${id}/fail`, { mode: 'job_partially_failed', comment: 'x' }],
      [`jobs/${id}/complete`, {}],
      [`jobs/${id}/review/assign`, { admin_user_id: '1', reassign: true }],
      [`jobs/${id}/review/unassign`, {}],
    ];
    await api.database.updateTable('jobs').set({ status: 'assigned' }).where('id', '=', free).execute();
    for (const [path, body] of calls) {
      const answer = await api.send('owner', 'POST', path, { body });
      expect([path, answer.statusCode, answer.json().error?.code]).toEqual([path, 409, 'order.closed']);
    }
    expect([await statusOf(id), await statusOf(free)]).toEqual(['qa', 'assigned']);
    expect((await api.get('owner', `jobs/${id}`)).statusCode).toBe(200);
    expect((await api.get('owner', `jobs/${id}/report`)).statusCode).toBe(200);
  });

  it.each(['completed', 'attempted'] as const)('are shared when they are %s', async (status) => {
    const id = await jobIn(status, await newAgent(api.database));
    await closeOrderOf(id, state);
    const shared = await api.send('owner', 'POST', `jobs/${id}/report/links`, { body: {} });
    expect(shared.statusCode).toBe(201);
  });

  it('can be closed if they were left open', async () => {
    const id = await newJob(api);
    await closeOrderOf(id, state);
    const ended = await api.send('owner', 'POST', `jobs/${id}/cancel`, { body: { comment: 'Left over' } });
    expect([ended.statusCode, await statusOf(id)]).toEqual([200, 'cancelled']);
  });

  it('are refused row by row in bulk actions, with the reason', async () => {
    const agent = await newAgent(api.database);
    const ids = await newJobs(api, 2);
    const [id = ''] = ids;
    await closeOrderOf(id, state);
    const files: [type: string, csv: string][] = [
      ['assign_agent', `job_id,agent_id,agent_fee,ignore_warnings\n${id},${agent},5,1`],
      ['unassign', `job_id\n${id}`],
      ['assign_reviewer', `job_id,admin_user_email\n${id},owner@shepherd.test`],
    ];
    for (const [type, csv] of files) {
      const started = await api.send('owner', 'POST', `jobs/bulk-actions?type=${type}`, {
        body: csv,
        headers: { 'content-type': 'text/csv' },
      });
      await api.work();
      const { data } = (await api.get('owner', `jobs/bulk-actions/${started.json().id}/failed`)).json();
      expect(data).toMatchObject([
        { job_id: id, reason: expect.stringContaining('cancelled, finished or archived') },
      ]);
    }
    expect(await statusOf(id)).toBe('unassigned');
  });
});

it('a restarted order continues work in review, and reopens nothing', async () => {
  const { id } = await jobInReview(api, { reviewer: 'owner' });
  const order = orderOf(id);
  await api.send('owner', 'POST', `orders/${order}/finish`, { body: {} });
  const complete = () => api.send('owner', 'POST', `jobs/${id}/complete`, { body: {} });
  expect((await complete()).json().error.code).toBe('order.closed');
  expect((await api.send('owner', 'POST', `orders/${order}/restart/confirm`, { body: {} })).statusCode).toBe(
    200,
  );
  expect((await complete()).statusCode).toBe(200);
  expect(await paymentsFor(id)).toHaveLength(1);
});

describe('concurrently with the cancellation of the order', () => {
  const cancelled = async (jobId: string, act: () => ReturnType<TestApi['send']>) => {
    const staff = await staffNow(api, 'owner');
    const answer = await overlap(
      api.database,
      (transaction) => cancelOrder(transaction, orderOf(jobId), { comment: 'Called off' }, staff),
      act,
    );
    return [answer.statusCode, answer.json().error?.code];
  };

  it('a job cannot be assigned', async () => {
    const id = await newJob(api);
    const agent = await newAgent(api.database);
    const assigning = () =>
      api.send('owner', 'POST', `jobs/${id}/assign/agent`, { body: { agent_id: agent, global_fee: 5 } });
    expect(await cancelled(id, assigning)).toEqual([409, 'order.closed']);
    expect(await statusOf(id)).toBe('cancelled');
  });

  it.each(['job_invalid', 'job_partially_failed'])(
    'work in review cannot be reopened as %s',
    async (mode) => {
      const { id } = await jobInReview(api, { reviewer: 'owner' });
      const failing = () => api.send('owner', 'POST', `jobs/${id}/fail`, { body: { mode, comment: 'x' } });
      expect(await cancelled(id, failing)).toEqual([409, 'order.closed']);
      expect(await statusOf(id)).toBe('qa');
    },
  );
});
