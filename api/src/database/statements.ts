import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Runs SQL statements one after the other; each ends with a semicolon at the end of a line. */
export async function runStatements<Tables>(database: Kysely<Tables>, statements: string): Promise<void> {
  for (const statement of statements.split(/;\s*$/m))
    if (statement.trim() !== '') await sql.raw(statement).execute(database);
}

/**
 * Inserts many rows with one parameter, which is much faster on both stores than one parameter per value. All rows
 * have the columns of the first.
 */
export async function insertRows<Tables, Table extends keyof Tables & string>(
  database: Kysely<Tables>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    database,
  );
}
