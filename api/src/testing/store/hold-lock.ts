import { lockDirectory } from '../../database/embedded/directory-lock.ts';

/** A program for tests: takes the lock of a directory, reports it, and holds it until it is killed. */
try {
  lockDirectory(process.argv[2] ?? '');
  process.stdout.write('held\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
