import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The collector runs only on demand or when memory is full, and never concurrently: a busy machine changes nothing. */
const predictable = ['--expose-gc', '--single-threaded-gc', '--no-incremental-marking', '--no-minor-gc-task'];

/**
 * The output of a program in a process of its own, with its own heap. It may import sources by their path from a
 * folder, and run a minor collection: `gc({ type: 'minor' })`.
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
