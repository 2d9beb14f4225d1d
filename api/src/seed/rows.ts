import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/statements.ts';

type TableWithId = {
  [Table in keyof Database]: Database[Table] extends { id: unknown } ? Table : never;
}[keyof Database];

/** Inserts rows with explicit ids and moves the sequence past them. */
export async function insertNumbered(
  database: Kysely<Database>,
  table: TableWithId,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  await insertRows(database, table, rows);
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    database,
  );
}
