import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { expectedTables } from './generated/tables.ts';

/** Tables that a step fills and that are never empty afterwards. */
const neverEmpty = ['file_secrets', 'report_link_secrets'] as const;

/** The tables do not match the record of steps, or lack rows that a step created. */
export class TablesError extends Error {
  override name = 'TablesError';

  constructor(what: string, options?: ErrorOptions) {
    super(
      `The tables of the database are damaged: ${what}. Nothing was changed. Restore a backup ("pnpm restore FILE"), or set DATA_DIR or DATABASE_URL to another database.`,
      options,
    );
  }
}

/** The columns of each own table, from the catalogue, which takes milliseconds; unexpected columns are fine. */
async function tablesOf(database: QueryExecutorProvider): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(a.attname, ' ' order by a.attname collate "C") as columns
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    group by c.relname`.execute(database);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** @throws TablesError naming what is missing */
export async function checkTables(database: QueryExecutorProvider): Promise<void> {
  const lacking = await lackingShape(database);
  const what = lacking.length > 0 ? lacking : await emptyTables(database);
  if (what.length === 0) return;
  const more = what.length > mostNamed ? `, and ${what.length - mostNamed} more` : '';
  throw new TablesError(what.slice(0, mostNamed).join(', ') + more);
}

const mostNamed = 3;

async function lackingShape(database: QueryExecutorProvider): Promise<readonly string[]> {
  const tables = await tablesOf(database);
  return Object.entries(expectedTables).flatMap(([name, columns]) => {
    const found = tables.get(name)?.split(' ');
    if (found === undefined) return [`the table ${name} is missing`];
    const missing = columns.split(' ').filter((column) => !found.includes(column));
    return missing.map((column) => `the table ${name} has no column ${column}`);
  });
}

async function emptyTables(database: QueryExecutorProvider): Promise<readonly string[]> {
  const looks = neverEmpty.map(
    (name) => sql<{ name: string }>`select ${sql.lit(name)} as name
      where not exists (select 1 from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(database);
  return rows.map(({ name }) => `the table ${name} has no rows`);
}
