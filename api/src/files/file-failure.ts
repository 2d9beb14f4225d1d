import { OutsideUnavailableError } from '../outside/unavailable.ts';

/** What Node calls the steps of working with files, as against those of connections. */
const ofFiles =
  /^(access|copyfile|fsync|link|lstat|mkdir|open|read|rename|rm|rmdir|scandir|stat|unlink|write)$/;
/** A full disk has words of its own. */
const full = /^(ENOSPC|EDQUOT)$/;

/** What the file system could not do, as the failure of where files are kept; everything else stays what it is. */
export const fileFailure = (error: unknown): unknown =>
  error instanceof Error &&
  'syscall' in error &&
  'code' in error &&
  ofFiles.test(String(error.syscall)) &&
  !full.test(String(error.code))
    ? new OutsideUnavailableError('files', 'lost', error)
    : error;
