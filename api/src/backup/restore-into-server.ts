import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { arrivalFolder, measured, storageOf } from '../files/files.ts';
import type { FileSettings } from '../files/files.ts';
import { contentTypes } from '@shepherd/domain/fileKind.ts';
import { extensionOf } from '../files/kinds.ts';
import { BackupError, restore } from './archive.ts';
import { moveDatabase } from './into-server.ts';
import type { Moved } from './into-server.ts';

/**
 * Restores a backup of the embedded store into PostgreSQL and the configured file storage, as a migration path. Files
 * come first, because a database without them would refer to missing files; files of a failed attempt stay and are
 * overwritten by the next one.
 */
export async function restoreIntoServer(
  file: string,
  settings: FileSettings & { readonly databaseUrl: string },
): Promise<Moved & { readonly files: number }> {
  const aside = `${file}.restoring`;
  await rm(aside, { recursive: true, force: true });
  try {
    await restore(aside, file);
    const from = await openDatabase({ databaseUrl: null, dataDirectory: aside });
    const to = await openDatabase({ databaseUrl: settings.databaseUrl, dataDirectory: aside });
    try {
      const files = await moveFiles(from, path.join(aside, 'files'), settings);
      return { ...(await moveDatabase(from, to)), files };
    } finally {
      await Promise.all([from.destroy(), to.destroy()]);
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** @returns the number of files */
async function moveFiles(from: Kysely<Database>, folder: string, settings: FileSettings): Promise<number> {
  if (!existsSync(folder)) return 0;
  const storage = storageOf(settings);
  const known = await from.selectFrom('files').select(['key', 'content_type', 'size', 'sha256']).execute();
  const byKey = new Map(known.map((row) => [row.key, row]));
  const arriving = arrivalFolder(settings);
  await mkdir(arriving, { recursive: true });
  let moved = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const key = entry.name;
    const source = path.join(entry.parentPath, key);
    const row = byKey.get(key);
    if (row && isDamaged(row, await measured(source)))
      throw new BackupError(`The file ${key} is damaged in the backup. Nothing of the database was moved.`);
    const copy = path.join(arriving, key);
    await cp(source, copy);
    const extension = extensionOf(key);
    const type = row?.content_type ?? (extension === null ? null : contentTypes[extension]);
    await storage.keep(key, copy, type ?? 'application/octet-stream');
    moved += 1;
  }
  return moved;
}

type Measure = Awaited<ReturnType<typeof measured>>;

/** Files stored before checksums existed have none. */
function isDamaged(
  { content_type: type, size, sha256 }: { content_type: string; size: number | null; sha256: string },
  found: Measure,
): boolean {
  if (sha256 === '') return false;
  if (size !== null && size !== found.size) return true;
  // A text's checksum is the announced one; the stored file was converted to UTF-8.
  return !type.startsWith('text/') && sha256 !== found.sha256;
}
