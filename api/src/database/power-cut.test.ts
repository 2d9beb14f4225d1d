// @module-tag any-store
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { storageOf } from '../files/files.ts';
import { openDatabase } from './open.ts';
import { openPgliteStore } from './embedded/pglite-store.ts';

const testing = path.join(import.meta.dirname, '../testing');
const rows = 5;

/** Runs a program until the power cut: writes that were not synced by the last acknowledgement are lost. */
async function writeAndCut(program: readonly string[], from: string, to: string): Promise<string[]> {
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // Not an argument: the database's thread does not inherit arguments.
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(testing, 'store/power-cut.ts')).href}`,
      POWER_CUT_FROM: from,
      POWER_CUT_TO: to,
    },
  });
  const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return written.trim().split('\n');
}

function twoFolders(): { memory: string; disk: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'shepherd-power-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { memory: path.join(folder, 'memory'), disk: path.join(folder, 'disk') };
}

it('a power cut leaves every acknowledged row on the disk', { timeout: 240_000 }, async () => {
  const { memory, disk } = twoFolders();
  const numbers = Array.from({ length: rows }, (_, index) => index + 1);
  const program = [path.join(testing, 'store/kept-writer.ts'), memory, '1', String(rows)];
  expect(await writeAndCut(program, memory, disk)).toEqual(['open', ...numbers.map(String)]);
  const store = await openPgliteStore(disk);
  onTestFinished(() => store.close());
  expect((await store.session().query('select number from kept order by number', [])).rows).toEqual(
    numbers.map((number) => ({ number })),
  );
});

it(
  'a power cut leaves every acknowledged file on the disk, under the name in its row',
  { timeout: 240_000 },
  async () => {
    const { memory, disk } = twoFolders();
    const program = [path.join(testing, 'files/kept-uploads.ts'), memory, String(rows)];
    const acknowledged = await writeAndCut(program, memory, disk);
    expect(acknowledged).toHaveLength(rows * 2);
    const database = await openDatabase({ databaseUrl: null, dataDirectory: disk });
    onTestFinished(() => database.destroy());
    const files = await database.selectFrom('files').select(['key', 'sha256']).orderBy('id').execute();
    expect(files.map(({ sha256 }) => sha256)).toEqual(acknowledged);
    const storage = storageOf({ dataDirectory: disk, s3: null });
    for (const { key, sha256 } of files)
      expect(
        createHash('sha256')
          .update(await buffer(await storage.read(key)))
          .digest('hex'),
      ).toBe(sha256);
  },
);
