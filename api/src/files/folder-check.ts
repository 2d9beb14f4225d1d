import { access, constants, mkdir, opendir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { filePlace } from './disk-storage.ts';
import { filesFolder } from './files.ts';
import type { FileSettings } from './files.ts';

/** Why the uploaded files of a database cannot be used. */
export type FilesTrouble = {
  /** Whether all are affected: the folder is missing, unreadable or not writable. */
  readonly all: boolean;
  readonly sentence: string;
};

/** Number of newest files to check: an emptied folder or another disk has none of them. */
const sampled = 20;

/** Checks that the database's files exist on this machine. Null when they do. */
export async function filesTrouble(
  settings: FileSettings,
  database: Kysely<Database>,
): Promise<FilesTrouble | null> {
  if (settings.s3 !== null) return null;
  const folder = filesFolder(settings);
  const code = await folderFailure(folder);
  if (code !== null && code !== 'ENOENT')
    return {
      all: true,
      sentence: `The folder ${folder} of uploaded files cannot be read and written (${code}). Give it to this user, and try again.`,
    };
  const newest = await database
    .selectFrom('files')
    .select('key')
    .where('size', 'is not', null)
    .orderBy('id', 'desc')
    .limit(sampled)
    .execute();
  if (newest.length === 0) return null;
  if (code === 'ENOENT')
    return {
      all: true,
      sentence: `The folder ${folder} is missing, and the database has uploaded files in it. Nothing was changed. Bring the folder back or restore a backup ("pnpm restore FILE"); to go on without the files, make an empty folder there.`,
    };
  const there = await Promise.all(newest.map(({ key }) => isThere(filePlace(folder, key))));
  return there.includes(true)
    ? null
    : {
        all: false,
        sentence: `None of the newest ${newest.length} uploaded files of the database is in ${folder}. Bring its contents back, or restore a backup ("pnpm restore FILE").`,
      };
}

/** The error code of a folder access; null when it succeeds. */
async function folderFailure(folder: string): Promise<string | null> {
  try {
    await (await opendir(folder)).close();
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const isThere = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  );

/** Created at every start, so that its absence later is a finding. */
export async function makeFilesFolder(settings: FileSettings): Promise<void> {
  if (settings.s3 === null) await mkdir(filesFolder(settings), { recursive: true });
}

/** Whether uploaded files are readable and writable; true for a remote storage. */
export const isFilesFolderUsable = async (settings: FileSettings): Promise<boolean> =>
  settings.s3 !== null || (await folderFailure(filesFolder(settings))) === null;
