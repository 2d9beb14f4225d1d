import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { DirectoryError, DirectoryInUseError, lockDirectory } from './directory-lock.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'shepherd-lock-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const leaveLock = (pid: number): void => {
  writeFileSync(path.join(directory, 'lock'), JSON.stringify({ pid, started: null }));
};

it('is held by one at a time, and given back', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}.`);
  release();
  expect(lockDirectory(directory)).not.toThrow();
});

it('is created with all the directories above it', () => {
  expect(lockDirectory(path.join(directory, 'a/b/c'))).not.toThrow();
});

it.each(['/dev/null/data', '/proc/data'].filter((unusable) => existsSync(path.dirname(unusable))))(
  'says what to change when it cannot be %s',
  (unusable) => {
    expect(() => lockDirectory(unusable)).toThrow(DirectoryError);
    expect(() => lockDirectory(unusable)).toThrow(/^The data directory .* cannot be used .* Set DATA_DIR /);
  },
);

it('is taken over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  leaveLock(child.pid ?? 0);
  expect(lockDirectory(directory)).not.toThrow();
});

it('is taken over from a process whose id now belongs to a later one', () => {
  writeFileSync(
    path.join(directory, 'lock'),
    JSON.stringify({ pid: process.pid, started: 'another boot 1' }),
  );
  expect(lockDirectory(directory)).not.toThrow();
});

it.runIf(existsSync('/proc/self/stat'))(
  'is taken over from a killed process that nobody has reaped',
  async () => {
    // The shell starts a child that ends at once, and then becomes a program that never asks after it.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60']);
    const [output] = await once(parent.stdout, 'data');
    leaveLock(Number(String(output)));
    onTestFinished(() => void parent.kill('SIGKILL'));
    await expect
      .poll(() => {
        try {
          lockDirectory(directory)();
          return 'taken';
        } catch (error) {
          return error;
        }
      })
      .toBe('taken');
  },
);
