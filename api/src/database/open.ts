import { Kysely, PostgresDialect } from 'kysely';
import type { Dialect, LogEvent } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { ownTables } from './own-tables.ts';
import { pgliteDialect } from './embedded/pglite-dialect.ts';
import type { Line } from './embedded/pglite-dialect.ts';
import { openPgliteStore } from './embedded/pglite-store.ts';
import { checkEncoding } from './encoding.ts';
import { CancelKeys, cancellingClient } from './cancelling.ts';
import { checkWritable, openPool } from './postgres-pool.ts';
import { checkSessionSettings, explainRefusal, sessionSettings } from './session-settings.ts';
import { damaged } from './embedded/store-folder.ts';
import { checkTables } from './table-check.ts';
import { TransactionLocks } from './transaction-locks.ts';
import { DatabaseUnavailableError, within } from './unavailable.ts';

/** An open database: the connections for calls, and a health check that waits for none of them. */
export type OpenStore = {
  readonly database: Kysely<Database>;
  /** How many statements and transactions wait for a connection now. */
  waiting(): number;
  /** Resolves when the database is writable and its tables are whole; rejects otherwise, or after the deadline. */
  check(deadline: number): Promise<void>;
  /** Releases everything. */
  close(): Promise<void>;
};

type StoreSettings = {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Timeout of one statement in milliseconds; none by default. */
  readonly databaseTimeoutMs?: number;
  /** Maximum of connections. */
  readonly databaseConnections?: number;
};

/** Called after each statement. */
type Listener = ((statement: LogEvent) => void) | undefined;

/** Opens the configured database and migrates its tables, however long that takes. */
export async function openStore(
  settings: StoreSettings,
  report: (error: unknown) => void = () => {},
  listener?: Listener,
): Promise<OpenStore> {
  return settings.databaseUrl === null
    ? openEmbedded(settings, report, listener)
    : openServer(settings.databaseUrl, settings, listener);
}

const listened = (dialect: Dialect, listener: Listener): Kysely<Database> =>
  new Kysely<Database>({ dialect, ...(listener && { log: listener }) });

/** Like `openStore`, but only the Kysely instance; destroying it closes everything. */
export const openDatabase = async (settings: StoreSettings): Promise<Kysely<Database>> =>
  (await openStore(settings)).database;

const tooLate = (): Error => new DatabaseUnavailableError('slow', 'The database does not answer');

async function openEmbedded(
  { dataDirectory, databaseTimeoutMs }: StoreSettings,
  report: (error: unknown) => void,
  listener: Listener,
): Promise<OpenStore> {
  const store = await openPgliteStore(dataDirectory, report);
  const line: Line = { waiting: 0 };
  const database = listened(pgliteDialect(store, line), listener);
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw isDamage(error) ? damaged(dataDirectory, error) : error;
  }
  // Its own queue: it waits for no call.
  const looking = new Kysely<Database>({ dialect: pgliteDialect(store) });
  // Calls time out first: ending the thread is the last resort, because all users wait for the restart.
  if (databaseTimeoutMs !== undefined) store.limitStatements(databaseTimeoutMs * 2);
  return {
    database,
    waiting: () => line.waiting,
    check: (deadline) =>
      within(
        deadline,
        checkBoth(() => store.check(), looking),
        tooLate,
      ),
    close: () => database.destroy(),
  };
}

async function checkBoth(answers: () => Promise<void>, database: Kysely<Database>): Promise<void> {
  await answers();
  await checkTables(database);
}

/** Class XX of the manual, appendix A: corrupted data. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('XX');

async function openServer(
  url: string,
  { databaseTimeoutMs: timeoutMs = 0, databaseConnections = connections }: StoreSettings,
  listener: Listener,
): Promise<OpenStore> {
  const pool = openPool(url, { timeoutMs, max: databaseConnections });
  const migrating = openPostgres(url);
  try {
    await checkSessionSettings(pool, sessionSettings(timeoutMs)).catch(explainRefusal);
    await checkEncoding(pool);
    await migrate(migrating);
  } catch (error) {
    await pool.end();
    throw error;
  } finally {
    await migrating.destroy();
  }
  const database = kyselyOf(pool, listener);
  // A separate connection, so that a busy pool does not look like a lost database.
  const looking = openPool(url, { timeoutMs, max: 1 });
  const tables = kyselyOf(looking);
  return {
    database,
    waiting: () => pool.waitingCount,
    check: (deadline) =>
      within(
        deadline,
        checkBoth(() => checkWritable(looking), tables),
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
  kyselyOf(openPool(url, { schema, timeoutMs, max: connections }));

/** Kysely on a pool; destroying it closes the pool. */
export const kyselyOf = (pool: Pool, listener?: Listener): Kysely<Database> =>
  listened(postgresDialect(pool), listener);

/** Default pool size per process and database. */
const connections = 10;

const postgresDialect = (pool: Pool): Dialect =>
  ownSchemaOnly(new PostgresDialect({ pool, controlClient: cancellingClient(new CancelKeys(pool)) }));

/**
 * Uses transaction locks only, and lists only tables of the connection's own schema. The library's query reads all
 * schemas of the database and fails when one is dropped concurrently.
 */
const ownSchemaOnly = (dialect: PostgresDialect): Dialect => ({
  createAdapter: () => new TransactionLocks(),
  createDriver: () => dialect.createDriver(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (database) => ({
    getSchemas: () => dialect.createIntrospector(database).getSchemas(),
    // The migrator needs only their names.
    getTables: async () =>
      (await ownTables(database)).map((table) => ({
        ...table,
        isView: false,
        isForeign: false,
        columns: [],
      })),
  }),
});
