import fs from 'node:fs';
import path from 'node:path';
import { DirectoryError } from './directory-lock.ts';

/** The database's folder in the data directory, and the folder in which it is created first. */
export const databaseFolder = (dataDirectory: string): string => path.join(dataDirectory, 'pglite');
export const draftFolder = (database: string): string => `${database}.new`;

/** Files of this program before there is a database, and of file systems. */
const withoutMeaning =
  /^(lock|lock\.sqlite(-journal)?|pglite\.new|restore\.new|backup\.new\..*|backup\.channel|simulate\.(channel|token)|lost\+found|\..*)$/;

/**
 * Whether the data directory has a database. Throws for a directory with other content: a new database would hide it,
 * or present a demo as the lost data.
 */
export function hasDatabase(dataDirectory: string): boolean {
  const database = databaseFolder(dataDirectory);
  if (fs.existsSync(path.join(database, 'PG_VERSION'))) return true;
  if (namesIn(database).length > 0)
    throw new DirectoryError(
      `The database in ${database} is damaged: its file PG_VERSION is missing. Nothing was changed. ${restoreOrMove}`,
    );
  const foreign = namesIn(dataDirectory).filter((name) => !withoutMeaning.test(name) && name !== 'pglite');
  if (foreign.length === 1 && foreign[0] === 'files') {
    const kept = namesIn(path.join(dataDirectory, 'files')).filter((name) => name !== 'arriving');
    if (kept.length === 0) return false;
    throw new DirectoryError(
      `The data directory ${dataDirectory} has uploaded files but no database. Nothing was changed. ${restoreOrMove}`,
    );
  }
  if (foreign.length === 0) return false;
  throw new DirectoryError(
    `The data directory ${dataDirectory} is not empty, and what it holds (${foreign.slice(0, 3).join(', ')}) is not the data of this program. Nothing was changed. Set DATA_DIR to a directory that is empty or does not exist.`,
  );
}

const restoreOrMove =
  'Restore a backup into an empty directory ("pnpm restore FILE"), or set DATA_DIR to another directory.';

/** The database exists but does not open. */
export const damaged = (dataDirectory: string, cause: unknown): DirectoryError =>
  new DirectoryError(
    `The database in ${databaseFolder(dataDirectory)} cannot be opened: it is damaged, or of another version (${reasonOf(cause)}). ${restoreOrMove}`,
    { cause },
  );

/** Its first line, cut to the length of a sentence. */
const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]?.slice(0, 200) ?? '';

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
