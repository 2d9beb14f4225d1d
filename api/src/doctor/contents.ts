import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { look, note, ok, reasonOf, wrong } from '@shepherd/service/doctor/findings.ts';
import type { Finding } from '@shepherd/service/doctor/findings.ts';
import type { Database } from '../database/database.ts';
import { DirectoryInUseError } from '../database/embedded/directory-lock.ts';
import { stepsToTake } from '../database/migrate.ts';
import { pgliteDialect } from '../database/embedded/pglite-dialect.ts';
import { openPgliteStore } from '../database/embedded/pglite-store.ts';
import { databaseFolder } from '../database/embedded/store-folder.ts';
import { checkTables } from '../database/table-check.ts';
import { filesTrouble } from '../files/folder-check.ts';
import type { Settings } from '../settings.ts';

/** Checks tables and uploaded files, as far as the migrated steps allow. */
export async function checkContents(
  database: Kysely<Database>,
  settings: Pick<Settings, 's3' | 'dataDirectory'>,
): Promise<readonly Finding[]> {
  const { missing, newer } = await stepsToTake(database);
  if (missing > 0) return [note(`${missing} steps bring the tables up to date; the next start takes them`)];
  return [
    await look('The tables', async () => {
      await checkTables(database);
      return newer > 0
        ? note(`The tables are those of a newer version, which is ${newer} steps ahead`)
        : ok('The tables are up to date and whole');
    }),
    await look('Uploaded files', async () => {
      const trouble = await filesTrouble(settings, database);
      return trouble === null
        ? ok('Uploaded files are where the database has them')
        : wrong(trouble.sentence);
    }),
  ];
}

/** The same for the embedded store, which only one process can open: a running REST v1 is asked instead. */
export async function checkEmbedded(
  settings: Pick<Settings, 's3' | 'dataDirectory' | 'apiUrl'>,
  patience: number,
): Promise<readonly Finding[]> {
  const { dataDirectory } = settings;
  // Opening would create one.
  if (!existsSync(path.join(databaseFolder(dataDirectory), 'PG_VERSION'))) return [];
  try {
    const database = new Kysely<Database>({ dialect: pgliteDialect(await openPgliteStore(dataDirectory)) });
    try {
      return await checkContents(database, settings);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    return error instanceof DirectoryInUseError
      ? [await askReadiness(settings.apiUrl, patience)]
      : [wrong(reasonOf(error))];
  }
}

async function askReadiness(apiUrl: string, patience: number): Promise<Finding> {
  const address = new URL('/readyz', apiUrl);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return answer.ok
      ? ok('REST v1 runs and is ready')
      : wrong(`REST v1 runs and is not ready: ${(await answer.text()).slice(0, 500)}`);
  } catch (error) {
    return note(`The database is in use, and ${address.href} does not answer (${reasonOf(error)})`);
  }
}
