import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '@shepherd/service/settings/settings-reader.ts';
import { privateUmask } from '../data-directory/modes.ts';
import { DirectoryError, DirectoryInUseError, lockDirectory } from '../database/embedded/directory-lock.ts';
import { hasDatabase } from '../database/embedded/store-folder.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { backUp, BackupError, restore } from './archive.ts';
import { readChannel } from '../channels/channel.ts';
import { askForBackup, backupChannelFile } from './channel.ts';
import { restoreIntoServer } from './restore-into-server.ts';
import { backUpServer, restoreServer } from './server-archive.ts';

/**
 * The commands `backup` and `restore`: an embedded database to a file, a PostgreSQL to a folder; each with uploaded
 * files.
 */
const usage = `pnpm backup FILE     writes the data of DATA_DIR to FILE, also while the product runs
pnpm restore FILE    puts it into a DATA_DIR that is empty, or with DATABASE_URL into a PostgreSQL that is
With DATABASE_URL:
pnpm backup FOLDER   writes that PostgreSQL, and the files of S3_… or DATA_DIR, to FOLDER, also while the product runs
pnpm restore FOLDER  puts it into a PostgreSQL that is empty, and the files to S3_… or DATA_DIR`;

process.umask(privateUmask);
try {
  const [command = '', name = ''] = process.argv.slice(2);
  if (!['backup', 'restore'].includes(command) || name === '') throw new SettingsError(usage);
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../.data', import.meta.url)));
  // A package manager changes the working directory and names the original one.
  const file = path.resolve(process.env['INIT_CWD'] ?? '', name);
  const data = path.resolve(settings.dataDirectory);
  process.stdout.write(`${await run(command, { data, file, settings })}\n`);
} catch (error) {
  const known = [SettingsError, DirectoryError, BackupError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${error instanceof Error ? (known ? error.message : (error.stack ?? '')) : String(error)}\n`,
  );
  process.exitCode = 1;
}

/** Returns a summary. */
async function run(
  command: string,
  { data, file, settings }: { data: string; file: string; settings: Settings },
): Promise<string> {
  const { databaseUrl } = settings;
  if (databaseUrl !== null && command === 'backup') {
    const { files, missing } = await backUpServer(file, { ...settings, databaseUrl });
    const told = missing.length === 0 ? '' : `; not where they should be were ${missing.join(', ')}`;
    return `PostgreSQL and ${files} files are kept in ${file}${told}`;
  }
  if (databaseUrl !== null && isFolder(file)) {
    const { tables, files } = await restoreServer(file, { ...settings, databaseUrl });
    return `${file} is restored to PostgreSQL: ${tables} tables, ${files} files`;
  }
  if (databaseUrl !== null) {
    const { tables, rows, files } = await restoreIntoServer(file, { ...settings, databaseUrl });
    return `${file} is restored to PostgreSQL: ${rows} rows of ${tables} tables, ${files} files`;
  }
  if (command === 'restore') {
    await restore(data, file);
    return `${file} is restored to ${data}`;
  }
  await backUpAnyway(data, file);
  return `${data} is kept in ${file}`;
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Through the process that has the directory open, or directly if there is none. */
async function backUpAnyway(data: string, file: string): Promise<void> {
  if (!existsSync(data) || !hasDatabase(data))
    throw new BackupError(`There is no database in ${data} to keep.`);
  let unlock: () => void;
  try {
    unlock = lockDirectory(data);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const channel = existsSync(backupChannelFile(data))
      ? readChannel(readFileSync(backupChannelFile(data), 'utf8'))
      : null;
    if (channel === null)
      throw new BackupError(`${error.message} Or try again when it has started.`, { cause: error });
    return askForBackup(channel, file);
  }
  try {
    await backUp(data, file, (copy) => copy());
  } finally {
    unlock();
  }
}
