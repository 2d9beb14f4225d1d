import { type ApiProcess, startApi, startKilled, startRefused } from '../support/api-process.ts';
import { restClient, type RestAnswer, type RestCall, type RestClient, signIn } from '../support/client.ts';
import { type Random, seeded } from '../support/random.ts';
import type { Store } from '../support/store.ts';
import { duplicatesOf, type Sessions, sessionProblems, signInAndOut } from './sessions.ts';
import { balances, credited, findWorld, type Kind, kinds, type World } from './writers.ts';

export type KillOptions = {
  seed: string;
  kills: number;
  writers: number;
  /** Acknowledged writes between two kills: a draw from 1 to twice this. */
  writesBetween: number;
  tell?: (line: string) => void;
};

export type KillResult = {
  kills: number;
  /** Kills of a process that was still starting. */
  killsWhileStarting: number;
  acknowledged: Record<string, number>;
  /** Requests that had to be sent again because the process was gone. */
  sentAgain: number;
  /** Of those, the ones that had been carried out before: their answer came from the key. */
  replayed: number;
  /** Milliseconds from the start of the process to readiness: after an orderly stop, and after the kills. */
  ready: { undisturbed: number; median: number; slowest: number };
  /** Milliseconds until a second process on the same data folder had refused; none on PostgreSQL. */
  refused: { times: number; slowest: number };
  failures: string[];
};

/** A start after a kill: 5 s, or three orderly starts where the machine is too busy for that to mean anything. */
const readyWithin = (undisturbed: number): number => Math.max(5_000, 3 * undisturbed);
/** A refusal: 2 s, and on a machine where starting takes longer than that, less than a start. */
const refusedWithin = (undisturbed: number): number => Math.max(2_000, undisturbed);

/**
 * Kills the process again and again while writers write, each repeating its request with the same Idempotency-Key
 * until it is answered; then holds what is stored against what was acknowledged.
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
  // The first start may still be filling the store; the second one shows what a start takes here.
  await (await startApi(store.environment)).stop();
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
    if (store.kind === 'embedded' && result.kills % 10 === 0) await refuseSecond(store, result);
    storm.interrupt(
      api.kill().then(async () => {
        result.kills += 1;
        if (result.kills % 5 === 0) {
          await startKilled(store.environment, random.whole(20, 900));
          result.killsWhileStarting += 1;
        }
        api = await startApi(store.environment);
        readyTimes.push(api.readyAfter);
        if (api.readyAfter > readyWithin(result.ready.undisturbed)) {
          const { readyAfter } = api;
          // Is it the kill, or is the machine busy with something else? An orderly start right now tells.
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

async function refuseSecond(store: Store, result: KillResult): Promise<void> {
  const { code, after, words } = await startRefused(store.environment, 30_000);
  result.refused = {
    times: result.refused.times + 1,
    slowest: Math.max(result.refused.slowest, Math.round(after)),
  };
  if (code !== 1 || after > refusedWithin(result.ready.undisturbed) || !/ in use | is used /.test(words))
    result.failures.push(
      `A second process ended with ${String(code)} after ${Math.round(after)} ms: ${words}`,
    );
}

type Written = { kind: Kind; mark: string; answer: unknown };

/** The writers, and what they were told. */
function startStorm(world: World, result: KillResult, seed: string, api: () => ApiProcess) {
  const written: Written[] = [];
  const sessions: Sessions = { open: [], closed: [] };
  let client = restClient(`${api().origin}/v1`);
  let back: Promise<void> = Promise.resolve();
  let interrupted = false;
  const end = new AbortController();
  let waiting: { until: number; resolve: () => void } | null = null;

  /** Sends until there is an answer; a process that is gone comes back. */
  const insist = async (call: RestCall): Promise<RestAnswer> => {
    for (;;) {
      await back;
      const used = client;
      try {
        return await used.send(call);
      } catch (error) {
        // Without a kill there is no reason for a connection to break.
        if (used === client && !interrupted) throw error;
        result.sentAgain += 1;
      }
    }
  };
  /** A writer that cannot go on is a failure, and nobody waits for it any longer. */
  const guarded = async (writing: () => Promise<void>): Promise<void> => {
    try {
      await writing();
    } catch (error) {
      result.failures.push(error instanceof Error ? error.message : String(error));
    }
    wake();
  };

  const write = async (number: number): Promise<void> => {
    const random: Random = seeded(`${seed}/writer ${number}`);
    for (let count = 0; !end.signal.aborted && result.failures.length === 0; count += 1) {
      const kind = random.pick(kinds);
      const mark = `${seed}-${number}-${count}`;
      const request = kind.request(world, mark, random);
      const answer = await insist({
        ...request,
        token: world.token,
        headers: { 'idempotency-key': mark },
      });
      if (answer.status !== 201 && answer.status !== 200) {
        result.failures.push(`${request.method} ${request.path} answered ${answer.status}: ${answer.text}`);
        break;
      }
      if (answer.headers['idempotency-replayed'] === 'true') result.replayed += 1;
      written.push({ kind, mark, answer: answer.json });
      result.acknowledged[kind.name] = (result.acknowledged[kind.name] ?? 0) + 1;
      wake();
    }
  };
  const wake = (): void => {
    if (waiting && (written.length >= waiting.until || result.failures.length > 0)) waiting.resolve();
  };

  return {
    write: (number: number) => guarded(() => write(number)),
    signInAndOut: () =>
      guarded(async () => {
        while (!end.signal.aborted && result.failures.length === 0) {
          await signInAndOut(insist, sessions);
          result.acknowledged['sessions'] = sessions.open.length + sessions.closed.length;
        }
      }),
    count: () => written.length,
    acknowledged: (more: number) =>
      new Promise<void>((resolve) => {
        waiting = { until: written.length + more, resolve };
        wake();
      }),
    /** Tells the writers that the process is gone until `restart` settles. */
    interrupt(restart: Promise<void>) {
      interrupted = true;
      const gone = client;
      back = restart.then(async () => {
        client = restClient(`${api().origin}/v1`);
        await gone.close();
        interrupted = false;
      });
    },
    running: () => back,
    end: () => end.abort(),
    async verify(reader: RestClient, before: ReadonlyMap<string, number>): Promise<string[]> {
      await client.close();
      return [
        ...(await storedProblems(world, reader, written, `${seed}-`)),
        ...(await balanceProblems(world, reader, written, before)),
        ...(await sessionProblems(reader, sessions)),
      ];
    },
  };
}

/** Every acknowledged write is there exactly once, and nothing else that carries a mark of this run. */
async function storedProblems(
  world: World,
  client: RestClient,
  written: readonly Written[],
  prefix: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const kind of kinds) {
    const stored = (await kind.stored(world, client)).filter((mark) => mark.startsWith(prefix));
    const acknowledged = new Set(written.filter((one) => one.kind === kind).map(({ mark }) => mark));
    const present = new Set(stored);
    for (const mark of acknowledged)
      if (!present.has(mark)) problems.push(`${kind.name}: ${mark} was acknowledged and is lost`);
    for (const mark of present)
      if (!acknowledged.has(mark))
        problems.push(`${kind.name}: ${mark} is stored but was never acknowledged`);
    for (const mark of duplicatesOf(stored)) problems.push(`${kind.name}: ${mark} is stored more than once`);
  }
  return problems;
}

/** To the penny: the balance before, plus every credit that was acknowledged. */
async function balanceProblems(
  world: World,
  client: RestClient,
  written: readonly Written[],
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  const expected = new Map(before);
  for (const { answer } of written) {
    const credit = credited(answer);
    if (credit) expected.set(credit.agent, (expected.get(credit.agent) ?? 0) + credit.pence);
  }
  const found = await balances(world, client);
  return [...expected].flatMap(([agent, pence]) =>
    found.get(agent) === pence
      ? []
      : [`Agent ${agent} has a balance of ${String(found.get(agent))} pence, but ${pence} were acknowledged`],
  );
}
