import type { Seen } from './load.ts';
import { describe, quantile, together } from './seen.ts';

/** How much of its capacity must be left, and within which times, in milliseconds. */
const goals = { goodput: 0.9, p99: 1_000, refusal: 50 };
/** A process may have grown by so many bytes from the first crowd to the last. */
const slack = 48 * 1024 * 1024;
/** Requests at a time with which the capacity is found: enough to keep everything busy, and short to wait for. */
export const clients = 8;
export const times = 4;
/** Resident bytes, by process. */
export type Memory = Record<string, number>;
/** What is answered alone, then in a crowd, and the memory after that. */
export type Round = { alone: Seen; crowd: Seen; memory: Memory };

/** What was promised and not kept, of all rounds together. */
export function judge(
  name: string,
  measured: Round[],
  before: Memory,
  tell: (line: string) => void,
): string[] {
  const alone = together(measured.map((round) => round.alone));
  const crowd = together(measured.map((round) => round.crowd));
  const goodput = crowd.took.answered.length / alone.took.answered.length;
  const p99 = quantile(crowd.took.answered, 0.99);
  const refusal = quantile(crowd.took.refused, 0.99);
  const first = measured[0]?.memory ?? before;
  const last = measured.at(-1)?.memory ?? before;
  tell(`${name}, ${clients} at a time: ${describe(alone)}`);
  tell(`  ${times} times as many: ${describe(crowd)}`);
  tell(`  goodput ${(goodput * 100).toFixed(0)} %; resident before, after the first crowd, after the last:`);
  for (const [process, bytes] of Object.entries(before))
    tell(`  ${process} ${[bytes, first[process], last[process]].map(megabytes).join(', ')}`);
  // A crowd needs room once: the next one must not need more. What is collected in between comes and goes.
  const grown = Object.keys(last).filter(
    (process) => (last[process] ?? 0) - Math.max(before[process] ?? 0, first[process] ?? 0) > slack,
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

const megabytes = (bytes = 0): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
