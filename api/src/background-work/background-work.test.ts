import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeMail } from '../outbox/mail.ts';
import { runDue, runNext, worksByName } from '../outbox/runner.ts';
import type { AnyWork } from '../outbox/runner.ts';
import { defineWork, enqueue } from '../outbox/work.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';
import { later, minute, second } from '../time/instants.ts';
import { works } from '../works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('work').execute();
});

const list = async (query = '') => (await api.get('owner', `background-work${query}`)).json();
const one = async (id: string) => (await api.get('owner', `background-work/${id}`)).json();
const retry = (id: string, account = 'owner') => api.send(account, 'POST', `background-work/${id}/retry`);
const retryAll = (body: object, account = 'owner') =>
  api.send(account, 'POST', 'background-work/retry', { body });
const stored = (id: string) =>
  api.database.selectFrom('work').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

const secret = 'Open http://localhost:4000/auth/reset-password/Zm9vYmFy';

/** Enqueues a mail and returns the id of its work. */
async function leaveMail(recipient = 'ruby@shepherd.test'): Promise<string> {
  await writeMail(api.database, api.now(), { recipient, subject: 'Your export: orders', body: secret });
  const { id } = await api.database
    .selectFrom('work')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends mails to a server that refuses them. */
const refusing = (attempts: number) =>
  defineWork<{ mailId: string }>(
    'mail',
    async () => {
      throw Object.assign(new Error(`550 no such mailbox: ${secret}`), {
        code: 'EENVELOPE',
        command: 'RCPT TO',
        responseCode: 550,
      });
    },
    { kind: 'mail', title: 'Mail', about: 'mailId', outside: true, attempts },
  );
const run = (work: AnyWork) => runDue(api.services, worksByName([work]), () => {});

async function leaveFailedMail(recipient?: string): Promise<string> {
  const id = await leaveMail(recipient);
  await run(refusing(1));
  return id;
}

describe('background work is listed', () => {
  it('from its enqueueing until it is done', async () => {
    expect((await api.get('admin', 'orders/export')).statusCode).toBe(200);
    const { data, total } = await list();
    expect(total).toBe(1);
    expect(data).toEqual([
      {
        id: expect.any(String),
        kind: 'export',
        title: 'Export of orders',
        status: 'waiting',
        attempts: 0,
        attempts_left: 5,
        created_at: expect.any(String),
        next_try_at: api.now().toISOString().replace('.000', ''),
        finished_at: null,
        failure: null,
        about: null,
        recipient: 'admin@shepherd.test',
        retryable: false,
        retried_at: null,
        retried_by: null,
      },
    ]);
    await api.work();
    expect((await list('?sort=id')).data).toMatchObject([
      {
        kind: 'export',
        status: 'done',
        attempts: 1,
        attempts_left: null,
        next_try_at: null,
        recipient: null,
      },
      {
        kind: 'mail',
        status: 'done',
        about: { type: 'mail', name: 'Your export: orders' },
        recipient: 'admin@shepherd.test',
        finished_at: expect.any(String),
      },
    ]);
  });

  it('with the last failure in our own words, and never with its content', async () => {
    const id = await leaveMail();
    await run(refusing(2));
    const retrying = await one(id);
    expect(retrying).toMatchObject({
      status: 'retrying',
      attempts: 1,
      failure: 'The mail server does not take mails for this address (550)',
      next_try_at: later(api.now(), 10 * second)
        .toISOString()
        .replace('.000', ''),
      finished_at: null,
      retryable: true,
      about: { type: 'mail', name: 'Your export: orders' },
      recipient: 'ruby@shepherd.test',
    });
    api.advance(minute);
    await run(refusing(2));
    expect(await one(id)).toMatchObject({
      status: 'failed',
      attempts: 2,
      attempts_left: 0,
      next_try_at: null,
    });
    const said = JSON.stringify([await list(), await one(id), retrying]);
    expect(said).not.toMatch(/reset-password|Zm9vYmFy|no such mailbox/);
  });

  it('as running while it is leased, and no longer than that', async () => {
    const id = await leaveMail();
    const runAt = later(api.now(), 20 * second).toISOString();
    await api.database.updateTable('work').set({ lent: true, run_at: runAt }).where('id', '=', id).execute();
    expect(await one(id)).toMatchObject({ status: 'running', next_try_at: null, retryable: false });
    api.advance(21 * second);
    expect(await one(id)).toMatchObject({ status: 'waiting' });
  });

  it('also when an earlier or a newer version enqueued it', async () => {
    const earlier = await leaveFailedMail();
    await api.database.updateTable('work').set({ failure: null }).where('id', '=', earlier).execute();
    await enqueue(api.database, { name: 'of a newer version' }, { secret }, api.now());
    expect((await list('?sort=id')).data).toMatchObject([
      { failure: 'It failed. The log of the server says why' },
      { kind: 'other', title: 'of a newer version', about: null, attempts_left: null },
    ]);
    expect((await list('?kind=other')).total).toBe(1);
    expect(JSON.stringify(await list())).not.toContain('Zm9vYmFy');
  });

  it.each([
    ['orders:start', 'orderId', 'orders', 'order', 'id'],
    ['orders:locations-upload', 'uploadId', 'order_uploads', 'order', 'order_id'],
    ['orders:push', 'pushId', 'order_pushes', 'order', 'order_id'],
    ['jobs:locate', 'jobId', 'jobs', 'job', 'id'],
    ['bulk action', 'bulkActionId', 'bulk_actions', 'bulk_action', 'id'],
    ['payout', 'withdrawalId', 'withdrawals', 'agent', 'agent_id'],
    ['agents:forget-removed', 'agentId', 'agents', 'agent', 'id'],
  ] as const)('%s with its record', async (name, key, table, type, column) => {
    const record: Readonly<Record<string, unknown>> = await api.database
      .selectFrom(table)
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await enqueue(api.database, { name }, { [key]: record['id'] }, api.now());
    expect((await list()).data).toMatchObject([
      {
        kind: works.get(name)?.kind,
        title: works.get(name)?.title,
        about: { type, record_id: record[column] },
      },
    ]);
    await enqueue(api.database, { name }, { [key]: '999999999' }, api.now());
    expect((await list('?sort=-id')).data[0]).toMatchObject({ about: null });
  });

  it('a photo with the job of its report', async () => {
    const media = await api.database
      .selectFrom('report_media')
      .innerJoin('assignments', 'assignments.id', 'report_media.assignment_id')
      .select(['report_media.id', 'assignments.job_id'])
      .executeTakeFirstOrThrow();
    await enqueue(api.database, { name: 'report media' }, { mediaId: media.id }, api.now());
    expect((await list()).data[0]).toMatchObject({ about: { type: 'job', record_id: media.job_id } });
  });

  it('the most urgent first, counted by status, found by kind, status and words', async () => {
    const [done, old, failed, waiting] = [
      await leaveMail(),
      await leaveMail(),
      await leaveMail(),
      await leaveMail(),
    ];
    const set = (id: string, change: object) =>
      api.database.updateTable('work').set(change).where('id', '=', id).execute();
    const at = (seconds: number) => later(api.now(), seconds * second).toISOString();
    await set(done, { status: 'done', finished_at: at(-1) });
    await set(old, { status: 'failed', finished_at: at(-60), attempts: 8 });
    await set(failed, { status: 'failed', finished_at: at(-5), attempts: 8 });
    await set(waiting, { run_at: at(60) });
    const retrying = await leaveMail('late@shepherd.test');
    await set(retrying, { attempts: 1, run_at: at(90) });
    const running = await leaveMail();
    await set(running, { lent: true, run_at: at(20) });
    await enqueue(
      api.database,
      { name: 'files:remove' },
      { key: 'a.png' },
      api.now(),
      later(api.now(), 5_000),
    );
    const { data } = await list();
    const soon = data[4].id;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([
      failed,
      old,
      running,
      retrying,
      soon,
      waiting,
      done,
    ]);
    const summary = async (query = '') => (await api.get('owner', `background-work/summary${query}`)).json();
    expect(await summary()).toEqual({
      total: 7,
      key: 'status',
      groups: { failed: 2, running: 1, retrying: 1, waiting: 2, done: 1 },
    });
    expect(await summary('?kind=file_removal')).toMatchObject({
      total: 1,
      groups: { waiting: 1, failed: 0 },
    });
    expect((await list('?status=failed')).total).toBe(2);
    expect((await list('?status[]=running&status[]=retrying')).total).toBe(2);
    expect((await list('?kind=file_removal')).data).toMatchObject([{ title: 'Remove a file' }]);
    expect((await list('?keywords=late%40shepherd')).data).toMatchObject([{ id: retrying }]);
    expect((await list('?keywords=remove')).total).toBe(1);
    expect((await list('?per_page=3&page=3')).data).toMatchObject([{ id: done }]);
    for (const sort of ['id', 'title', 'attempts', 'created_at', 'next_try_at', 'finished_at'])
      expect((await list(`?sort=-${sort}`)).data).toHaveLength(7);
  });

  it('with its own title for each kind', () => {
    const titles = [...works.values()].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('background work is retried', () => {
  it('from the start when it had failed for good, and records the user', async () => {
    const id = await leaveFailedMail();
    const answer = await retry(id, 'admin');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      attempts_left: 8,
      finished_at: null,
      failure: 'The mail server does not take mails for this address (550)',
      retryable: false,
      retried_by: { first_name: expect.any(String) },
      retried_at: api.now().toISOString().replace('.000', ''),
    });
    await api.work();
    expect(await one(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('immediately when it waits for its next attempt, with its remaining attempts', async () => {
    const id = await leaveMail();
    await run(refusing(8));
    expect((await retry(id)).json()).toMatchObject({ status: 'retrying', attempts: 1, attempts_left: 7 });
    expect((await retry(id)).json()).toMatchObject({ error: { code: 'work.not_retryable' } });
    await api.work();
    expect(await one(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it.each([
    ['has not been tried', {}],
    ['is done', { status: 'done' as const, attempts: 1 }],
    ['is under way', { lent: true, attempts: 1, run_at: '2126-01-01T00:00:00Z' }],
  ])('but not when it %s, and nothing changes then', async (_, state) => {
    const id = await leaveMail();
    await api.database
      .updateTable('work')
      .set({ attempts: 0, ...state })
      .where('id', '=', id)
      .execute();
    const before = await stored(id);
    const answer = await retry(id);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'work.not_retryable']);
    expect((await retryAll({})).json()).toEqual({ retried: 0 });
    expect(await stored(id)).toEqual(before);
  });

  it('but not when it does not exist', async () => {
    expect((await retry('999999999')).json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('but not when a server starts it between the read and the change', async () => {
    const id = await leaveFailedMail();
    const ending = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    // Another server takes it at this moment.
    const other = api.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('work').where('id', '=', id).selectAll().forUpdate().execute();
      holding.resolve();
      await ending.promise;
      await transaction
        .updateTable('work')
        .set({ status: 'waiting', lent: true, run_at: later(api.now(), 20 * second).toISOString() })
        .where('id', '=', id)
        .execute();
    });
    await holding.promise;
    const answers = Promise.all([retry(id), retryAll({})]);
    // Neither waits for it, if the store has several connections.
    if (onPostgres) await answers;
    ending.resolve();
    await other;
    const [single, all] = await answers;
    expect(single.statusCode).toBe(409);
    expect(all.json()).toEqual({ retried: 0 });
    expect(await stored(id)).toMatchObject({ lent: true, attempts: 1, retried_at: null });
  });

  it('once for two concurrent requests', async () => {
    const ids = [await leaveFailedMail(), await leaveFailedMail(), await leaveFailedMail()];
    const [id = ''] = ids;
    const pressed = await Promise.all([retry(id), retry(id, 'admin')]);
    expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const all = await Promise.all([retryAll({}), retryAll({ kind: 'mail' }, 'admin')]);
    expect(all.map((answer) => answer.json().retried).reduce((sum, count) => sum + count, 0)).toBe(2);
    let sent = 0;
    const sending = defineWork<{ mailId: string }>('mail', async () => void (sent += 1), {
      kind: 'mail',
      title: 'Mail',
      outside: true,
    });
    await run(sending);
    expect(sent).toBe(3);
    for (const each of ids) expect(await stored(each)).toMatchObject({ earlier_attempts: 1, attempts: 1 });
  });

  it('but not while its own transaction runs it, which is visible on stores with several connections', async () => {
    await enqueue(api.database, { name: 'files:remove' }, { key: 'a.png' }, api.now());
    const { id } = await api.database.selectFrom('work').select('id').executeTakeFirstOrThrow();
    await api.database.updateTable('work').set({ attempts: 1 }).where('id', '=', id).execute();
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = defineWork<{ key: string }>(
      'files:remove',
      async () => {
        begun.resolve();
        await ending.promise;
      },
      { kind: 'file_removal', title: 'Slow' },
    );
    const doing = runNext(api.services, worksByName([slow]), () => {});
    await begun.promise;
    const meanwhile = onPostgres
      ? { shown: (await one(id)).status, pressed: (await retry(id)).statusCode }
      : 'nobody is answered meanwhile';
    const pressed = retry(id);
    ending.resolve();
    expect((await pressed).statusCode).toBe(409);
    expect(await doing).toBe(true);
    expect(meanwhile).toEqual(
      onPostgres ? { shown: 'running', pressed: 409 } : 'nobody is answered meanwhile',
    );
    expect(await stored(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('all of a kind, or everything', async () => {
    await leaveFailedMail();
    await leaveFailedMail();
    for (const name of ['files:remove', 'of a newer version'])
      await api.database
        .insertInto('work')
        .values({
          name,
          payload: '{}',
          status: 'failed',
          run_at: api.now().toISOString(),
          created_at: api.now().toISOString(),
          finished_at: api.now().toISOString(),
        })
        .execute();
    expect((await retryAll({ kind: 'export' })).json()).toEqual({ retried: 0 });
    expect((await retryAll({ kind: 'other' })).json()).toEqual({ retried: 1 });
    expect((await retryAll({ kind: 'mail' })).json()).toEqual({ retried: 2 });
    expect((await retryAll({ kind: null })).json()).toEqual({ retried: 1 });
    expect((await list('?status=failed')).total).toBe(0);
  });
});
