import { OutsideUnavailableError } from '../outside/unavailable.ts';

/** System calls of file access, as opposed to connections. */
const ofFiles =
  /^(access|copyfile|fsync|link|lstat|mkdir|open|read|rename|rm|rmdir|scandir|stat|unlink|write)$/;
/** A full disk has its own failure. */
const full = /^(ENOSPC|EDQUOT)$/;

/** Maps file system errors to an unavailable file storage; other errors stay unchanged. */
export const fileFailure = (error: unknown): unknown =>
  error instanceof Error &&
  'syscall' in error &&
  'code' in error &&
  ofFiles.test(String(error.syscall)) &&
  !full.test(String(error.code))
    ? new OutsideUnavailableError('files', 'lost', error)
    : error;
