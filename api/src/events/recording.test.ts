import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/store/database.ts';
import type { TestDatabase } from '../testing/store/database.ts';
import { changeAs, recordNoChanges } from './recording.ts';
import { recordTypes } from './record-types.ts';

let store: TestDatabase;
let database: Kysely<Database>;
beforeAll(async () => {
  store = await openTestDatabase();
  ({ database } = store);
});
afterAll(() => store.close());
afterEach(() => database.deleteFrom('change_events').execute());

const events = async (): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('change_events')
    .select(['type', 'record_id', 'kind', 'user_id'])
    .orderBy('id')
    .execute();
  return rows.map(
    ({ type, record_id: id, kind, user_id: user }) =>
      `${type} ${id} ${kind}${user === null ? '' : ` by ${user}`}`,
  );
};

const one = async (query: string): Promise<string> => {
  const { rows } = await sql
    .raw<{ id: string }>(`select id::text from (${query}) as found limit 1`)
    .execute(database);
  if (rows[0] === undefined) throw new Error(`Nothing is found by ${query}`);
  return rows[0].id;
};
const run = (statement: string) => sql.raw(statement).execute(database);

/** Tables whose changes no reader of a record waits for. */
const silent = new Set([
  'review_marks',
  'attempt_counts',
  'bulk_action_rows',
  'bulk_actions',
  'bundles',
  'change_events',
  'cities',
  'content_items',
  'countries',
  'file_secrets',
  'files',
  'guess_counts',
  'idempotent_requests',
  'industries',
  'job_changes',
  'job_counts',
  'job_day_counts',
  'job_metadata_counts',
  'known_networks',
  'mail_attachments',
  'mails',
  'order_categories',
  'order_endings',
  'order_locating',
  'order_push_agents',
  'order_upload_fails',
  'preferences',
  'presence',
  'report_link_secrets',
  'roles',
  'saved_views',
  'seeds',
  'sessions',
  'skill_categories',
  'skills',
  'tags',
  // Immutable: a record gets another one.
  'task_lists',
  'user_tokens',
  'work',
  'workflows',
]);

it('each table is recorded for its inserts, updates and deletions, or known as silent', async () => {
  const { rows } = await sql<{ name: string; triggers: number }>`
    select c.relname as name, count(p.oid)::int as triggers
    from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
    left join pg_proc p on p.oid = t.tgfoid and p.proname = 'record_changes_of_' || c.relname
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
    group by c.relname`.execute(database);
  const unlike = rows.filter(({ name, triggers }) => triggers !== (silent.has(name) ? 0 : 3));
  expect(unlike).toEqual([]);
});

it('the demo data makes no events', async () => {
  expect(await events()).toEqual([]);
});

test('the types of recorded events are those that readers know', async () => {
  const { rows } = await sql<{ type: string }>`
    select distinct substring(prosrc from 'bigint, ''([a-z_]+)''') as type from pg_proc
    where proname like 'record_changes_of_%'`.execute(database);
  expect(rows.map(({ type }) => type).toSorted()).toEqual([...recordTypes].toSorted());
});

test.each([
  ['customers', "set name = name || '.'", 'customer'],
  ['customer_users', "set last_name = last_name || '.'", 'customer_user'],
  ['campaigns', "set name = name || '.'", 'campaign'],
  ['collections', "set name = name || '.'", 'collection'],
  ['news', "set title = title || '.'", 'news_item'],
  ['trainings', "set title = title || '.'", 'training'],
  ['templates', "set name = name || '.'", 'template'],
  ['orders', "set title = title || '.'", 'order'],
  ['jobs', "set reference = reference || '.'", 'job'],
  ['lockouts', "set name = name || '.'", 'lockout'],
  ['agents', "set first_name = first_name || '.'", 'agent'],
  ['agent_applications', 'set created_at = created_at', 'application'],
  ['payments', "set comment = 'changed'", 'transaction'],
  ['withdrawals', "set review_comment = 'changed'", 'withdrawal'],
  ['users', "set last_name = last_name || '.'", 'user'],
])('a change of %s', async (table, change, type) => {
  const id = await one(`select id from ${table} order by id`);
  await run(`update ${table} ${change} where id = '${id}'`);
  expect(await events()).toEqual([`${type} ${id} updated`]);
});

test.each([
  [
    'job',
    'select job_id as id from assignments order by id',
    `update assignments set status = status where job_id = 'ID'`,
  ],
  [
    'job',
    'select job_id as id from job_history order by id',
    `update job_history set actor = actor where job_id = 'ID'`,
  ],
  [
    'order',
    'select order_id as id from locations order by id',
    `update locations set name = name where order_id = ID`,
  ],
  ['agent', 'select agent_id as id from agent_skills', `delete from agent_skills where agent_id = ID`],
  [
    'job',
    'select a.job_id as id from report_tasks t join assignments a on a.id = t.assignment_id',
    `update report_tasks set comment = 'x' where assignment_id in (select id from assignments where job_id = 'ID')`,
  ],
])('a change of a part of one %s: %s', async (type, query, statement) => {
  const id = await one(query);
  await run(statement.replaceAll('ID', id));
  expect(await events()).toEqual([`${type} ${id} updated`]);
});

it('an offer is a change of its jobs', async () => {
  const offer = await one('select offer_id as id from market_offer_jobs');
  await run(`update market_offers set bundle_name = 'x' where id = ${offer}`);
  const { rows } = await sql<{ id: string }>`
    select job_id as id from market_offer_jobs where offer_id = ${offer}`.execute(database);
  expect((await events()).toSorted()).toEqual(rows.map(({ id }) => `job ${id} updated`).toSorted());
});

it('many changes of one record in one transaction are one event; the deletion counts', async () => {
  await database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('collections')
      .values({
        name: 'New',
        status: 'active',
        attribute1: null,
        attribute2: null,
        display_order: 1,
        created_at: '2026-11-20T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.updateTable('collections').set({ name: 'Newer' }).where('id', '=', id).execute();
    expect(await sql`select kind from change_events`.execute(transaction)).toMatchObject({
      rows: [{ kind: 'created' }],
    });
    await transaction.deleteFrom('collections').where('id', '=', id).execute();
  });
  expect(await events()).toEqual([expect.stringMatching(/^collection \d+ deleted$/)]);
});

it('names the user of the transaction, and of no later one', async () => {
  const id = await one('select id from customers');
  const rename = (transaction: Kysely<Database>) =>
    transaction.updateTable('customers').set({ phone: '1' }).where('id', '=', id).execute();
  await database.transaction().execute(async (transaction) => {
    await changeAs(transaction, '1');
    await rename(transaction);
  });
  await database.transaction().execute(rename);
  expect(await events()).toEqual([`customer ${id} updated by 1`, `customer ${id} updated`]);
});

it('a transaction that is rolled back or quiet makes none', async () => {
  const rename = (transaction: Kysely<Database>) =>
    transaction.updateTable('customers').set({ phone: '2' }).execute();
  await expect(
    database.transaction().execute(async (transaction) => {
      await rename(transaction);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.transaction().execute(async (transaction) => {
    await recordNoChanges(transaction);
    await rename(transaction);
  });
  expect(await events()).toEqual([]);
});

it('the use of the app by an agent is no change; the removal of one is a deletion', async () => {
  const id = await one('select id from agents where deleted_at is null');
  await run(
    `update agents set last_seen_at = now(), latitude = 1, longitude = 1, position_updated_at = now() where id = ${id}`,
  );
  expect(await events()).toEqual([]);
  await run(`update agents set deleted_at = now() where id = ${id}`);
  expect(await events()).toEqual([`agent ${id} deleted`]);
});
