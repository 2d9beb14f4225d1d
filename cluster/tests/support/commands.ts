import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Runs one of the commands `backup` and `restore` as a user does; returns its output. */
export async function command(
  name: 'backup' | 'restore',
  place: string,
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(repository, 'api/src/backup/main.ts'), name, place],
    { env: { PATH: process.env['PATH'], ...settings } },
  );
  return stdout.trim();
}

/** The program of REST v1, for a copy outside the cluster. */
export const restProgram = path.join(repository, 'api/src/main.ts');
