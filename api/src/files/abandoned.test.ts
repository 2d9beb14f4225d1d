import fs, { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { removeAbandoned } from './abandoned.ts';

const folder = testDataDirectory();

it('files of a dead process are removed, but not files that may still be arriving', async () => {
  const now = new Date('2026-11-20T14:00:00Z');
  for (const [name, age] of [
    ['old', 61],
    ['just in time', 60],
    ['new', 59],
  ] as const) {
    const file = path.join(folder, name);
    writeFileSync(file, 'half');
    const changed = new Date(now.getTime() - age * 60_000);
    utimesSync(file, changed, changed);
  }
  await removeAbandoned(folder, now);
  expect(readdirSync(folder)).toEqual(['just in time', 'new']);
  await removeAbandoned(path.join(folder, 'missing'), now);
});

it.each(['readdir', 'stat'] as const)(
  'the cleanup tolerates that another process removes a file right after its %s',
  async (step) => {
    const shared = testDataDirectory();
    for (const name of ['first', 'second']) {
      writeFileSync(path.join(shared, name), 'half');
      utimesSync(path.join(shared, name), new Date(0), new Date(0));
    }
    const real = fs.promises[step];
    vi.spyOn(fs.promises, step).mockImplementation(async (...looked: [PathLike]) => {
      const seen = await Reflect.apply(real, fs.promises, looked);
      rmSync(path.join(shared, 'first'), { force: true });
      return seen;
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    await removeAbandoned(shared, new Date('2026-11-20T14:00:00Z'));
    expect(readdirSync(shared)).toEqual([]);
  },
);
