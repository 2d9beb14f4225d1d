import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** Resource usage of a process at one moment. */
export type Inside = {
  /** Of all its threads, since it started. */
  cpuMilliseconds: number;
  heapUsed: number;
  /** Memory outside the heap: buffers. */
  external: number;
  resident: number;
};

export type ProcessWindows = Readonly<{
  /** Options and environment for a Node process to be inspected. */
  options: readonly string[];
  environment: Readonly<Record<'PROCESS_WINDOWS', string>>;
  /** @param collect whether all garbage is collected before */
  look: (processId: number, collect: boolean) => Promise<Inside>;
  /** Call this when the processes have ended. */
  close: () => Promise<void>;
}>;

/** Inspects Node processes that other code has started. */
export async function openProcessWindows(): Promise<ProcessWindows> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shepherd-windows-'));
  const program = pathToFileURL(path.join(import.meta.dirname, 'process-window.ts'));
  return {
    options: ['--expose-gc', `--import=${program.href}`],
    environment: { PROCESS_WINDOWS: folder },
    look: async (processId, collect) =>
      readInside(await ask(path.join(folder, String(processId)), collect ? 'collect' : 'look')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function ask(address: string, question: string): Promise<unknown> {
  const socket = connect(address);
  socket.end(question);
  return JSON.parse(await text(socket));
}

function readInside(answer: unknown): Inside {
  const number = (name: string): number => {
    const value: unknown = Object(answer)[name];
    if (typeof value !== 'number') throw new Error(`A process tells no ${name}`);
    return value;
  };
  return {
    cpuMilliseconds: number('cpuMilliseconds'),
    heapUsed: number('heapUsed'),
    external: number('external'),
    resident: number('resident'),
  };
}
