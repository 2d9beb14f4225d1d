import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';
import type { EmbeddedStore } from './pglite-dialect.ts';
import type { WorkerAnswer, WorkerFailure } from './pglite-worker.ts';

/** A statement that failed, with what PostgreSQL says about it. */
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

type Result = { rows: unknown[]; affected: number | null };

/**
 * Opens (and at the first time creates) the database in this directory, on a thread of its own. Only one
 * process can have it open: a second one gets a DirectoryInUseError at once.
 */
export async function openPgliteStore(dataDirectory: string): Promise<EmbeddedStore> {
  const unlock = lockDirectory(dataDirectory);
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { directory: path.join(dataDirectory, 'pglite') },
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let broken: Error | null = null;

  const fail = (error: Error): void => {
    broken = error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The database has been closed')));
  worker.on('message', (answer: WorkerAnswer) => {
    if ('ready' in answer) return ready.resolve();
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) call?.reject(new StatementError(answer.failure));
    else call?.resolve({ rows: JSON.parse(answer.rows), affected: answer.affected });
  });

  const send = (
    message: { sql: string; parameters: readonly unknown[] } | { close: true },
  ): Promise<Result> => {
    if (broken) return Promise.reject(broken);
    const call = Promise.withResolvers<Result>();
    lastId += 1;
    waiting.set(lastId, call);
    worker.postMessage({ ...message, id: lastId }, []);
    return call.promise;
  };

  try {
    await ready.promise;
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    query: (sql, parameters) => send({ sql, parameters }),
    async close() {
      await send({ close: true });
      await worker.terminate();
      unlock();
    },
  };
}
