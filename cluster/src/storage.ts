import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type RunningProcess, startProcess } from '../../scripts/processes.ts';

export const bucket = 'shepherd';

/** An S3 server in a process of its own, so that tests can kill it like the others. */
export async function startStorage(
  { folder, port }: { readonly folder: string; readonly port: number },
  stopping?: AbortSignal,
): Promise<RunningProcess> {
  const place = path.join(folder, 'storage');
  await mkdir(place, { recursive: true });
  return startProcess(
    'The S3 store',
    [path.join(import.meta.dirname, 'storage-server.ts')],
    { ...process.env, STORAGE_PORT: String(port), STORAGE_FOLDER: place },
    undefined,
    stopping,
  );
}

export const storageSettings = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: bucket,
  // The only account of this server.
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});
