// @module-tag any-store
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../backup/archive.ts';
import { DirectoryError } from '../database/embedded/directory-lock.ts';
import { openPgliteStore } from '../database/embedded/pglite-store.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { closeInside, closeUploads, exposureOf, refuseExposed } from './access.ts';

const folder = testDataDirectory();
const place = (name: string): string => path.join(folder, name);
const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);

/** Files and folders below a directory that are open to group or others. */
const exposedIn = (directory: string): string[] =>
  fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => (fs.statSync(path.join(directory, name)).mode & 0o077) !== 0);

function directoryOf(mode: number, name = mode.toString(8)): string {
  fs.mkdirSync(place(name));
  fs.chmodSync(place(name), mode);
  return place(name);
}

describe('the embedded store', () => {
  const data = place('new/data');
  beforeAll(async () => {
    const store = await openPgliteStore(data);
    await store.session().query('create table kept (number integer)', []);
    await store.session().query('insert into kept select generate_series(1, 100000)', []);
    await store.close();
  });

  it('is private to its owner, with the usual umask', () => {
    expect(modeOf(data)).toBe('700');
    const database = path.join(data, 'pglite');
    expect(modeOf(database)).toBe('700');
    expect(exposedIn(database)).toEqual([]);
    expect(fs.existsSync(path.join(database, 'pg_wal'))).toBe(true);
  });

  it('of an earlier version is made private when it is opened', async () => {
    fs.mkdirSync(path.join(data, 'files/ab'), { recursive: true });
    fs.writeFileSync(path.join(data, 'files/ab/abc.txt'), 'uploaded');
    execFileSync('chmod', ['-R', 'a+rwX', path.join(data, 'pglite'), path.join(data, 'files')]);
    expect(exposedIn(data).length).toBeGreaterThan(900);
    const store = await openPgliteStore(data);
    const { rows } = await store.session().query('select count(*)::integer as rows from kept', []);
    await store.close();
    expect(rows).toEqual([{ rows: 100_000 }]);
    expect(exposedIn(data)).toEqual([]);
    expect(fs.readFileSync(path.join(data, 'files/ab/abc.txt'), 'utf8')).toBe('uploaded');
  });

  it('is restored as private from an archive with other modes', async () => {
    fs.mkdirSync(place('archive'));
    fs.writeFileSync(
      place('archive/backup.json'),
      JSON.stringify({ product: 'shepherd-console', format: 1, files: 2 }),
    );
    for (const name of ['pglite/PG_VERSION', 'files/ab/abc.txt']) {
      fs.mkdirSync(path.dirname(place(`archive/${name}`)), { recursive: true });
      fs.writeFileSync(place(`archive/${name}`), '18');
    }
    execFileSync('chmod', ['-R', 'a+rwX', place('archive')]);
    execFileSync('tar', ['-czf', place('old.tar.gz'), '-C', place('archive'), '.']);
    await restore(place('restored'), place('old.tar.gz'));
    expect(fs.readFileSync(place('restored/files/ab/abc.txt'), 'utf8')).toBe('18');
    expect(modeOf(place('restored'))).toBe('700');
    for (const part of ['pglite', 'files']) {
      expect(modeOf(place(`restored/${part}`))).toBe('700');
      expect(exposedIn(place(`restored/${part}`))).toEqual([]);
    }
  });
});

describe('a data directory', () => {
  it.each([0o770, 0o707, 0o720, 0o777])('of mode %o is refused with the command that fixes it', (mode) => {
    const directory = directoryOf(mode);
    const digits = mode.toString(8);
    expect(() => refuseExposed(directory, () => {})).toThrow(
      new DirectoryError(
        `Other accounts of this machine can write to the data directory ${directory} (mode ${digits}). Nothing was changed. Run chmod 700 '${directory}', and try again.`,
      ),
    );
  });

  it.each([0o755, 0o750, 0o701])('of mode %o is used after a warning', (mode) => {
    const said: string[] = [];
    const directory = directoryOf(mode);
    refuseExposed(directory, (sentence) => said.push(sentence));
    expect(said).toEqual([
      `Warning: other accounts of this machine can read the data directory ${directory} (mode ${mode.toString(8)}). Run chmod 700 '${directory}'`,
    ]);
  });

  it('that is private, or does not exist, causes no warning', () => {
    expect(exposureOf(directoryOf(0o700))).toBeNull();
    expect(exposureOf(place('later'))).toBeNull();
  });

  it('is quoted for a shell as one word', () => {
    const directory = directoryOf(0o777, "it's ours");
    const { command = '' } = exposureOf(directory) ?? {};
    execFileSync('sh', ['-c', command]);
    expect(modeOf(directory)).toBe('700');
  });

  it('has its open upload folders and their contents made private, once', () => {
    const directory = directoryOf(0o700, 'uploads');
    for (const [name, mode] of [
      ['ab', 0o755],
      ['cd', 0o700],
    ] as const) {
      const file = path.join(directory, `files/${name}/photo.png`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, '');
      fs.chmodSync(file, 0o644);
      fs.chmodSync(path.dirname(file), mode);
    }
    closeUploads(directory);
    // A private folder protects its contents, and is not visited again.
    expect(exposedIn(directory)).toEqual(['files/cd/photo.png']);
    expect(modeOf(path.join(directory, 'files'))).toBe('700');
  });

  it('does not change the targets of links in it', () => {
    const outside = place('outside.txt');
    fs.writeFileSync(outside, '');
    fs.chmodSync(outside, 0o644);
    const directory = directoryOf(0o700, 'linked');
    fs.symlinkSync(outside, path.join(directory, 'link'));
    closeInside(directory);
    expect(modeOf(outside)).toBe('644');
  });
});
