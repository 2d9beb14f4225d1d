import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** The names of all tables in the connection's own schema, including the migrator's. */
export async function ownTables(
  database: QueryExecutorProvider,
): Promise<readonly { readonly schema: string; readonly name: string }[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_catalog.pg_tables
    where schemaname = current_schema() order by tablename`.execute(database);
  return rows;
}
