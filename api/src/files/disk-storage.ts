import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileFailure } from './file-failure.ts';
import { onDisk } from './on-disk.ts';
import { FileMissingError } from './storage.ts';
import type { FileStorage } from './storage.ts';

/** Where the file of a key is in the folder of a disk storage. */
export const filePlace = (folder: string, key: string): string => path.join(folder, key.slice(0, 2), key);

/** Folders of which this process knows that a power cut does not take them away. */
const lasting = new Set<string>();

/**
 * Keeps files in a folder, spread over subfolders by the first two letters of their key. What is kept survives a power
 * cut: its bytes are on the disk before it gets its name, and its name before `keep` is through.
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
        // From the inside out, and remembered at the end: one that failed is done again with the next file.
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
