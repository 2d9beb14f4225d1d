import type { Contender } from './contender.ts';
import { Load } from './load.ts';
import type { Workload } from './workloads.ts';

/** One server with one workload. */
export type Entry = Readonly<{ contender: Contender; workload: Workload }>;

/** Medians of the rounds, per request. */
export type Figure = Readonly<{
  server: string;
  workload: string;
  /** Milliseconds of CPU. */
  cpu: number;
  fastest: number;
  slowest: number;
  upstreamCalls: number;
}>;

export type Plan = Readonly<{ rounds: number; requests: number; warmUp: number }>;

/**
 * Warm-up rounds that do not count: a server that was warmed up first has been idle during the warm-up of the others,
 * and every server costs four times as much at first (V8 discards idle code).
 */
const settling = 2;

/**
 * Measures all entries in turns, round by round, so that other load on the machine affects all of them alike.
 * @param rest the REST server behind all servers
 */
export async function measureAll(
  entries: readonly Entry[],
  rest: Contender,
  { rounds, requests, warmUp }: Plan,
): Promise<Figure[]> {
  const lanes = entries.map((entry) => new Lane(entry, rest));
  try {
    for (const lane of lanes) await lane.prepare(warmUp);
    for (let round = 1 - settling; round <= rounds; round += 1) {
      // So that no server always follows the same neighbour.
      for (const lane of round % 2 === 0 ? lanes.toReversed() : lanes) await lane.run(requests);
      if (round > 0) console.log(`Round ${round} of ${rounds}`);
      else for (const lane of lanes) lane.forget();
    }
    return lanes.map((lane) => lane.figure());
  } finally {
    for (const lane of lanes) await lane.close();
  }
}

class Lane {
  readonly #entry: Entry;
  readonly #rest: Contender;
  readonly #load: Load;
  readonly #cpu: number[] = [];
  readonly #calls: number[] = [];
  #sessions = 0;

  constructor(entry: Entry, rest: Contender) {
    this.#entry = entry;
    this.#rest = rest;
    this.#load = new Load(entry.contender.origin, entry.workload.steps);
  }

  async prepare(warmUp: number): Promise<void> {
    await this.#load.check(this.#entry.workload.expected);
    await this.#send(warmUp);
  }

  async run(heavyRequests: number): Promise<void> {
    const { contender, workload } = this.#entry;
    const requests = heavyRequests * (workload.times ?? 1);
    const [before, restBefore] = [await contender.usage(), await this.#rest.usage()];
    await this.#send(requests);
    const [after, restAfter] = [await contender.usage(), await this.#rest.usage()];
    this.#cpu.push((after.cpu - before.cpu) / requests);
    this.#calls.push((restAfter.calls - restBefore.calls) / requests);
  }

  /** Discards the measurements so far. */
  forget(): void {
    this.#cpu.length = 0;
    this.#calls.length = 0;
  }

  figure(): Figure {
    return {
      server: this.#entry.contender.name,
      workload: this.#entry.workload.name,
      cpu: median(this.#cpu),
      fastest: Math.min(...this.#cpu),
      slowest: Math.max(...this.#cpu),
      upstreamCalls: median(this.#calls),
    };
  }

  async close(): Promise<void> {
    await this.#load.close();
  }

  async #send(count: number): Promise<void> {
    const first = this.#sessions;
    this.#sessions += count;
    const shared = this.#entry.workload.sessions === 'shared token';
    await this.#load.send(count, (number) => (shared ? 'shared' : `session-${first + number}`));
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
