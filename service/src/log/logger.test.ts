import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Logs many lines and then ends the process. */
const logAndEnd = (end: string): string => `
  import { createLogger } from '${new URL('logger.ts', import.meta.url).href}';
  import { errorSerializer } from '${new URL('logged-error.ts', import.meta.url).href}';
  const log = createLogger({ level: 'info', err: errorSerializer({ facts: [] }) });
  for (let number = 0; number < 2_000; number += 1) log.info({ number }, 'a line of the log');
  ${end}
`;

test.each([
  ['by its own will', 'process.exit(0);'],
  ['by an error', "throw new Error('crash');"],
  ['because nothing is left to do', ''],
  [
    'on a signal',
    "process.on('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1_000);",
  ],
])(
  'no line is lost when the process ends %s',
  async (_way, end) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', logAndEnd(end)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const numbers = written
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line).number);
    expect(numbers).toEqual(Array.from({ length: 2_000 }, (_, number) => number));
  },
  30_000,
);

test('a line is written soon, though the batch is not full', async () => {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createLogger } from '${new URL('logger.ts', import.meta.url).href}';
       createLogger({ level: 'info', err: String }).info('alone');
       setInterval(() => {}, 1_000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunk] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(JSON.parse(String(chunk))).toMatchObject({ msg: 'alone' });
}, 30_000);
