import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The collector works when it is told to or there is no room, and never beside the program: a busy machine changes nothing. */
const predictable = ['--expose-gc', '--single-threaded-gc', '--no-incremental-marking', '--no-minor-gc-task'];

/**
 * What a program prints in a process of its own, whose heap nobody else uses. It may import sources by
 * their path from a folder, and collect the young alone: `gc({ type: 'minor' })`.
 * @param folder the gateway's `src/`, unless it is another one
 */
export async function printedBy(
  program: string,
  options: readonly string[],
  folder = new URL('..', import.meta.url),
): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [...predictable, ...options, '--input-type=module', '--eval', program],
    { cwd: folder },
  );
  return stdout.trim();
}
