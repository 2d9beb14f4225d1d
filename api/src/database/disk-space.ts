import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in segments of this size, and ends when there is no room for the next one. */
const leastFree = 16 * 1024 * 1024;

/** Whether the disk of this folder is nearly full; false for a folder that does not exist. */
export async function isAlmostFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFree;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
