// @module-tag any-store
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { openPgliteStore } from './embedded/pglite-store.ts';
import type { PgliteStore } from './embedded/pglite-store.ts';

const folder = testDataDirectory();

const isThere = (store: PgliteStore): Promise<string> =>
  store.check().then(
    () => 'there',
    (error: unknown) => String(error),
  );

describe('a statement that never ends', () => {
  it('fails alone: the database is reopened, and earlier transactions are not continued', async () => {
    const store = await openPgliteStore(path.join(folder, 'endless'));
    await store.session().query('create table kept (number integer)', []);
    await store.session().query('insert into kept values (1)', []);
    const transaction = store.session();
    await transaction.query('begin', []);
    await transaction.query('insert into kept values (2)', []);
    store.limitStatements(300);
    const endless = transaction.query('select count(*) from generate_series(1, 100000000000)', []);
    await expect(endless).rejects.toMatchObject({ reason: 'slow' });
    store.limitStatements(60_000);
    await expect(store.check()).rejects.toMatchObject({ reason: 'slow' });
    await expect.poll(() => isThere(store), { timeout: 20_000 }).toBe('there');
    await expect(transaction.query('insert into kept values (3)', [])).rejects.toMatchObject({
      reason: 'slow',
    });
    expect((await store.session().query('select number from kept', [])).rows).toEqual([{ number: 1 }]);
    await store.close();
  });
});

const small = path.join(folder, 'small-disk');
mkdirSync(small);
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', small]).status === 0;
afterAll(() => {
  if (canMount) execFileSync('umount', ['-l', small]);
});

/** Fills the disk; returns the code of the final error. */
function fill(): unknown {
  const file = openSync(path.join(small, 'everything'), 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  } finally {
    closeSync(file);
  }
}

describe.runIf(canMount)('a disk that is full', () => {
  it('keeps acknowledged rows, and the database recovers by itself when there is room', async () => {
    const store = await openPgliteStore(path.join(small, 'data'));
    await store.session().query('create table kept (number integer, filling text)', []);
    expect(fill()).toBe('ENOSPC');
    const acknowledged: number[] = [];
    const failures: unknown[] = [];
    // Until the log needs more room than there is, which ends PostgreSQL itself.
    for (let number = 0; failures.length === 0; number += 1) {
      await store
        .session()
        .query(
          "insert into kept values ($1, (select string_agg(md5(n::text), '') from generate_series(1, 9000) n))",
          [number],
        )
        .then(
          () => acknowledged.push(number),
          (error: unknown) => failures.push(error),
        );
    }
    await store
      .session()
      .query('checkpoint', [])
      .catch((error: unknown) => failures.push(error));
    expect(failures.at(-1)).toMatchObject({ reason: 'full' });
    await expect(store.check()).rejects.toMatchObject({ reason: 'full' });

    rmSync(path.join(small, 'everything'));
    await expect.poll(() => isThere(store), { timeout: 20_000 }).toBe('there');
    await store.session().query('insert into kept values ($1)', [-1]);
    const { rows } = await store.session().query('select number from kept order by number', []);
    expect(rows).toEqual([-1, ...acknowledged].map((number) => ({ number })));
    await store.close();
  });
});
