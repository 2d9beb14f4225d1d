import { Contender } from './contender.ts';

/** Milliseconds of one user's small query, alone and beside another user's large one. */
export type Fairness = Readonly<{ quiet: Percentiles; beside: Percentiles; heavyCalls: number }>;

type Percentiles = Readonly<{ median: number; p99: number }>;

const light = '{ orders(perPage: 5) { items { id title } } }';
/** 1,500 orders with three lists each: 4,501 calls of REST v1, close to the cost limit of a query. */
const heavy =
  '{ orders(perPage: 1500) { items { id uploads { id } locationGroups { id } pushes(perPage: 1) { items { id } } } } }';

/**
 * One session reads five rows again and again, first alone, then while another one makes thousands of calls. Each call
 * of REST v1 takes 10 ms, so that the waits come from the other's calls, and not from its CPU time.
 */
export async function measureFairness(requests = 300): Promise<Fairness> {
  const rest = await Contender.start('REST server', 'rest', { BENCH_DELAY_MS: '10' });
  const gateway = await Contender.start('gateway', 'gateway', { REST_API_URL: `${rest.origin}/v1` });
  try {
    const ask = (query: string, token: string) => send(gateway.origin, query, token);
    await timesOf(requests, () => ask(light, 'light'));
    const quiet = await timesOf(requests, () => ask(light, 'light'));
    const callsBefore = (await rest.usage()).calls;
    const enough = new AbortController();
    const heavily = (async () => {
      while (!enough.signal.aborted) await ask(heavy, 'heavy');
    })();
    const beside = await timesOf(requests, () => ask(light, 'light'));
    enough.abort();
    await heavily;
    const heavyCalls = (await rest.usage()).calls - callsBefore - requests;
    return { quiet: percentilesOf(quiet), beside: percentilesOf(beside), heavyCalls };
  } finally {
    await gateway.stop();
    await rest.stop();
  }
}

async function send(origin: string, query: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const text = await answer.text();
  if (answer.status !== 200 || text.includes('"errors"'))
    throw new Error(`${query} was answered ${answer.status}: ${text.slice(0, 400)}`);
}

async function timesOf(count: number, ask: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return times;
}

function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}
