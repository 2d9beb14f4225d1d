import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testDataDirectory } from '../testing/data-directory.ts';
import { removeAbandoned } from './abandoned.ts';

const folder = testDataDirectory();

it('removes what a dead process left behind, and nothing that may still be arriving', async () => {
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

it('may be done by two processes at once', async () => {
  const now = new Date('2026-11-20T14:00:00Z');
  const old = path.join(folder, 'left twice');
  mkdirSync(old);
  for (const name of Array.from({ length: 50 }, (_, index) => String(index))) {
    writeFileSync(path.join(old, name), 'half');
    utimesSync(path.join(old, name), new Date(0), new Date(0));
  }
  await Promise.all([removeAbandoned(old, now), removeAbandoned(old, now)]);
  expect(readdirSync(old)).toEqual([]);
});
