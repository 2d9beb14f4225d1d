import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { minute } from '../../time/instants.ts';

/** Tables of increments; a count is the sum for these columns. */
const tables = [
  { table: 'job_counts', columns: ['order_id', 'customer_id', 'template_id', 'status'] },
  { table: 'job_day_counts', columns: ['start_date', 'status'] },
  { table: 'job_metadata_counts', columns: ['category', 'value', 'status'] },
  { table: 'job_changes', columns: [] },
] as const;
type Counts = (typeof tables)[number];

/** Rows beyond the number of sums that are always acceptable. */
const fewRows = 1_000;

/**
 * Replaces each table's rows by their sums, in one statement: readers see either the rows or the sums, and of two
 * concurrent runs the second finds nothing to do.
 */
export async function compactCounts(database: Kysely<Database>): Promise<void> {
  for (const counts of tables) await compact(database, counts);
}

async function compact(database: Kysely<Database>, { table, columns }: Counts): Promise<void> {
  const by = columns.map((column) => sql.ref(column));
  await sql`
    with taken as (delete from ${sql.table(table)} returning *)
    insert into ${sql.table(table)} (${sql.join([...by, sql.ref('amount')])})
    select ${sql.join([...by, sql`sum(amount)`])} from taken
    group by ${by.length > 0 ? sql.join(by) : sql`()`} having sum(amount) <> 0`.execute(database);
}

/** Whether most rows would be removed; a compact table is left alone. */
async function isWorthIt(database: Kysely<Database>, { table, columns }: Counts): Promise<boolean> {
  const sums =
    columns.length === 0
      ? sql`1`
      : sql`(select count(*) from (select distinct ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}) as sums)`;
  const { rows } = await sql<{ worth: boolean }>`
    select count(*) > ${fewRows}::int + 2 * ${sums} as worth from ${sql.table(table)}`.execute(database);
  return rows[0]?.worth === true;
}

/** Compacts the counts periodically when worthwhile. Returns the stop function. */
export function startCompacting(database: Kysely<Database>, report: (error: unknown) => void): () => void {
  const compactMany = async (): Promise<void> => {
    for (const counts of tables) if (await isWorthIt(database, counts)) await compact(database, counts);
  };
  const timer = setInterval(() => {
    compactMany().catch(report);
  }, 5 * minute).unref();
  return () => clearInterval(timer);
}
