import {
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CompiledQuery, Dialect, DatabaseConnection, QueryExecutor, QueryResult } from 'kysely';

/** What was made abortable, for those who keep something for a database. */
const originals = new WeakMap<object, object>();
export const originalOf = (database: object): object => originals.get(database) ?? database;

/**
 * The same database for a reader who may leave: what still waits for a connection then is not sent any more, and what
 * runs is cancelled where the store can do that. A change has to be done wholly or not at all, so there are no
 * transactions on it.
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
    throw new Error('What is read for somebody who may leave is no transaction');
  }
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ReadingDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const compiler = dialect.createQueryCompiler();

/** Kysely has such signals itself, but prints a line for each statement that is cancelled. */
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
      // When it cannot be cancelled, it ends by itself.
      cancelling =
        connection.cancelQuery?.((control) => this.provideConnection(control)).catch(() => {}) ?? cancelling;
    };
    this.#signal.addEventListener('abort', cancel, { once: true });
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      this.#signal.removeEventListener('abort', cancel);
      // The next one on this connection must not be what is cancelled.
      await cancelling;
    }
  }
}
