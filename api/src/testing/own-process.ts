import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * What a program prints in a process of its own, whose heap nobody else uses. It may import sources of REST v1 by
 * their path from `src/`, and collect the young alone: `gc({ type: 'minor' })`.
 */
export async function printedBy(program: string, options: readonly string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--expose-gc', ...options, '--input-type=module', '--eval', program],
    { cwd: new URL('..', import.meta.url) },
  );
  return stdout.trim();
}
