import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { EndedBeforeReady, ownProcess, type RunningProcess } from '../../scripts/processes.ts';

/** The user that a program runs as. */
export interface Account {
  readonly user: number;
  readonly group: number;
}

interface ProgramStart {
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  /** The log file for its output. */
  readonly log: string;
  readonly port: number;
  /** Readiness probe, polled until it is true. */
  readonly isReady: () => Promise<boolean>;
  readonly account?: Account | undefined;
  /** The signal for a graceful stop; SIGTERM by default. */
  readonly stopsOn?: NodeJS.Signals;
}

/** Polling interval and timeout of a start, in milliseconds. */
const lookEvery = 50;
const patience = 60_000;

/**
 * Starts a system program and waits until it is ready. It ends with this process, however that ends.
 * @throws EndedBeforeReady
 */
export async function startProgram(start: ProgramStart, stopping?: AbortSignal): Promise<RunningProcess> {
  const { name, command, parameters, log, port, account } = start;
  const file = openSync(log, 'a');
  const child = spawn(
    'setpriv',
    [
      ...(account ? [`--reuid=${account.user}`, `--regid=${account.group}`, '--clear-groups'] : []),
      `--pdeathsig=${(start.stopsOn ?? 'SIGTERM').replace('SIG', '')}`,
      command,
      ...parameters,
    ],
    // A process group of its own: Ctrl+C goes only to the process that stops everything in order, and the program's
    // children end with it.
    { stdio: ['ignore', file, file], detached: true },
  );
  closeSync(file);
  const program = ownProcess(name, child, port, start.stopsOn);
  void program.ended.then(() => endGroup(child.pid));
  const giveUp = (): void => void program.stop();
  if (stopping?.aborted === true) giveUp();
  stopping?.addEventListener('abort', giveUp, { once: true });
  try {
    await untilReady(program, start);
  } finally {
    stopping?.removeEventListener('abort', giveUp);
  }
  return program;
}

/** @throws EndedBeforeReady */
async function untilReady(
  program: RunningProcess,
  { name, log, isReady }: Pick<ProgramStart, 'name' | 'log' | 'isReady'>,
): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    const ended = await Promise.race([program.ended, delay(lookEvery).then(() => null)]);
    if (ended !== null) throw new EndedBeforeReady(`${ended}; ${log} says why`);
    if (await isReady()) return;
    if (performance.now() > deadline) {
      await program.stop();
      throw new EndedBeforeReady(`${name} is not ready after ${patience / 1000} s; ${log} may say why`);
    }
  }
}

/** nginx leaves its workers behind when it is killed, and they keep its port. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}
