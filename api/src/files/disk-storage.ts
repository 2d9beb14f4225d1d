import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FileMissingError } from './storage.ts';
import type { FileStorage } from './storage.ts';

/** Keeps files in a folder, spread over subfolders by the first two letters of their key. */
export function diskStorage(folder: string): FileStorage {
  const place = (key: string): string => path.join(folder, key.slice(0, 2), key);
  return {
    async keep(key, localPath) {
      await mkdir(path.dirname(place(key)), { recursive: true });
      await rename(localPath, place(key));
    },
    async read(key, range) {
      try {
        const file = await open(place(key));
        return file.createReadStream(range);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          throw new FileMissingError(`No file ${key}`, { cause: error });
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
  };
}
