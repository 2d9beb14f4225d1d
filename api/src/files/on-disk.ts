import { open } from 'node:fs/promises';

/** Syncs the bytes of a file, or the names in a folder, so that they survive a power cut. */
export async function onDisk(fileOrFolder: string): Promise<void> {
  const opened = await open(fileOrFolder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
