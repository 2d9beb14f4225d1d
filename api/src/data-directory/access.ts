import fs from 'node:fs';
import path from 'node:path';
import { DirectoryError } from '../database/embedded/directory-lock.ts';
import { databaseFolder } from '../database/embedded/store-folder.ts';
import { ownerOnly } from './modes.ts';

/** A path that is open to other accounts of this machine; `command` fixes it. */
export type Exposure = {
  readonly to: 'read' | 'write';
  /** In octal digits, as for `ls` and `chmod`. */
  readonly mode: string;
  readonly command: string;
};

/** Null for a folder that is private, does not exist, or is on a system without such modes. */
export function exposureOf(directory: string): Exposure | null {
  if (process.platform === 'win32') return null;
  const mode = fs.statSync(directory, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return null;
  return {
    to: (mode & 0o022) === 0 ? 'read' : 'write',
    mode: (mode & 0o777).toString(8),
    command: `chmod 700 '${path.resolve(directory).replaceAll("'", String.raw`'\''`)}'`,
  };
}

/**
 * Refuses a data directory that other accounts can write: they could replace the database, or read all of it. A
 * readable one causes a warning.
 * @throws DirectoryError with the command that fixes it
 */
export function refuseExposed(directory: string, warn: (sentence: string) => void): void {
  const exposure = exposureOf(directory);
  if (exposure === null) return;
  const { to, mode, command } = exposure;
  if (to === 'write')
    throw new DirectoryError(
      `Other accounts of this machine can write to the data directory ${directory} (mode ${mode}). Nothing was changed. Run ${command}, and try again.`,
    );
  warn(
    `Warning: other accounts of this machine can read the data directory ${directory} (mode ${mode}). Run ${command}`,
  );
}

/**
 * Removes the group and other permissions that earlier versions left inside a data directory: in the database, file
 * by file, and in the folders of uploaded files.
 */
export function closeInside(directory: string): void {
  if (process.platform === 'win32') return;
  const inDatabase = namesIn(databaseFolder(directory), { recursive: true }).map((name) =>
    path.join(databaseFolder(directory), name),
  );
  for (const place of [...namesIn(directory).map((name) => path.join(directory, name)), ...inDatabase])
    close(place);
  closeUploads(directory);
}

/**
 * The same for uploaded files. They may be many, so only open folders are visited, once: a folder is closed after its
 * contents.
 */
export function closeUploads(directory: string): void {
  if (process.platform === 'win32') return;
  const uploads = path.join(directory, 'files');
  if (fs.lstatSync(uploads, { throwIfNoEntry: false })?.isSymbolicLink() === true) return;
  for (const folder of namesIn(uploads).map((name) => path.join(uploads, name))) {
    const entry = fs.lstatSync(folder, { throwIfNoEntry: false });
    if (entry === undefined || ownerOnly(entry.mode) === entry.mode) continue;
    if (entry.isDirectory()) for (const name of namesIn(folder)) close(path.join(folder, name));
    close(folder);
  }
  close(uploads);
}

/** Fails silently for files of other owners and for files that are gone. */
function close(place: string): void {
  const entry = fs.lstatSync(place, { throwIfNoEntry: false });
  if (entry === undefined || entry.isSymbolicLink() || entry.uid !== process.getuid?.()) return;
  if (ownerOnly(entry.mode) !== entry.mode) fs.chmodSync(place, ownerOnly(entry.mode));
}

const namesIn = (folder: string, options: { recursive?: boolean } = {}): string[] =>
  fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
    ? fs.readdirSync(folder, { ...options, encoding: 'utf8' })
    : [];
