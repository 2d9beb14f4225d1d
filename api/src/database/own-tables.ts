import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** All tables in the connection's own schema, the migrator's among them, by their names. */
export async function ownTables(
  database: QueryExecutorProvider,
): Promise<readonly { readonly schema: string; readonly name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_catalog.pg_tables
    where schemaname = current_schema() order by tablename`.execute(database);
  return rows;
}
