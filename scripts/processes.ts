import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Long enough for requests in flight, short enough to stop everything in less than 10 s. */
const stopDeadline = 9_000;

/** Node's compile cache: it saves a third of the gateway's start time. A changed file is compiled again. */
export const compileCache = path.join(import.meta.dirname, '../.cache/compiled');

/** A program ended before it was ready; it has printed the reason on its own standard error. */
export class EndedBeforeReady extends Error {}

export type RunningProcess = {
  name: string;
  pid: number | undefined;
  /** The port that the process listens on. */
  port: number;
  /** Settles when the process ends, whatever ended it. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Sends a signal, as a user or the system might. */
  kill: (signal: NodeJS.Signals) => void;
};

/** The message from a server of this product to its parent process once it accepts connections. */
function isReadyMessage(message: unknown): message is { ready: true; port: number } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'ready' in message &&
    message.ready === true &&
    'port' in message &&
    typeof message.port === 'number'
  );
}

/**
 * Starts a Node program of this repository and waits until it is ready. The IPC channel also tells the child when this
 * process is gone for good (kill -9): it closes, and the child exits.
 *
 * @param hear receives the output; without it the output goes where this process prints
 * @param stopping ends it also before it is ready
 * @throws EndedBeforeReady
 */
export async function startProcess(
  name: string,
  program: string[],
  environment: NodeJS.ProcessEnv,
  hear?: (text: string) => void,
  stopping?: AbortSignal,
): Promise<RunningProcess> {
  const output = hear === undefined ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, program, {
    env: { NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  const ended = whenEnded(name, child);
  const ready = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve(message.port);
    });
  });
  const giveUp = (): void => void stopProcess(child, ended);
  if (stopping?.aborted === true) giveUp();
  stopping?.addEventListener('abort', giveUp, { once: true });
  const port = await Promise.race([ready, ended]);
  stopping?.removeEventListener('abort', giveUp);
  if (typeof port === 'string') throw new EndedBeforeReady(port);
  return { name, port, ...ownership(child, ended) };
}

/** Wraps a program that this process has started and that listens on the port. */
export const ownProcess = (
  name: string,
  child: ChildProcess,
  port: number,
  stopSignal?: NodeJS.Signals,
): RunningProcess => ({ name, port, ...ownership(child, whenEnded(name, child), stopSignal) });

const ownership = (
  child: ChildProcess,
  ended: Promise<string>,
  stopSignal?: NodeJS.Signals,
): Pick<RunningProcess, 'pid' | 'ended' | 'stop' | 'kill'> => ({
  pid: child.pid,
  ended,
  stop: () => stopProcess(child, ended, stopSignal),
  kill: (signal) => void child.kill(signal),
});

async function whenEnded(name: string, child: ChildProcess): Promise<string> {
  const [code, signal] = await once(child, 'exit');
  return `${name} ended ${signal === null ? `with exit code ${String(code)}` : `on ${String(signal)}`}`;
}

async function stopProcess(
  child: ChildProcess,
  ended: Promise<string>,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const overdue = new AbortController();
  await Promise.race([
    ended,
    delay(stopDeadline, undefined, { signal: overdue.signal, ref: false }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    ),
  ]);
  overdue.abort();
  await ended;
}
