import { availableParallelism } from 'node:os';
import type { Seen } from './load.ts';
import { describe, quantile, together } from './seen.ts';

/** Minimum share of the capacity, and maximum times in milliseconds. */
const goals = { goodput: 0.9, p99: 1_000, refusal: 50 };
/** Bytes that a process may grow in the later half of the crowds. */
const slack = 48 * 1024 * 1024;
/** Concurrency for measuring the capacity: enough to keep everything busy, with short waits. */
export const clients = 8;
export const times = 4;
/** Resident bytes, by process. */
export type Memory = Record<string, number>;
/** The measurement alone, then in a crowd, and the memory after that. */
export type Round = { alone: Seen; crowd: Seen; memory: Memory };

/** Missed goals, of all rounds together. */
export function judge(
  name: string,
  measured: Round[],
  before: Memory,
  tell: (line: string) => void,
): string[] {
  const alone = together(measured.map((round) => round.alone));
  const crowd = together(measured.map((round) => round.crowd));
  const goodput = paceOf(crowd) / paceOf(alone);
  const p99 = quantile(crowd.took.answered, 0.99);
  const refusal = quantile(crowd.took.refused, 0.99);
  const memories = [before, ...measured.map(({ memory }) => memory)];
  const last = memories.at(-1) ?? before;
  const settled = memories.slice(0, 1 + Math.ceil(measured.length / 2));
  tell(`${name}, ${clients} at a time: ${describe(alone)}`);
  tell(`  ${times} times as many: ${describe(crowd)}`);
  tell(
    `  asking took ${processors(alone)} and ${processors(crowd)} of ${availableParallelism()} processors; goodput of the rest ${(goodput * 100).toFixed(0)} %`,
  );
  tell(`  resident before, and after each crowd:`);
  for (const process of Object.keys(before))
    tell(`  ${process} ${memories.map((memory) => megabytes(memory[process])).join(', ')}`);
  // Crowds need memory, and a collector takes more than it needs at first: a leak continues to grow after that.
  const grown = Object.keys(last).filter(
    (process) => (last[process] ?? 0) - Math.max(...settled.map((memory) => memory[process] ?? 0)) > slack,
  );
  return [
    ...(goodput < goals.goodput ? [`${name}: the goodput fell to ${(goodput * 100).toFixed(0)} %`] : []),
    ...(p99 > goals.p99 ? [`${name}: one answer in a hundred took ${p99.toFixed(0)} ms or more`] : []),
    ...(refusal > goals.refusal
      ? [`${name}: one refusal in a hundred took ${refusal.toFixed(0)} ms or more`]
      : []),
    ...(crowd.took.failed.length > 0
      ? [`${name}: ${crowd.took.failed.length} were neither answered nor refused`]
      : []),
    ...grown.map((process) => `${name}: each crowd makes ${process} grow`),
  ];
}

/** The load generator's share of all processors. */
const processors = ({ cpu, seconds }: Seen): string => (cpu / 1_000 / seconds).toFixed(2);

/**
 * Answers for each second of processor time left to the servers: real clients run on other machines, and the generator
 * takes four times as much for four times the load.
 */
const paceOf = ({ took, cpu, seconds }: Seen): number =>
  took.answered.length / (availableParallelism() * seconds - cpu / 1_000);

const megabytes = (bytes = 0): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
