import type { DestinationStream } from 'pino';

/** Characters that fill a batch, and the longest wait for it in milliseconds. */
const manyLines = 8_192;
const longWait = 100;

type Output = Readonly<{ write: (text: string) => unknown; flushSync: () => void }>;

/**
 * Buffers log lines, writes them in batches, and all of them before the process ends, unless it is killed. pino's own
 * stream counts the bytes of its whole buffer again at each line.
 * @param atEnd registers what runs before the process ends
 */
export function linesTo(output: Output, atEnd: (finish: () => void) => void): DestinationStream {
  let lines = '';
  const write = (): void => {
    if (lines === '') return;
    output.write(lines);
    lines = '';
  };
  setInterval(write, longWait).unref();
  atEnd(() => {
    write();
    output.flushSync();
  });
  return {
    write: (line) => {
      lines += line;
      if (lines.length >= manyLines) write();
    },
  };
}
