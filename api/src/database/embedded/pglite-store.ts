import { setTimeout as wait } from 'node:timers/promises';
import { closeInside } from '../../data-directory/access.ts';
import { isAlmostFull } from '../disk-space.ts';
import { DirectoryError, lockDirectory } from './directory-lock.ts';
import type { EmbeddedStore } from './pglite-dialect.ts';
import { startThread } from './pglite-thread.ts';
import type { Thread } from './pglite-thread.ts';
import { damaged, databaseFolder, hasDatabase } from './store-folder.ts';
import { DatabaseUnavailableError } from '../unavailable.ts';

export type PgliteStore = EmbeddedStore & {
  /** Resolves when the database answers, even if it is in use; rejects when it cannot be used. */
  check(): Promise<void>;
  /** From now on, a statement that exceeds this time ends the thread. */
  limitStatements(milliseconds: number): void;
};

/** Backoff in milliseconds before reopening the database: doubled each time, up to the last. */
const firstPause = 100;
const longestPause = 3_000;

/**
 * Opens (and creates at first) the database in this directory, on its own thread. Only one process can open it: a
 * second one gets a DirectoryInUseError immediately. If the database ends, because its disk is full or a statement
 * hangs, it is reopened until that succeeds.
 */
export async function openPgliteStore(
  dataDirectory: string,
  report: (error: unknown) => void = () => {},
): Promise<PgliteStore> {
  const unlock = lockDirectory(dataDirectory);
  // A larger delay would make a timer fire immediately.
  let limit = 2 ** 31 - 1;
  const open = (): Promise<Thread> => startThread(databaseFolder(dataDirectory), () => limit);
  const closing = new AbortController();
  let current: Thread | DatabaseUnavailableError;
  let reopening: Promise<void> = Promise.resolve();

  const keepOpen = (thread: Thread): void => {
    current = thread;
    void thread.lost.then((error) => {
      report(error);
      current = error;
      reopening = reopen();
    });
  };
  const reopen = async (): Promise<void> => {
    for (let pause = firstPause; !closing.signal.aborted; pause = Math.min(longestPause, pause * 2)) {
      // Closing the store aborts the timer, which rejects.
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        return keepOpen(await open());
      } catch (error) {
        const reason = (await isAlmostFull(dataDirectory)) ? 'full' : 'lost';
        current = new DatabaseUnavailableError(reason, 'The database cannot be opened again yet', error);
        report(current);
      }
    }
  };

  try {
    hasDatabase(dataDirectory);
    closeInside(dataDirectory);
    keepOpen(await open());
  } catch (error) {
    unlock();
    if (error instanceof DirectoryError) throw error;
    if (await isAlmostFull(dataDirectory))
      throw new DirectoryError(
        `The disk of the data directory ${dataDirectory} is full. Make room, or set DATA_DIR to a directory on another disk.`,
        { cause: error },
      );
    throw damaged(dataDirectory, error);
  }
  return {
    session() {
      const mine = current;
      return {
        async query(sql, parameters) {
          if (mine instanceof DatabaseUnavailableError) throw mine;
          return mine.query(sql, parameters);
        },
      };
    },
    async check() {
      if (current instanceof DatabaseUnavailableError) throw current;
      await current.query('select 1', []);
    },
    limitStatements(milliseconds) {
      limit = milliseconds;
    },
    async close() {
      closing.abort();
      await reopening;
      if (!(current instanceof DatabaseUnavailableError)) await current.close();
      unlock();
    },
  };
}
