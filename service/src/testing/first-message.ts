import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * The first message of a child process.
 * @throws where the process exits without one, so that a test does not wait until its timeout
 */
export async function firstMessage(child: ChildProcess): Promise<Record<string, unknown>> {
  const isOver = new AbortController();
  const { signal } = isOver;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message),
      once(child, 'exit', { signal }).then(([code, killedBy]) => {
        throw new Error(`The process ended before its first message: ${code ?? killedBy}`);
      }),
    ]);
  } finally {
    isOver.abort();
  }
}
