import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { count } from './fill.ts';
import { cpuOf } from './process-stat.ts';
import type { Question } from './questions.ts';

export type Measured = {
  name: string;
  /** Milliseconds per request, as a client sees them. */
  fastest: number;
  median: number;
  p95: number;
  /** Median of requests right after a change of a job: no cached count helps then. */
  changed: number;
  /** CPU milliseconds per request; of the database only where its processes are visible. */
  apiCpu: number;
  databaseCpu: number | null;
  /** The fault of the answer. */
  problem: string | null;
};

export type Api = { base: string; metrics: string; token: string };

const warmUps = 5;
const repetitions = 40;
const changes = 9;

/** Sequential requests, after a few that warm the caches. */
export async function measure(api: Api, client: Client, question: Question): Promise<Measured> {
  const ask = async (): Promise<unknown> => {
    const answer = await fetch(`${api.base}${question.path}`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    if (answer.status !== 200)
      throw new Error(`${question.path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await ask();
  const [apiBefore, databaseBefore] = await Promise.all([apiCpu(api), databaseCpu(client)]);
  const times: number[] = [];
  let answer: unknown;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const started = performance.now();
    answer = await ask();
    times.push(performance.now() - started);
  }
  const [apiAfter, databaseAfter] = await Promise.all([apiCpu(api), databaseCpu(client)]);
  times.sort((one, other) => one - other);
  const changedTimes: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    await client.query(
      'update jobs set reference = reference where (order_id, sequence) = (select min(order_id), 1 from jobs)',
    );
    const started = performance.now();
    await ask();
    changedTimes.push(performance.now() - started);
  }
  changedTimes.sort((one, other) => one - other);
  return {
    name: question.name,
    fastest: times[0] ?? 0,
    median: times[Math.floor(repetitions / 2)] ?? 0,
    p95: times[Math.floor(repetitions * 0.95)] ?? 0,
    changed: changedTimes[Math.floor(changes / 2)] ?? 0,
    apiCpu: (apiAfter - apiBefore) / repetitions,
    databaseCpu:
      databaseBefore === null || databaseAfter === null
        ? null
        : spent(databaseBefore, databaseAfter) / repetitions,
    problem: await totalProblem(client, question, answer),
  };
}

async function totalProblem(client: Client, { exact }: Question, answer: unknown): Promise<string | null> {
  if (exact === undefined) return null;
  const told = typeof answer === 'object' && answer !== null && 'total' in answer ? answer.total : undefined;
  const counted = await count(client, exact);
  return told === counted ? null : `the total is ${String(told)}, but there are ${counted}`;
}

/** CPU milliseconds of the API process so far. */
async function apiCpu({ metrics }: Api): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1_000;
}

/** CPU milliseconds so far by process of the database; null when they run on another machine. */
async function databaseCpu(client: Client): Promise<ReadonlyMap<number, number> | null> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  try {
    return new Map(
      await Promise.all(
        rows.map(async ({ pid }) => [pid, cpuOf(await readFile(`/proc/${pid}/stat`, 'utf8'))] as const),
      ),
    );
  } catch {
    return null;
  }
}

/** CPU time of the processes that still exist; the API closes connections that it does not need. */
function spent(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, total]) => sum + total - (before.get(pid) ?? 0), 0);
}
