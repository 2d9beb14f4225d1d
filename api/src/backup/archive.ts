import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
} from 'node:fs';
import { cp, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar/fs';
import { refuseExposed } from '../data-directory/access.ts';
import { privateFile, privateFolder } from '../data-directory/modes.ts';
import { lockDirectory } from '../database/embedded/directory-lock.ts';
import { databaseFolder, hasDatabase } from '../database/embedded/store-folder.ts';
import { onDisk } from '../files/on-disk.ts';

/** A backup that cannot be made or restored; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The archive's description of itself; `files` is the number of other files in it. */
type Manifest = { readonly product: 'shepherd-console'; readonly format: 1; readonly files: number };
const manifestName = 'backup.json';

/**
 * Writes the data directory to one archive. The database must not change while `whileQuiet` runs its callback, which
 * is short: the database is copied, and uploaded files, which are immutable, are linked. The archive is made from
 * that copy.
 */
export async function backUp(
  dataDirectory: string,
  file: string,
  whileQuiet: (copy: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (existsSync(file))
    throw new BackupError(`${file} exists already. Name another file, or remove it first.`);
  const aside = path.join(dataDirectory, `backup.new.${randomUUID()}`);
  const draft = `${file}.part`;
  try {
    await mkdir(aside, { mode: privateFolder });
    await whileQuiet(async () => {
      await cp(databaseFolder(dataDirectory), path.join(aside, 'pglite'), { recursive: true });
      await linkAll(path.join(dataDirectory, 'files'), path.join(aside, 'files'));
    });
    const manifest: Manifest = { product: 'shepherd-console', format: 1, files: countFiles(aside) };
    await writeFile(path.join(aside, manifestName), JSON.stringify(manifest));
    await pipeline(packTar(aside), createGzip({ level: 3 }), createWriteStream(draft, { mode: privateFile }));
    await onDisk(draft);
    await rename(draft, file);
    await onDisk(path.dirname(path.resolve(file)));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Restores an archive into an empty data directory, completely or not at all. */
export async function restore(dataDirectory: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const unlock = lockDirectory(dataDirectory);
  const aside = path.join(dataDirectory, 'restore.new');
  try {
    refuseExposed(dataDirectory, () => {});
    if (hasDatabase(dataDirectory))
      throw new BackupError(
        `The data directory ${dataDirectory} has a database already. Set DATA_DIR to an empty directory, or move this one away.`,
      );
    await rm(aside, { recursive: true, force: true });
    mkdirSync(aside, { mode: privateFolder });
    await pipeline(
      createReadStream(file),
      createGunzip(),
      unpackTar(aside, { fmode: privateFile, dmode: privateFolder }),
    ).catch((error: unknown) => {
      throw new BackupError(`${file} is damaged, or no backup of this product (${String(error)}).`, {
        cause: error,
      });
    });
    const manifest = readManifest(path.join(aside, manifestName));
    if (manifest === null || countFiles(aside) - 1 !== manifest.files)
      throw new BackupError(`${file} is incomplete, or no backup of this product.`);
    await rm(path.join(dataDirectory, 'files'), { recursive: true, force: true });
    await rm(databaseFolder(dataDirectory), { recursive: true, force: true });
    if (existsSync(path.join(aside, 'files')))
      await rename(path.join(aside, 'files'), path.join(dataDirectory, 'files'));
    // Last: a start before this finds files without a database, and refuses.
    await rename(path.join(aside, 'pglite'), databaseFolder(dataDirectory));
  } finally {
    await rm(aside, { recursive: true, force: true });
    unlock();
  }
}

/** Links all stored files; partial uploads are skipped. */
async function linkAll(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (path.relative(from, source).split(path.sep)[0] === 'arriving' || !entry.isFile()) continue;
    await mkdir(path.dirname(target), { recursive: true });
    // Another disk, or a file system without links.
    await link(source, target).catch(() => cp(source, target));
  }
}

const countFiles = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

function readManifest(file: string): Manifest | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('product' in value) || !('files' in value))
      return null;
    if (value.product !== 'shepherd-console' || typeof value.files !== 'number') return null;
    return 'format' in value && value.format === 1
      ? { product: value.product, format: value.format, files: value.files }
      : null;
  } catch {
    return null;
  }
}
