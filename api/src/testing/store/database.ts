import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../database/database.ts';
import { DirectoryInUseError, lockDirectory } from '../../database/embedded/directory-lock.ts';
import { migrate } from '../../database/migrate.ts';
import { openPostgres } from '../../database/open.ts';
import { inProcess } from '../../database/embedded/in-process.ts';
import { pgliteOptions } from '../../database/embedded/pglite-options.ts';
import { pgliteDialect } from '../../database/embedded/pglite-dialect.ts';
import { seed } from '../../seed/seed.ts';
import { createDatabase } from './filled-database.ts';
import { testNow } from '../test-now.ts';

export type TestDatabase = { readonly database: Kysely<Database>; readonly close: () => Promise<void> };

/** A separate database with the demo data: PGlite in memory, or one on the PostgreSQL of TEST_DATABASE_URL. */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? openInMemory() : openOnServer(url);
}

async function openInMemory(): Promise<TestDatabase> {
  kept ??= readSnapshot();
  const store = await PGlite.create({ ...pgliteOptions, loadDataDir: new KeptSnapshot(await kept) });
  const database = new Kysely<Database>({ dialect: pgliteDialect(inProcess(store)) });
  return { database, close: () => database.destroy() };
}

/** For all files of a worker. */
let kept: Promise<ArrayBuffer> | undefined;

/** Given out as it is: reading a real blob of 90 MB takes as long as opening the database. */
class KeptSnapshot extends Blob {
  readonly #content: ArrayBuffer;

  constructor(content: ArrayBuffer) {
    super([]);
    this.#content = content;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#content);
  }
}

async function readSnapshot(): Promise<ArrayBuffer> {
  const file = path.join(tmpdir(), `shepherd-api-test-${sourceHash()}.tar`);
  while (!existsSync(file)) await makeSnapshotAlone(file);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

/** Returns when this process has made the snapshot, or while another one makes it. */
async function makeSnapshotAlone(file: string): Promise<void> {
  let release: () => void;
  try {
    release = lockDirectory(path.join(tmpdir(), 'shepherd-api-test.lock'));
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return delay(50);
  }
  try {
    // Another process may have made it since.
    if (!existsSync(file)) await makeSnapshot(file);
  } finally {
    release();
  }
}

/**
 * Seeding a database takes seconds, unpacking a snapshot does not. Renamed, so that a partial file is never visible.
 */
async function makeSnapshot(file: string): Promise<void> {
  const store = await PGlite.create(pgliteOptions);
  const database = new Kysely<Database>({ dialect: pgliteDialect(inProcess(store)) });
  await migrate(database);
  await seed(database, testNow);
  // Otherwise every copy begins by repeating the seed from the log.
  await store.exec('checkpoint');
  const dump = await store.dumpDataDir('none');
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  await database.destroy();
}

/** Changes with everything that affects the snapshot. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const root = path.join(import.meta.dirname, '../..');
  for (const file of globSync('**/*.ts', { cwd: root }).sort())
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

async function openOnServer(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createDatabase(serverUrl, inject('filledDatabase'));
  const database = openPostgres(url);
  return {
    database,
    async close() {
      await database.destroy();
      await drop();
    },
  };
}
