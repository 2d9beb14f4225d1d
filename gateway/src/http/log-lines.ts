import type { DestinationStream } from 'pino';

/** Characters after which lines are written, and milliseconds after which they are at the latest. */
const manyLines = 8_192;
const longWait = 100;

type Output = Readonly<{ write: (text: string) => unknown; flushSync: () => void }>;

/**
 * Takes lines, writes some at a time, and all of them before the process ends, unless it is killed. They are put
 * together here: pino's own stream counts the bytes of all that it has kept, at each line again.
 * @param atEnd is told what has to be done before the process ends
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
