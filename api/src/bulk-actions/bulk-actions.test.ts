import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { assign, jobInReview, newAgent, newJob, newJobs } from '../testing/marketplace/jobs.ts';
import { notUtf8 } from '../csv/decoding.ts';
import { runNext, worksByName } from '../outbox/runner.ts';
import { bulkActionWork } from './processing.ts';
import { bulkActionTypes } from './types.ts';
import type { BulkActionType } from './types.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const upload = async (type: string, csv: string, account = 'admin') => {
  const answer = await api.send(account, 'POST', `jobs/bulk-actions?type=${type}`, {
    body: csv,
    headers: { 'content-type': 'text/csv' },
  });
  return { status: answer.statusCode, json: answer.json() };
};
const sendBytes = async (payload: Buffer) =>
  api.server.inject({
    method: 'POST',
    url: '/v1/jobs/bulk-actions?type=cancel',
    headers: { authorization: `Bearer ${await api.token('admin')}`, 'content-type': 'text/csv' },
    payload,
  });
/** Uploads a file, processes it, and returns the result. */
const run = async (type: BulkActionType, csv: string) => {
  const { status, json } = await upload(type, csv);
  expect({ httpStatus: status, ...json }).toMatchObject({ httpStatus: 201, type, status: 'pending' });
  await api.work();
  const action = (await api.get('admin', `jobs/bulk-actions/${json.id}`)).json();
  const failed = (await api.get('admin', `jobs/bulk-actions/${json.id}/failed`)).json().data;
  return { action, failed };
};
const job = async (id: string) => (await api.get('owner', `jobs/${id}`)).json();

describe('each type', () => {
  it('assign_agent works', async () => {
    const [one = '', two = ''] = await newJobs(api, 2);
    const agent = await newAgent(api.database);
    const { action, failed } = await run(
      'assign_agent',
      `job_id,agent_id,agent_fee,job_date,start_time,end_time,ignore_warnings\n${one},${agent},12.50,2026-11-25,10:00,11:00,\n${two},${agent},9,2026-11-25,10:30,11:30,yes\n`,
    );
    expect(action).toMatchObject({ status: 'completed', rows: 2, failures: 0 });
    expect(failed).toEqual([]);
    expect(await job(one)).toMatchObject({
      status: 'assigned',
      assignment: { job_date: '2026-11-25', start_time: '10:00', agent_fee: { amount: 12.5 } },
    });
    expect((await job(two)).assignment.agent_id).toBe(agent);
  });

  it('unassign, cancel and unfulfilled work', async () => {
    const [one = '', two = '', three = ''] = await newJobs(api, 3);
    await assign(api, one, await newAgent(api.database));
    await run('unassign', `job_id\n${one}\n`);
    expect((await job(one)).status).toBe('unassigned');
    await run('cancel', `job_id,comment\n${two},"Closed, for good"\n`);
    expect((await job(two)).status).toBe('cancelled');
    await run('unfulfilled', `Job_ID, Comment\n${three},Nobody found\n`);
    expect((await job(three)).status).toBe('unfulfilled');
    const history = (await api.get('owner', `jobs/${two}/history`)).json().data;
    expect(history[0]).toMatchObject({ event: 'Cancelled: Closed, for good', actor: 'Amelia Whitaker' });
  });

  it.each([
    ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('accepts a file in %s, as Excel writes it', async (_encoding, encode) => {
    const id = await newJob(api);
    const answer = await sendBytes(encode(`job_id,comment\n${id},Zo\xeb said no\n`));
    expect(answer.statusCode).toBe(201);
    await api.work();
    const history = (await api.get('owner', `jobs/${id}/history`)).json().data;
    expect(history[0]).toMatchObject({ event: 'Cancelled: Zoë said no' });
  });

  it.each([
    ['letters that may be others', Buffer.from('job_id,comment\n1-1,Dvo\xf8\xe1k\n', 'latin1')],
    ['letters that were lost before', Buffer.from('job_id,comment\n1-1,Zo\ufffd\n')],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1')],
  ])('is refused with %s, and nothing is stored', async (_case, bytes) => {
    const answer = await sendBytes(bytes);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { file: [notUtf8] }]);
  });

  it.each([';', '\t'])('accepts a file with %j between its cells', async (delimiter) => {
    const id = await newJob(api);
    const lines = [`job_id${delimiter}comment`, `${id}${delimiter}"Closed${delimiter} for good, they say"`];
    expect((await run('cancel', `\ufeff${lines.join('\r\n')}`)).failed).toEqual([]);
    expect((await job(id)).status).toBe('cancelled');
  });

  it('update_dates and update_rates work', async () => {
    const id = await newJob(api);
    await run(
      'update_dates',
      `job_id,start_date,end_date,start_time,end_time\n${id},2026-12-01,2026-12-03,08:00,\n`,
    );
    expect(await job(id)).toMatchObject({ start_date: '2026-12-01', start_time: '08:00', end_time: '17:00' });
    await run('update_rates', `job_id,customer_price\n${id},31.20\n`);
    await run('update_rates', `job_id,agent_fee\n${id},14\n`);
    expect(await job(id)).toMatchObject({ agent_fee: { amount: 14 }, customer_price: { amount: 31.2 } });
  });

  it('assign_reviewer works', async () => {
    const { id } = await jobInReview(api);
    const { failed } = await run(
      'assign_reviewer',
      `job_id,admin_user_email\n${id},Reviewer@shepherd.test\n${id},reviewer2@shepherd.test\n${id},nobody@shepherd.test\n`,
    );
    expect((await job(id)).review.reviewer.first_name).toBe('Ruby');
    expect(failed.map((row: { row: number; reason: string }) => [row.row, row.reason])).toEqual([
      [2, `Job ${id} is already assigned to a reviewer`],
      [3, 'Please check the fields. admin_user_email: There is no user with this email'],
    ]);
  });
});

describe('a mixed file', () => {
  it('applies valid rows, and keeps failed ones with a reason', async () => {
    const [good = '', also = ''] = await newJobs(api, 2);
    const csv = `job_id,comment,note\n${good},Closed,a\n99999-1,Closed,b\nnot an id,Closed,c\n${also},,"=1+1"\n${good},Again,e\n${also},Closed\n`;
    const { action, failed } = await run('cancel', csv);
    expect(action).toMatchObject({
      status: 'completed',
      rows: 6,
      failures: 4,
      finished_at: '2026-11-20T14:00:00Z',
    });
    expect((await job(good)).status).toBe('cancelled');
    expect((await job(also)).status).toBe('cancelled');
    expect(failed).toMatchObject([
      { row: 2, job_id: '99999-1', reason: 'There is no such job' },
      { row: 3, job_id: null, reason: 'There is no such job' },
      { row: 4, job_id: also, reason: 'Please check the fields. comment: That field is required' },
      { row: 5, job_id: good, reason: `This is not possible in the current status of the job ${good}` },
    ]);
    expect(failed[0].values).toEqual([
      { column: 'job_id', value: '99999-1' },
      { column: 'comment', value: 'Closed' },
      { column: 'note', value: 'b' },
    ]);
    const text = await api.get('admin', `jobs/bulk-actions/${action.id}/failed`, {
      headers: { accept: 'text/csv', 'x-timezone': 'America/New_York' },
    });
    expect(text.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.headers['content-disposition']).toBe(
      `attachment; filename="bulk-action-${action.id}-failed-2026-11-20_09-00-00.csv"`,
    );
    const lines = text.body.trim().split('\n');
    expect(lines[0]).toBe('job_id,comment,note,error');
    expect(lines[1]).toBe('99999-1,Closed,b,There is no such job');
    expect(lines[3]).toContain("'=1+1");
    const file = await api.get('admin', `jobs/bulk-actions/${action.id}/file`);
    expect(file.body).toBe(`\uFEFF${csv.replace('"=1+1"', "'=1+1")}`);
    expect(text.body.startsWith('\uFEFF')).toBe(true);
    expect(action.file).toMatch(new RegExp(`/v1/jobs/bulk-actions/${action.id}/file$`));
  });

  it('reads amounts in the notation of any locale, without ambiguity', async () => {
    const ids = [await newJob(api), await newJob(api), await newJob(api), await newJob(api)];
    const { failed } = await run(
      'update_rates',
      `job_id,agent_fee\n${ids[0]},"12,50"\n${ids[1]},"1.234,56"\n${ids[2]},1.000\n${ids[3]},12.345\n`,
    );
    expect(failed.map((row: { reason: string }) => row.reason)).toEqual([
      'Please check the fields. agent_fee: 1.000 can mean 1 or 1000: write one of these',
      'Please check the fields. agent_fee: Amounts have at most 2 decimals',
    ]);
    const [first, second] = await Promise.all(ids.slice(0, 2).map(job));
    const rates = [first, second].map(({ agent_fee: { amount } }) => amount);
    expect(rates).toEqual([12.5, 1234.56]);
  });

  it('reports the warnings against an assignment', async () => {
    const id = await newJob(api, { identity_check_required: true });
    const agent = await newAgent(api.database);
    const { failed } = await run(
      'assign_agent',
      `job_id,agent_id,agent_fee\n${id},${agent},5\n${id},x,5\n${id},${agent},much\n`,
    );
    expect(failed.map((row: { reason: string }) => row.reason)).toEqual([
      'The shepherd has conflicts with these jobs. Has not passed the ID check that the order requires',
      'Please check the fields. agent_id: This shepherd cannot be given jobs',
      'Please check the fields. fees: Every fee must be a number',
    ]);
  });
});

describe('an upload', () => {
  it('is refused without a known type', async () => {
    expect(Object.keys((await upload('paint', 'job_id\n1-1\n')).json.error.fields)).toEqual(['type']);
    const missing = await api.send('admin', 'POST', 'jobs/bulk-actions', {
      body: 'job_id\n1-1\n',
      headers: { 'content-type': 'text/csv' },
    });
    expect([missing.statusCode, Object.keys(missing.json().error.fields)]).toEqual([422, ['type']]);
  });

  it.each([
    ['cancel', 'job_id\n1-1\n', 'Missing columns: comment'],
    ['assign_agent', 'agent_fee\n1\n', 'Missing columns: job_id, agent_id'],
    ['update_rates', 'job_id\n1-1\n', 'Missing columns: agent_fee or customer_price'],
    ['unassign', 'job_id\n', 'The file has no rows'],
    ['unassign', 'job_id,job_id\n1-1,1-1\n', 'Every column may be there once'],
    ['unassign', `job_id\n${'1-1\n'.repeat(5001)}`, 'The file has more than 5000 rows'],
    ['unassign', '', 'The file is empty'],
  ])('of %s is refused when the file does not fit', async (type, csv, message) => {
    const { status, json } = await upload(type, csv);
    expect([status, json.error.fields]).toEqual([422, { file: [message] }]);
  });

  it('that is not CSV is refused', async () => {
    const { status, json } = await upload('unassign', 'job_id\n"1-1\n');
    expect([status, Object.keys(json.error.fields)]).toEqual([422, ['file']]);
    const wrong = await api.send('admin', 'POST', 'jobs/bulk-actions?type=unassign', {
      body: { job_id: '1-1' },
    });
    expect(wrong.statusCode).toBe(415);
  });

  it('needs jobs.administrate', async () => {
    for (const [method, path] of [
      ['GET', 'jobs/bulk-actions'],
      ['GET', 'jobs/bulk-actions/1'],
      ['GET', 'jobs/bulk-actions/1/failed'],
      ['POST', 'jobs/bulk-actions?type=unassign'],
    ] as const)
      expect((await api.send('operations', method, path)).statusCode).toBe(403);
  });
});

describe('a row', () => {
  it('with an unquoted separator in a text is not applied, and says why', async () => {
    const [cut = '', whole = '', empty = ''] = await newJobs(api, 3);
    const { action, failed } = await run(
      'cancel',
      `job_id;comment\n${cut};Closed; for good\n${whole};"Closed; for\nyears"\n${empty};Closed;;\n`,
    );
    expect(action).toMatchObject({ status: 'completed', rows: 3, done: 3, failures: 1 });
    expect(failed).toMatchObject([
      { row: 1, job_id: cut, reason: 'The row has more cells than the header has columns' },
    ]);
    expect((await job(cut)).status).toBe('unassigned');
    const history = (await api.get('owner', `jobs/${whole}/history`)).json().data;
    expect(history[0]).toMatchObject({ event: 'Cancelled: Closed; for\nyears' });
    expect((await job(empty)).status).toBe('cancelled');
  });

  it('may have another line end than the previous row', async () => {
    const ids = await newJobs(api, 3);
    const [one = '', two = '', three = ''] = ids;
    const { action } = await run('cancel', `job_id,comment\r\n${one},"a\nb"\n${two},c\r${three},d\r\n`);
    expect(action).toMatchObject({ rows: 3, failures: 0 });
  });

  it('may have times in spreadsheet notation', async () => {
    const id = await newJob(api);
    const { failed } = await run(
      'update_dates',
      `job_id,start_date,end_date,start_time,end_time\n${id},2026-12-01,2026-12-03,8:00,16:30:00\n${id},2026-12-01,2026-12-03,24:00,\n`,
    );
    expect(await job(id)).toMatchObject({ start_time: '08:00', end_time: '16:30' });
    expect(failed).toMatchObject([
      { row: 2, reason: 'Please check the fields. start_time: 24:00 is no time' },
    ]);
  });

  it.each(['0x10', '1e1', '12.345', 'much'])('with %s for an amount is not applied', async (amount) => {
    const id = await newJob(api);
    const before = (await job(id)).agent_fee;
    const { failed } = await run('update_rates', `job_id;agent_fee\n${id};${amount}\n`);
    expect(failed).toHaveLength(1);
    expect((await job(id)).agent_fee).toEqual(before);
  });
});

describe('the progress', () => {
  it('counts the processed rows', async () => {
    const { json } = await upload('unassign', `job_id\n${'9999-1\n'.repeat(30)}`);
    const done = async () => (await api.get('admin', `jobs/bulk-actions/${json.id}`)).json().done;
    expect([json.done, await done()]).toEqual([0, 0]);
    const services = { database: api.database, clock: api.now, settings: testSettings };
    await runNext(services, worksByName([bulkActionWork]), () => undefined);
    expect(await done()).toBe(25);
    await api.work();
    expect(await done()).toBe(30);
  });
});

describe('the list', () => {
  it('is searched by type and person, and filtered by uploader', async () => {
    const total = async (query: string) =>
      (await api.get('admin', `jobs/bulk-actions?${query}`)).json().total as number;
    const all = await total('');
    expect(await total('keywords=assign%20reviewer')).toBe(await total('type=assign_reviewer'));
    expect(await total('keywords=nobody%20at%20all')).toBe(0);
    const { id } = await api.database
      .selectFrom('users')
      .where('email', '=', 'admin@shepherd.test')
      .select('id')
      .executeTakeFirstOrThrow();
    const own = await total('keywords=amelia');
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(all);
    expect(await total(`created_by_id[]=${id}`)).toBe(own);
    expect(await total('created_by_id[]=9')).toBe(0);
  });

  it('has every type, newest first, and its path is not a job id', async () => {
    const { data, total } = (await api.get('admin', 'jobs/bulk-actions?per_page=100')).json();
    expect(total).toBe(data.length);
    expect(new Set(data.map((action: { type: string }) => action.type))).toEqual(new Set(bulkActionTypes));
    const created = data.map((action: { created_at: string }) => action.created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    const mixed = (await api.get('admin', 'jobs/bulk-actions?type=update_rates&sort=-failures')).json()
      .data[0];
    const failed = (await api.get('admin', `jobs/bulk-actions/${mixed.id}/failed`)).json().data;
    expect(failed).toHaveLength(mixed.failures);
    expect((await api.get('admin', 'jobs/bulk-actions/999999')).statusCode).toBe(404);
  });
});

describe('a long file', () => {
  it('is processed in batches, each row once, also when a batch fails in between', async () => {
    const ids = await newJobs(api, 60);
    const { json } = await upload('cancel', `job_id,comment\n${ids.map((id) => `${id},x`).join('\n')}\n`);
    const services = { database: api.database, clock: api.now, settings: testSettings };
    let parts = 0;
    const failing = {
      ...bulkActionWork,
      handler: async (...args: Parameters<typeof bulkActionWork.handler>) => {
        await bulkActionWork.handler(...args);
        parts += 1;
        if (parts === 2) throw new Error('The server is killed here');
      },
    };
    const works = worksByName([failing]);
    const errors: unknown[] = [];
    const runParts = async (count: number): Promise<void> => {
      for (let part = 0; part < count; part += 1)
        await runNext(services, works, (error) => errors.push(error));
    };
    await runParts(2);
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from bulk_action_rows
      where bulk_action_id = ${json.id} and status = 'applied'`.execute(api.database);
    expect([errors.length, rows[0]?.count]).toEqual([1, '25']);
    api.advance(60_000);
    await runParts(3);
    expect(errors).toHaveLength(1);
    const action = (await api.get('admin', `jobs/bulk-actions/${json.id}`)).json();
    expect(action).toMatchObject({ status: 'completed', failures: 0 });
    const cancelled = await api.database
      .selectFrom('job_history')
      .where('job_id', 'in', ids)
      .where('event', '=', 'Cancelled: x')
      .select('job_id')
      .execute();
    expect(cancelled.map((row) => row.job_id).toSorted()).toEqual(ids.toSorted());
  });
});
