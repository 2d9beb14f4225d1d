import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '../payments/ledger.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { jobActions } from '../testing/marketplace/job-actions.ts';
import {
  assign,
  jobInProgress,
  jobInReview,
  newAgent,
  newJob,
  newJobs,
  userId,
} from '../testing/marketplace/jobs.ts';
import * as field from './actions/field.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { post, job, events, payments, inField, offer } = jobActions(() => api);

describe('a stopped job', () => {
  it('that was abandoned is unassigned again and pays nothing', async () => {
    const { id } = await jobInProgress(api);
    const { status, json } = await post('operations', `jobs/${id}/stop`, {
      reason: 'abandoned',
      comment: 'Did not turn up',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'unassigned',
      started_at: null,
      assignment: { status: 'abandoned' },
    });
    expect(await payments(id)).toEqual([]);
    expect((await events(id))[0]).toBe('Stopped as abandoned: Did not turn up');
  });

  it('that was attempted is closed and pays the fee', async () => {
    const { id, agentId } = await jobInProgress(api);
    const { json } = await post('operations', `jobs/${id}/stop`, { reason: 'location_closed' });
    expect(json).toMatchObject({ status: 'attempted', assignment: { status: 'attempted' } });
    expect(await payments(id)).toEqual([{ type: 'job', amount: 1000, agent_id: agentId }]);
    expect(await readBalance(api.database, agentId, 'GBP')).toBe(1000);
  });

  it('says that staff ended the work, and when', async () => {
    const [attempted, abandoned, cancelled] = [
      await jobInProgress(api),
      await jobInProgress(api),
      await jobInProgress(api),
    ];
    await post('operations', `jobs/${attempted.id}/stop`, { reason: 'unsafe' });
    await post('operations', `jobs/${abandoned.id}/stop`, { reason: 'abandoned', comment: 'Gone' });
    await post('owner', `jobs/${cancelled.id}/cancel`, { comment: 'No longer needed' });
    const at = '2026-11-20T14:00:00Z';
    const assignment = { ended_at: null, stopped_at: null, ended_by_staff_at: at };
    expect(await job(attempted.id)).toMatchObject({ ended_at: at, completed_at: null, assignment });
    // The job starts again; the abandoned assignment keeps its end.
    expect(await job(abandoned.id)).toMatchObject({ ended_at: null, assignment });
    expect(await job(cancelled.id)).toMatchObject({ ended_at: at, assignment });
  });

  it('keeps the reason of an attempt; other jobs have none', async () => {
    const [{ id }, other] = [await jobInProgress(api), await jobInProgress(api)];
    await post('operations', `jobs/${id}/stop`, { reason: 'unsafe' });
    await post('operations', `jobs/${other.id}/stop`, { reason: 'abandoned', comment: 'Gone' });
    const reasons = await api.database
      .selectFrom('jobs')
      .where('id', 'in', [id, other.id])
      .select(['id', 'attempt_reason'])
      .orderBy('order_id')
      .execute();
    expect(reasons).toEqual([
      { id, attempt_reason: 'unsafe' },
      { id: other.id, attempt_reason: null },
    ]);
  });

  it('by its agent waits for staff', async () => {
    const { id, agentId } = await jobInProgress(api);
    await inField(agentId, (transaction, worker) =>
      field.stopInField(transaction, id, 'The store is closed', worker, api.now()),
    );
    expect(await job(id)).toMatchObject({
      status: 'in_progress',
      ended_at: '2026-11-20T14:00:00Z',
      assignment: {
        status: 'stopped',
        stopped_at: '2026-11-20T14:00:00Z',
        stop_comment: 'The store is closed',
      },
    });
    const { json } = await post('operations', `jobs/${id}/stop`, { reason: 'location_closed' });
    expect(json).toMatchObject({ status: 'attempted', attempt_reason: 'location_closed' });
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'unknown' }, 'reason'],
    [{ reason: 'abandoned' }, 'comment'],
    [{ reason: 'other', comment: ' ' }, 'comment'],
  ])('needs what %j lacks', async (body, name) => {
    const { id } = await jobInProgress(api);
    const { status, json } = await post('operations', `jobs/${id}/stop`, body);
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [name]]);
    expect((await job(id)).status).toBe('in_progress');
  });

  it('in progress needs jobs.manage', async () => {
    const { id } = await jobInProgress(api);
    const { status, json } = await post('reviewer', `jobs/${id}/stop`, { reason: 'unsafe' });
    expect([status, json.error.code]).toEqual([403, 'auth.forbidden']);
  });
});

describe('a failed job', () => {
  const failing = { mode: 'job_invalid', comment: 'Another store' };

  it('with a retry stays with its agent, without a reviewer', async () => {
    const { id, agentId } = await jobInReview(api, { reviewer: 'reviewer' });
    const { status, json } = await post('reviewer', `jobs/${id}/fail`, {
      mode: 'job_partially_failed',
      comment: 'The photo is blurred',
      partial: 1,
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'in_progress',
      partial: true,
      reviewer_id: null,
      completed_at: null,
      assignment: { status: 'partially_failed', agent_id: agentId },
    });
    await inField(agentId, (transaction, worker) => field.submit(transaction, id, worker, api.now()));
    expect(await job(id)).toMatchObject({ status: 'qa', assignment: { status: 'qa' } });
  });

  it('that is invalid is unassigned again and pays nothing', async () => {
    const { id } = await jobInReview(api, { reviewer: 'reviewer' });
    const { json } = await post('reviewer', `jobs/${id}/fail`, failing);
    expect(json).toMatchObject({ status: 'unassigned', reviewer_id: null, assignment: { status: 'failed' } });
    expect(await payments(id)).toEqual([]);
  });

  it('of a treasure hunt has its own reasons, which no other job accepts', async () => {
    for (const reason of ['treasure_hunt_invalid', 'treasure_hunt_criteria']) {
      const hunt = await jobInReview(api, { reviewer: 'reviewer', type: 'treasure_hunt' });
      const { json } = await post('reviewer', `jobs/${hunt.id}/fail`, { reason, comment: 'Not it' });
      expect(json).toMatchObject({ status: 'unassigned', assignment: { status: 'failed' } });
    }
    const { id } = await jobInReview(api, { reviewer: 'reviewer' });
    const { status, json } = await post('reviewer', `jobs/${id}/fail`, {
      reason: 'treasure_hunt_invalid',
      comment: 'Not it',
    });
    expect([status, Object.keys(json.error.fields)]).toEqual([422, ['reason']]);
  });

  it.each([
    [{ comment: 'No' }, 'mode'],
    [{ mode: 'unknown', comment: 'No' }, 'mode'],
    [{ mode: 'job_invalid' }, 'comment'],
  ])('needs what %j lacks', async (body, name) => {
    const { id } = await jobInReview(api, { reviewer: 'reviewer' });
    const { status, json } = await post('reviewer', `jobs/${id}/fail`, body);
    expect([status, Object.keys(json.error.fields)]).toEqual([422, [name]]);
  });
});

describe('a completed job', () => {
  it('pays its agent once, however often it is sent', async () => {
    const { id, agentId } = await jobInReview(api, { reviewer: 'reviewer' });
    const first = await post('reviewer', `jobs/${id}/complete`);
    expect(first.json).toMatchObject({
      job: { status: 'completed', assignment: { status: 'completed' } },
      next_job: null,
    });
    const second = await post('reviewer', `jobs/${id}/complete`);
    expect([second.status, second.json.error.code]).toEqual([409, 'job.invalid_transition']);
    expect(await payments(id)).toEqual([{ type: 'job', amount: 1000, agent_id: agentId }]);
    expect(await readBalance(api.database, agentId, 'GBP')).toBe(1000);
  });

  it('takes an optional comment', async () => {
    const { id } = await jobInReview(api, { reviewer: 'reviewer' });
    await post('reviewer', `jobs/${id}/complete`, { comment: 'Well done' });
    expect((await events(id))[0]).toBe('Completed: Well done');
    const other = await jobInReview(api, { reviewer: 'reviewer' });
    const answer = await api.send('reviewer', 'POST', `jobs/${other.id}/complete`);
    expect(answer.statusCode).toBe(200);
  });

  it("leads on to the order's job that has waited longest for a reviewer", async () => {
    const [first = '', second = '', third = '', fourth = ''] = await newJobs(api, 4);
    const agentId = await newAgent(api.database);
    for (const id of [first, second, fourth, third]) {
      api.advance(60_000);
      await post('operations', `jobs/${id}/assign/agent`, {
        agent_id: agentId,
        fees: [{ job_id: id, agent_fee: 1 }],
        ignore_warnings: true,
      });
      await inField(agentId, (transaction, worker) => field.start(transaction, id, worker, api.now()));
      await inField(agentId, (transaction, worker) => field.submit(transaction, id, worker, api.now()));
    }
    const me = await userId(api, 'reviewer');
    await post('reviewer', `jobs/${first}/review/assign`, { admin_user_id: me });
    await post('reviewer', `jobs/${second}/review/assign`, { admin_user_id: await userId(api, 'reviewer2') });
    const { json } = await post('reviewer', `jobs/${first}/complete`, { go_next: true });
    expect(json.next_job).toMatchObject({ id: fourth, reviewer_id: me });
    const next = await post('reviewer', `jobs/${fourth}/complete`, { go_next: true });
    expect(next.json.next_job).toMatchObject({ id: third, reviewer_id: me });
    const last = await post('reviewer', `jobs/${third}/complete`, { go_next: true });
    expect(last.json.next_job).toBeNull();
  });
});

describe('cancelled and unfulfilled jobs', () => {
  it.each(['cancel', 'unfulfilled'])(
    '%s needs a comment, ends the assignment and is final',
    async (action) => {
      const id = await newJob(api);
      await assign(api, id, await newAgent(api.database));
      const refused = await post('owner', `jobs/${id}/${action}`, { comment: '  ' });
      expect([refused.status, refused.json.error.fields]).toEqual([422, { comment: ['Comment required'] }]);
      const { json } = await post('owner', `jobs/${id}/${action}`, { comment: 'The order changed' });
      expect(json.data[0]).toMatchObject({
        status: action === 'cancel' ? 'cancelled' : 'unfulfilled',
        assignment: { status: 'cancelled' },
      });
      expect(json.data[0].cancelled_at === null).toBe(action === 'unfulfilled');
      const agentId = await newAgent(api.database);
      const tries = [
        await post('owner', `jobs/${id}/assign/agent`, {
          agent_id: agentId,
          fees: [{ job_id: id, agent_fee: 1 }],
        }),
        await offer([id]),
        await post('owner', `jobs/${id}/unassign`),
        await post('owner', `jobs/${id}/cancel`, { comment: 'x' }),
        await post('owner', `jobs/${id}/unfulfilled`, { comment: 'x' }),
        await post('owner', `jobs/${id}/stop`, { reason: 'unsafe' }),
        await post('owner', `jobs/${id}/fail`, { mode: 'job_invalid', comment: 'x' }),
        await post('owner', `jobs/${id}/complete`),
      ];
      for (const { status, json: answer } of tries)
        expect([status, answer.error.code]).toEqual([409, 'job.invalid_transition']);
    },
  );
});

describe('actions that a status does not allow', () => {
  it('answer 409 and change nothing', async () => {
    const id = await newJob(api);
    const before = await job(id);
    for (const [path, body] of [
      ['stop', { reason: 'unsafe' }],
      ['fail', { mode: 'job_invalid', comment: 'x' }],
      ['complete', {}],
      ['unassign', {}],
      ['review/assign', { admin_user_id: await userId(api, 'reviewer') }],
      ['review/unassign', {}],
      ['report/links', {}],
    ] as const) {
      const { status, json } = await post('owner', `jobs/${id}/${path}`, body);
      expect([path, status, json.error.code]).toEqual([path, 409, 'job.invalid_transition']);
    }
    expect(await job(id)).toEqual(before);
    expect(await events(id)).toEqual(['Created']);
  });
});
