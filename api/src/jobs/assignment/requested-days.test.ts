import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { newAgent, newJob, newJobs } from '../../testing/marketplace/jobs.ts';
import * as field from '../actions/field.ts';

let api: TestApi;
beforeAll(async () => {
  // It is 20 November 2026, 14:00 UTC.
  api = await startTestApi();
});
afterAll(() => api.close());

const change = (id: string, values: Readonly<Record<string, unknown>>) =>
  api.database.updateTable('jobs').set(values).where('id', '=', id).execute();
const window = (start_date: string, end_date: string) => ({ start_date, end_date });

async function assignAsRequested(
  ids: readonly string[],
  agent_id: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Record<string, string> = {},
) {
  const answer = await api.send('operations', 'POST', `jobs/${ids.join(',')}/assign/agent`, {
    body: { agent_id, fees: ids.map((job_id) => ({ job_id, agent_fee: 10 })), ...more },
    headers,
  });
  const json = answer.json();
  return {
    status: answer.statusCode,
    error: json.error,
    days: json.data?.map((job: { assignment: { job_date: string } }) => job.assignment.job_date),
  };
}

describe('a job that is assigned as requested', () => {
  it('is booked today when its window began in the past', async () => {
    const id = await newJob(api);
    await change(id, window('2026-05-20', '2026-12-20'));
    expect(await assignAsRequested([id], await newAgent(api.database))).toMatchObject({
      days: ['2026-11-20'],
    });
  });

  it('is booked on the first day of a future window, at its own times', async () => {
    const id = await newJob(api);
    await change(id, window('2026-11-24', '2026-11-27'));
    await assignAsRequested([id], await newAgent(api.database));
    expect((await api.get('owner', `jobs/${id}`)).json().assignment).toMatchObject({
      job_date: '2026-11-24',
      start_time: '09:00',
      end_time: '17:00',
    });
  });

  it('is booked on the first day on which the agent is free', async () => {
    const agent = await newAgent(api.database);
    const [first, second, morning, evening] = [
      await newJob(api),
      await newJob(api),
      await newJob(api),
      await newJob(api),
    ];
    expect((await assignAsRequested([first], agent)).days).toEqual(['2026-11-20']);
    expect((await assignAsRequested([second], agent)).days).toEqual(['2026-11-21']);
    await change(morning, { start_time: '12:00', end_time: '13:00' });
    expect((await assignAsRequested([morning], agent)).days).toEqual(['2026-11-22']);
    await change(evening, { start_time: '17:00', end_time: '18:00' });
    expect((await assignAsRequested([evening], agent)).days).toEqual(['2026-11-20']);
  });

  it('is booked today by the calendar of its place, wherever the reader is', async () => {
    const [leeds, kiritimati, honolulu] = [await newJob(api), await newJob(api), await newJob(api)];
    await change(kiritimati, { latitude: 1.87, longitude: -157.43 });
    await change(honolulu, { latitude: 21.31, longitude: -157.86 });
    for (const [id, day] of [
      [leeds, '2026-11-20'],
      [kiritimati, '2026-11-21'],
      [honolulu, '2026-11-20'],
    ] as const)
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
        const agent = await newAgent(api.database);
        const options = { ignore_warnings: true };
        expect([zone, (await assignAsRequested([id], agent, options, { 'x-timezone': zone })).days]).toEqual([
          zone,
          [day],
        ]);
      }
    // If the place is unknown, the reader's calendar counts.
    await change(leeds, { latitude: null, longitude: null });
    const far = { 'x-timezone': 'Pacific/Kiritimati' };
    expect((await assignAsRequested([leeds], await newAgent(api.database), {}, far)).days).toEqual([
      '2026-11-21',
    ]);
  });

  it('does not overlap the other jobs of the call', async () => {
    const ids = await newJobs(api, 3);
    expect((await assignAsRequested(ids, await newAgent(api.database))).days).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('is refused when all its days have passed, even if warnings are ignored', async () => {
    const [past = '', open = ''] = await newJobs(api, 2);
    await change(past, window('2026-05-20', '2026-11-19'));
    const agent = await newAgent(api.database);
    expect(await assignAsRequested([past, open], agent, { ignore_warnings: true })).toMatchObject({
      status: 422,
      error: {
        code: 'validation.failed',
        fields: { job_date: [`The requested days of job ${past} have passed. Choose a date`] },
      },
    });
    expect((await api.get('owner', `jobs/${open}`)).json().status).toBe('unassigned');
  });

  it('warns when no day is free, and takes the first from today when that is ignored', async () => {
    const agent = await newAgent(api.database);
    const [first, second] = [await newJob(api), await newJob(api)];
    for (const id of [first, second]) await change(id, window('2026-05-20', '2026-11-20'));
    await assignAsRequested([first], agent);
    const refused = await assignAsRequested([second], agent);
    expect([refused.status, refused.error.warnings[0].warnings[0].code]).toEqual([409, 'overlap']);
    expect((await assignAsRequested([second], agent, { ignore_warnings: true })).days).toEqual([
      '2026-11-20',
    ]);
  });

  it('may stay on its day when the same agent gets it again', async () => {
    const id = await newJob(api);
    const agent = await newAgent(api.database);
    for (let time = 0; time < 2; time += 1)
      expect((await assignAsRequested([id], agent)).days).toEqual(['2026-11-20']);
  });
});

describe('a job that is offered as requested', () => {
  const offer = async (ids: readonly string[], more: Readonly<Record<string, unknown>> = {}) => {
    const body = { global_fee: 10, ...(ids.length > 1 && { bundle_name: 'North' }), ...more };
    const answer = await api.send('operations', 'POST', `jobs/${ids.join(',')}/assign/market`, { body });
    return [answer.statusCode, answer.json().error?.fields];
  };

  it('is refused with its bundle when all its days have passed', async () => {
    const [past = '', open = ''] = await newJobs(api, 2);
    await change(past, window('2026-05-20', '2026-11-19'));
    expect(await offer([past, open])).toEqual([
      422,
      { start_date: [`The requested days of job ${past} have passed. Edit date and time first`] },
    ]);
    expect((await api.get('owner', `jobs/${open}`)).json().status).toBe('unassigned');
    await change(past, window('2026-05-20', '2026-11-20'));
    expect(await offer([past, open])).toEqual([200, undefined]);
  });

  it('is refused on its last day when its hours, or those of the offer, are over at its place', async () => {
    const id = await newJob(api);
    await change(id, window('2026-11-18', '2026-11-20'));
    const refused = [422, { start_date: [expect.stringContaining(`job ${id} have passed`)] }];
    expect(await offer([id], { start_time: '09:00', end_time: '14:00' })).toEqual(refused);
    await change(id, { start_time: '09:00', end_time: '14:00' });
    expect(await offer([id])).toEqual(refused);
    // It is 9 a.m. in New York.
    await change(id, { latitude: 40.71, longitude: -74.01 });
    expect(await offer([id])).toEqual([200, undefined]);
  });
});

describe('a day for each job', () => {
  it('is used as given, at the times of the job', async () => {
    const ids = await newJobs(api, 2);
    const job_dates = ids.map((job_id, index) => ({ job_id, job_date: `2026-12-0${index + 1}` }));
    const { days } = await assignAsRequested(ids, await newAgent(api.database), { job_dates });
    expect(days).toEqual(['2026-12-01', '2026-12-02']);
    expect((await api.get('owner', `jobs/${ids[0]}`)).json().assignment.start_time).toBe('09:00');
  });

  it('must not have passed, and is needed for every job', async () => {
    const [one = '', other = ''] = await newJobs(api, 2);
    const agent = await newAgent(api.database);
    const days = (job_date: string, ...ids: string[]) => ({
      job_dates: ids.map((job_id) => ({ job_id, job_date })),
    });
    expect((await assignAsRequested([one, other], agent, days('2026-12-01', one))).error.fields).toEqual({
      job_dates: ['Every job needs a date'],
    });
    expect(
      (await assignAsRequested([one, other], agent, days('2026-11-19', one, other))).error.fields,
    ).toEqual({
      job_dates: ['The date has passed'],
    });
  });
});

describe('a job that is taken from the market without a chosen day', () => {
  const accept = async (id: string, agent: string, days?: ReadonlyMap<string, string>) => {
    const worker = await field.fieldWorker(api.database, agent);
    await api.database
      .transaction()
      .execute((transaction) => field.accept(transaction, id, worker, api.now(), days));
    return (await api.get('owner', `jobs/${id}`)).json().assignment.job_date;
  };
  const offered = async (start: string, end: string) => {
    const id = await newJob(api);
    await api.send('operations', 'POST', `jobs/${id}/assign/market`, {
      body: { fees: [{ job_id: id, agent_fee: 10 }] },
    });
    // Its days may pass while it is on the market.
    await change(id, window(start, end));
    return id;
  };

  it('is done on the first day from today on which the agent is free', async () => {
    const agent = await newAgent(api.database);
    for (const day of ['2026-11-20', '2026-11-21'])
      expect(await accept(await offered('2026-05-20', '2026-12-20'), agent)).toBe(day);
  });

  it('is not done on a day that has passed', async () => {
    const agent = await newAgent(api.database);
    await expect(accept(await offered('2026-05-20', '2026-11-19'), agent)).rejects.toMatchObject({
      code: 'job.offer_ended',
    });
    const id = await offered('2026-05-20', '2026-12-20');
    await expect(accept(id, agent, new Map([[id, '2026-11-19']]))).rejects.toMatchObject({
      code: 'validation.failed',
      fields: { job_date: ['The date has passed'] },
    });
  });
});
