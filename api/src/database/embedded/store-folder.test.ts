// @module-tag any-store
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDataDirectory } from '../../testing/store/data-directory.ts';
import { DirectoryError } from './directory-lock.ts';
import { openPgliteStore } from './pglite-store.ts';
import { hasDatabase } from './store-folder.ts';

const folder = testDataDirectory();
const place = (name: string): string => path.join(folder, name);
const listing = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('lock.sqlite'))
    .sort();

beforeAll(async () => {
  const store = await openPgliteStore(place('kept'));
  await store.session().query('create table kept (number integer)', []);
  await store.session().query('insert into kept values (7)', []);
  // Copied while the store is open, including the lock of this process.
  execFileSync('cp', ['-r', place('kept'), place('copy')]);
  await store.close();
});

async function refusal(directory: string): Promise<string> {
  const before = listing(directory);
  const error: unknown = await openPgliteStore(directory).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DirectoryError);
  expect(listing(directory)).toEqual(before);
  return error instanceof Error ? error.message : '';
}

describe('a data directory', () => {
  it('starts as a copy of one that is in use', async () => {
    const store = await openPgliteStore(place('copy'));
    expect((await store.session().query('select number from kept', [])).rows).toEqual([{ number: 7 }]);
    await store.close();
  });

  it('whose database lacks PG_VERSION is refused and left as it is', async () => {
    cpSync(place('kept'), place('headless'), { recursive: true });
    rmSync(path.join(place('headless'), 'pglite/PG_VERSION'));
    expect(await refusal(place('headless'))).toMatch(
      /^The database in .*headless\/pglite is damaged: its file PG_VERSION is missing\. Nothing was changed\. Restore a backup /,
    );
  });

  it('with files but without a database is refused', async () => {
    mkdirSync(path.join(place('files-only'), 'files/ab'), { recursive: true });
    expect(await refusal(place('files-only'))).toMatch(
      /has uploaded files but no database\. .* Restore a backup /,
    );
  });

  it('with unrelated files is refused', async () => {
    mkdirSync(place('foreign'));
    writeFileSync(path.join(place('foreign'), 'thesis.doc'), 'years of work');
    expect(await refusal(place('foreign'))).toMatch(
      /is not empty, and what it holds \(thesis\.doc\) .* Set DATA_DIR to a directory that is empty/,
    );
  });

  it('with only files of an earlier start or of the file system counts as empty', () => {
    const directory = place('traces');
    for (const name of ['lost+found', 'pglite.new', 'files/arriving', 'pglite'])
      mkdirSync(path.join(directory, name), { recursive: true });
    for (const name of ['lock', 'lock.sqlite', '.gitkeep']) writeFileSync(path.join(directory, name), '');
    expect(hasDatabase(directory)).toBe(false);
  });

  it.each([
    ['a short control file', (at: string) => truncateSync(path.join(at, 'global/pg_control'), 100)],
    ['no log', (at: string) => rmSync(path.join(at, 'pg_wal'), { recursive: true })],
    ['another version', (at: string) => writeFileSync(path.join(at, 'PG_VERSION'), '12\n')],
    ['no tables', (at: string) => rmSync(path.join(at, 'base'), { recursive: true })],
  ])('whose database has %s is refused in one sentence', async (what, damage) => {
    const directory = place(`damaged by ${what}`);
    cpSync(place('kept'), directory, { recursive: true });
    damage(path.join(directory, 'pglite'));
    const error: unknown = await openPgliteStore(directory).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DirectoryError);
    expect(String(error)).toMatch(
      /cannot be opened: it is damaged, or of another version \(.+\)\. Restore a backup /,
    );
    expect(String(error)).not.toContain('\n');
  });
});
