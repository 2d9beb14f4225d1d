import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepTotal } from '../../http/lists/kept-totals.ts';
import { manyInReview, withBundles } from '../../seed/shown-orders.ts';
import { startTestApi } from '../../testing/api.ts';
import type { TestApi } from '../../testing/api.ts';
import { compactCounts } from './count-upkeep.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const change = (statement: RawBuilder<unknown>) => statement.execute(api.database);
const page = async (query: string) => {
  const answer = await api.get('owner', `jobs?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { total: number; data: { id: string }[] };
};
const idsOf = ({ data }: { data: { id: string }[] }) => data.map((job) => job.id);

/** Each table of counts, and the query that it must match. */
const kept: [table: string, columns: string, jobs: string][] = [
  ['job_counts', 'order_id, customer_id, template_id, status', 'jobs'],
  ['job_day_counts', 'start_date, status', 'jobs'],
  [
    'job_metadata_counts',
    'category, value, status',
    `(select pair.key as category, pair.value, status from jobs, jsonb_each_text(metadata) as pair) as pairs`,
  ],
];
const rowsOf = async (statement: string) => (await sql.raw(statement).execute(api.database)).rows;
async function expectTrueCounts(): Promise<void> {
  for (const [table, columns, jobs] of kept) {
    const order = `group by ${columns} order by ${columns}`;
    const told = await rowsOf(
      `select * from (select ${columns}, sum(amount)::int as n from ${table} ${order}) as sums where n <> 0`,
    );
    expect(told).toEqual(await rowsOf(`select ${columns}, count(*)::int as n from ${jobs} ${order}`));
  }
}

describe('the stored counts', () => {
  it('follow every change of jobs, also rollbacks, and survive compaction', async () => {
    await expectTrueCounts();
    await change(
      sql`update jobs set status = 'attempted', start_date = start_date - 1, end_date = end_date + 1
        where order_id = ${manyInReview} and sequence <= 2`,
    );
    await api.database
      .transaction()
      .execute(async (transaction) => {
        await sql`delete from jobs where order_id = ${withBundles}`.execute(transaction);
        throw new Error('undo');
      })
      .catch(() => undefined);
    await change(sql`delete from jobs where order_id = ${withBundles} and sequence = 1`);
    await expectTrueCounts();
    const changes = 'select sum(amount)::int as n from job_changes';
    const before = await rowsOf(changes);
    await compactCounts(api.database);
    await compactCounts(api.database);
    await expectTrueCounts();
    expect(await rowsOf(changes)).toEqual(before);
    for (const [table, columns] of [...kept, ['job_changes', '()'] as const])
      expect(await rowsOf(`select 1 from ${table} group by ${columns} having count(*) > 1`)).toEqual([]);
  });
});

describe('a deep page', () => {
  it.each([
    ['', 'true'],
    ['&status[]=completed&status[]=qa&status[]=unassigned&status[]=assigned', `status <> 'pending'`],
  ])('contains the same rows as reading from the start%s', async (filter, condition) => {
    await change(
      sql`update jobs set status = 'completed' where status not in ('qa', 'unassigned', 'assigned', 'pending')`,
    );
    for (const [sort, direction] of [
      ['start_date', ''],
      ['-start_date', 'desc'],
    ] as const) {
      const order = ['start_date', 'order_id', 'sequence']
        .map((column) => `${column} ${direction}`)
        .join(', ');
      const { rows } = await sql<{ id: string }>`
        select id from jobs where ${sql.raw(condition)} order by ${sql.raw(order)}`.execute(api.database);
      const ids = rows.map((row) => row.id);
      expect(ids.length).toBeGreaterThan(1_100);
      for (const number of [16, 17, Math.ceil(ids.length / 65)]) {
        const one = await page(`per_page=65&page=${number}&sort=${sort}${filter}`);
        expect(idsOf(one)).toEqual(ids.slice((number - 1) * 65, number * 65));
      }
    }
  });
});

describe('a total that was counted row by row', () => {
  const counting = sql`select count(*) from jobs where reference like 'KEPT-%'`;

  it('is cached until its version changes, and then counted again', async () => {
    const { id } = await api.database.selectFrom('jobs').select('id').limit(1).executeTakeFirstOrThrow();
    expect(await keepTotal(api.database, counting, sql`select 1`)).toBe(0);
    await change(sql`update jobs set reference = 'KEPT-1' where id = ${id}`);
    expect(await keepTotal(api.database, counting, sql`select 1`)).toBe(0);
    expect(await keepTotal(api.database, counting, sql`select 2`)).toBe(1);
  });

  it('is cached by condition and values', async () => {
    const from = (reference: string) => sql`select count(*) from jobs where reference = ${reference}`;
    expect(await keepTotal(api.database, from('KEPT-1'), sql`select 1`)).toBe(1);
    expect(await keepTotal(api.database, from('KEPT-2'), sql`select 1`)).toBe(0);
  });

  it.each([
    [
      'keywords=kept',
      sql`update jobs set reference = 'KEPT-2' where id in (select id from jobs limit 3)`,
      `reference like 'KEPT-%'`,
    ],
    ['keywords=kept', sql`delete from jobs where reference = 'KEPT-2'`, `reference like 'KEPT-%'`],
    ['stage=stopped', sql`update assignments set status = 'abandoned' where status = 'stopped'`, 'false'],
    [
      'reviewer=none&country_code=GB',
      sql`update jobs set country_code = 'FR' where country_code = 'GB' and sequence = 1`,
      `reviewer_id is null and country_code = 'GB'`,
    ],
    [
      'campaign_id=2&reviewer=none',
      sql`update orders set campaign_id = 2 where id = ${manyInReview}`,
      'reviewer_id is null and order_id in (select id from orders where campaign_id = 2)',
    ],
    ['keywords=Renamed', sql`update customers set name = 'Renamed' where id = 1`, 'customer_id = 1'],
    [
      'keywords=Renamed',
      sql`update templates set name = 'Renamed too' where id = 2`,
      'customer_id = 1 or template_id = 2',
    ],
  ])('of %s is correct after a change', async (query, statement, truth) => {
    const total = async () => (await page(`per_page=1&${query}`)).total;
    await total();
    const before = await total();
    await change(statement);
    const rows = await rowsOf(`select count(*)::int as n from jobs where ${truth}`);
    expect(rows).toEqual([{ n: await total() }]);
    expect(rows).not.toEqual([{ n: before }]);
  });
});
