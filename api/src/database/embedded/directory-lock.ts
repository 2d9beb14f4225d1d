import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { privateFolder } from '../../data-directory/modes.ts';

/** The data directory is not usable; the message says what to do. */
export class DirectoryError extends Error {
  override name = 'DirectoryError';
}

/** Another process has the data directory open. */
export class DirectoryInUseError extends DirectoryError {
  override name = 'DirectoryInUseError';
}

/** SQLITE_BUSY: another process holds the lock. */
const busy = 5;

/** Locks of this process, kept from garbage collection, which would release them. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process and returns the release function. Two processes on one PGlite directory
 * destroy it, and PGlite does not detect that.
 *
 * The lock is an operating system lock, which Node lacks but SQLite takes: it works between containers, whose process
 * ids mean nothing to each other, ends with its process in any case, and is not copied with the directory. This
 * process must not open the file otherwise: closing it would release the lock.
 */
export function lockDirectory(directory: string): () => void {
  const holder = path.join(directory, 'lock');
  let lock: DatabaseSync | null;
  try {
    createDirectory(directory);
    lock = takeLock(path.join(directory, 'lock.sqlite'));
    if (lock !== null) fs.writeFileSync(holder, `process ${process.pid} on ${os.hostname()}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DirectoryError(
      `The data directory ${directory} cannot be used (${reason}). Set DATA_DIR to a directory that can be created and written.`,
      { cause: error },
    );
  }
  if (lock === null)
    throw new DirectoryInUseError(
      `The data directory ${directory} is in use by ${named(holder)}. Stop that one first, or set DATA_DIR to another directory.`,
    );
  const held = lock;
  heldLocks.add(held);
  return () => {
    if (!heldLocks.delete(held)) return;
    fs.rmSync(holder, { force: true });
    // The file stays: a lock on a deleted file would exclude nothing.
    held.close();
  };
}

/** Null when another process has it. */
function takeLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
}

/** One level at a time: Node's own `recursive` never returns on file systems such as /proc. */
function createDirectory(directory: string): void {
  if (fs.existsSync(directory)) return;
  createDirectory(path.dirname(directory));
  try {
    fs.mkdirSync(directory, { mode: privateFolder });
  } catch (error) {
    if (!fs.existsSync(directory)) throw error;
  }
}

/** The holder's description of itself; another version may have another format. */
function named(holder: string): string {
  try {
    return /^process \d+ on \S+$/.exec(fs.readFileSync(holder, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}
