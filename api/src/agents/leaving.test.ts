import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldWorker, start } from '../jobs/actions/field.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { startForgettingRemoved } from './removed-before.ts';
import { assign, jobInProgress, newAgent, newJob } from '../testing/marketplace/jobs.ts';
import { textsOf } from '../testing/store/whole-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const retire = (id: string, reason = 'removed') =>
  api.send('owner', 'POST', `agents/${id}/retire`, { body: { reason, comment: 'Asked for it' } });

/** Every table with the text in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const texts = await textsOf(api.database);
  return texts.filter((one) => one.text.toLowerCase().includes(text.toLowerCase())).map(({ table }) => table);
}

/** An agent with unique words in every detail, and with traces in other records. */
async function uniqueAgent(): Promise<string> {
  const id = await newAgent(api.database);
  const billing = { name: 'Zebulon Canary', address1: 'Canarybilling 1', city: 'C', country_code: 'GB' };
  await api.database
    .updateTable('agents')
    .set({
      first_name: 'Zebulon',
      last_name: 'Canarysson',
      email: 'zebulon@canarymail.test',
      phone: '+44 7000 canaryphone',
      address1: 'Canarystreet 1',
      address2: 'Canaryflat',
      city: 'Canarytown',
      zip: 'CANARYZIP',
      date_of_birth: '1951-02-03',
      billing: JSON.stringify(billing),
      settings: JSON.stringify({ timezone: 'Canary/Zone' }),
      tags: JSON.stringify(['canarytag']),
      identity_check_comment: 'Canarycheck',
    })
    .where('id', '=', id)
    .execute();
  const by = { agent_id: id, created_by: '1', created_at: '2026-11-01T00:00:00Z' };
  await api.database
    .insertInto('agent_comments')
    .values({ ...by, comment: 'Canarycomment' })
    .execute();
  await api.database
    .insertInto('agent_strikes')
    .values({ ...by, comment: 'Canarystrike' })
    .execute();
  await api.database
    .insertInto('agent_payment_methods')
    .values({ agent_id: id, type: 'paypal', label: 'Canarylabel', created_at: by.created_at })
    .execute();
  await api.database
    .insertInto('agent_contracts')
    .values({ agent_id: id, name: 'Canarycontract', signed_at: null, url: null })
    .execute();
  await api.send('owner', 'GET', 'agents/export?keywords=Canarysson');
  await api.work();
  return id;
}

describe('an agent who leaves', () => {
  it.each(['removed', 'striked_off'])('%s: the jobs that were not begun are unassigned', async (reason) => {
    const id = await newAgent(api.database);
    const job = await newJob(api);
    await assign(api, job, id);
    expect((await retire(id, reason)).statusCode).toBe(200);
    const after = (await api.get('owner', `jobs/${job}`)).json();
    expect(after.status).toBe('unassigned');
    const history = await api.database
      .selectFrom('job_history')
      .where('job_id', '=', job)
      .select('event')
      .execute();
    expect(history.map(({ event }) => event)).toContain('Unassigned from the shepherd');
  });

  it('is refused with the names of begun jobs, and nothing changes', async () => {
    const { id: job, agentId } = await jobInProgress(api);
    const other = await newJob(api);
    await api.send('owner', 'POST', `jobs/${other}/assign/agent`, {
      body: { agent_id: agentId, fees: [{ job_id: other, agent_fee: 10 }], ignore_warnings: true },
    });
    const answer = await retire(agentId);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'agent.open_work']);
    expect(answer.json().error.message).toContain(job);
    expect(answer.json().error.warnings.map((warning: { job_id: string }) => warning.job_id)).toEqual([job]);
    expect((await api.get('owner', `jobs/${other}`)).json().status).toBe('assigned');
    expect((await api.get('owner', `agents/${agentId}`)).json()).toMatchObject({ status: 'active' });
  });

  it('for data protection is removed from all texts, while the accounts stay', async () => {
    const id = await uniqueAgent();
    const job = await newJob(api);
    await assign(api, job, id);
    await api.send('owner', 'POST', `agents/${id}/payments`, {
      body: { type: 'bonus', amount: 12, comment: 'For good work' },
    });
    const books = () =>
      api.database.selectFrom('ledger_entries').where('agent_id', '=', id).selectAll().execute();
    const before = await books();
    expect(before).toHaveLength(1);
    expect(await tablesWith('zebulon@canarymail.test')).toEqual(['agents', 'mail_attachments']);
    const key = { 'idempotency-key': 'retire-the-canary' };
    const body = { reason: 'removed', comment: 'Asked for it' };
    expect((await api.send('owner', 'POST', `agents/${id}/retire`, { body, headers: key })).statusCode).toBe(
      200,
    );
    for (const word of ['canary', 'zebulon', '1951-02-03'])
      expect([word, await tablesWith(word)]).toEqual([word, []]);
    expect(await books()).toEqual(before);
    const agent = (await api.get('owner', `agents/${id}`)).json();
    expect(agent).toMatchObject({
      first_name: 'Removed',
      last_name: 'Shepherd',
      status: 'retired',
      date_of_birth: null,
    });
    expect((await api.get('owner', 'agents?keywords=Canarysson')).json().total).toBe(0);
  });

  it('for data protection is removed from free texts and mails, while namesakes stay', async () => {
    const id = await uniqueAgent();
    const { id: job } = await jobInProgress(api);
    const told = 'Zebulon Canarysson (ZEBULON@canarymail.test, +44 7000 canaryphone) rang';
    const assignment = await api.database
      .updateTable('assignments')
      .set({ agent_id: id, status: 'completed' })
      .where('job_id', '=', job)
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.database
      .updateTable('jobs')
      .set({ status: 'completed', qa_notes: told })
      .where('id', '=', job)
      .execute();
    await api.database
      .insertInto('job_comments')
      .values([
        { job_id: job, created_by: '1', text: told, created_at: '2026-11-01T00:00:00Z' },
        { job_id: job, created_by: '1', text: 'MrZebulon Canaryssons', created_at: '2026-11-01T00:00:00Z' },
      ])
      .execute();
    await api.database
      .insertInto('report_tasks')
      .values({ assignment_id: assignment.id, task_id: 'x', value: told, comment: told })
      .execute();
    await api.send('owner', 'POST', `agents/${id}/payments`, {
      body: { type: 'bonus', amount: 12, comment: told },
    });
    const sent = await api.send('owner', 'POST', 'jobs/bulk-actions?type=unfulfilled', {
      body: `job_id,comment\n${job},"${told}"\n`,
      headers: { 'content-type': 'text/csv' },
    });
    expect(sent.statusCode).toBe(201);
    // These contain only the name.
    for (const list of ['jobs', 'agents/payments']) await api.send('owner', 'GET', `${list}/export`);
    await api.work();
    for (const table of ['bulk_actions', 'bulk_action_rows', 'job_comments', 'jobs', 'mail_attachments'])
      expect(await tablesWith('zebulon')).toContain(table);
    const answer = await api.send('owner', 'POST', `agents/${id}/retire`, {
      body: { reason: 'removed', comment: told },
    });
    expect(answer.statusCode).toBe(200);
    for (const word of ['canarymail', 'canaryphone'])
      expect([word, await tablesWith(word)]).toEqual([word, []]);
    expect(await tablesWith('zebulon')).toEqual(['job_comments']);
    const comments = (await api.get('owner', `jobs/${job}/comments`)).json().data;
    const forgotten = 'Removed Shepherd (Removed Shepherd, Removed Shepherd) rang';
    expect(comments.map(({ text }: { text: string }) => text).toSorted()).toEqual([
      'MrZebulon Canaryssons',
      forgotten,
    ]);
    expect((await api.get('owner', `agents/${id}`)).json().retire_comment).toBe(forgotten);
    await api.database.deleteFrom('job_comments').where('text', 'like', 'MrZebulon%').execute();
  });

  describe("removed by an earlier version that kept the person's data", () => {
    /** The state after such a retirement: the profile is closed, and everything else still exists. */
    const leaveBefore = (id: string, reason: 'removed' | 'striked_off') =>
      api.database
        .updateTable('agents')
        .set({ status: 'retired', retire_reason: reason, retired_at: '2026-10-01T00:00:00Z' })
        .where('id', '=', id)
        .execute();
    const startAgain = async (): Promise<void> => {
      await startForgettingRemoved(api.database, api.now());
      await api.work();
    };

    it('is forgotten at the next start, and jobs that were not begun are unassigned', async () => {
      const id = await uniqueAgent();
      const [waiting, done] = [await newJob(api), await newJob(api)];
      await api.send('owner', 'POST', `jobs/${waiting},${done}/assign/agent`, {
        body: { agent_id: id, global_fee: 10, ignore_warnings: true },
      });
      const worker = await fieldWorker(api.database, id);
      await api.database.transaction().execute(async (transaction) => {
        await start(transaction, done, worker, api.now());
      });
      const struckOff = await newAgent(api.database);
      await leaveBefore(id, 'removed');
      await leaveBefore(struckOff, 'striked_off');
      for (let starts = 0; starts < 2; starts += 1) await startAgain();

      for (const word of ['canary', 'zebulon', '1951-02-03'])
        expect([word, await tablesWith(word)]).toEqual([word, []]);
      const statusOf = async (job: string) => (await api.get('owner', `jobs/${job}`)).json().status;
      expect([await statusOf(waiting), await statusOf(done)]).toEqual(['unassigned', 'in_progress']);
      expect((await api.get('owner', `agents/${id}`)).json()).toMatchObject({
        first_name: 'Removed',
        status: 'retired',
      });
      expect((await api.get('owner', `agents/${struckOff}`)).json()).toMatchObject({ first_name: 'Test' });
    });

    it('is enqueued once by several servers that start', async () => {
      const id = await uniqueAgent();
      await leaveBefore(id, 'removed');
      const starts = [1, 2, 3].map(() => startForgettingRemoved(api.database, api.now()));
      await Promise.all(starts);
      const planned = await api.database
        .selectFrom('work')
        .where('name', '=', 'agents:forget-removed')
        .where('status', '=', 'waiting')
        .where(sql`payload ->> 'agentId'`, '=', id)
        .select('id')
        .execute();
      expect(planned).toHaveLength(1);
      await api.work();
      expect(await tablesWith('canary')).toEqual([]);
      await startForgettingRemoved(api.database, api.now());
      const again = await api.database
        .selectFrom('work')
        .where('status', '=', 'waiting')
        .select('name')
        .execute();
      expect(again.map(({ name }) => name)).not.toContain('agents:forget-removed');
    });
  });

  it('keeps name and address after being struck off', async () => {
    const id = await newAgent(api.database);
    await retire(id, 'striked_off');
    expect((await api.get('owner', `agents/${id}`)).json()).toMatchObject({
      first_name: 'Test',
      city: 'Leeds',
    });
  });
});
