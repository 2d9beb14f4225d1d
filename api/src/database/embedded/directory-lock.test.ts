// @module-tag any-store
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const holdLock = path.join(import.meta.dirname, '../../testing/store/hold-lock.ts');

/** Another process that has taken the lock, started by these commands; killed during teardown. */
async function holder(...command: string[]): Promise<{ kill: () => Promise<void> }> {
  const [program = '', ...given] = [...command, process.execPath, holdLock, directory];
  const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  await once(child.stdout, 'data');
  return { kill };
}

const hasNamespaces = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

it('the lock has one holder at a time, and can be released', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid} on `);
  release();
  const again = lockDirectory(directory);
  // Releasing twice does not affect the next holder.
  release();
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  again();
  expect(readdirSync(directory)).toEqual(['lock.sqlite']);
});

it('the lock excludes other processes, and ends immediately with a killed one', async () => {
  const other = await holder();
  expect(() => lockDirectory(directory)).toThrow(/is in use by process \d+ on /);
  await other.kill();
  lockDirectory(directory)();
});

it.runIf(hasNamespaces)(
  'the lock works between containers, where process ids mean nothing to each other',
  async () => {
    await holder('unshare', '--pid', '--fork', '--mount-proc', '--kill-child');
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
    const inAnother = spawnSync(
      'unshare',
      ['--pid', '--fork', '--mount-proc', process.execPath, holdLock, directory],
      { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' },
    );
    expect(inAnother.stderr).toMatch(/is in use by process \d+ on /);
  },
);

it.runIf(existsSync('/proc/self/stat'))('the lock ends with a killed zombie process', async () => {
  // The shell starts the holder, becomes a program that never waits for it, and the holder is killed.
  const parent = spawn('sh', [
    '-c',
    '"$1" "$2" "$3" & echo $!; exec sleep 60',
    'sh',
    process.execPath,
    holdLock,
    directory,
  ]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [pid] = await once(parent.stdout, 'data');
  await once(parent.stdout, 'data');
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  execFileSync('kill', ['-9', String(pid).trim()]);
  await expect.poll(() => tryLock(directory)).toBe('taken');
});

it('the lock is not copied with its directory, not even while it is held', () => {
  const release = lockDirectory(directory);
  const copy = `${directory}-copy`;
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  execFileSync('cp', ['-r', directory, copy]);
  expect(readdirSync(copy)).toContain('lock');
  lockDirectory(copy)();
  release();
});

it('a lock file of an earlier version is ignored', () => {
  writeFileSync(path.join(directory, 'lock'), JSON.stringify({ pid: process.pid, started: null }));
  const release = lockDirectory(directory);
  writeFileSync(path.join(directory, 'lock'), 'nonsense');
  expect(() => lockDirectory(directory)).toThrow('is in use by another process. Stop that one first');
  release();
});

it('the directory is created with all its parents', () => {
  expect(lockDirectory(path.join(directory, 'a/b/c'))).not.toThrow();
});

it.each(['/dev/null/data', '/proc/data'].filter((unusable) => existsSync(path.dirname(unusable))))(
  'the error says what to change when the directory cannot be %s',
  (unusable) => {
    expect(() => lockDirectory(unusable)).toThrow(DirectoryError);
    expect(() => lockDirectory(unusable)).toThrow(/^The data directory .* cannot be used .* Set DATA_DIR /);
  },
);

function tryLock(at: string): string {
  try {
    lockDirectory(at)();
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
