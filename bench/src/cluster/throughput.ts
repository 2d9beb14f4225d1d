import type { Plan } from '../../../tests/overload/load.ts';
import { graphqlQuestions } from '../../../tests/overload/questions.ts';
import { describe, load, together } from '../../../tests/overload/seen.ts';
import { kindOfPart, usageOfParts } from './processes.ts';
import { type StartedCluster, startMeasuredCluster } from './started.ts';

/** CPU milliseconds of one request, by kind of part. */
type Costs = Map<string, number>;

/** The most that a request may cost with two of everything, relative to one. */
const mostMore = 1.1;
/** Enough to keep two processors busy. */
const clients = 16;

/**
 * Throughput and cost with one gateway and REST v1 and with two of each. Both clusters run all the time and are
 * measured in turns, because the speed of a machine varies.
 */
export async function measureThroughput({
  seconds,
  rounds,
}: {
  seconds: number;
  rounds: number;
}): Promise<string[]> {
  const clusters = [await startMeasuredCluster(1), await startMeasuredCluster(2)] as const;
  try {
    for (const cluster of clusters) await measure(cluster, seconds);
    const measured = clusters.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, cluster] of clusters.entries())
        measured[index]?.push(await measure(cluster, seconds));
    const costs = measured.map((ofOne) => costsOf(ofOne));
    for (const [index, ofOne] of measured.entries())
      console.log(`${index + 1} of each: ${describe(together(ofOne.map(({ seen }) => seen)))}`);
    const [one = new Map(), two = new Map()] = costs;
    console.table(
      Object.fromEntries(
        [...one].map(([part, cost]) => [
          part,
          { 'CPU ms, one of each': rounded(cost), 'two of each': rounded(two.get(part) ?? 0) },
        ]),
      ),
    );
    const more = total(two) / total(one);
    console.log(
      `All parts: ${rounded(total(one))} and ${rounded(total(two))} ms a request, ${rounded(more)} times as much`,
    );
    return more > mostMore ? [`With two of each a request costs ${rounded(more)} times as much`] : [];
  } finally {
    for (const cluster of clusters) await cluster.stop();
  }
}

async function measure({ url, tokens }: StartedCluster, seconds: number) {
  const plan: Plan = { kind: 'closed', clients, origin: url, tokens, questions: graphqlQuestions, seconds };
  const before = await usageOfParts();
  const seen = await load(plan);
  const after = await usageOfParts();
  const spent: Costs = new Map();
  for (const [part, { cpu }] of after) {
    const kind = kindOfPart(part);
    spent.set(kind, (spent.get(kind) ?? 0) + cpu - (before.get(part)?.cpu ?? 0));
  }
  return { seen, spent };
}

function costsOf(measured: readonly Awaited<ReturnType<typeof measure>>[]): Costs {
  const answered = measured.reduce((sum, { seen }) => sum + seen.took.answered.length, 0);
  const costs: Costs = new Map();
  for (const { spent } of measured)
    for (const [kind, cpu] of spent) costs.set(kind, (costs.get(kind) ?? 0) + cpu / answered);
  return costs;
}

const total = (costs: Costs): number => [...costs.values()].reduce((sum, cost) => sum + cost, 0);

const rounded = (value: number): number => Number(value.toFixed(2));
