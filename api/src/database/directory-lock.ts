import fs from 'node:fs';
import path from 'node:path';

/** The data directory cannot be had; the message says what to do. */
export class DirectoryError extends Error {
  override name = 'DirectoryError';
}

/** Another process has the data directory open. */
export class DirectoryInUseError extends DirectoryError {
  override name = 'DirectoryInUseError';
}

type Holder = { pid: number; started: string | null };

/**
 * Takes the data directory for this process and returns the function that gives it back. Two processes on
 * one PGlite directory destroy it, and PGlite itself does not notice. A lock whose process is gone (or whose
 * process id meanwhile belongs to another process) is taken over.
 */
export function lockDirectory(directory: string): () => void {
  const file = path.join(directory, 'lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  // Written beside and linked: whoever finds the lock always finds it complete.
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  try {
    createDirectory(directory);
    fs.writeFileSync(draft, own);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DirectoryError(
      `The data directory ${directory} cannot be used (${reason}). Set DATA_DIR to a directory that can be created and written.`,
      { cause: error },
    );
  }
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      if (tryLink(draft, file)) return () => release(file, own);
      const found = read(file);
      if (found !== null && isAlive(found)) break;
      if (found !== null) removeStale(file, found);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  throw new DirectoryInUseError(
    `The data directory ${directory} is in use by process ${parse(read(file) ?? '')?.pid ?? 'unknown'}. Stop that one first, or set DATA_DIR to another directory.`,
  );
}

/** One level after the other: Node's own `recursive` never returns on file systems such as /proc. */
function createDirectory(directory: string): void {
  if (fs.existsSync(directory)) return;
  createDirectory(path.dirname(directory));
  try {
    fs.mkdirSync(directory);
  } catch (error) {
    if (!fs.existsSync(directory)) throw error;
  }
}

function tryLink(draft: string, file: string): boolean {
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(lock: string): boolean {
  const holder = parse(lock);
  if (!holder) return false;
  if (isZombie(holder.pid)) return false;
  const started = startOf(holder.pid);
  if (started !== null && holder.started !== null && started !== holder.started) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function parse(lock: string): Holder | null {
  try {
    const value: unknown = JSON.parse(lock);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return null;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null;
    return { pid: value.pid, started };
  } catch {
    return null;
  }
}

/**
 * Boot and start time of a process, where the system tells (Linux): a later process with the same id has
 * another one. Null elsewhere, and for a process that does not exist.
 */
function startOf(pid: number): string | null {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const ticks = statFields(pid)[19];
    return ticks === undefined ? null : `${boot} ${ticks}`;
  } catch {
    return null;
  }
}

/**
 * Killed, but not yet noticed by its parent: it holds no file any more, yet it still takes signals. Containers
 * whose first process reaps no orphans keep such entries for long.
 */
function isZombie(pid: number): boolean {
  try {
    return ['Z', 'X'].includes(statFields(pid)[0] ?? '');
  } catch {
    return false;
  }
}

/** The fields of /proc/<pid>/stat from the third on; the second is a name in brackets that may hold blanks. */
function statFields(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * Moves a dead lock aside before it is removed: of several processes that found it, one wins the rename,
 * and a lock that is fresh by then is put back.
 */
function removeStale(file: string, seen: string): void {
  const aside = `${file}.stale.${crypto.randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) tryLink(aside, file);
  fs.rmSync(aside, { force: true });
}

function release(file: string, own: string): void {
  if (read(file) === own) fs.rmSync(file, { force: true });
}
