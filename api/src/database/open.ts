import { Kysely, PostgresDialect } from 'kysely';
import type { Dialect, LogEvent } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { ownTables } from './own-tables.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Line } from './pglite-dialect.ts';
import { openPgliteStore } from './pglite-store.ts';
import { CancelKeys, cancellingClient } from './cancelling.ts';
import { checkWritable, openPool } from './postgres-pool.ts';
import { checkSessionSettings, explainRefusal, sessionSettings } from './session-settings.ts';
import { damaged } from './store-folder.ts';
import { checkTables } from './table-check.ts';
import { TransactionLocks } from './transaction-locks.ts';
import { DatabaseUnavailableError, within } from './unavailable.ts';

/** A database that is open: what calls work with, and a look at it that waits for none of them. */
export type OpenStore = {
  readonly database: Kysely<Database>;
  /** How many statements and transactions wait for a connection at this moment. */
  waiting(): number;
  /** Settles when the database takes changes and its tables are whole; rejects when not, or without an answer before the deadline. */
  check(deadline: number): Promise<void>;
  /** Gives everything back. */
  close(): Promise<void>;
};

type StoreSettings = {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Milliseconds for one statement; none without it. */
  readonly databaseTimeoutMs?: number;
  /** How many statements a server is given at once. */
  readonly databaseConnections?: number;
};

/** Told of each statement when it has ended, where somebody wants to know. */
type Listener = ((statement: LogEvent) => void) | undefined;

/** Opens the database that the settings name and brings its tables up to date, however long that takes. */
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

/** Like `openStore`, for those who only want to work with it; destroying it closes everything. */
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
  // A line of its own: it waits for no call.
  const looking = new Kysely<Database>({ dialect: pgliteDialect(store) });
  // Calls give up first: ending the thread is the last resort, which costs everybody the opening.
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

/** Class XX of the manual, appendix A: what is on the disk makes no sense. */
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
    await migrate(migrating);
  } catch (error) {
    await pool.end();
    throw error;
  } finally {
    await migrating.destroy();
  }
  const database = kyselyOf(pool, listener);
  // A connection of its own: when all others are busy, the database is there nevertheless.
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

/** To work with the connections of a pool, which it closes when it is destroyed. */
export const kyselyOf = (pool: Pool, listener?: Listener): Kysely<Database> =>
  listened(postgresDialect(pool), listener);

/** To one database, of one process, unless it is told otherwise. */
const connections = 10;

const postgresDialect = (pool: Pool): Dialect =>
  ownSchemaOnly(new PostgresDialect({ pool, controlClient: cancellingClient(new CancelKeys(pool)) }));

/**
 * Locks by transactions alone, and looks at tables of the connection's own schema alone. The library's look goes
 * through all schemas of the database and fails when somebody drops another one at that moment.
 */
const ownSchemaOnly = (dialect: PostgresDialect): Dialect => ({
  createAdapter: () => new TransactionLocks(),
  createDriver: () => dialect.createDriver(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (database) => ({
    getSchemas: () => dialect.createIntrospector(database).getSchemas(),
    // Their names are all that the migrator wants to know.
    getTables: async () =>
      (await ownTables(database)).map((table) => ({
        ...table,
        isView: false,
        isForeign: false,
        columns: [],
      })),
  }),
});
