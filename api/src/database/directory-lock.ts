import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { privateFolder } from '../data-directory/modes.ts';

/** The data directory cannot be had; the message says what to do. */
export class DirectoryError extends Error {
  override name = 'DirectoryError';
}

/** Another process has the data directory open. */
export class DirectoryInUseError extends DirectoryError {
  override name = 'DirectoryInUseError';
}

/** SQLITE_BUSY: somebody else holds the lock. */
const busy = 5;

/** Those that this process holds: one that nobody remembered would be given back when memory is cleaned up. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Takes the data directory for this process and returns the function that gives it back. Two processes on
 * one PGlite directory destroy it, and PGlite itself does not notice.
 *
 * The lock is one of the operating system, which Node has no call for but SQLite takes: it holds between containers,
 * whose process ids mean nothing to each other, ends with its process however that ends, and no copy of the directory
 * carries it. Nobody may open that file in this process: closing it again would give the lock back.
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
    // The file stays: a lock on one that is gone by name would keep nobody out.
    held.close();
  };
}

/** Null when somebody else has it. */
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

/** One level after the other: Node's own `recursive` never returns on file systems such as /proc. */
function createDirectory(directory: string): void {
  if (fs.existsSync(directory)) return;
  createDirectory(path.dirname(directory));
  try {
    fs.mkdirSync(directory, { mode: privateFolder });
  } catch (error) {
    if (!fs.existsSync(directory)) throw error;
  }
}

/** What the holder has written about itself; another version of this program may have written something else. */
function named(holder: string): string {
  try {
    return /^process \d+ on \S+$/.exec(fs.readFileSync(holder, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}
