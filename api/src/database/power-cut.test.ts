import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openPgliteStore } from './pglite-store.ts';

const testing = path.join(import.meta.dirname, '../testing');
const rows = 5;

/** Writes rows until the power is cut: what was not synced by the last acknowledgement is gone. */
async function writeAndCut(from: string, to: string): Promise<string[]> {
  const program = [path.join(testing, 'kept-writer.ts'), from, '1', String(rows)];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // Not an argument: the database works on a thread of its own, which takes no arguments over.
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(testing, 'power-cut.ts')).href}`,
      POWER_CUT_FROM: from,
      POWER_CUT_TO: to,
    },
  });
  const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return written.trim().split('\n');
}

it('leaves every acknowledged row on the disk', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shepherd-power-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const disk = path.join(folder, 'disk');
  const numbers = Array.from({ length: rows }, (_, index) => index + 1);
  expect(await writeAndCut(path.join(folder, 'memory'), disk)).toEqual(['open', ...numbers.map(String)]);
  const store = await openPgliteStore(disk);
  onTestFinished(() => store.close());
  expect((await store.session().query('select number from kept order by number', [])).rows).toEqual(
    numbers.map((number) => ({ number })),
  );
});
