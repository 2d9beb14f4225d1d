import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startApi } from '../rest/support/api-process.ts';
import { restClient, signIn } from '../rest/support/client.ts';
import type { Store } from '../rest/support/store.ts';
import { startGateway } from '../support/gateway-process.ts';
import type { Plan, Question, Seen } from './load.ts';

/** How much of its capacity must be left, and within which times, in milliseconds. */
const goals = { goodput: 0.9, p99: 1_000, refusal: 50 };
/** A process may have grown by so many bytes from the first crowd to the last. */
const slack = 48 * 1024 * 1024;
/** Requests at a time with which the capacity is found: enough to keep everything busy, and short to wait for. */
const clients = 8;
const times = 4;
const sessions = 16;

export type OverloadOptions = {
  /** Of each measurement. */
  seconds: number;
  /** Of what is answered alone and what is answered in a crowd, in turns: a machine is not as fast at all times. */
  rounds: number;
  tell: (line: string) => void;
};

type Target = { name: string; origin: string; questions: Question[] };
type Memory = Record<string, number>;
type Round = { alone: Seen; crowd: Seen; memory: Memory };

/**
 * Measures what the product answers by itself, and then four times of that is asked for, by people who do not wait for
 * each other: as much as before must be answered, in time, and the rest refused at once.
 */
export async function runOverload(
  store: Store,
  { seconds, rounds, tell }: OverloadOptions,
): Promise<string[]> {
  const api = await startApi({ LOG_LEVEL: 'fatal', MAX_WAIT_MS: '750', ...store.environment });
  // As it is delivered, but for the rate of a single session: few stand for many here.
  const gateway = await startGateway(`${api.origin}/v1`, { MAX_EVENT_LOOP_DELAY_MS: '1000' });
  const memory = async (): Promise<Memory> => ({
    'REST v1': await residentOf(api.pid),
    'the gateway': (await gateway.look(true)).resident,
  });
  const measure = async (base: Pick<Plan, 'origin' | 'tokens' | 'questions' | 'seconds'>): Promise<Round> => {
    const alone = await load({ ...base, kind: 'closed', clients });
    const crowd = await load({ ...base, kind: 'open', rate: (alone.took.answered.length / seconds) * times });
    return { alone, crowd, memory: await memory() };
  };
  try {
    const client = restClient(`${api.origin}/v1`, 2);
    const tokens: string[] = [];
    for (let session = 0; session < sessions; session += 1)
      tokens.push(await signIn(client, session % 2 === 0 ? 'owner@shepherd.test' : 'reviewer@shepherd.test'));
    await client.close();
    const targets: Target[] = [
      { name: 'REST v1', origin: api.origin, questions: restQuestions },
      { name: 'Through the gateway', origin: gateway.url, questions: graphqlQuestions },
    ];
    const failures: string[] = [];
    for (const { name, origin, questions } of targets) {
      const base = { origin, tokens, questions, seconds };
      await load({ ...base, kind: 'closed', clients });
      const before = await memory();
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await measure(base));
      failures.push(...judge(name, measured, before, tell));
    }
    return failures;
  } finally {
    await gateway.stop();
    await api.stop();
  }
}

/** What was promised and not kept, of all rounds together. */
function judge(name: string, measured: Round[], before: Memory, tell: (line: string) => void): string[] {
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

function together(all: Seen[]): Seen {
  const failures: Record<string, number> = {};
  for (const seen of all)
    for (const [failure, count] of Object.entries(seen.failures))
      failures[failure] = (failures[failure] ?? 0) + count;
  return {
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    took: {
      answered: all.flatMap(({ took }) => took.answered),
      refused: all.flatMap(({ took }) => took.refused),
      failed: all.flatMap(({ took }) => took.failed),
    },
    failures,
  };
}

async function load(plan: Plan): Promise<Seen> {
  const child = fork(path.join(import.meta.dirname, 'load.ts'));
  child.send(plan);
  const [seen] = await once(child, 'message');
  return seen as Seen;
}

const ms = (list: number[], share: number): string => `${quantile(list, share).toFixed(0)} ms`;

function describe({ seconds, took: { answered, refused, failed }, failures }: Seen): string {
  return [
    `${(answered.length / seconds).toFixed(1)} answers a second`,
    `p50 ${ms(answered, 0.5)}, p99 ${ms(answered, 0.99)}`,
    ...(refused.length > 0
      ? [`${refused.length} refused, p50 ${ms(refused, 0.5)}, p99 ${ms(refused, 0.99)}`]
      : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(Object.keys(failures).length > 0 ? [JSON.stringify(failures)] : []),
  ].join('; ');
}

function quantile(list: number[], share: number): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const megabytes = (bytes = 0): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** So many that hardly two at a time are the same, which the gateway would answer together. */
const slices = Array.from({ length: 5 }, (_, page) =>
  Array.from({ length: 11 }, (_size, less) => ({ page: page + 1, size: 50 - less })),
).flat();

const restQuestions: Question[] = slices.flatMap(({ page, size }): Question[] => [
  { method: 'GET', path: `/v1/orders?page=${page}&per_page=${size}&sort=-created_at` },
  { method: 'GET', path: `/v1/jobs?page=${page}&per_page=${size}` },
]);

const graphql = (query: string, variables: object): Question => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

const orderList = `query Orders($page: Int!, $size: Int!) {
  orders(page: $page, perPage: $size) {
    items { id title status startDate endDate jobsCount grandTotal { formatted } customer { id name } template { id name } }
    pageInfo { total lastPage }
  }
}`;
const jobList = `query Jobs($page: Int!, $size: Int!) {
  jobs(page: $page, perPage: $size) {
    items { id reference status customer { id name } template { id name } reviewer { id firstName lastName } }
    pageInfo { total lastPage }
  }
}`;

const graphqlQuestions: Question[] = slices.flatMap((slice) => [
  graphql(orderList, slice),
  graphql(jobList, slice),
]);
