import { CompiledQuery, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { TransactionLocks } from '../transaction-locks.ts';

export type Result = { rows: unknown[]; affected: number | null };
/** Statements of one transaction: all reach the same instance of the database, or fail. */
export type StoreSession = { query(sql: string, parameters: readonly unknown[]): Promise<Result> };

/** A PGlite instance: one connection that answers one statement after the other. */
export type EmbeddedStore = {
  session(): StoreSession;
  close(): Promise<void>;
};

/** How many wait for the connection. */
export type Line = { waiting: number };

/** Kysely on PGlite. */
export const pgliteDialect = (store: EmbeddedStore, line: Line = { waiting: 0 }): Dialect => ({
  createAdapter: () => new TransactionLocks(),
  createDriver: () => driver(store, line),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

const run = (connection: DatabaseConnection, statement: string) =>
  connection.executeQuery(CompiledQuery.raw(statement));

/**
 * There is a single connection, so its holder keeps all others queued: otherwise their statements would run inside
 * another transaction.
 */
function driver(store: EmbeddedStore, line: Line): Driver {
  let lastInLine: Promise<void> = Promise.resolve();
  const releases = new WeakMap<DatabaseConnection, () => void>();

  return {
    init: async () => {},
    async acquireConnection() {
      const before = lastInLine;
      const turn = Promise.withResolvers<void>();
      lastInLine = turn.promise;
      line.waiting += 1;
      await before;
      line.waiting -= 1;
      const connection = connect(store.session());
      releases.set(connection, turn.resolve);
      return connection;
    },
    async releaseConnection(connection) {
      releases.get(connection)?.();
    },
    async beginTransaction(connection, { isolationLevel }) {
      await run(connection, isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin');
    },
    async commitTransaction(connection) {
      await run(connection, 'commit');
    },
    async rollbackTransaction(connection) {
      await run(connection, 'rollback');
    },
    async savepoint(connection, name) {
      await run(connection, `savepoint "${name}"`);
    },
    async rollbackToSavepoint(connection, name) {
      await run(connection, `rollback to savepoint "${name}"`);
    },
    async releaseSavepoint(connection, name) {
      await run(connection, `release savepoint "${name}"`);
    },
    destroy: () => store.close(),
  };
}

function connect(session: StoreSession): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, affected } = await session.query(sql, parameters);
      return {
        rows: rows as Row[],
        ...(affected !== null && { numAffectedRows: BigInt(affected) }),
      };
    },
    streamQuery() {
      throw new Error('PGlite does not stream');
    },
  };
}
