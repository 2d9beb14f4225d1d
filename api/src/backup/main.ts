import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DirectoryError, DirectoryInUseError, lockDirectory } from '../database/directory-lock.ts';
import { hasDatabase } from '../database/store-folder.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { backUp, BackupError, restore } from './archive.ts';
import { readChannel } from '../channels/channel.ts';
import { askForBackup, backupChannelFile } from './channel.ts';

/** The commands `backup FILE` and `restore FILE` of the embedded database with its uploaded files. */
const usage = `pnpm backup FILE   writes the data of DATA_DIR to FILE, also while the product runs
pnpm restore FILE  puts it into a DATA_DIR that is empty`;

try {
  const [command = '', name = ''] = process.argv.slice(2);
  if (!['backup', 'restore'].includes(command) || name === '') throw new SettingsError(usage);
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../.data', import.meta.url)));
  if (settings.databaseUrl !== null)
    throw new SettingsError(
      'With DATABASE_URL the data is in PostgreSQL: use pg_dump and pg_restore, as api/README.md says.',
    );
  // A package manager changes the folder; it says which one the person was in.
  const file = path.resolve(process.env['INIT_CWD'] ?? '', name);
  const data = path.resolve(settings.dataDirectory);
  if (command === 'restore') await restore(data, file);
  else await backUpAnyway(data, file);
  process.stdout.write(
    command === 'restore' ? `${file} is restored to ${data}\n` : `${data} is kept in ${file}\n`,
  );
} catch (error) {
  const known = [SettingsError, DirectoryError, BackupError].some((kind) => error instanceof kind);
  process.stderr.write(
    `${error instanceof Error ? (known ? error.message : (error.stack ?? '')) : String(error)}\n`,
  );
  process.exitCode = 1;
}

/** By the process that has the directory open, or here when nobody has. */
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
