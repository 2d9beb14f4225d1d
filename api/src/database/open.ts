import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Dialect, TableMetadata } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { textParsers } from './column-parsers.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { openPgliteStore } from './pglite-store.ts';
import { planningParameters } from './planning.ts';

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(settings: {
  databaseUrl: string | null;
  dataDirectory: string;
}): Promise<Kysely<Database>> {
  const database =
    settings.databaseUrl === null
      ? new Kysely<Database>({ dialect: pgliteDialect(await openPgliteStore(settings.dataDirectory)) })
      : openPostgres(settings.databaseUrl);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** A pool of connections to PostgreSQL; `schema` puts all tables into a schema of their own. */
export function openPostgres(url: string, schema?: string): Kysely<Database> {
  const types = new TypeOverrides();
  for (const [type, parse] of textParsers) types.setTypeParser(type, parse);
  const parameters = [
    'timezone=UTC',
    ...planningParameters,
    ...(schema === undefined ? [] : [`search_path=${schema}`]),
  ];
  const pool = new Pool({
    connectionString: url,
    types,
    options: parameters.map((parameter) => `-c ${parameter}`).join(' '),
    max: 10,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks is replaced by the pool, and whoever uses it at that moment gets the error from its next
  // statement. Without a listener it would end the process: the pool's for idle ones, their own for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: ownSchemaOnly(new PostgresDialect({ pool })) });
}

/**
 * Looks at tables of the connection's own schema alone. The library's look goes through all schemas of the database
 * and fails when somebody drops another one at that moment.
 */
const ownSchemaOnly = (dialect: PostgresDialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (database) => ({
    getSchemas: () => dialect.createIntrospector(database).getSchemas(),
    getTables: () => ownTables(database),
  }),
});

/** Their names, which are all that the migrator wants to know. */
async function ownTables(database: Kysely<unknown>): Promise<TableMetadata[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_catalog.pg_tables where schemaname = current_schema()
  `.execute(database);
  return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
}
