// @module-tag any-store
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { openPgliteStore } from './pglite-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shepherd-store-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writer = path.join(import.meta.dirname, '../../testing/store/kept-writer.ts');

/** Runs the writer from this number on, kills it after `rows` reported rows, and returns all reported. */
async function writeAndKill(directory: string, from: number, rows: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, directory, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const reported: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'open') continue;
    reported.push(Number(line));
    if (reported.length >= rows) child.kill('SIGKILL');
  }
  await gone;
  return reported;
}

describe('a store that is killed', () => {
  it('has every acknowledged row afterwards, several times over', { timeout: 120_000 }, async () => {
    const directory = path.join(folder, 'killed');
    const acknowledged: number[] = [];
    for (const rows of [40, 60, 20]) {
      // Each round begins far above the last: one more row may be committed than was reported.
      const reported = await writeAndKill(directory, acknowledged.length * 1000, rows);
      expect(reported.length).toBeGreaterThanOrEqual(rows);
      acknowledged.push(...reported);
    }
    const store = await openPgliteStore(directory);
    const { rows } = await store.session().query('select number from kept', []);
    await store.close();
    const found = new Set((rows as { number: number }[]).map((row) => row.number));
    expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
  });

  it('starts again after a kill during the first start', async () => {
    const directory = path.join(folder, 'first');
    mkdirSync(path.join(directory, 'pglite.new'), { recursive: true });
    writeFileSync(path.join(directory, 'pglite.new', 'PG_VERSION'), 'half');
    const store = await openPgliteStore(directory);
    expect((await store.session().query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
    await store.close();
  });
});

describe('a store', () => {
  it("reports the database's error details", async () => {
    const store = await openPgliteStore(path.join(folder, 'errors'));
    await store.session().query('create table single (id integer primary key)', []);
    await store.session().query('insert into single values (1)', []);
    await expect(store.session().query('insert into single values (1)', [])).rejects.toMatchObject({
      code: '23505',
      constraint: 'single_pkey',
    });
    await store.close();
    await expect(store.session().query('select 1', [])).rejects.toThrow('The database has been closed');
  });

  it('refuses a second process on the same directory', async () => {
    const directory = path.join(folder, 'shared');
    const unlock = lockDirectory(directory);
    const child = spawn(process.execPath, [writer, directory], { stdio: ['ignore', 'ignore', 'pipe'] });
    const errors = child.stderr.toArray();
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(Buffer.concat(await errors).toString()).toContain('is in use by process');
    unlock();
  });
});
