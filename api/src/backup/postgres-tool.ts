import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BackupError } from './archive.ts';

/** Runs one of PostgreSQL's own programs for the database of an address. @throws BackupError with its message */
export async function runTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  parameters: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const { password } = url;
  // Process arguments are visible to all users of the machine.
  url.password = '';
  try {
    await promisify(execFile)(name, [...parameters, `--dbname=${url.href}`], {
      env: { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) },
    });
  } catch (error) {
    throw new BackupError(sentenceOf(name, error), { cause: error });
  }
}

function sentenceOf(name: string, error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return `There is no ${name} here. Install the client programs of PostgreSQL (Debian: postgresql-client), of the server's version or a later one.`;
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
  return `${name} failed: ${said}`;
}
