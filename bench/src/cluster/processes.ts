import { readdir, readFile } from 'node:fs/promises';
import { afterName, cpuOf } from '../process-stat.ts';

/** Resources of one part of the cluster, including all of its child processes. */
export interface Usage {
  /** CPU milliseconds so far, including processes that have ended. */
  readonly cpu: number;
  /** Bytes of memory; memory that several processes share counts once (PSS). */
  readonly memory: number;
}

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly cpu: number;
}

/** By a word in the command line of a part. */
const kinds: readonly (readonly [name: string, command: RegExp])[] = [
  ['gateway', /gateway\/src\/main/],
  ['REST v1', /api\/src\/main/],
  ['PostgreSQL', /postgres /],
  ['PgBouncer', /pgbouncer/],
  ['Redis', /(?:redis|valkey)-server/],
  ['nginx', /nginx/],
  ['S3 store', /storage-server/],
];

/** The parts that this process has started, by kind and process id: 'gateway 4711'. Linux only. */
export async function usageOfParts(): Promise<ReadonlyMap<string, Usage>> {
  const all = await readProcesses();
  const parts = new Map<string, Usage>();
  for (const { id } of all.filter(({ parent }) => parent === process.pid)) {
    const kind = await kindOf(id);
    if (kind === undefined) continue;
    const family = withDescendants(id, all);
    const memory = await Promise.all(family.map(memoryOf));
    parts.set(`${kind} ${id}`, {
      cpu: family.reduce((sum, { cpu }) => sum + cpu, 0),
      memory: memory.reduce((sum, bytes) => sum + bytes, 0),
    });
  }
  return parts;
}

/** 'gateway 4711' is a gateway. */
export const kindOfPart = (part: string): string => part.slice(0, part.lastIndexOf(' '));
export const processOfPart = (part: string): number => Number(part.slice(part.lastIndexOf(' ')));

async function readProcesses(): Promise<Process[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = await Promise.all(ids.map(readProcess));
  return read.filter((one) => one !== null);
}

async function readProcess(id: number): Promise<Process | null> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  return { id, parent: Number(afterName(stat)[1]), cpu: cpuOf(stat, { withEnded: true }) };
}

async function kindOf(id: number): Promise<string | undefined> {
  const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
  return kinds.find(([, pattern]) => pattern.test(command.replaceAll('\0', ' ')))?.[0];
}

function withDescendants(id: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === id);
  return [
    ...all.filter((one) => one.id === id),
    ...children.flatMap((child) => withDescendants(child.id, all)),
  ];
}

async function memoryOf({ id }: Process): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}
