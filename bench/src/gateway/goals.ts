import type { Figure } from './measure.ts';
import { names } from './line-up.ts';
import { ownPage, sharedWorkloads } from './workloads.ts';

/** What the gateway must not cost more than. */
type Goal = Readonly<{ what: string; most: number; value: number }>;

/** The goals with what was measured, in the order in which they are printed. */
export function goalsOf(figures: readonly Figure[]): Goal[] {
  const find = (server: string, workload: string): Figure => {
    const figure = figures.find((one) => one.server === server && one.workload === workload);
    if (!figure) throw new Error(`${server} was not measured with ${workload}`);
    return figure;
  };
  const cpuRatio = (workload: string, server: string, ours: string = names.gateway): number =>
    find(ours, workload).cpu / find(server, workload).cpu;
  const { distinct, shared, hello } = sharedWorkloads;
  return [
    {
      what: `${distinct.name}: CPU, Apollo + DataLoader = 1`,
      most: 0.18,
      value: cpuRatio(distinct.name, names.dataloader),
    },
    {
      what: `${distinct.name}: CPU, Mercurius + jit = 1`,
      most: 0.6,
      value: cpuRatio(distinct.name, names.mercurius),
    },
    {
      what: `${distinct.name}: CPU, Mercurius + jit with one list call = 1`,
      most: 1,
      value: cpuRatio(distinct.name, names.mercuriusList),
    },
    {
      what: `${distinct.name}: upstream calls`,
      most: 2,
      value: find(names.gateway, distinct.name).upstreamCalls,
    },
    {
      what: `${shared.name}: CPU, Apollo + DataLoader = 1`,
      most: 1 / 12,
      value: cpuRatio(shared.name, names.dataloader),
    },
    {
      what: `${shared.name}: upstream calls`,
      most: 0.3,
      value: find(names.gateway, shared.name).upstreamCalls,
    },
    {
      // All limits, the log and the metrics beside a server that has none of them.
      what: `${hello.name}: CPU, Apollo + DataLoader = 1`,
      most: 0.75,
      value: cpuRatio(hello.name, names.dataloader),
    },
    {
      what: `${ownPage.name}: CPU, reading and writing the same bytes = 1`,
      most: 1.6,
      value: cpuRatio(ownPage.name, names.readingProxy, names.ownGateway),
    },
  ];
}
