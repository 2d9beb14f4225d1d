import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPgliteStore } from '../database/embedded/pglite-store.ts';
import { testDataDirectory } from '../testing/store/data-directory.ts';

const folder = testDataDirectory();
const place = (name: string): string => path.join(folder, name);
const data = place('data');

/** Runs the command; returns its output and exit code. */
const command = (name: 'backup' | 'restore', file: string, directory: string) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'main.ts'), name, file], {
    env: { PATH: process.env['PATH'], DATA_DIR: directory },
  }).then(
    ({ stdout }) => ({ code: 0, words: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, words: error.stderr.trim() }),
  );

const api = fork(path.join(import.meta.dirname, '../main.ts'), {
  env: { DATA_DIR: data, SEED_DEMO: '0', LOG_LEVEL: 'silent', API_PORT: '0' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  execArgv: [],
});
const stopped = once(api, 'exit');

beforeAll(async () => {
  await once(api, 'message');
  mkdirSync(path.join(data, 'files/ab'), { recursive: true });
  mkdirSync(path.join(data, 'files/arriving'), { recursive: true });
  writeFileSync(path.join(data, 'files/ab/abc.txt'), 'uploaded');
  writeFileSync(path.join(data, 'files/arriving/half'), 'half of it');
}, 120_000);
afterAll(async () => {
  api.kill('SIGTERM');
  await stopped;
});

it(
  'a backup is made while the product runs, and restores database and files',
  { timeout: 120_000 },
  async () => {
    const file = place('running.tar.gz');
    expect(await command('backup', file, data)).toEqual({ code: 0, words: `${data} is kept in ${file}` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data).filter((name) => name.startsWith('backup.new'))).toEqual([]);

    const copy = place('restored');
    expect(await command('restore', file, copy)).toEqual({
      code: 0,
      words: `${file} is restored to ${copy}`,
    });
    expect(readFileSync(path.join(copy, 'files/ab/abc.txt'), 'utf8')).toBe('uploaded');
    expect(readdirSync(path.join(copy, 'files'))).toEqual(['ab']);
    const store = await openPgliteStore(copy);
    const { rows } = await store
      .session()
      .query('select count(*)::integer > 10 as migrated from kysely_migration', []);
    await store.close();
    expect(rows).toEqual([{ migrated: true }]);

    // And a backup of a closed directory, which a second one does not overwrite.
    expect((await command('backup', place('stopped.tar.gz'), copy)).code).toBe(0);
    expect(await command('backup', file, copy)).toEqual({
      code: 1,
      words: `${file} exists already. Name another file, or remove it first.`,
    });

    expect(await command('restore', file, copy)).toEqual({
      code: 1,
      words: `The data directory ${copy} has a database already. Set DATA_DIR to an empty directory, or move this one away.`,
    });
    const foreign = place('foreign');
    mkdirSync(foreign);
    writeFileSync(path.join(foreign, 'thesis.doc'), 'years of work');
    expect((await command('restore', file, foreign)).words).toMatch(
      /is not empty, and what it holds \(thesis\.doc\)/,
    );

    const size = statSync(file).size;
    truncateSync(file, Math.floor(size / 2));
    const broken = await command('restore', file, place('broken'));
    expect([broken.code, broken.words]).toEqual([
      1,
      expect.stringMatching(/ is damaged, or no backup of this product /),
    ]);
    expect(readdirSync(place('broken')).filter((name) => !name.startsWith('lock'))).toEqual([]);
  },
);

it('a backup is refused without the token, and where there is no data', { timeout: 60_000 }, async () => {
  const { port } = JSON.parse(readFileSync(path.join(data, 'backup.channel'), 'utf8'));
  expect(statSync(path.join(data, 'backup.channel')).mode & 0o777).toBe(0o600);
  const answer = await fetch(`http://127.0.0.1:${port}/backup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer guessed' },
    body: JSON.stringify({ file: place('stolen.tar.gz') }),
  });
  expect(answer.status).toBe(404);
  expect((await command('backup', place('nothing.tar.gz'), place('nowhere'))).words).toMatch(
    /^There is no database in /,
  );
});
