import type { Selectable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { later, oneDay } from '../time/instants.ts';
import { forgetOldWork } from './forgetting.ts';
import { writeMail } from './mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('work').execute();
});

type WorkStatus = Selectable<Database['work']>['status'];

/** A piece of work that ended, or was planned, `days` days ago. */
async function leave(status: WorkStatus, days: number, payload: object = {}, name = 'mail'): Promise<string> {
  const ago = later(api.now(), -days * oneDay).toISOString();
  const { id } = await api.database
    .insertInto('work')
    .values({
      name,
      payload: JSON.stringify(payload),
      status,
      run_at: ago,
      created_at: ago,
      finished_at: status === 'waiting' ? null : ago,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const left = async () => {
  const rows = await api.database.selectFrom('work').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

it('finished work is kept for a week, failed work for a month, and pending work until it runs', async () => {
  await leave('done', 7.1);
  await leave('failed', 30.1);
  const kept = [
    await leave('done', 6.9),
    await leave('failed', 29.9),
    await leave('waiting', 400),
    await leave('done', 0),
  ];
  await forgetOldWork(api.database, api.now());
  expect(await left()).toEqual(kept);
});

it('at most the newest finished work is kept', async () => {
  const failed = await leave('failed', 5);
  await leave('done', 4);
  const kept = [await leave('done', 2), await leave('done', 1)];
  await forgetOldWork(api.database, api.now(), { most: 2 });
  expect(await left()).toEqual([failed, ...kept]);
});

it('the cleanup continues until all of it is deleted', async () => {
  const ago = later(api.now(), -8 * oneDay).toISOString();
  const row = {
    name: 'mail',
    payload: '{}',
    status: 'done' as const,
    run_at: ago,
    created_at: ago,
    finished_at: ago,
  };
  await api.database
    .insertInto('work')
    .values(Array.from({ length: 2_100 }, () => row))
    .execute();
  await forgetOldWork(api.database, api.now());
  expect(await left()).toEqual([]);
});

it('a mail that was given up loses its text with its work, and no other mail does', async () => {
  const attachments = [{ fileName: 'a.csv', contentType: 'text/csv', content: 'a' }];
  const mailIds = [];
  for (const body of ['given up', 'still there', 'somebody else’s']) {
    await writeMail(api.database, api.now(), { recipient: 'a@b.test', subject: 's', body, attachments });
    const { id } = await api.database
      .selectFrom('mails')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    mailIds.push(id);
  }
  const [givenUp = '', still = '', others = ''] = mailIds;
  await leave('failed', 31, { mailId: givenUp });
  await leave('failed', 29, { mailId: still });
  await leave('failed', 31, { mailId: others }, 'files:remove');
  await forgetOldWork(api.database, api.now());
  const mails = await api.database
    .selectFrom('mails')
    .leftJoin('mail_attachments', 'mail_attachments.mail_id', 'mails.id')
    .where('mails.id', 'in', mailIds)
    .select(['body', 'content'])
    .orderBy('mails.id')
    .execute();
  expect(mails).toEqual([
    { body: '', content: null },
    { body: 'still there', content: 'a' },
    { body: 'somebody else’s', content: 'a' },
  ]);
});
