import fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testDataDirectory } from '../testing/store/data-directory.ts';
import { diskStorage } from './disk-storage.ts';
import { FileMissingError } from './storage.ts';

const dataDirectory = testDataDirectory();

/** Records syncs and renames from now on, in order, below the data directory. */
function watchDisk(): string[] {
  const seen: string[] = [];
  const opened = new Set<FileHandle>();
  const named = (file: fs.PathLike): string => path.relative(dataDirectory, String(file)) || '.';
  const { open, rename } = fs.promises;
  vi.spyOn(fs.promises, 'open').mockImplementation(async (file, flags, mode) => {
    const handle = await open(file, flags, mode);
    vi.spyOn(handle, 'sync').mockImplementation(async () => void seen.push(`sync ${named(file)}`));
    opened.add(handle);
    const { close } = handle;
    vi.spyOn(handle, 'close').mockImplementation(async () => {
      await close.call(handle);
      opened.delete(handle);
    });
    return handle;
  });
  vi.spyOn(fs.promises, 'rename').mockImplementation(async (before, after) => {
    await rename(before, after);
    seen.push(`rename ${named(before)} ${named(after)}`);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect([...opened]).toEqual([]);
  });
  return seen;
}

it('the bytes are synced before the rename, and the names of new folders once', async () => {
  const storage = diskStorage(path.join(dataDirectory, 'files'));
  const arriving = path.join(dataDirectory, 'arrived');
  const seen = watchDisk();
  const keep = async (key: string): Promise<string[]> => {
    await writeFile(arriving, key);
    await storage.keep(key, arriving, 'image/png');
    return seen.splice(0);
  };
  const always = (key: string) => ['sync arrived', `rename arrived files/ab/${key}`, 'sync files/ab'];
  expect(await keep('abc.png')).toEqual([...always('abc.png'), 'sync files', 'sync .']);
  expect(await keep('abd.png')).toEqual(always('abd.png'));
  expect(await keep('cab.png')).toEqual([
    'sync arrived',
    'rename arrived files/ca/cab.png',
    'sync files/ca',
    'sync files',
  ]);
});

it('a missing file differs from an unreadable folder', async () => {
  await expect(diskStorage(dataDirectory).read('abe.png')).rejects.toBeInstanceOf(FileMissingError);
  const file = path.join(dataDirectory, 'no folder');
  await writeFile(file, '');
  await expect(diskStorage(file).read('abe.png')).rejects.toMatchObject({
    dependency: 'files',
    cause: { code: 'ENOTDIR' },
  });
});
