import { parse } from 'content-disposition';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { later, minute, second } from '../time/instants.ts';
import { startTestApi, testSettings } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { currentlyTraced } from '../tracing/current.ts';
import type { Tracing } from '../tracing/trace.ts';
import { addMailbox } from './mailbox.ts';
import { writeMail } from './mail.ts';
import { runDue, runNext, takeUpLost, worksByName } from './runner.ts';
import { defineWork, enqueue } from './work.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  addMailbox(api.server, api.database, 'http://shepherd.example:4001');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.work();
});

const country = (code: string) =>
  api.database.selectFrom('countries').where('code', '=', code).select('name').executeTakeFirst();

const described = { kind: 'mail', title: 'Flaky' } as const;

/** Adds a country and fails the first `failures` times afterwards. */
function flaky(failures: number, options: { attempts?: number; outside?: boolean } = {}) {
  let runs = 0;
  return defineWork<{ code: string }>(
    'flaky',
    async ({ code }, { database }) => {
      await database.insertInto('countries').values({ code, name: 'Somewhere' }).execute();
      runs += 1;
      if (runs <= failures) throw new Error(`failure ${runs}`);
    },
    { ...described, ...options },
  );
}

async function run(work: ReturnType<typeof flaky>): Promise<string[]> {
  const reports: string[] = [];
  const services = { database: api.database, clock: api.now, settings: testSettings };
  await runDue(services, worksByName([work]), (error) => reports.push(String(error)));
  return reports;
}
const state = (id: string) =>
  api.database.selectFrom('work').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
async function lastId(): Promise<string> {
  const row = await api.database
    .selectFrom('work')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('work', () => {
  it('rolls back a failed attempt and is retried after a pause', async () => {
    const work = flaky(1);
    await enqueue(api.database, work, { code: 'Q1' }, api.now());
    expect(await run(work)).toEqual(['Error: failure 1']);
    expect(await country('Q1')).toBeUndefined();
    expect(await run(work)).toEqual([]);
    expect(await country('Q1')).toBeUndefined();
    api.advance(10_000);
    expect(await run(work)).toEqual([]);
    expect(await country('Q1')).toEqual({ name: 'Somewhere' });
    expect(await state(await lastId())).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('reports to its tracer when it was found, and when it fails', async () => {
    const told: unknown[] = [];
    const work = flaky(1, { attempts: 1 });
    const tracing: Pick<Tracing, 'lookForWork'> = {
      lookForWork: (look) =>
        look({ begin: (...found) => told.push(found), fail: (error) => told.push(String(error)) }),
    };
    const services = { database: api.database, clock: api.now, settings: testSettings, tracing };
    expect(await runNext(services, worksByName([work]), () => {})).toBe(false);
    expect(told).toEqual([]);
    await enqueue(api.database, work, { code: 'Q9' }, api.now());
    expect(await runNext(services, worksByName([work]), () => {})).toBe(true);
    expect(told).toEqual([['flaky', null], 'Error: failure 1']);
  });

  it('is linked to the trace of its cause', async () => {
    const told: unknown[] = [];
    const tracing: Pick<Tracing, 'lookForWork'> = {
      lookForWork: (look) => look({ begin: (...found) => told.push(found), fail: () => {} }),
    };
    const services = { database: api.database, clock: api.now, settings: testSettings, tracing };
    const work = flaky(0);
    await currentlyTraced.run({ traceparent: '00-1-2-01' }, () =>
      enqueue(api.database, work, { code: 'Q0' }, api.now()),
    );
    await runNext(services, worksByName([work]), () => {});
    expect(told).toEqual([['flaky', '00-1-2-01']]);
  });

  it('is done when it was committed, also when the database ends before it can confirm that', async () => {
    const work = flaky(0);
    await enqueue(api.database, work, { code: 'Q8' }, api.now());
    const { database } = api;
    const begin = vi.spyOn(database, 'transaction');
    begin.mockImplementationOnce(() => {
      const transaction = database.transaction();
      const commit = transaction.execute.bind(transaction);
      vi.spyOn(transaction, 'execute').mockImplementationOnce(async (callback) => {
        await commit(callback);
        throw new Error('Connection terminated unexpectedly');
      });
      return transaction;
    });
    expect(await run(work)).toEqual(['Error: Connection terminated unexpectedly']);
    begin.mockRestore();
    expect(await country('Q8')).toEqual({ name: 'Somewhere' });
    expect(await state(await lastId())).toMatchObject({ status: 'done', attempts: 1, last_error: null });
  });

  it('is given up after its attempts', async () => {
    const work = flaky(9, { attempts: 2 });
    await enqueue(api.database, work, { code: 'Q2' }, api.now());
    await run(work);
    api.advance(minute);
    await run(work);
    expect(await state(await lastId())).toMatchObject({
      status: 'failed',
      attempts: 2,
      last_error: 'failure 2',
    });
  });

  it('waits for its planned time, and is done once', async () => {
    const work = flaky(0);
    await enqueue(api.database, work, { code: 'Q3' }, api.now(), new Date(api.now().getTime() + minute));
    await run(work);
    expect(await country('Q3')).toBeUndefined();
    api.advance(minute);
    // A second run of the same row would violate the key of the table.
    expect(await Promise.all([run(work), run(work)])).toEqual([[], []]);
    expect(await country('Q3')).toBeDefined();
  });

  it('of a transaction that is rolled back never starts', async () => {
    const work = flaky(0);
    const rolledBack = api.database.transaction().execute(async (transaction) => {
      await enqueue(transaction, work, { code: 'Q4' }, api.now());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await run(work);
    expect(await country('Q4')).toBeUndefined();
  });

  it('outside a transaction that was lost in a crash runs again after its lease', async () => {
    const work = flaky(0, { ...described, outside: true });
    await enqueue(api.database, work, { code: 'Q5' }, api.now());
    const lost = defineWork<{ code: string }>('flaky', () => new Promise(() => {}), {
      ...described,
      outside: true,
    });
    void run(lost);
    await expect.poll(async () => new Date((await state(await lastId())).run_at) > api.now()).toBe(true);
    await run(work);
    expect(await country('Q5')).toBeUndefined();
    api.advance(20 * second);
    await run(work);
    expect(await country('Q5')).toBeDefined();
  });

  it('outside a transaction keeps its runner, however long it takes', async () => {
    const work = flaky(0, { ...described, outside: true });
    await enqueue(api.database, work, { code: 'Q8' }, api.now());
    const id = await lastId();
    const services = { database: api.database, clock: api.now, settings: testSettings };
    const ending = Promise.withResolvers<void>();
    let begun = 0;
    const long = defineWork<{ code: string }>(
      'flaky',
      async () => {
        begun += 1;
        await ending.promise;
      },
      { ...described, outside: true },
    );
    const copies = worksByName([long]);
    const doing = runNext(services, copies, () => {}, 1);
    await expect.poll(async () => (await state(id)).lent).toBe(true);
    for (let waited = 0; waited < 3; waited += 1) {
      api.advance(15 * second);
      const { run_at: last } = await state(id);
      await expect.poll(async () => (await state(id)).run_at > last).toBe(true);
      expect(await runNext(services, copies, () => {}, 1)).toBe(false);
    }
    ending.resolve();
    expect(await doing).toBe(true);
    expect(begun).toBe(1);
    expect(await state(id)).toMatchObject({ status: 'done', lent: false, attempts: 1 });
  });

  it('outside a transaction is taken up immediately by the only process, with a longer pause each time', async () => {
    const work = flaky(0, { ...described, outside: true });
    await enqueue(api.database, work, { code: 'Q6' }, api.now());
    const planned = later(api.now(), minute);
    await enqueue(api.database, work, { code: 'Q7' }, api.now(), planned);
    const id = String(Number(await lastId()) - 1);
    const lost = defineWork<{ code: string }>('flaky', () => new Promise(() => {}), {
      ...described,
      outside: true,
    });
    const lose = async (): Promise<void> => {
      void run(lost);
      await expect.poll(async () => (await state(id)).lent).toBe(true);
      await takeUpLost(api.database, api.now());
    };
    await lose();
    expect(await state(id)).toMatchObject({ lent: false, attempts: 1 });
    await lose();
    await run(work);
    expect(await country('Q6')).toBeUndefined();
    api.advance(10_000);
    await run(work);
    expect(await country('Q6')).toBeDefined();
    expect(await state(id)).toMatchObject({ status: 'done', lent: false });
    expect(await country('Q7')).toBeUndefined();
  });
});

describe('the mailbox', () => {
  it('lists mails and shows one with links, its text escaped and its attachments', async () => {
    await writeMail(api.database, api.now(), {
      recipient: 'someone@shepherd.test',
      subject: 'Hello <b>you</b>',
      body: 'Open http://localhost:4000/auth/reset-password/abc & <script>',
      attachments: [{ fileName: 'jobs ä.csv', contentType: 'text/csv', content: 'a,b' }],
    });
    const list = await api.server.inject('/mailbox');
    expect(list.body).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
    expect(list.headers['permissions-policy']).toContain('camera=()');
    const link = /\/mailbox\/\d+/.exec(list.body)?.[0] ?? '';
    const mail = await api.server.inject(link);
    expect(mail.body).toContain('<a href="http://localhost:4000/auth/reset-password/abc">');
    expect(mail.body).toContain('&lt;script&gt;');
    const file = await api.server.inject(/\/mailbox\/attachments\/\d+/.exec(mail.body)?.[0] ?? '');
    expect(file.body).toBe('\uFEFFa,b');
    expect(parse(String(file.headers['content-disposition']))).toMatchObject({
      type: 'attachment',
      parameters: { filename: 'jobs ä.csv' },
    });
  });

  it('is closed to other machines', async () => {
    const answer = await api.server.inject({ url: '/mailbox', remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/mailbox', '/mailbox/1', '/mailbox/attachments/1'])(
    'opens %s under the names of this server only',
    async (url) => {
      const under = async (host: string) => (await api.server.inject({ url, headers: { host } })).statusCode;
      const known = ['localhost:4001', '127.0.0.1:4001', '[::1]:4001', 'shepherd.example', 'LOCALHOST'];
      const [first = 0, ...others] = await Promise.all(known.map(under));
      expect([200, 404]).toContain(first);
      expect(others).toEqual(others.map(() => first));
      for (const host of ['evil.example', 'localhost.evil.example:4001', '127.0.0.1.evil.example'])
        expect(await under(host)).toBe(404);
    },
  );

  it('has no page for a mail that does not exist', async () => {
    expect((await api.server.inject('/mailbox/99999')).statusCode).toBe(404);
    expect((await api.server.inject('/mailbox/abc')).statusCode).toBe(404);
  });
});
