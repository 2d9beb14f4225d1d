import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { EndedBeforeReady, ownProcess, type RunningProcess } from '../../scripts/processes.ts';

/** Somebody whom a program is run as. */
export interface Account {
  readonly user: number;
  readonly group: number;
}

interface ProgramStart {
  readonly name: string;
  readonly command: string;
  readonly parameters: readonly string[];
  /** The file that gets what it prints. */
  readonly log: string;
  readonly port: number;
  /** Whether it can do its work; asked until it says so. */
  readonly isReady: () => Promise<boolean>;
  readonly account?: Account | undefined;
  /** Ends it in good order; what it is told otherwise is SIGTERM. */
  readonly stopsOn?: NodeJS.Signals;
}

/** Milliseconds between two looks at a program that starts, and until it should be ready. */
const lookEvery = 50;
const patience = 60_000;

/**
 * Starts a program of the system and waits until it is ready. It ends when this process does, whatever ended that.
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
    // A group of its own: Ctrl+C is for whoever stops everything in order, and what it started ends with it.
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

/** nginx that is killed leaves its workers behind, who keep its port. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
