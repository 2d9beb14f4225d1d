import { setTimeout as delay } from 'node:timers/promises';
import type { ApiProcess } from '../support/api-process.ts';
import { restClient, type RestAnswer, type RestCall, type RestClient } from '../support/client.ts';
import { type Random, seeded } from '../support/random.ts';
import { duplicatesOf, type Sessions, sessionProblems, signInAndOut } from './sessions.ts';
import { balances, credited, type Kind, kinds, type World } from './writers.ts';

type Written = { kind: Kind; mark: string; answer: unknown };

/** Counters of the writers, and the problems. */
export type Tally = {
  acknowledged: Record<string, number>;
  /** Requests that were sent again: the process was gone, or refused temporarily. */
  sentAgain: number;
  /** Those that had taken effect before: their answer came from the key. */
  replayed: number;
  failures: string[];
};

/** Temporary refusals with a Retry-After. */
const forNow: ReadonlySet<number> = new Set([429, 503]);

/** The writers and their results. With `comeAgain` they retry temporary refusals. */
export function startStorm(
  world: World,
  result: Tally,
  seed: string,
  api: () => ApiProcess,
  { comeAgain = false } = {},
) {
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
        const answer = await used.send(call);
        if (!comeAgain || !forNow.has(answer.status)) return answer;
        const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
        if (!(seconds >= 0)) throw new Error(`${call.path} is refused without Retry-After`);
        result.sentAgain += 1;
        await delay(seconds * 1000);
      } catch (error) {
        // Without a kill a broken connection is a failure.
        if (used === client && !interrupted) throw error;
        result.sentAgain += 1;
      }
    }
  };
  /** A writer that cannot continue is a failure, and no longer awaited. */
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

/** Every acknowledged write is stored exactly once, and nothing else with a mark of this run. */
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

/** To the penny: the previous balance plus every acknowledged credit. */
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
