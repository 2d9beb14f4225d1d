import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ordered = [
  '2 Sisters',
  'äpple',
  'apple pie',
  'Ärø',
  'Ethel',
  'Étoile',
  'Fox',
  'Lock',
  'Łódź',
  'Lund',
  'Marlow',
  'Straße',
  'STRASSEN',
  'Zebra',
  'Βορράς',
  'ΓΑΜΜΑ',
  'Жук',
];

const lists = [
  ['customers', 'name', 'name'],
  ['agents', 'first_name', 'first_name'],
  ['orders', 'title', 'title'],
  ['templates', 'name', 'name'],
  ['users', 'last_name', 'last_name'],
  ['app-manager/collections', 'name', 'name'],
] as const;
const tableOf: Readonly<Record<string, string>> = { 'app-manager/collections': 'collections' };

const read = async (path: string): Promise<{ id: string }[]> => (await api.get('owner', path)).json().data;
const named = (rows: readonly object[], field: string): string[] =>
  rows.map((row) => String(Object.entries(row).find(([name]) => name === field)?.[1]));

it.each(lists)('%s are sorted by %s alphabetically for readers', async (path, field, sort) => {
  const rows = await read(`${path}?per_page=${ordered.length}&sort=id`);
  const table = tableOf[path] ?? path;
  // Inserted in reverse, so that insertion order cannot pass the test.
  const names = ordered.slice(0, rows.length).toReversed();
  for (const [place, { id }] of rows.entries())
    await sql`update ${sql.table(table)} set ${sql.ref(field)} = ${names[place]} where id = ${id}`.execute(
      api.database,
    );
  const among = rows.map(({ id }) => `id[]=${id}`).join('&');
  const wanted = names.toReversed();
  expect(named(await read(`${path}?sort=${sort}&per_page=100&${among}`), field)).toEqual(wanted);
  expect(named(await read(`${path}?sort=-${sort}&per_page=100&${among}`), field)).toEqual(names);
  const second = await read(`${path}?sort=${sort}&per_page=4&page=2&${among}`);
  expect(named(second, field)).toEqual(wanted.slice(4, 8));
});

it('equal names are sorted by id', async () => {
  const rows = await read('customers?per_page=3&sort=id');
  for (const [place, { id }] of rows.entries())
    await api.database
      .updateTable('customers')
      .set({ name: ['ZOË', 'Zoe', 'zoé'][place] ?? '' })
      .where('id', '=', id)
      .execute();
  const among = rows.map(({ id }) => `id[]=${id}`).join('&');
  const ids = (await read(`customers?sort=name&${among}`)).map(({ id }) => id);
  expect(ids).toEqual(rows.map(({ id }) => id));
});

it.each(['reference', 'name', 'city'])('locations of an order are sorted by %s', async (field) => {
  const { order_id } = await api.database
    .selectFrom('locations')
    .select('order_id')
    .groupBy('order_id')
    .having(sql<boolean>`count(*) between 6 and 90`)
    .executeTakeFirstOrThrow();
  const rows = await read(`orders/${order_id}/locations?per_page=100`);
  for (const [place, { id }] of rows.entries())
    await sql`update locations set ${sql.ref(field)} = ${ordered[place] ?? `Ω ${place}`} where id = ${id}`.execute(
      api.database,
    );
  const listed = named(await read(`orders/${order_id}/locations?sort=${field}&per_page=100`), field);
  expect(listed.filter((name) => !name.startsWith('Ω'))).toEqual(ordered.slice(0, rows.length));
});

it.each([
  ['customers', 'name', 'customers_name_folded'],
  ['agents', 'first_name', 'agents_first_name_folded'],
])('%s by %s are read from an index', async (table, column, index) => {
  const plan = await api.database.transaction().execute(async (transaction) => {
    await sql`set local enable_sort = off`.execute(transaction);
    return sql<{ 'QUERY PLAN': string }>`
      explain select id from ${sql.table(table)} order by folded(${sql.ref(column)}) collate "C", id limit 5`.execute(
      transaction,
    );
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
});
