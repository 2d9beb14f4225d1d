import type { Figure } from './measure.ts';
import { names } from './line-up.ts';
import { ownPage, sharedWorkloads } from './workloads.ts';

/** An upper limit of the gateway's cost. */
type Goal = Readonly<{ what: string; most: number; value: number }>;

/** The goals of the measured workloads, in the order in which they are printed. */
export function goalsOf(figures: readonly Figure[]): Goal[] {
  const find = (server: string, workload: string): Figure => {
    const figure = figures.find((one) => one.server === server && one.workload === workload);
    if (!figure) throw new Error(`${server} was not measured with ${workload}`);
    return figure;
  };
  const cpuRatio = (workload: string, server: string, ours: string = names.gateway): number =>
    find(ours, workload).cpu / find(server, workload).cpu;
  const { distinct, shared, hello } = sharedWorkloads;
  const goals = [
    {
      workload: distinct,
      what: `CPU, Apollo + DataLoader = 1`,
      most: 0.22,
      value: () => cpuRatio(distinct.name, names.dataloader),
    },
    {
      workload: distinct,
      what: `CPU, Mercurius + jit = 1`,
      most: 0.65,
      value: () => cpuRatio(distinct.name, names.mercurius),
    },
    {
      workload: distinct,
      what: `CPU, Mercurius + jit with one list call = 1`,
      most: 1,
      value: () => cpuRatio(distinct.name, names.mercuriusList),
    },
    {
      workload: distinct,
      what: `upstream calls`,
      most: 2,
      value: () => find(names.gateway, distinct.name).upstreamCalls,
    },
    {
      workload: shared,
      what: `CPU, Apollo + DataLoader = 1`,
      most: 1 / 12,
      value: () => cpuRatio(shared.name, names.dataloader),
    },
    {
      workload: shared,
      what: `upstream calls`,
      most: 0.3,
      value: () => find(names.gateway, shared.name).upstreamCalls,
    },
    {
      // Both go through Apollo Server. The gateway also has limits, a log and metrics.
      workload: hello,
      what: `CPU, Apollo + DataLoader = 1`,
      most: 1.3,
      value: () => cpuRatio(hello.name, names.dataloader),
    },
    {
      workload: ownPage,
      what: `CPU, reading and writing the same bytes = 1`,
      most: 1.6,
      value: () => cpuRatio(ownPage.name, names.readingProxy, names.ownGateway),
    },
  ];
  const measured = new Set(figures.map(({ workload }) => workload));
  return goals
    .filter(({ workload }) => measured.has(workload.name))
    .map(({ workload, what, most, value }) => ({ what: `${workload.name}: ${what}`, most, value: value() }));
}
