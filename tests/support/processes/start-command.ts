import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

export type StartCommand = {
  process: ChildProcess;
  /** The output so far, standard output and error together. */
  output: () => string;
  /** Settles with the first match of the pattern in the output; fails when the command ends before. */
  printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** Exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
};

/** The start command as `pnpm start` runs it, on ports of the system's choice unless told otherwise. */
export function runStartCommand(environment: NodeJS.ProcessEnv): StartCommand {
  const child = spawn(process.execPath, [path.join(repository, 'scripts/start.ts')], {
    cwd: repository,
    env: { ...process.env, PORT: '0', API_PORT: '0', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (const check of waiting) check();
    });
  }
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  return {
    process: child,
    output: () => text,
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = pattern.exec(text);
          if (match === null) return;
          waiting.delete(check);
          resolve(match);
        };
        waiting.add(check);
        void ended.then((code) =>
          reject(new Error(`The start command ended with ${String(code)}:\n${text}`)),
        );
        check();
      }),
  };
}
