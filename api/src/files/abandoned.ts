import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hour } from '../time/instants.ts';

/** No request lasts that long: an older file belongs to a process that died. */
const abandonedAfter = hour;

/** Removes partial uploads of dead processes. Other processes may be receiving files now. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > abandonedAfter) await rm(file, { force: true });
  }
}
