import { Pool } from 'undici';
import { startOwnersRest } from '../isolation/owners-rest.ts';
import { type Random, seeded } from '../rest/support/random.ts';
import { type GatewayProcess, startGateway } from '../support/processes/gateway-process.ts';
import type { Inside } from '../support/processes/process-windows.ts';
import { once, thrice } from './documents.ts';

export type HeapOptions = {
  seed: string;
  requests: number;
  parallel: number;
  /** Number of measurements. */
  looks: number;
  /** The number of requests before the same ones repeat, so that caches reach their size soon. */
  different?: number;
  /** Of the gateway. */
  environment?: NodeJS.ProcessEnv;
  tell: (line: string) => void;
};

export type HeapRun = { failures: string[]; requests: number; seconds: number; looks: Look[] };
type Chance = { seed: string; random: Random; different: number };
type Look = { after: number; heap: number; external: number; resident: number };

/** Noise between two quarters of a run, with and without new requests up to the end. */
const noiseMegabytes = { new: 6, known: 1 };

/**
 * Sends requests that come once and never again (documents, sessions, reference data, refusals, clients that leave),
 * and documents that come three times and never again, which is often enough to be compiled. Measures the heap after
 * full collections. Caches have their size by the middle of the run; from there on the heap must be flat.
 */
export async function runHeap({
  seed,
  requests,
  parallel,
  looks,
  different = requests,
  environment = {},
  tell,
}: HeapOptions): Promise<HeapRun> {
  const rest = await startOwnersRest(seed);
  // The limits are counted but never reached.
  const gateway = await startGateway(rest.url, { RATE_LIMIT_PER_SECOND: '1000000', ...environment });
  const pool = new Pool(gateway.url, { connections: parallel });
  const started = performance.now();
  const seen: Look[] = [];
  try {
    const chance = { seed, random: seeded(seed), different };
    const step = Math.ceil(requests / looks);
    for (let sent = 0; sent < requests; sent += step) {
      await sendMany(pool, chance, sent, Math.min(step, requests - sent), parallel);
      const look = await lookInside(gateway, Math.min(sent + step, requests));
      seen.push(look);
      tell(
        `${look.after} requests: heap ${look.heap} MB, buffers ${look.external} MB, resident ${look.resident} MB`,
      );
    }
  } finally {
    await pool.destroy();
    await gateway.stop();
    await rest.stop();
  }
  const growth = growthOf(seen);
  const noise = different < requests ? noiseMegabytes.known : noiseMegabytes.new;
  const failures =
    growth > noise ? [`The heap grew by ${growth.toFixed(1)} MB from the third quarter to the last`] : [];
  return { failures, requests, seconds: (performance.now() - started) / 1000, looks: seen };
}

async function lookInside(gateway: GatewayProcess, after: number): Promise<Look> {
  const { heapUsed, external, resident }: Inside = await gateway.look(true);
  return { after, heap: megabytes(heapUsed), external: megabytes(external), resident: megabytes(resident) };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 102.4) / 10;

/** Megabytes, heap and buffers, between the means of the last two quarters. */
function growthOf(looks: readonly Look[]): number {
  const quarter = Math.floor(looks.length / 4);
  if (quarter === 0) return 0;
  const mean = (some: readonly Look[]): number =>
    some.reduce((sum, { heap, external }) => sum + heap + external, 0) / some.length;
  return mean(looks.slice(-quarter)) - mean(looks.slice(-2 * quarter, -quarter));
}

async function sendMany(
  pool: Pool,
  chance: Chance,
  first: number,
  count: number,
  parallel: number,
): Promise<void> {
  let next = first;
  const work = async (): Promise<void> => {
    while (next < first + count) {
      next += 1;
      await send(pool, chance, next);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

async function send(pool: Pool, { seed, random, different }: Chance, sent: number): Promise<void> {
  const number = sent % different;
  const leaves = random.chance(0.02);
  const token = random.chance(0.5) ? `one-time-${letters(number)}` : 'owner';
  const asked = number % 4 === 0 ? thrice(seed, number / 4) : once(random, number);
  try {
    const { body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      ...(leaves && { signal: AbortSignal.timeout(random.whole(0, 3)) }),
    });
    await body.dump();
  } catch (error) {
    if (!leaves) throw error;
  }
}

/** Tokens of the fixture are letters. */
const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
