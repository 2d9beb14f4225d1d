import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Loaded before a program (`node --import`), it maintains a copy of the folder POWER_CUT_FROM in POWER_CUT_TO with
 * the state after a power cut: a file as of its last sync, a new name once its folder was synced. The page cache
 * survives kill -9, so only this distinguishes a durable commit from one in memory.
 */
const from = path.resolve(process.env['POWER_CUT_FROM'] ?? '');
const to = path.resolve(process.env['POWER_CUT_TO'] ?? '');
/** Synced bytes in a folder that was not synced: they cannot be found. */
const lost = `${to}.lost`;
const uploads = path.join(from, 'files');

const opened = new Map<number, string>();
const renamed: [before: string, after: string][] = [];
/** Upload folders that existed when their parent was synced; the database syncs its own. */
const named = new Set<string>();
const { openSync, closeSync, renameSync } = fs;
const { open, rename } = fs.promises;

const isBelow = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(`${folder}${path.sep}`);
const isKept = (file: string): boolean => isBelow(from, file);

function isNamed(folder: string): boolean {
  return !isBelow(uploads, folder) || (named.has(folder) && isNamed(path.dirname(folder)));
}

const onDisk = (file: string): string =>
  path.join(isNamed(path.dirname(file)) ? to : lost, path.relative(from, file));

fs.openSync = (file, flags, mode) => {
  const descriptor = openSync(file, flags, mode);
  opened.set(descriptor, path.resolve(String(file)));
  return descriptor;
};

fs.closeSync = (descriptor) => {
  opened.delete(descriptor);
  closeSync(descriptor);
};

fs.renameSync = (before, after) => {
  renameSync(before, after);
  renamed.push([path.resolve(String(before)), path.resolve(String(after))]);
};

// Nothing is really synced: only the call counts, and disks are slow.
fs.fsyncSync = (descriptor) => {
  const file = opened.get(descriptor);
  if (file !== undefined) sync(file);
};

// Databases use the calls above, uploads those below.
fs.promises.open = async (file, flags, mode) => {
  const handle = await open(file, flags, mode);
  handle.sync = async () => sync(path.resolve(String(file)));
  return handle;
};

fs.promises.rename = async (before, after) => {
  await rename(before, after);
  renamed.push([path.resolve(String(before)), path.resolve(String(after))]);
};

function sync(file: string): void {
  if (!isKept(file)) return;
  if (fs.statSync(file).isDirectory()) return syncNames(file);
  fs.mkdirSync(path.dirname(onDisk(file)), { recursive: true });
  fs.copyFileSync(file, onDisk(file));
}

function syncNames(folder: string): void {
  fs.mkdirSync(onDisk(folder), { recursive: true });
  for (const [before, after] of renamed.splice(0)) {
    if (path.dirname(after) !== folder) renamed.push([before, after]);
    else if (fs.existsSync(onDisk(before))) move(onDisk(before), onDisk(after));
  }
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) named.add(path.join(folder, entry.name));
  if (fs.existsSync(lost)) bringBack();
}

function bringBack(): void {
  for (const entry of fs.readdirSync(lost, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const copy = path.join(entry.parentPath, entry.name);
    const place = onDisk(path.join(from, path.relative(lost, copy)));
    if (place !== copy) move(copy, place);
  }
}

function move(before: string, after: string): void {
  fs.mkdirSync(path.dirname(after), { recursive: true });
  renameSync(before, after);
}

syncBuiltinESMExports();
