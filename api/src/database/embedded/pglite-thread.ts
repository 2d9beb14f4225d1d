import { Worker } from 'node:worker_threads';
import type { Result } from './pglite-dialect.ts';
import type { WorkerAnswer, WorkerFailure } from './pglite-worker.ts';
import { DatabaseUnavailableError } from '../unavailable.ts';

/** A failed statement, with PostgreSQL's error details. */
class StatementError extends Error {
  override name = 'StatementError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(failure: WorkerFailure) {
    super(failure.message);
    this.code = failure.code;
    this.constraint = failure.constraint;
    this.detail = failure.detail;
    this.table = failure.table;
    this.column = failure.column;
  }
}

/** PostgreSQL itself ended with this severity: it answers nothing any more, and does not report that. */
const gaveUp = ({ severity }: WorkerFailure): boolean => severity === 'PANIC' || severity === 'FATAL';

/** One instance of the database on its own thread. */
export type Thread = {
  query(sql: string, parameters: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
  /** Resolves when it ends other than by `close`. */
  readonly lost: Promise<DatabaseUnavailableError>;
};

/** Starts a thread on this database folder, ready for statements. A statement that exceeds the limit ends it. */
export async function startThread(folder: string, limit: () => number): Promise<Thread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { directory: folder },
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  const ready = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<DatabaseUnavailableError>();
  let lastId = 0;
  let ended: Error | null = null;

  const end = (error: Error): void => {
    if (ended !== null) return;
    ended = error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const lose = (reason: DatabaseUnavailableError['reason'], message: string, cause?: unknown): void => {
    if (ended !== null) return;
    const error = new DatabaseUnavailableError(reason, message, cause);
    end(error);
    void worker.terminate();
    lost.resolve(error);
  };
  worker.on('error', (error) => lose('lost', 'The database has ended', error));
  worker.on('exit', () => lose('lost', 'The database has ended'));
  worker.on('message', (answer: WorkerAnswer) => {
    if ('ready' in answer) return ready.resolve();
    if ('failure' in answer && gaveUp(answer.failure)) {
      const { code, message } = answer.failure;
      return lose(code === '53100' ? 'full' : 'lost', `The database has ended: ${message}`);
    }
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) call?.reject(new StatementError(answer.failure));
    else call?.resolve({ rows: JSON.parse(answer.rows), affected: answer.affected });
  });

  const send = async (
    message: { sql: string; parameters: readonly unknown[] } | { close: true },
  ): Promise<Result> => {
    if (ended) throw ended;
    const call = Promise.withResolvers<Result>();
    lastId += 1;
    waiting.set(lastId, call);
    worker.postMessage({ ...message, id: lastId }, []);
    // It cannot be interrupted. Committed data is on disk, so ending it loses nothing else.
    const overdue = setTimeout(() => lose('slow', 'The database did not answer in time'), limit());
    try {
      return await call.promise;
    } finally {
      clearTimeout(overdue);
    }
  };

  try {
    await ready.promise;
  } catch (error) {
    await worker.terminate();
    throw error instanceof DatabaseUnavailableError ? (error.cause ?? error) : error;
  }
  return {
    query: (sql, parameters) => send({ sql, parameters }),
    async close() {
      if (ended === null) await send({ close: true });
      end(new Error('The database has been closed'));
      await worker.terminate();
    },
    lost: lost.promise,
  };
}
