import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Plan, Seen } from './load.ts';

/** Generates the load of a plan, in a process of its own. */
export async function load(plan: Plan): Promise<Seen> {
  const child = fork(path.join(import.meta.dirname, 'load.ts'));
  // Real clients run on their own machines. Here the generator competes with the servers for the processor, and would
  // measure that as their time. Only root may raise its priority.
  if (child.pid !== undefined && process.getuid?.() === 0)
    setPriority(child.pid, constants.priority.PRIORITY_HIGH);
  child.send(plan);
  const [seen] = await once(child, 'message');
  return seen as Seen;
}

/** Merges several measurements. */
export function together(all: Seen[]): Seen {
  const failures: Record<string, number> = {};
  for (const seen of all)
    for (const [failure, count] of Object.entries(seen.failures))
      failures[failure] = (failures[failure] ?? 0) + count;
  return {
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
    took: {
      answered: all.flatMap(({ took }) => took.answered),
      refused: all.flatMap(({ took }) => took.refused),
      failed: all.flatMap(({ took }) => took.failed),
    },
    failures,
  };
}

const ms = (list: number[], share: number): string => `${quantile(list, share).toFixed(0)} ms`;

/** One line of output. */
export function describe({ seconds, took: { answered, refused, failed }, failures }: Seen): string {
  return [
    `${(answered.length / seconds).toFixed(1)} answers a second`,
    `p50 ${ms(answered, 0.5)}, p99 ${ms(answered, 0.99)}`,
    ...(refused.length > 0
      ? [`${refused.length} refused, p50 ${ms(refused, 0.5)}, p99 ${ms(refused, 0.99)}`]
      : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(Object.keys(failures).length > 0 ? [JSON.stringify(failures)] : []),
  ].join('; ');
}

export function quantile(list: number[], share: number): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
