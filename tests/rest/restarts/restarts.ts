import { startStorm, type Tally } from '../kill/storm.ts';
import { balances, findWorld } from '../kill/writers.ts';
import { startApi } from '../support/api-process.ts';
import { restClient, signIn } from '../support/client.ts';
import { seeded } from '../support/random.ts';
import type { Cluster } from './cluster.ts';

export type RestartOptions = {
  seed: string;
  restarts: number;
  writers: number;
  /** Acknowledged writes between two restarts: a random number from 1 to twice this. */
  writesBetween: number;
  tell?: (line: string) => void;
};

export type RestartResult = Tally & {
  restarts: number;
  /** Number of times at which the process did not answer any more. */
  exits: number;
  /** Milliseconds from a restart until the process was ready. */
  ready: { median: number; slowest: number };
};

/** Milliseconds for a process to reconnect to its database. */
const readyWithin = 15_000;

/**
 * Restarts PostgreSQL again and again among writers, alternating between graceful and crash. The process must survive,
 * answer 503 meanwhile, and reconnect; then the stored data is compared with the acknowledged writes.
 */
export async function runRestarts(cluster: Cluster, options: RestartOptions): Promise<RestartResult> {
  const { seed, writers, tell = () => {} } = options;
  const random = seeded(seed);
  const result: RestartResult = {
    restarts: 0,
    exits: 0,
    acknowledged: {},
    sentAgain: 0,
    replayed: 0,
    ready: { median: 0, slowest: 0 },
    failures: [],
  };
  const api = await startApi({ DATABASE_URL: cluster.url, SEED_DEMO: 'true', LOG_LEVEL: 'silent' });
  const client = restClient(`${api.origin}/v1`);
  const world = await findWorld(client, await signIn(client, 'owner@shepherd.test'));
  const before = await balances(world, client);
  const storm = startStorm(world, result, seed, () => api, { comeAgain: true });
  const writing = [
    ...Array.from({ length: writers }, (_, number) => storm.write(number)),
    storm.signInAndOut(),
  ];
  const readyTimes: number[] = [];

  while (result.restarts < options.restarts && result.failures.length === 0) {
    await storm.acknowledged(random.whole(1, options.writesBetween * 2));
    await cluster.restart(result.restarts % 2 === 0 ? 'fast' : 'immediate');
    result.restarts += 1;
    if ((await statusOf(`${api.origin}/livez`)) !== 200) {
      result.exits += 1;
      result.failures.push(`Restart ${result.restarts}: the process is gone. ${api.complaints()}`);
      break;
    }
    const since = performance.now();
    while ((await statusOf(`${api.origin}/readyz`)) !== 200 && performance.now() - since < readyWithin);
    readyTimes.push(performance.now() - since);
    if (performance.now() - since >= readyWithin)
      result.failures.push(`Restart ${result.restarts}: not ready again after ${readyWithin} ms`);
    tell(`${result.restarts} restarts, ${storm.count()} writes acknowledged`);
  }
  storm.end();
  await Promise.all(writing);
  readyTimes.sort((one, other) => one - other);
  result.ready = {
    median: Math.round(readyTimes[Math.floor(readyTimes.length / 2)] ?? 0),
    slowest: Math.round(readyTimes.at(-1) ?? 0),
  };
  if (result.exits === 0) result.failures.push(...(await storm.verify(client, before)));
  await client.close();
  await api.stop();
  return result;
}

/** Null without an answer. */
async function statusOf(url: string): Promise<number | null> {
  try {
    return (await fetch(url)).status;
  } catch {
    return null;
  }
}
