import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileFailure } from './file-failure.ts';
import { onDisk } from './on-disk.ts';
import { FileMissingError } from './storage.ts';
import type { FileStorage } from './storage.ts';

/** The path of a key in the folder of a disk storage. */
export const filePlace = (folder: string, key: string): string => path.join(folder, key.slice(0, 2), key);

/** Folders that this process has synced to disk. */
const lasting = new Set<string>();

/**
 * Stores files in a folder, spread over subfolders by the first two letters of their key. Stored files survive a
 * power cut: the bytes are synced before the rename, and the name before `keep` resolves.
 */
export function diskStorage(folder: string): FileStorage {
  const place = (key: string): string => filePlace(folder, key);
  return {
    async keep(key, localPath) {
      const subfolder = path.dirname(place(key));
      try {
        await mkdir(subfolder, { recursive: true });
        await onDisk(localPath);
        await rename(localPath, place(key));
        await onDisk(subfolder);
        // Innermost first, and remembered at the end: a failed sync is repeated with the next file.
        for (const made of [subfolder, folder]) {
          if (lasting.has(made)) continue;
          await onDisk(path.dirname(made));
          lasting.add(made);
        }
      } catch (error) {
        throw fileFailure(error);
      }
    },
    async read(key, range) {
      try {
        const file = await open(place(key));
        return file.createReadStream(range);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          throw new FileMissingError(`No file ${key}`, { cause: error });
        throw fileFailure(error);
      }
    },
    remove: (key) =>
      rm(place(key), { force: true }).catch((error: unknown) => {
        throw fileFailure(error);
      }),
  };
}
