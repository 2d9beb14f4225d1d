import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../../api/src/main.ts');

export type ApiProcess = {
  pid: number;
  /** `http://localhost:<port>`; the calls are under `/v1`. */
  origin: string;
  /** Milliseconds from the start of the process until it accepted connections. */
  readyAfter: number;
  /** Its standard error so far: at the log level `error`, the faults. */
  complaints: () => string;
  /** kill -9: no signal handler runs, nothing is flushed. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** REST v1 alone, on a port of the system's choice. Throws its output when it ends instead of starting. */
export async function startApi(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const started = performance.now();
  const { child, ended, complaints } = run(environment);
  const ready = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'port' in message) resolve(Number(message.port));
    });
  });
  const port = await Promise.race([ready, ended]);
  if (port === null || child.pid === undefined)
    throw new Error(`REST v1 ended before it was ready: ${complaints()}`);
  return {
    pid: child.pid,
    origin: `http://localhost:${port}`,
    readyAfter: performance.now() - started,
    complaints,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts REST v1 where it should refuse to; returns its output and the milliseconds until its end. */
export async function startRefused(
  environment: NodeJS.ProcessEnv,
  patience: number,
): Promise<{ code: number | null; after: number; words: string }> {
  const started = performance.now();
  const { child, ended, complaints } = run(environment);
  const limit = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(limit);
  return { code: child.exitCode, after: performance.now() - started, words: complaints() };
}

/** Starts and kills it after this many milliseconds, whatever its state. */
export async function startKilled(environment: NodeJS.ProcessEnv, after: number): Promise<void> {
  const { child, ended } = run(environment);
  const limit = setTimeout(() => child.kill('SIGKILL'), after);
  await ended;
  clearTimeout(limit);
}

function run(environment: NodeJS.ProcessEnv): {
  child: ChildProcess;
  ended: Promise<null>;
  complaints: () => string;
} {
  const child = spawn(process.execPath, [program], {
    // A test machine may be arbitrarily busy.
    env: { ...process.env, LOG_LEVEL: 'error', MAX_WAIT_MS: '30000', ...environment, API_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  // Both streams: pino writes to the one, a failed start to the other.
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = `${text}${chunk}`.slice(-200_000);
    });
  return { child, ended: once(child, 'exit').then(() => null), complaints: () => text };
}
