import { open } from 'node:fs/promises';

/** Waits until the bytes of a file, or the names in a folder, would survive a power cut. */
export async function onDisk(fileOrFolder: string): Promise<void> {
  const opened = await open(fileOrFolder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
