import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

type ProcessEntry = { parent: number; command: string };

/** Processes of a package manager between the user's shell and this one: itself, and the shells that it starts. */
const packageManager = /(^|[\s/])(npm|npx|pnpm)([\s@.]|$)|^(\S*\/)?(ba|da)?sh -c/;

/**
 * The package manager's processes above this one, nearest first; empty after a direct start. A signal to the outermost
 * one (`npx …`) often ends only that one, so the others may live on.
 */
export function packageManagerProcesses(
  read: (pid: number) => ProcessEntry | undefined = readProcess,
  start: number = process.ppid,
): number[] {
  const found: number[] = [];
  for (let pid = start; pid > 1;) {
    const entry = read(pid);
    if (entry === undefined || !packageManager.test(entry.command)) break;
    found.push(pid);
    pid = entry.parent;
  }
  return found;
}

/** Calls back once when any of the processes has ended; checks every second. */
export function whenAnyIsGone(pids: readonly number[], callback: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, 1_000);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return readProcess(pid)?.command !== '';
}

/** From /proc where it exists; a zombie has an empty command line there. Otherwise from `ps`. */
function readProcess(pid: number): ProcessEntry | undefined {
  try {
    if (existsSync('/proc/self/stat')) {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return { parent: Number(afterName.split(' ')[1]), command };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...command] = line.split(/\s+/);
    return { parent: Number(parent), command: command.join(' ') };
  } catch {
    // The process ended in between, or the system shows no processes: then there is nothing to watch.
    return undefined;
  }
}
