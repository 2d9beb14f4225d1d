import { Contender } from './contender.ts';
import { connections } from './load.ts';
import type { Entry } from './measure.ts';
import { ownPage, sameBytes, sharedWorkloads } from './workloads.ts';

export const names = {
  gateway: 'this gateway',
  before: 'this gateway, before',
  datasourceRest: 'Apollo + datasource-rest',
  dataloader: 'Apollo + DataLoader',
  mercurius: 'Mercurius + jit',
  mercuriusList: 'Mercurius + jit, one list call',
  yoga: 'GraphQL Yoga',
  ownGateway: 'this gateway, own schema',
  proxy: 'plain proxy',
  readingProxy: 'proxy that reads and writes',
} as const;

/** All servers, each in a process of its own, in front of the same REST server. */
export type LineUp = Readonly<{ rest: Contender; entries: readonly Entry[]; stop: () => Promise<void> }>;

/**
 * @param before a checkout of an older version, with its packages installed, to measure beside this one
 * @param only part of the names of the workloads to measure
 */
export async function startAll({ before, only = '' }: { before?: string; only?: string }): Promise<LineUp> {
  const rest = await Contender.start('REST server', 'rest');
  const started: Contender[] = [rest];
  const stop = async (): Promise<void> => {
    for (const contender of started) await contender.stop();
  };
  const start = async (
    name: string,
    program: string,
    environment: Readonly<Record<string, string>> = {},
    checkout?: string,
  ) => {
    const given = {
      REST_API_URL: `${rest.origin}/v1`,
      // The gateway treats calls that wait for a connection as overload, and refuses some requests.
      REST_CONNECTIONS: String(connections),
      ...environment,
    };
    const contender = await Contender.start(name, program, given, checkout);
    started.push(contender);
    return contender;
  };
  try {
    const everybody = [
      await start(names.gateway, 'gateway', { BENCH_SCHEMA: 'posts' }),
      ...(before === undefined
        ? []
        : [await start(names.before, 'gateway', { BENCH_SCHEMA: 'posts' }, before)]),
      await start(names.datasourceRest, 'apollo-datasource-rest'),
      await start(names.dataloader, 'apollo-dataloader'),
      await start(names.mercurius, 'mercurius', { BENCH_USERS: 'each' }),
      await start(names.mercuriusList, 'mercurius', { BENCH_USERS: 'list' }),
      await start(names.yoga, 'yoga'),
    ];
    const entries = [
      ...Object.values(sharedWorkloads).flatMap((workload) =>
        everybody.map((contender) => ({ contender, workload })),
      ),
      { contender: await start(names.ownGateway, 'gateway'), workload: ownPage },
      { contender: await start(names.proxy, 'proxy'), workload: sameBytes },
      {
        contender: await start(names.readingProxy, 'proxy', { BENCH_READS: 'true' }),
        workload: sameBytes,
      },
    ];
    return { rest, entries: entries.filter(({ workload }) => workload.name.includes(only)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
