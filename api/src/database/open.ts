import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Dialect, TableMetadata } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Line } from './pglite-dialect.ts';
import { openPgliteStore } from './pglite-store.ts';
import { ControlClient, openPool } from './postgres-pool.ts';
import { damaged } from './store-folder.ts';
import { DatabaseUnavailableError, within } from './unavailable.ts';

/** A database that is open: what calls work with, and a look at it that waits for none of them. */
export type OpenStore = {
  readonly database: Kysely<Database>;
  /** How many statements and transactions wait for a connection at this moment. */
  waiting(): number;
  /** Settles when the database answers; rejects when it does not, or not before the deadline. */
  check(deadline: number): Promise<void>;
  /** Gives everything back. */
  close(): Promise<void>;
};

type StoreSettings = {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Milliseconds for one statement; none without it. */
  readonly databaseTimeoutMs?: number;
};

/** Opens the database that the settings name and brings its tables up to date, however long that takes. */
export async function openStore(
  settings: StoreSettings,
  report: (error: unknown) => void = () => {},
): Promise<OpenStore> {
  return settings.databaseUrl === null
    ? openEmbedded(settings, report)
    : openServer(settings.databaseUrl, settings.databaseTimeoutMs);
}

/** Like `openStore`, for those who only want to work with it; destroying it closes everything. */
export const openDatabase = async (settings: StoreSettings): Promise<Kysely<Database>> =>
  (await openStore(settings)).database;

const tooLate = (): Error => new DatabaseUnavailableError('slow', 'The database does not answer');

async function openEmbedded(
  { dataDirectory, databaseTimeoutMs }: StoreSettings,
  report: (error: unknown) => void,
): Promise<OpenStore> {
  const store = await openPgliteStore(dataDirectory, report);
  const line: Line = { waiting: 0 };
  const database = new Kysely<Database>({ dialect: pgliteDialect(store, line) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw isDamage(error) ? damaged(dataDirectory, error) : error;
  }
  // Calls give up first: ending the thread is the last resort, which costs everybody the opening.
  if (databaseTimeoutMs !== undefined) store.limitStatements(databaseTimeoutMs * 2);
  return {
    database,
    waiting: () => line.waiting,
    check: (deadline) => within(deadline, store.check(), tooLate),
    close: () => database.destroy(),
  };
}

/** Class XX of the manual, appendix A: what is on the disk makes no sense. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('XX');

async function openServer(url: string, timeoutMs: number | undefined): Promise<OpenStore> {
  const migrating = openPostgres(url);
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  const pool = openPool(url, { timeoutMs: timeoutMs ?? 0, max: connections });
  const database = new Kysely<Database>({ dialect: postgresDialect(pool) });
  // A connection of its own: when all others are busy, the database is there nevertheless.
  const looking = openPool(url, { timeoutMs: timeoutMs ?? 0, max: 1 });
  return {
    database,
    waiting: () => pool.waitingCount,
    check: (deadline) =>
      within(
        deadline,
        looking.query('select 1').then(() => undefined),
        tooLate,
      ),
    async close() {
      await Promise.all([database.destroy(), looking.end()]);
    },
  };
}

/**
 * A pool of connections to PostgreSQL; `schema` puts all tables into a schema of their own, `timeoutMs` is for one
 * statement.
 */
export const openPostgres = (url: string, schema?: string, timeoutMs = 0): Kysely<Database> =>
  new Kysely<Database>({ dialect: postgresDialect(openPool(url, { schema, timeoutMs, max: connections })) });

/** To one database, of one process. */
const connections = 10;

const postgresDialect = (pool: Pool): Dialect =>
  ownSchemaOnly(new PostgresDialect({ pool, controlClient: ControlClient }));

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
