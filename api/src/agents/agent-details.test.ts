import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agentId,
  paymentRestricted,
  viewRestricted,
  withManyAreas,
  withoutAssignments,
  withoutPosition,
} from '../seed/people/agents.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { newAgent } from '../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const plain = agentId(0);

describe('hidden details', () => {
  it('include the position of a restricted agent', async () => {
    const answer = await api.get('owner', `agents/${viewRestricted}/position`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'agent.restricted']);
    expect((await api.get('owner', `agents/${viewRestricted}`)).json().view_restricted).toBe(true);
    expect((await api.get('owner', `agents/${plain}/position`)).json().agent_id).toBe(plain);
  });

  it('include payment methods, balance and billing of a restricted agent', async () => {
    for (const path of ['payment-methods', 'balance'])
      expect((await api.get('owner', `agents/${paymentRestricted}/${path}`)).json().error.code).toBe(
        'agent.restricted',
      );
    const agent = (await api.get('owner', `agents/${paymentRestricted}`)).json();
    expect([agent.payment_restricted, agent.billing]).toEqual([true, null]);
  });

  it('depend on the reader too', async () => {
    const seen = async (account: string) => {
      const { view_restricted, payment_restricted } = (await api.get(account, `agents/${plain}`)).json();
      return { view_restricted, payment_restricted };
    };
    expect(await seen('operations')).toEqual({ view_restricted: false, payment_restricted: true });
    expect(await seen('finance')).toEqual({ view_restricted: true, payment_restricted: false });
    expect(await seen('support')).toEqual({ view_restricted: true, payment_restricted: true });
    expect((await api.get('support', `agents/${plain}/position`)).statusCode).toBe(403);
  });
});

describe('the parts of a profile', () => {
  it('include contracts, areas, settings, and no position if it is unknown', async () => {
    const contracts = (await api.get('support', `agents/${plain}/contracts`)).json().data;
    expect(contracts[0]).toMatchObject({ name: 'Contractor agreement' });
    const areas = (await api.get('support', `agents/${withManyAreas}/locations`)).json().data;
    expect(areas.map((area: { transport_mode: string }) => area.transport_mode).sort()).toEqual([
      'cycling',
      'cycling',
      'vehicle',
      'vehicle',
      'walking',
      'walking',
    ]);
    expect((await api.get('support', `agents/${agentId(3)}/settings`)).json()).toEqual({
      push_notifications: true,
      email_notifications: true,
      language: 'en',
      timezone: 'Europe/London',
    });
    expect((await api.get('owner', `agents/${withoutPosition}/position`)).statusCode).toBe(404);
  });

  it('include comments', async () => {
    const before = (await api.get('owner', `agents/${plain}/comments`)).json().data;
    const added = await api.send('operations', 'POST', `agents/${plain}/comments`, {
      body: { comment: ' Phoned. ' },
    });
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ text: 'Phoned.', created_by: { first_name: 'Oscar' } });
    const after = (await api.get('owner', `agents/${plain}/comments`)).json().data;
    expect(after).toEqual([added.json(), ...before]);
    expect(
      (await api.send('owner', 'POST', `agents/${plain}/comments`, { body: { comment: '' } })).statusCode,
    ).toBe(422);
    expect(
      (await api.send('support', 'POST', `agents/${plain}/comments`, { body: { comment: 'x' } })).statusCode,
    ).toBe(403);
  });

  it('offer the skills of every category to any signed-in user', async () => {
    const answer = await api.get('content', 'skills');
    const { data } = answer.json();
    expect(data.map((category: { skills: object[] }) => category.skills.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(answer.headers['cache-control']).toContain('max-age');
    expect((await api.get(null, 'skills')).statusCode).toBe(401);
  });

  it('replace the skills of one category and keep the others', async () => {
    const before = (await api.get('owner', `agents/${plain}/skills`)).json().data;
    const [category, other] = before;
    const [first, second] = category.category.skills;
    const set = (skills: unknown, id = category.category.id) =>
      api.send('owner', 'PATCH', `agents/${plain}/skills/${id}`, { body: { skills } });
    expect((await set([first.id, second.id, second.id])).json().skills).toEqual([first, second]);
    const listed = (await api.get('owner', `agents?id[]=${plain}`)).json().data[0].skill_ids;
    expect(listed).toEqual(expect.arrayContaining([first.id, second.id]));
    const after = (await api.get('owner', `agents/${plain}/skills`)).json().data;
    expect(after[0].skills).toEqual([first, second]);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect((await set([other.category.skills[0].id])).json().error.fields).toHaveProperty('skills');
    expect((await set('all')).statusCode).toBe(422);
    expect((await set([], '999')).statusCode).toBe(404);
    expect((await set([])).json().skills).toEqual([]);
  });

  it('include the work of the agent, with counts and an export', async () => {
    const busy = agentId(12);
    const job = await api.database.selectFrom('jobs').selectAll().limit(1).executeTakeFirstOrThrow();
    const row = {
      job_id: job.id,
      agent_id: busy,
      agent_fee: 1250,
      currency: 'GBP' as const,
      start_time: null,
      end_time: null,
      created_at: job.created_at,
    };
    await api.database
      .insertInto('assignments')
      .values([
        { ...row, status: 'cancelled', job_date: '2026-11-02' },
        { ...row, status: 'completed', job_date: '2026-11-09' },
        { ...row, status: 'completed', job_date: '2026-11-05' },
      ])
      .execute();
    const path = `agents/${busy}/assignments`;
    const page = (await api.get('support', `${path}?per_page=100`)).json();
    expect(page.total).toBeGreaterThanOrEqual(3);
    const days = page.data.map((row: { job_date: string }) => row.job_date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(page.data[0]).toMatchObject({
      location: { city: expect.any(String) },
      customer: { name: expect.any(String) },
    });
    expect(days).toEqual(expect.arrayContaining(['2026-11-09', '2026-11-05', '2026-11-02']));
    const summary = (await api.get('support', `${path}/summary`)).json();
    expect(summary.groups.completed).toBe((await api.get('support', `agents/${busy}`)).json().jobs_completed);
    expect(summary.total).toBe(page.total);
    const status = page.data[0].status;
    expect((await api.get('support', `${path}?status[]=${status}`)).json().total).toBe(
      summary.groups[status],
    );
    expect((await api.get('support', `${path}/export`)).statusCode).toBe(200);
    expect((await api.get('support', `${path}/export?keywords=no-such-thing`)).statusCode).toBe(204);
    expect((await api.get('support', `agents/${withoutAssignments}/assignments/export`)).statusCode).toBe(
      204,
    );
    await api.work();
    const file = await api.database
      .selectFrom('mail_attachments')
      .where('file_name', 'like', 'assignments-%')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(file.content.trim().split('\n')).toHaveLength(page.total + 1);
  });

  it('say when and how work ended, in the time zone of its place', async () => {
    const job = await api.database.selectFrom('jobs').selectAll().limit(1).executeTakeFirstOrThrow();
    const tokyo = { latitude: 35.68, longitude: 139.69 };
    await api.database.updateTable('jobs').set(tokyo).where('id', '=', job.id).execute();
    const agent = await newAgent(api.database);
    const row = {
      job_id: job.id,
      agent_id: agent,
      agent_fee: 1250,
      currency: 'GBP' as const,
      job_date: '2026-11-09',
      start_time: null,
      end_time: null,
      created_at: job.created_at,
    };
    const [started_at, closed_at] = ['2026-11-09T09:00:00Z', '2026-11-10T09:00:00Z'];
    await api.database
      .insertInto('assignments')
      .values([
        { ...row, status: 'cancelled', closed_at },
        { ...row, status: 'completed', started_at, ended_at: '2026-11-09T11:00:00Z', closed_at },
        { ...row, status: 'abandoned', started_at, stopped_at: '2026-11-09T10:00:00Z', closed_at },
        { ...row, status: 'attempted', started_at, closed_at: '2026-11-09T12:00:00Z' },
      ])
      .execute();
    const path = `agents/${agent}/assignments`;
    const page = (await api.get('support', `${path}?sort=ended_at`)).json();
    expect(page.data.map(({ status }: { status: string }) => status)).toEqual([
      'abandoned',
      'completed',
      'attempted',
      'cancelled',
    ]);
    const staff = page.data.map((each: { ended_by_staff_at: string | null }) => each.ended_by_staff_at);
    expect(staff).toEqual([null, null, '2026-11-09T12:00:00Z', null]);
    const headers = { 'x-timezone': 'America/New_York' };
    expect((await api.get('support', `${path}/export?sort=ended_at`, { headers })).statusCode).toBe(200);
    await api.work();
    const { content } = await api.database
      .selectFrom('mail_attachments')
      .where('file_name', 'like', 'assignments-%')
      .select('content')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const lines = content.trim().split(/\r?\n/);
    expect(lines.map((line) => line.split(',').slice(-4).join(','))).toEqual([
      'Started,Ended,How it ended,Time zone',
      '2026-11-09 18:00:00,2026-11-09 19:00:00,Stopped by the Shepherd,Asia/Tokyo',
      '2026-11-09 18:00:00,2026-11-09 20:00:00,Handed in,Asia/Tokyo',
      '2026-11-09 18:00:00,2026-11-09 21:00:00,Stopped by staff,Asia/Tokyo',
      ',,,Asia/Tokyo',
    ]);
  });
});
