import type { Client } from 'pg';

const jobsPerOrder = 500;
const firstOrder = 1_000_000;

/** Columns that differ from the copied demo job; `n` counts the new rows from 0. */
const differing: Record<string, string> = {
  id: `(${firstOrder} + n / ${jobsPerOrder})::text || '-' || (n % ${jobsPerOrder} + 1)`,
  order_id: `${firstOrder} + n / ${jobsPerOrder}`,
  sequence: `n % ${jobsPerOrder} + 1`,
  // Customer and template of a job are those of its order.
  customer_id: 'new_order.customer_id',
  template_id: 'new_order.template_id',
  reference: `'REF-' || n`,
  location_id: 'null',
  location_group_id: 'null',
  assignment_id: 'null',
  market_offer_id: 'null',
  bundle_id: 'null',
  start_date: `date '2025-01-01' + (n::bigint * 7919 % 730)::int`,
  end_date: `date '2025-01-01' + (n::bigint * 7919 % 730 + n % 5)::int`,
  metadata: `jsonb_build_object('category', 'c' || n % 200, 'region', 'r' || n % 17)`,
};

/**
 * Adds copies of the demo jobs until there are this many, in orders of 500. Statuses, places and times are those of the
 * demo; references, dates and metadata vary. Indexes are rebuilt afterwards, which is several times as fast.
 */
export async function fillJobs(client: Client, wanted: number): Promise<void> {
  const present = await count(client, 'select count(*) from jobs');
  const before = await count(client, `select count(*) from jobs where order_id >= ${firstOrder}`);
  if (present >= wanted) return;
  const after = before + wanted - present;
  await addOrders(client, before, after);
  const indexes = await dropIndexes(client);
  const columns = await columnsOf(client, 'jobs');
  await client.query(`
    insert into jobs (${columns.join(', ')})
    select ${columns.map((column) => differing[column] ?? `demo.${column}`).join(', ')}
    from generate_series(${before}, ${after - 1}) as n
    join (
      select *, row_number() over (order by order_id, sequence) - 1 as number from jobs where order_id < ${firstOrder}
    ) as demo on demo.number = n % (select count(*) from jobs where order_id < ${firstOrder})
    join orders as new_order on new_order.id = ${firstOrder} + n / ${jobsPerOrder}`);
  for (const index of indexes) await client.query(index);
  await client.query('vacuum (analyze)');
  // Otherwise the new rows would be flushed to disk during the measurement.
  await client.query('checkpoint');
}

async function addOrders(client: Client, before: number, after: number): Promise<void> {
  const columns = await columnsOf(client, 'orders');
  const from = Math.ceil(before / jobsPerOrder);
  const to = Math.ceil(after / jobsPerOrder) - 1;
  await client.query(`
    insert into orders (${columns.join(', ')})
    select ${columns.map((column) => (column === 'id' ? `${firstOrder} + n` : `demo.${column}`)).join(', ')}
    from generate_series(${from}, ${to}) as n
    join (
      select *, row_number() over (order by id) - 1 as number, count(*) over () as amount
      from orders where id < ${firstOrder} and template_id is not null
    ) as demo on demo.number = n % demo.amount`);
}

/** Drops the indexes of the jobs that no constraint needs, and returns the statements that create them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = 'jobs'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Without generated columns. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

export async function count(client: Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(statement);
  return Number(rows[0]?.count ?? 0);
}
