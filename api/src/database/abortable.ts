import {
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CompiledQuery, Dialect, DatabaseConnection, QueryExecutor, QueryResult } from 'kysely';

/** Abortable wrappers and their databases, for caches keyed by database. */
const originals = new WeakMap<object, object>();
export const originalOf = (database: object): object => originals.get(database) ?? database;

/**
 * The same database for a reader who may leave: statements that still wait for a connection are dropped, and running
 * ones are cancelled if the store can. A change must be atomic, so transactions are not available on it.
 */
export function abortable<Tables>(database: Kysely<Tables>, signal: AbortSignal): Kysely<Tables> {
  const reading = new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver: new ReadingDriver(),
    executor: new AbortableExecutor(database.getExecutor(), signal),
  });
  originals.set(reading, database);
  return reading;
}

class ReadingDriver extends DummyDriver {
  override async beginTransaction(): Promise<void> {
    throw new Error('An abortable database has no transactions');
  }
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ReadingDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const compiler = dialect.createQueryCompiler();

/** Kysely supports such signals itself, but prints a line for each cancelled statement. */
class AbortableExecutor extends DefaultQueryExecutor {
  readonly #signal: AbortSignal;

  constructor(executor: QueryExecutor, signal: AbortSignal) {
    super(compiler, executor.adapter, executor);
    this.#signal = signal;
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#signal.throwIfAborted();
    return this.provideConnection((connection) => this.#run<Row>(connection, query));
  }

  async #run<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    await connection.collectSessionInfo?.();
    this.#signal.throwIfAborted();
    let cancelling: Promise<unknown> = Promise.resolve();
    const cancel = (): void => {
      // If it cannot be cancelled, it ends by itself.
      cancelling =
        connection.cancelQuery?.((control) => this.provideConnection(control)).catch(() => {}) ?? cancelling;
    };
    this.#signal.addEventListener('abort', cancel, { once: true });
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      this.#signal.removeEventListener('abort', cancel);
      // The next statement on this connection must not be cancelled instead.
      await cancelling;
    }
  }
}
