import { startApi, startKilled, startRefused } from '../support/api-process.ts';
import { restClient, signIn } from '../support/client.ts';
import { seeded } from '../support/random.ts';
import type { Store } from '../support/store.ts';
import { startStorm } from './storm.ts';
import { balances, findWorld } from './writers.ts';

export type KillOptions = {
  seed: string;
  kills: number;
  writers: number;
  /** Acknowledged writes between two kills: a random number from 1 to twice this. */
  writesBetween: number;
  /** Whether the duration of starts and refusals is checked: only on an idle machine. */
  timed: boolean;
  tell?: (line: string) => void;
};

export type KillResult = {
  kills: number;
  /** Kills of a process that was still starting. */
  killsWhileStarting: number;
  acknowledged: Record<string, number>;
  /** Requests that were sent again because the process was gone. */
  sentAgain: number;
  /** Those that had taken effect before: their answer came from the key. */
  replayed: number;
  /** Milliseconds from the start of the process to readiness: after a graceful stop, and after the kills. */
  ready: { undisturbed: number; median: number; slowest: number };
  /** Milliseconds until a second process on the same data folder had refused; none on PostgreSQL. */
  refused: { times: number; slowest: number };
  failures: string[];
};

/** A start after a kill: 5 s, or three normal starts on a busy machine. */
const readyWithin = (undisturbed: number): number => Math.max(5_000, 3 * undisturbed);
/** A refusal: 2 s, or less than a start on a machine where starting takes longer than that. */
const refusedWithin = (undisturbed: number): number => Math.max(2_000, undisturbed);

/**
 * Kills the process again and again while writers write, each repeating its request with the same Idempotency-Key until
 * it is answered; then compares the stored data with the acknowledged writes.
 */
export async function runKills(store: Store, options: KillOptions): Promise<KillResult> {
  const { seed, writers, tell = () => {} } = options;
  const random = seeded(seed);
  const result: KillResult = {
    kills: 0,
    killsWhileStarting: 0,
    acknowledged: {},
    sentAgain: 0,
    replayed: 0,
    ready: { undisturbed: 0, median: 0, slowest: 0 },
    refused: { times: 0, slowest: 0 },
    failures: [],
  };
  // The first start may still be filling the store; the second one shows the normal duration.
  if (options.timed) await (await startApi(store.environment)).stop();
  let api = await startApi(store.environment);
  result.ready.undisturbed = Math.round(api.readyAfter);
  const setUp = restClient(`${api.origin}/v1`);
  const world = await findWorld(setUp, await signIn(setUp, 'owner@shepherd.test'));
  const before = await balances(world, setUp);
  await setUp.close();

  const storm = startStorm(world, result, seed, () => api);
  const writing = [
    ...Array.from({ length: writers }, (_, number) => storm.write(number)),
    storm.signInAndOut(),
  ];
  const readyTimes: number[] = [];

  while (result.kills < options.kills && result.failures.length === 0) {
    await storm.acknowledged(random.whole(1, options.writesBetween * 2));
    if (store.kind === 'embedded' && result.kills % 10 === 0)
      await refuseSecond(store, result, options.timed);
    storm.interrupt(
      api.kill().then(async () => {
        result.kills += 1;
        if (result.kills % 5 === 0) {
          await startKilled(store.environment, random.whole(20, 900));
          result.killsWhileStarting += 1;
        }
        api = await startApi(store.environment);
        readyTimes.push(api.readyAfter);
        if (options.timed && api.readyAfter > readyWithin(result.ready.undisturbed)) {
          const { readyAfter } = api;
          // A normal start right now tells a slow recovery from a busy machine.
          await api.stop();
          api = await startApi(store.environment);
          result.ready.undisturbed = Math.max(result.ready.undisturbed, Math.round(api.readyAfter));
          if (readyAfter > readyWithin(result.ready.undisturbed))
            result.failures.push(`Kill ${result.kills}: ready only after ${Math.round(readyAfter)} ms`);
        }
      }),
    );
    await storm.running();
    if (result.kills % 10 === 0) tell(`${result.kills} kills, ${storm.count()} writes acknowledged`);
  }
  storm.end();
  await Promise.all(writing);
  readyTimes.sort((one, other) => one - other);
  result.ready = {
    ...result.ready,
    median: Math.round(readyTimes[Math.floor(readyTimes.length / 2)] ?? 0),
    slowest: Math.round(readyTimes.at(-1) ?? 0),
  };
  const client = restClient(`${api.origin}/v1`);
  result.failures.push(...(await storm.verify(client, before)));
  await client.close();
  await api.stop();
  return result;
}

async function refuseSecond(store: Store, result: KillResult, timed: boolean): Promise<void> {
  const { code, after, words } = await startRefused(store.environment, 120_000);
  result.refused = {
    times: result.refused.times + 1,
    slowest: Math.max(result.refused.slowest, Math.round(after)),
  };
  const isLate = timed && after > refusedWithin(result.ready.undisturbed);
  if (code !== 1 || isLate || !/ in use | is used /.test(words))
    result.failures.push(
      `A second process ended with ${String(code)} after ${Math.round(after)} ms: ${words}`,
    );
}
