import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open.ts';
import { keeperOf, newFileKey, removeFileWork } from '../files/files.ts';
import { pauseRemoval } from '../files/removal-pause.ts';
import { runDue, worksByName } from '../outbox/runner.ts';
import { enqueue } from '../outbox/work.ts';
import { testSettings } from '../testing/api.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { createDatabase } from '../testing/store/filled-database.ts';
import type { OwnDatabase } from '../testing/store/filled-database.ts';
import { testNow } from '../testing/test-now.ts';
import { textsOf } from '../testing/store/whole-database.ts';
import { later, minute } from '../time/instants.ts';
import { backUpServer, restoreServer } from './server-archive.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(serverUrl === '')('a PostgreSQL with its files', () => {
  const folder = testDataDirectory();
  const place = (name: string): string => path.join(folder, name);
  const at = ({ url }: OwnDatabase, name: string) => ({
    databaseUrl: url,
    dataDirectory: place(name),
    s3: null,
  });
  let first: OwnDatabase;
  let second: OwnDatabase;
  let database: Kysely<Database>;
  /** An uploaded file, and one with only a row. */
  const keys = { kept: newFileKey('pdf'), lost: newFileKey('pdf') };
  beforeAll(async () => {
    first = await createDatabase(serverUrl, inject('filledDatabase'));
    second = await createDatabase(serverUrl);
    database = openPostgres(first.url);
    // The demo's files exist only if there is a storage at seeding, which this database did not have.
    await database.updateTable('files').set({ size: null }).execute();
    await keeperOf(at(first, 'first'))(keys.kept, Buffer.from('contract'), 'application/pdf');
    for (const key of Object.values(keys))
      await database
        .insertInto('files')
        .values({
          key,
          name: 'contract.pdf',
          content_type: 'application/pdf',
          size: 8,
          sha256: '0'.repeat(64),
          created_by: null,
          created_at: testNow.toISOString(),
        })
        .execute();
  });
  afterAll(async () => {
    await database.destroy();
    await Promise.all([first.drop(), second.drop()]);
  });

  /** The rows of each table, sorted. */
  const contentOf = async (url: string) => {
    const opened = openPostgres(url);
    const texts = await textsOf(opened);
    await opened.destroy();
    return texts.map(({ table, text }) => [table, text.split('\n').sort()] as const);
  };

  it('is backed up into a folder and restored into another PostgreSQL, completely, with a list of missing files', async () => {
    const backup = place('backup');
    expect(await backUpServer(backup, at(first, 'first'))).toEqual({ files: 1, missing: [keys.lost] });
    expect(statSync(path.join(backup, 'files')).mode & 0o777).toBe(0o700);
    await expect(backUpServer(backup, at(first, 'first'))).rejects.toThrow('exists already');

    const restored = await restoreServer(backup, at(second, 'second'));
    expect(restored.files).toBe(1);
    expect(await contentOf(second.url)).toEqual(await contentOf(first.url));
    const [file = ''] = globSync('*/*.pdf', { cwd: place('second/files') });
    expect(path.basename(file)).toBe(keys.kept);
    expect(readFileSync(path.join(place('second/files'), file), 'utf8')).toBe('contract');

    await expect(restoreServer(backup, at(second, 'third'))).rejects.toThrow('has tables already');
  });

  it('is not restored from an incomplete or damaged folder', async () => {
    const backup = place('damaged');
    await backUpServer(backup, at(first, 'first'));
    const empty = await createDatabase(serverUrl);
    const [file = ''] = globSync('files/*/*.pdf', { cwd: backup });
    writeFileSync(path.join(backup, file), 'Contract');
    await expect(restoreServer(backup, at(empty, 'third'))).rejects.toThrow(`${keys.kept} is damaged`);
    rmSync(path.join(backup, 'backup.json'));
    await expect(restoreServer(backup, at(empty, 'third'))).rejects.toThrow('is incomplete');
    expect(await contentOf(empty.url)).toEqual([]);
    await empty.drop();
    await expect(backUpServer(place('wrong'), at(empty, 'first'))).rejects.toThrow('does not exist');
    expect(globSync('wrong*', { cwd: folder })).toEqual([]);
  });

  it('loses no file during a backup, and removes queued ones afterwards', async () => {
    const settings = { ...testSettings, ...at(first, 'first') };
    let now = testNow;
    const work = () =>
      runDue({ database, settings, clock: () => now }, worksByName([removeFileWork]), (error) => {
        throw error;
      });
    const kept = path.join(place('first/files'), keys.kept.slice(0, 2), keys.kept);
    await enqueue(database, removeFileWork, { key: keys.kept }, now);
    const backingUp = openPostgres(first.url);
    await backingUp.connection().execute(async (connection) => {
      await pauseRemoval(connection);
      await work();
      expect(existsSync(kept)).toBe(true);
    });
    await backingUp.destroy();
    // A pool ends before PostgreSQL has noticed: the removal may be postponed once more.
    const removed = async () => {
      now = later(now, minute);
      await work();
      return !existsSync(kept);
    };
    await expect.poll(removed).toBe(true);
  });
});
