import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedFile } from '../../files/signed-urls.ts';
import { openTestDatabase } from '../../testing/store/database.ts';
import type { TestDatabase } from '../../testing/store/database.ts';
import * as oneLockout from './0032-one-lockout.ts';
import * as customerRoles from './0033-customer-roles.ts';
import * as orderCurrency from './0036-order-currency.ts';
import * as mediaRenditions from './0052-media-renditions.ts';
import * as mediaOriginals from './0053-media-originals.ts';
import * as attemptReasons from './0056-attempt-reasons.ts';
import * as foldedSearch from './0042-folded-search.ts';
import * as unknownCaptureTimes from './0060-unknown-capture-times.ts';
import * as readingOrder from './0061-reading-order.ts';
import * as cleanReferences from './0062-clean-references.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** Like the migrator: in a transaction, without table types. */
const run = ({ up }: { up: (database: Kysely<unknown>) => Promise<void> }) =>
  test.database.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>));

it('orders that had several lockouts keep one, and all agents stay locked out as long as before', async () => {
  const { database } = test;
  const agents = await database
    .selectFrom('agents')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(3)
    .execute();
  const [both = '', hidden = '', shown = ''] = agents.map(({ id }) => id);
  await sql`drop index lockouts_order_id_key`.execute(database);
  await sql`create index lockouts_order_id on lockouts (order_id)`.execute(database);
  const created_at = '2026-11-20T14:00:00Z';
  const create = async (name: string, duration: number, order_id: string | null, agentIds: string[]) => {
    const { id } = await database
      .insertInto('lockouts')
      .values({ name, duration, order_id, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const agent_id of agentIds)
      await database
        .insertInto('lockout_agents')
        .values({ lockout_id: id, agent_id, expires_at: null, created_at })
        .execute();
    return id;
  };
  await create('Oldest, hidden', 30, '10024', [hidden, both]);
  const kept = await create('Shown', 60, '10024', [shown, both]);
  await create('Newest, hidden', 90, '10024', [both]);
  await database.updateTable('orders').set({ lockout_id: kept }).where('id', '=', '10024').execute();
  await create('Left over', 10, '10025', [hidden]);
  const last = await create('Left over, newest', 10, '10025', []);

  await run(oneLockout);

  const left = await database
    .selectFrom('lockouts')
    .where('order_id', 'in', ['10024', '10025'])
    .select(['id', 'order_id'])
    .orderBy('order_id')
    .execute();
  expect(left).toEqual([
    { id: kept, order_id: '10024' },
    { id: last, order_id: '10025' },
  ]);
  const entries = await database
    .selectFrom('lockout_agents')
    .where('lockout_id', 'in', [kept, last])
    .select(['lockout_id', 'agent_id', 'expires_at'])
    .orderBy('lockout_id')
    .orderBy('agent_id')
    .execute();
  expect(entries).toEqual([
    { lockout_id: kept, agent_id: both, expires_at: '2026-11-20T15:30:00Z' },
    { lockout_id: kept, agent_id: hidden, expires_at: '2026-11-20T14:30:00Z' },
    { lockout_id: kept, agent_id: shown, expires_at: null },
    { lockout_id: last, agent_id: hidden, expires_at: '2026-11-20T14:10:00Z' },
  ]);
  const orders = await database
    .selectFrom('orders')
    .where('id', 'in', ['10024', '10025'])
    .select('lockout_id')
    .orderBy('id')
    .execute();
  expect(orders).toEqual([{ lockout_id: kept }, { lockout_id: last }]);
  const second = { name: 'Second', duration: 1, order_id: '10024', created_at };
  await expect(database.insertInto('lockouts').values(second).execute()).rejects.toThrow(
    'lockouts_order_id_key',
  );
});

it('customer users with staff roles get customer roles', async () => {
  const { database } = test;
  const roles = await database.selectFrom('roles').select(['id', 'name']).execute();
  const idOf = (name: string) => roles.find((role) => role.name === name)?.id ?? '';
  await database
    .updateTable('customer_users')
    .set({ role_id: idOf('operations') })
    .execute();
  await database
    .updateTable('customer_users')
    .set({ role_id: idOf('owner') })
    .where('id', '=', '1')
    .execute();
  await database.deleteFrom('roles').where('name', 'like', 'customer_%').execute();

  await run(customerRoles);

  const names = await database
    .selectFrom('customer_users')
    .innerJoin('roles', 'roles.id', 'customer_users.role_id')
    .select(['roles.name', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('roles.name')
    .orderBy('roles.name')
    .execute();
  expect(names.map(({ name }) => name)).toEqual(['customer_admin', 'customer_viewer']);
  expect(Number(names[0]?.count)).toBe(1);
});

it('orders get the currency of their jobs, and without jobs that of their template', async () => {
  const { database } = test;
  const read = () =>
    database.selectFrom('orders').select(['id', 'currency', 'template_id']).orderBy('id').execute();
  const before = await read();
  await database.updateTable('orders').set({ currency: 'GBP' }).execute();
  // Its template was changed after its jobs were made; its first job was deleted.
  const kept = before.find(({ currency }) => currency === 'EUR')?.id ?? '';
  await database.updateTable('orders').set({ template_id: '1' }).where('id', '=', kept).execute();
  await database.deleteFrom('jobs').where('id', '=', `${kept}-1`).execute();

  await run(orderCurrency);

  expect(before.some(({ currency }) => currency === 'EUR')).toBe(true);
  expect((await read()).map(({ currency }) => currency)).toEqual(before.map(({ currency }) => currency));
});

it('earlier photos and videos keep their picture, and their renditions are queued', async () => {
  const { database } = test;
  await sql`alter table report_media drop column original_url, drop column rotation, drop column width,
    drop column height, drop column failure`.execute(database);
  await sql`alter table files drop column download_only`.execute(database);
  const media_url = 'file:uploaded00000000.jpg';
  await sql`update report_media set media_url = ${media_url}, thumb_url = ${media_url}, shares_file = false
    where id = (select min(id) from report_media where status = 'ready')`.execute(database);
  await sql`insert into files (key, name, content_type, size, sha256, created_at)
    values ('uploaded00000000.jpg', 'Mine.jpg', 'image/jpeg', 3, '', now())`.execute(database);

  await run(mediaRenditions);
  await run(mediaOriginals);

  const rows = await database.selectFrom('report_media').selectAll().orderBy('id').execute();
  expect(rows.every((row) => row.original_url === row.media_url && row.rotation === 0)).toBe(true);
  expect(rows.every((row) => row.failure === (row.status === 'failed' ? 'damaged' : null))).toBe(true);
  const files = await database.selectFrom('files').where('download_only', '=', true).select('name').execute();
  expect(files).toEqual([{ name: 'Mine.jpg' }]);
  const work = await database
    .selectFrom('work')
    .where('name', '=', 'report media')
    .where('status', '=', 'waiting')
    .select('payload')
    .orderBy('id')
    .execute();
  expect(work.map(({ payload }) => payload)).toEqual(
    rows.filter(({ status }) => status === 'ready').map(({ id }) => ({ mediaId: id })),
  );
});

it('attempted jobs get the reason from their history', async () => {
  const { database } = test;
  const jobs = await database
    .selectFrom('jobs')
    .where('status', '=', 'attempted')
    .select('id')
    .orderBy('id')
    .limit(3)
    .execute();
  const [closed = '', twice = '', worded = ''] = jobs.map(({ id }) => id);
  await database.deleteFrom('job_history').where('job_id', 'in', [closed, twice, worded]).execute();
  await sql`alter table jobs drop column attempt_reason`.execute(database);
  const tell = (job_id: string, event: string) =>
    database
      .insertInto('job_history')
      .values({
        job_id,
        event,
        actor: 'Ruby',
        user_id: null,
        assignment_id: null,
        created_at: '2026-11-20T14:00:00Z',
      })
      .execute();
  await tell(closed, 'Stopped as attempted, location closed');
  await tell(twice, 'Stopped as attempted, unsafe: A dog');
  await tell(twice, 'Stopped as attempted, location not found: Nobody knew it');
  await tell(worded, 'Stopped as abandoned: Stopped as attempted, unsafe');

  await run(attemptReasons);

  const told = await database
    .selectFrom('jobs')
    .where('id', 'in', [closed, twice, worded])
    .select(['id', 'attempt_reason'])
    .orderBy('id')
    .execute();
  expect(told.map(({ attempt_reason }) => attempt_reason)).toEqual([
    'location_closed',
    'location_not_found',
    null,
  ]);
});

it('files that staff added without a capture time lose the time of their upload', async () => {
  const { database } = test;
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const work = await database
    .selectFrom('assignments')
    .where('status', '=', 'completed')
    .select(['id', 'job_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const uploaded = '2026-11-20T14:00:00Z';
  const add = async (taken_at: string, created_at = uploaded) => {
    const { id } = await database
      .insertInto('report_media')
      .values({
        assignment_id: work.id,
        task_id: '2',
        type: 'photo',
        status: 'ready',
        mime: 'jpeg',
        media_url: storedFile('x.jpg'),
        taken_at,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  await database
    .insertInto('job_history')
    .values({
      job_id: work.job_id,
      assignment_id: work.id,
      event: 'Photo added to "The front"',
      actor: 'Ruby',
      user_id: user.id,
      created_at: uploaded,
    })
    .execute();
  const [byStaff, byCamera, byApp] = [
    await add(uploaded),
    await add('2026-11-20T10:00:00Z'),
    await add('2026-11-20T13:00:00Z', '2026-11-20T13:00:00Z'),
  ];

  await run(unknownCaptureTimes);

  const rows = await database
    .selectFrom('report_media')
    .where('id', 'in', [byStaff, byCamera, byApp])
    .select('taken_at')
    .orderBy('id')
    .execute();
  expect(rows.map(({ taken_at }) => taken_at)).toEqual([
    null,
    '2026-11-20T10:00:00Z',
    '2026-11-20T13:00:00Z',
  ]);
});

it('jobs folded by the earlier rule are found by the present one', async () => {
  const { database } = test;
  await sql`drop index customers_name_folded`.execute(database);
  await sql`drop index agents_first_name_folded`.execute(database);
  await sql`create index customers_name on customers (lower(name) collate "C", id)`.execute(database);
  await sql`create index agents_first_name on agents (lower(first_name) collate "C", id)`.execute(database);
  await sql`alter table jobs drop column search`.execute(database);
  await sql`drop function folded`.execute(database);
  await sql`alter table jobs add column search text`.execute(database);
  await run(foldedSearch);
  const jobs = await database.selectFrom('jobs').select('id').orderBy('id').limit(3).execute();
  const cities = ['ΒΟΡΡΑΣ', 'Newport  Pagnell', 'Ķekava\u2013Dārziņi'];
  for (const [place, { id }] of jobs.entries())
    await database.updateTable('jobs').set({ city: cities[place], zip: null }).where('id', '=', id).execute();

  await run(readingOrder);

  const { rows } = await sql<{ search: string }>`
    select search from jobs where id in (${sql.join(jobs.map(({ id }) => id))}) order by id`.execute(
    database,
  );
  expect(rows.map(({ search }) => search)).toEqual([
    expect.stringContaining(' βορρασ '),
    expect.stringContaining(' newport pagnell '),
    expect.stringContaining(' kekava-darzini '),
  ]);
});

it('earlier references are cleaned, unless another location has the result', async () => {
  const { database } = test;
  const orders = await sql<{ id: string }>`
    select order_id as id from locations group by order_id having count(*) > 5 order by 1 limit 2`.execute(
    database,
  );
  const [own = '', other = ''] = orders.rows.map(({ id }) => id);
  const read = async (table: string, orderId: string): Promise<string[]> => {
    const { rows } = await sql<{ reference: string }>`
      select reference from ${sql.table(table)} where order_id = ${orderId} order by id limit 6`.execute(
      database,
    );
    return rows.map(({ reference }) => reference);
  };
  const write = async (table: string, orderId: string, references: readonly string[]) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where order_id = ${orderId} order by id limit 6`.execute(database);
    for (const [place, reference] of references.entries())
      await sql`update ${sql.table(table)} set reference = ${reference} where id = ${rows[place]?.id ?? null}`.execute(
        database,
      );
  };
  const stored = ['M\u20111', 'M\u20132', 'M-2', 'M\u200B3', 'M\u00A04', '\u200B'];
  await write('locations', own, stored);
  await write('locations', other, ['M-1', 'M\u20112']);
  await write('jobs', own, ['M\u20111', 'M\u20111', 'M\u20132', 'M-2', 'Łódź-1', 'M\u20117']);
  await write('jobs', other, ['M-7']);

  await run(cleanReferences);

  expect(await read('locations', own)).toEqual(['M-1', 'M\u20132', 'M-2', 'M3', 'M 4', '\u200B']);
  expect(await read('jobs', own)).toEqual(['M-1', 'M-1', 'M\u20132', 'M-2', 'Łódź-1', 'M-7']);
  expect((await read('locations', other)).slice(0, 2)).toEqual(['M-1', 'M-2']);
});
