import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Loaded before a program (`node --import`), it keeps beside the folder POWER_CUT_FROM another one, POWER_CUT_TO, with
 * what a power cut would leave of it: a file as it was when it was last synced, a new name once its folder was. The
 * page cache of the machine survives kill -9, so that only this tells a commit on the disk from one in memory.
 */
const from = path.resolve(process.env['POWER_CUT_FROM'] ?? '');
const to = path.resolve(process.env['POWER_CUT_TO'] ?? '');

const opened = new Map<number, string>();
const renamed: [before: string, after: string][] = [];
const { openSync, closeSync, renameSync } = fs;

const isKept = (file: string): boolean => file === from || file.startsWith(`${from}${path.sep}`);
const onDisk = (file: string): string => path.join(to, path.relative(from, file));

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

// Nothing is really synced: what counts is that it was asked for, and disks take their time.
fs.fsyncSync = (descriptor) => {
  const file = opened.get(descriptor);
  if (file === undefined || !isKept(file)) return;
  if (fs.statSync(file).isDirectory()) return syncNames(file);
  fs.mkdirSync(path.dirname(onDisk(file)), { recursive: true });
  fs.copyFileSync(file, onDisk(file));
};

function syncNames(folder: string): void {
  fs.mkdirSync(onDisk(folder), { recursive: true });
  for (const [before, after] of renamed.splice(0)) {
    if (path.dirname(after) !== folder) renamed.push([before, after]);
    else if (fs.existsSync(onDisk(before))) renameSync(onDisk(before), onDisk(after));
  }
}

syncBuiltinESMExports();
