import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { assign, newAgent, newJob, newJobs } from '../../testing/marketplace/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await api.send('operations', 'POST', path, { body, headers });
  return { status: answer.statusCode, json: answer.json() };
};
const fieldsOf = async (path: string, body: unknown, headers?: Record<string, string>) => {
  const { status, json } = await post(path, body, headers);
  expect([status, json.error?.code]).toEqual([422, 'validation.failed']);
  return json.error.fields;
};
const feesFor = (ids: readonly string[], agent_fee: unknown = 10) =>
  ids.map((job_id) => ({ job_id, agent_fee }));
const codesOf = (json: { error: { warnings: { job_id: string; warnings: { code: string }[] }[] } }) =>
  json.error.warnings.map((one) => [one.job_id, one.warnings.map(({ code }) => code)]);

describe('the terms of both kinds of assignment', () => {
  const kinds = ['market', 'agent'] as const;
  const given = async (kind: (typeof kinds)[number]) => ({
    id: await newJob(api),
    base: kind === 'agent' ? { agent_id: await newAgent(api.database) } : {},
  });

  it.each(kinds)('%s: every fee is required, a number, and 0 or more', async (kind) => {
    const { id, base } = await given(kind);
    const path = `jobs/${id}/assign/${kind}`;
    expect(await fieldsOf(path, base)).toEqual({ fees: ['Every fee must be filled'] });
    for (const empty of [null, ''])
      expect(await fieldsOf(path, { ...base, fees: feesFor([id], empty) })).toEqual({
        fees: ['Every fee must be filled'],
      });
    expect(await fieldsOf(path, { ...base, fees: feesFor([id], 'ten') })).toEqual({
      fees: ['Every fee must be a number'],
    });
    expect(await fieldsOf(path, { ...base, fees: feesFor([id], -0.01) })).toEqual({
      fees: ['Every fee must be 0 or more'],
    });
    const { status, json } = await post(path, { ...base, fees: feesFor([id], 0) });
    expect([status, json.data[0].fee.amount]).toEqual([200, 0]);
  });

  it.each(kinds)('%s: one global fee applies to all', async (kind) => {
    const ids = await newJobs(api, 2);
    const base = kind === 'agent' ? { agent_id: await newAgent(api.database) } : {};
    const path = `jobs/${ids.join(',')}/assign/${kind}`;
    for (const wrong of [-1, 'x', ''])
      expect(await fieldsOf(path, { ...base, bundle_name: 'B', global_fee: wrong })).toEqual({
        global_fee: ['The global fee must be a number of 0 or more'],
      });
    const { json } = await post(path, {
      ...base,
      bundle_name: 'B',
      global_fee: 7.25,
      fees: feesFor(ids, -1),
      ...(kind === 'agent' && { ignore_warnings: true }),
    });
    expect(json.data.map((job: { fee: { amount: number } }) => job.fee.amount)).toEqual([7.25, 7.25]);
  });

  it.each(kinds)('%s: times come in pairs, in steps of five minutes, and in order', async (kind) => {
    const { id, base } = await given(kind);
    const path = `jobs/${id}/assign/${kind}`;
    const body = { ...base, fees: feesFor([id]) };
    const half = ['Start time required when end time is filled and vice versa'];
    expect(await fieldsOf(path, { ...body, start_time: '10:00' })).toEqual({ end_time: half });
    expect(await fieldsOf(path, { ...body, end_time: '10:00' })).toEqual({ start_time: half });
    expect(await fieldsOf(path, { ...body, start_time: '12:00', end_time: '11:55' })).toEqual({
      end_time: ['End time is before start time'],
    });
    expect(await fieldsOf(path, { ...body, start_time: '10:01', end_time: '11:00' })).toEqual({
      start_time: ['Time increments of 5 min only'],
    });
    expect(await fieldsOf(path, { ...body, start_time: '25:00', end_time: '26:00' })).toEqual({
      start_time: ['Invalid time format'],
      end_time: ['Invalid time format'],
    });
    expect(await fieldsOf(path, { ...body, start_time: '10:05', end_time: '10:05' })).toEqual({
      end_time: ['End time is the same as start time'],
    });
    expect((await post(path, { ...body, start_time: '10:05', end_time: '10:10' })).status).toBe(200);
  });

  it.each(kinds)('%s: a bundle has a name', async (kind) => {
    const ids = await newJobs(api, 2);
    const base = kind === 'agent' ? { agent_id: await newAgent(api.database) } : {};
    const path = `jobs/${ids.join(',')}/assign/${kind}`;
    expect(await fieldsOf(path, { ...base, global_fee: 1, bundle_name: ' ' })).toEqual({
      bundle_name: ['Bundle name is required'],
    });
  });
});

describe('an offer on the market', () => {
  it('ends no later than its jobs', async () => {
    const id = await newJob(api);
    const { end_date: end } = (await api.get('owner', `jobs/${id}`)).json();
    const nextDay = new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10);
    const body = { fees: feesFor([id]), start_date: end, end_date: nextDay };
    expect(await fieldsOf(`jobs/${id}/assign/market`, body)).toEqual({
      end_date: [`Job ${id} ends before this day`],
    });
    expect((await post(`jobs/${id}/assign/market`, { ...body, end_date: end })).status).toBe(200);
  });

  it('of several jobs needs a bundle name', async () => {
    const ids = await newJobs(api, 2);
    expect(await fieldsOf(`jobs/${ids.join(',')}/assign/market`, { global_fee: 1 })).toEqual({
      bundle_name: ['Bundle name is required'],
    });
  });

  it('has both dates or none, not before today, and in order', async () => {
    const id = await newJob(api);
    const path = `jobs/${id}/assign/market`;
    const body = { fees: feesFor([id]) };
    expect(await fieldsOf(path, { ...body, start_date: '2026-11-21' })).toEqual({
      end_date: ['Select a date range'],
    });
    expect(await fieldsOf(path, { ...body, end_date: '2026-11-21' })).toEqual({
      start_date: ['Select a date range'],
    });
    expect(await fieldsOf(path, { ...body, start_date: '2026-11-19', end_date: '2026-11-21' })).toEqual({
      start_date: ['The date has passed'],
    });
    expect(await fieldsOf(path, { ...body, start_date: '2026-11-22', end_date: '2026-11-21' })).toEqual({
      end_date: ['End date is before start date'],
    });
    expect(await fieldsOf(path, { ...body, start_date: '2026-02-30', end_date: '2026-11-21' })).toEqual({
      start_date: ['Invalid date format'],
    });
    const { json } = await post(path, { ...body, start_date: '2026-11-20', end_date: '2026-11-20' });
    expect(json.data[0].market_offer).toMatchObject({ start_date: '2026-11-20', end_date: '2026-11-20' });
  });

  it("begins today by the calendar of each job's place, wherever the reader is", async () => {
    const [leeds, kiritimati] = [await newJob(api), await newJob(api)];
    await place(kiritimati, { latitude: 1.87, longitude: -157.43 });
    const days = { start_date: '2026-11-20', end_date: '2026-11-22' };
    // It is already the 21st in Kiritimati, 14 hours ahead.
    const passed = { start_date: ['The date has passed'] };
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      const reader = { 'x-timezone': zone };
      const alone = { ...days, fees: feesFor([kiritimati]) };
      expect(await fieldsOf(`jobs/${kiritimati}/assign/market`, alone, reader)).toEqual(passed);
      const both = { ...days, fees: feesFor([leeds, kiritimati]), bundle_name: 'Both' };
      expect(await fieldsOf(`jobs/${leeds},${kiritimati}/assign/market`, both, reader)).toEqual(passed);
    }
    const far = { 'x-timezone': 'Pacific/Kiritimati' };
    const path = `jobs/${leeds}/assign/market`;
    const body = { ...days, fees: feesFor([leeds]) };
    await place(leeds, { latitude: null, longitude: null });
    // If the place is unknown, the reader's calendar counts.
    expect(await fieldsOf(path, body, far)).toEqual(passed);
    await place(leeds, { latitude: 53.8, longitude: -1.55 });
    expect((await post(path, body, far)).status).toBe(200);
  });

  it('has complete rules, and states how several combine', async () => {
    const id = await newJob(api);
    const path = `jobs/${id}/assign/market`;
    const body = { fees: feesFor([id]) };
    const rate = { rule_id: 'completion_rate', operator: 'gte', value: 80 };
    const near = { rule_id: 'distance', operator: 'lte', value: '10' };
    for (const unfilled of [
      {},
      { rule_id: 'distance' },
      { rule_id: 'distance', operator: 'lte' },
      { rule_id: 'distance', operator: 'lte', value: '' },
      { rule_id: 'distance', operator: 'lte', value: [] },
      { rule_id: 'distance', operator: 'gte', value: '5' },
      { rule_id: 'nothing', operator: 'lte', value: '5' },
    ])
      expect(await fieldsOf(path, { ...body, rules: [unfilled] })).toEqual({ rules: ['Fill every rule'] });
    for (const value of [-1, 100.01, '101'])
      expect(await fieldsOf(path, { ...body, rules: [{ ...rate, value }] })).toEqual({
        rules: ['Percentage must be between 0 and 100'],
      });
    expect(await fieldsOf(path, { ...body, rules: [rate, near] })).toEqual({
      rules_operator: ['Choose whether all or any rules must match'],
    });
    expect((await post(path, { ...body, rules: [{ ...rate, value: 100 }] })).status).toBe(200);
    for (const rules_operator of ['and', 'or']) {
      const { json } = await post(path, { ...body, rules: [rate, near], rules_operator });
      expect(json.data[0].market_offer).toMatchObject({
        rules_operator,
        rules: [
          { rule_id: 'completion_rate', operator: 'gte', value: ['80'] },
          { rule_id: 'distance', operator: 'lte', value: ['10'] },
        ],
      });
    }
  });

  it('accepts the rules that GET markets/rules offers', async () => {
    const { data } = (await api.get('operations', 'markets/rules')).json();
    expect(data.map((rule: { id: string }) => rule.id)).toEqual([
      'distance',
      'completion_rate',
      'jobs_completed',
      'skills',
      'agent_tags',
      'country',
    ]);
    for (const rule of data) {
      const id = await newJob(api);
      const value = rule.values === null ? '5' : [rule.values[0].value];
      const { status } = await post(`jobs/${id}/assign/market`, {
        fees: feesFor([id]),
        rules: [{ rule_id: rule.id, operator: rule.operators[0].value, value }],
      });
      expect([rule.id, status]).toEqual([rule.id, 200]);
    }
  });
});

const path = (ids: readonly string[], query = '') => `jobs/${ids.join(',')}/assign/agent${query}`;

/** Restricts jobs that are assigned as requested to today. */
const onOneDay = (...ids: string[]) =>
  api.database.updateTable('jobs').set({ end_date: '2026-11-20' }).where('id', 'in', ids).execute();

describe('a direct assignment', () => {
  it('requires an agent who may be given jobs', async () => {
    const id = await newJob(api);
    const body = { fees: feesFor([id]), ignore_warnings: true };
    expect(Object.keys(await fieldsOf(path([id]), body))).toEqual(['agent_id']);
    const unusable = [
      '999999999',
      await newAgent(api.database, { status: 'retired' }),
      await newAgent(api.database, { status: 'applicant' }),
    ];
    const rejected = await newAgent(api.database);
    await api.database
      .updateTable('agents')
      .set({ rejected_at: '2026-11-01T00:00:00Z' })
      .where('id', '=', rejected)
      .execute();
    for (const agent_id of [...unusable, rejected])
      expect(await fieldsOf(path([id]), { ...body, agent_id })).toEqual({
        agent_id: ['This shepherd cannot be given jobs'],
      });
    const inactive = await newAgent(api.database, { status: 'inactive' });
    expect((await post(path([id]), { ...body, agent_id: inactive })).status).toBe(200);
  });

  it('is on a day that has not passed', async () => {
    const id = await newJob(api);
    const body = { agent_id: await newAgent(api.database), fees: feesFor([id]) };
    expect(await fieldsOf(path([id]), { ...body, job_date: '2026-11-19' })).toEqual({
      job_date: ['The date has passed'],
    });
    const { json } = await post(path([id]), { ...body, job_date: '2026-11-20' });
    expect(json.data[0].assignment).toMatchObject({ job_date: '2026-11-20', start_time: null });
  });

  it('warns of overlapping work for each job, and ignores the warnings on request', async () => {
    const [first = '', second = '', third = ''] = await newJobs(api, 3);
    await onOneDay(first, second, third);
    const agent_id = await newAgent(api.database);
    await assign(api, first, agent_id);
    const body = { agent_id, fees: feesFor([second, third]) };
    const { status, json } = await post(path([second, third]), body);
    expect([status, json.error.code]).toEqual([409, 'job.direct_assignment_conflict']);
    expect(codesOf(json)).toEqual([
      [second, ['overlap']],
      [third, ['overlap']],
    ]);
    expect((await api.get('owner', `jobs/${second}`)).json().status).toBe('unassigned');
    expect(
      (await post(path([second], '?ignore_warnings=1'), { agent_id, fees: feesFor([second]) })).status,
    ).toBe(200);
    expect((await post(path([third]), { ...body, ignore_warnings: 1 })).status).toBe(200);
  });

  it('warns of jobs of one call that overlap each other, and of no others', async () => {
    const [early = '', between = '', late = ''] = await newJobs(api, 3);
    const at = (id: string, start_time: string, end_time: string) =>
      api.database.updateTable('jobs').set({ start_time, end_time }).where('id', '=', id).execute();
    await at(early, '15:00', '17:00');
    await at(between, '16:30', '18:00');
    await at(late, '18:00', '19:00');
    const ids = [early, between, late];
    await onOneDay(...ids);
    const body = { agent_id: await newAgent(api.database), fees: feesFor(ids) };
    const { status, json } = await post(path(ids), body);
    expect([status, codesOf(json)]).toEqual([
      409,
      [
        [early, ['overlap']],
        [between, ['overlap']],
      ],
    ]);
    expect((await api.get('owner', `jobs/${late}`)).json().status).toBe('unassigned');
    expect((await post(path([early, late]), { ...body, fees: feesFor([early, late]) })).status).toBe(200);
  });

  it('does not warn of the job itself when the same agent gets it again', async () => {
    const id = await newJob(api);
    const agent_id = await newAgent(api.database);
    await assign(api, id, agent_id);
    expect((await post(path([id]), { agent_id, fees: feesFor([id], 11) })).status).toBe(200);
  });

  it('warns of too many jobs of an order, and of a customer', async () => {
    const [first = '', second = ''] = await newJobs(api, 2, { per_user_job_limit: 1 });
    const agent_id = await newAgent(api.database);
    await post(path([first]), { agent_id, fees: feesFor([first]), job_date: '2026-11-20' });
    const { json } = await post(path([second]), {
      agent_id,
      fees: feesFor([second]),
      job_date: '2026-11-25',
    });
    expect(codesOf(json)).toEqual([[second, ['job_limit']]]);

    const [third = '', fourth = '', fifth = ''] = await newJobs(api, 3);
    const job = (await api.get('owner', `jobs/${third}`)).json();
    const limits = await api.database
      .selectFrom('customers')
      .where('id', '=', job.customer_id)
      .select(['jobs_per_agent_limit', 'limit_period'])
      .executeTakeFirstOrThrow();
    await api.database
      .updateTable('customers')
      .set({ jobs_per_agent_limit: 1, limit_period: 7 })
      .where('id', '=', job.customer_id)
      .execute();
    const busy = await newAgent(api.database);
    const on = (id: string, job_date: string) =>
      post(path([id]), { agent_id: busy, fees: feesFor([id]), job_date });
    expect((await on(third, '2026-11-20')).status).toBe(200);
    expect(codesOf((await on(fourth, '2026-11-26')).json)).toEqual([[fourth, ['job_limit']]]);
    expect((await on(fifth, '2026-11-27')).status).toBe(200);
    await api.database.updateTable('customers').set(limits).where('id', '=', job.customer_id).execute();
  });

  it('warns of a lockout until it ends', async () => {
    const [id = '', other = ''] = await newJobs(api, 2);
    const agent_id = await newAgent(api.database);
    const order_id = id.split('-')[0] ?? '';
    const lockout = await api.database
      .insertInto('lockouts')
      .values({ order_id, name: 'Test', duration: 60, created_at: '2026-11-20T13:30:00Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.database
      .insertInto('lockout_agents')
      .values({
        lockout_id: lockout.id,
        agent_id,
        expires_at: '2026-11-20T14:30:00Z',
        created_at: '2026-11-20T13:30:00Z',
      })
      .execute();
    const { json } = await post(path([id]), { agent_id, fees: feesFor([id]) });
    expect(codesOf(json)).toEqual([[id, ['lockout']]]);
    const entry = api.database.updateTable('lockout_agents').where('agent_id', '=', agent_id);
    // Without an end of its own it ends with the lockout's duration: 13:30 and an hour.
    await entry.set({ expires_at: null }).execute();
    expect(codesOf((await post(path([id]), { agent_id, fees: feesFor([id]) })).json)).toEqual([
      [id, ['lockout']],
    ]);
    await entry.set({ expires_at: null, created_at: '2026-11-20T13:00:00Z' }).execute();
    expect((await post(path([other]), { agent_id, fees: feesFor([other]) })).status).toBe(200);
  });

  it('warns of skills, tags, the ID check and the area together', async () => {
    const skill = await api.database.selectFrom('skills').select('id').limit(1).executeTakeFirstOrThrow();
    const id = await newJob(api, {
      require_agent_skills: [skill.id],
      exclude_agent_tags: ['trainee'],
      identity_check_required: true,
    });
    const agent_id = await newAgent(api.database, { tags: ['trainee'] });
    await api.database
      .updateTable('agent_areas')
      .set({ radius: 10, latitude: 54 })
      .where('agent_id', '=', agent_id)
      .execute();
    const body = { agent_id, fees: feesFor([id]) };
    expect(codesOf((await post(path([id]), body)).json)).toEqual([
      [id, ['missing_skill', 'excluded_tag', 'identity_check', 'outside_area']],
    ]);
    await api.database.insertInto('agent_skills').values({ agent_id, skill_id: skill.id }).execute();
    await api.database
      .updateTable('agents')
      .set({ tags: '[]', identity_check_result: 'pass' })
      .where('id', '=', agent_id)
      .execute();
    await api.database
      .updateTable('agent_areas')
      .set({ radius: 1_000, latitude: 53.8 })
      .where('agent_id', '=', agent_id)
      .execute();
    expect((await post(path([id]), body)).status).toBe(200);
  });
});

it.each(['assign/market', 'assign/agent', 'unassign', 'cancel'])(
  '%s changes none of several jobs when some do not exist, and names those',
  async (act) => {
    const ids = await newJobs(api, 2);
    const body = {
      agent_id: await newAgent(api.database),
      bundle_name: 'B',
      global_fee: 1,
      comment: 'Closed',
    };
    const path = `jobs/${[...ids, '999999-1', '999999-2'].join(',')}/${act}`;
    const answer = await api.send('owner', 'POST', path, { body });
    expect([answer.statusCode, answer.json().error]).toEqual([
      404,
      { code: 'not_found', message: 'There are no jobs 999999-1 and 999999-2' },
    ]);
    const left = await api.get('owner', `jobs?${ids.map((id) => `id[]=${id}`).join('&')}`);
    expect(left.json().data.map(({ status }: { status: string }) => status)).toEqual([
      'unassigned',
      'unassigned',
    ]);
  },
);

const place = (id: string, coordinates: { latitude: number | null; longitude: number | null }) =>
  api.database.updateTable('jobs').set(coordinates).where('id', '=', id).execute();
