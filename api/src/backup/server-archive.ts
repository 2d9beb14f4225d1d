import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { privateFolder } from '../data-directory/modes.ts';
import type { Database } from '../database/database.ts';
import { ownTables } from '../database/own-tables.ts';
import { arrivalFolder, storageOf } from '../files/files.ts';
import type { FileSettings } from '../files/files.ts';
import { onDisk } from '../files/on-disk.ts';
import { pauseRemoval } from '../files/removal-pause.ts';
import { FileMissingError } from '../files/storage.ts';
import { BackupError } from './archive.ts';
import { runTool } from './postgres-tool.ts';
import { onServer } from './server-connection.ts';

type ServerSettings = FileSettings & { readonly databaseUrl: string };

/** A file row of the dump; `sha256` is of the stored bytes. */
type Listed = { readonly key: string; readonly type: string; readonly sha256: string };
/** Written last, when everything else is complete. */
type Manifest = {
  readonly product: 'shepherd-console';
  readonly format: 2;
  readonly dump: string;
  readonly files: readonly Listed[];
  /** Keys of files in the dump whose bytes were missing. */
  readonly missing: readonly string[];
};

const manifestIn = (folder: string): string => path.join(folder, 'backup.json');
const dumpIn = (folder: string): string => path.join(folder, 'database.dump');
const fileIn = (folder: string, key: string): string => path.join(folder, 'files', key.slice(0, 2), key);

/** Concurrency of file transfers: each mostly waits for the store. */
const atOnce = 8;

/**
 * Writes a PostgreSQL and its file storage to a folder, while the product runs. Rows come first: the bytes of a file
 * are stored before a record refers to it, so they exist for every row of the dump. Later files are in no row of it,
 * and removal is paused until all are copied. The other way round, a file that arrived between copy and dump would be
 * missing.
 * @returns the number of files, and the keys of missing ones
 */
export async function backUpServer(
  folder: string,
  settings: ServerSettings,
): Promise<{ readonly files: number; readonly missing: readonly string[] }> {
  if (existsSync(folder))
    throw new BackupError(`${folder} exists already. Name another folder, or remove it first.`);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'files'), { recursive: true, mode: privateFolder });
  try {
    const manifest = await onServer(settings.databaseUrl, async (connection) => {
      await pauseRemoval(connection);
      const rows = await dump(connection, settings.databaseUrl, draft);
      return copyFiles(rows, draft, settings);
    });
    await writeFile(manifestIn(draft), JSON.stringify(manifest));
    await onDisk(manifestIn(draft));
    await rename(draft, folder);
    await onDisk(path.dirname(path.resolve(folder)));
    return { files: manifest.files.length, missing: manifest.missing };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

type FileRow = { readonly key: string; readonly content_type: string; readonly size: number };

/** @returns the files at the snapshot of the dump */
async function dump(
  connection: Kysely<Database>,
  databaseUrl: string,
  folder: string,
): Promise<readonly FileRow[]> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(
        transaction,
      );
      const parameters = ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${dumpIn(folder)}`];
      await runTool('pg_dump', databaseUrl, parameters);
      // Announced files have no bytes yet.
      return transaction
        .selectFrom('files')
        .where('size', 'is not', null)
        .select(['key', 'content_type', 'size'])
        .orderBy('id')
        .$narrowType<{ size: number }>()
        .execute();
    });
}

async function copyFiles(
  rows: readonly FileRow[],
  folder: string,
  settings: FileSettings,
): Promise<Manifest> {
  const storage = storageOf(settings);
  const files: Listed[] = [];
  const missing: string[] = [];
  await eachOf(rows, async ({ key, content_type: type, size }) => {
    const place = fileIn(folder, key);
    await mkdir(path.dirname(place), { recursive: true });
    const bytes = await storage.read(key).catch((error: unknown) => {
      if (error instanceof FileMissingError) return null;
      throw error;
    });
    if (bytes === null) return void missing.push(key);
    const measured = await measure(bytes, place);
    if (measured.size !== size)
      throw new BackupError(
        `The file ${key} has ${measured.size} bytes and should have ${size}: it is damaged where it is kept.`,
      );
    files.push({ key, type, sha256: measured.sha256 });
  });
  const { sha256 } = await measure(createReadStream(dumpIn(folder)));
  return { product: 'shepherd-console', format: 2, dump: sha256, files, missing };
}

/**
 * Restores such a folder into an empty PostgreSQL and the configured file storage. Files come first, because a
 * database without them would refer to missing files. The database is complete then, or still empty.
 */
export async function restoreServer(
  folder: string,
  settings: ServerSettings,
): Promise<{ readonly files: number; readonly tables: number }> {
  const manifest = await readManifest(folder);
  await onServer(settings.databaseUrl, async (connection) => {
    if ((await ownTables(connection)).length > 0)
      throw new BackupError(
        'The database of DATABASE_URL has tables already, and nothing of it is replaced. Make an empty one (createdb).',
      );
  });
  const { sha256 } = await measure(createReadStream(dumpIn(folder)));
  if (sha256 !== manifest.dump) throw damaged('database.dump');
  const storage = storageOf(settings);
  const arriving = arrivalFolder(settings);
  await mkdir(arriving, { recursive: true });
  await eachOf(manifest.files, async ({ key, type, sha256: wanted }) => {
    const copy = path.join(arriving, key);
    await cp(fileIn(folder, key), copy).catch((error: unknown) => {
      throw damaged(key, error);
    });
    if ((await measure(createReadStream(copy))).sha256 !== wanted) throw damaged(key);
    await storage.keep(key, copy, type);
  });
  const parameters = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runTool('pg_restore', settings.databaseUrl, [...parameters, dumpIn(folder)]);
  const tables = await onServer(settings.databaseUrl, ownTables);
  return { files: manifest.files.length, tables: tables.length };
}

const damaged = (name: string, cause?: unknown): Error =>
  new BackupError(`${name} is damaged in the backup, or missing. Nothing of the database was restored.`, {
    cause,
  });

/** Runs several concurrently, until one fails. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const line = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of line) await work(item);
    }),
  );
}

/** Reads to the end; writes the bytes to the target, if there is one. */
async function measure(
  bytes: NodeJS.ReadableStream,
  place?: string,
): Promise<{ readonly size: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, place === undefined ? undefined : chunk);
    },
  });
  if (place === undefined) await pipeline(bytes, counting.resume());
  else await pipeline(bytes, counting, createWriteStream(place, { mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => '{}');
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.product !== 'shepherd-console' || manifest.format !== 2 || !Array.isArray(manifest.files))
    throw new BackupError(`${folder} is incomplete, or no backup of this product's PostgreSQL.`);
  return manifest as Manifest;
}
