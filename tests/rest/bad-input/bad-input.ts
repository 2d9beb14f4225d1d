import { answerCheck } from '../support/answers.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { restClient, signIn } from '../support/client.ts';
import { readContract } from '../support/contract.ts';
import { discoverPaths } from './ids.ts';
import { command, toBytes } from './bad-request.ts';
import { badRequest, type Tokens } from './requests.ts';
import { problemsOf } from './verdict.ts';
import { openWire, type Wire, type WireAnswer } from './wire.ts';

export type BadInputOptions = {
  seed: string;
  /** Number of requests. */
  count: number;
  /** Only this request of the seed, to reproduce a failure. */
  only?: number;
  tell?: (line: string) => void;
};

export type BadInputResult = {
  sent: number;
  /** Answers by their status; `none` where the server closed the connection of a broken request. */
  statuses: Record<string, number>;
  /** Operations of the contract that succeeded at least once. */
  reached: number;
  operations: number;
  failures: string[];
  slowest: number;
  /** Resident memory of the process in MB: after the first tenth, at its highest, at the end. */
  memory: { early: number; peak: number; end: number };
  seconds: number;
};

const connections = 8;
/** More is a leak or a request that takes far more than it sends: the body limit alone is 12 MB a connection. */
const memoryBound = 1_500;

/** With much memory garbage is collected late; with this much a leak shows, and 100,000 requests are possible. */
export const boundedMemory: NodeJS.ProcessEnv = { NODE_OPTIONS: '--max-old-space-size=384' };

/** Sends hostile requests to a running REST v1 and returns the problems. */
export async function runBadInput(api: ApiProcess, options: BadInputOptions): Promise<BadInputResult> {
  const { seed, count, tell = () => {} } = options;
  const base = `${api.origin}/v1`;
  const port = Number(new URL(api.origin).port);
  const contract = readContract();
  const client = restClient(base, 2);
  const freshTokens = async (): Promise<Tokens> => ({
    valid: await signIn(client, 'owner@shepherd.test'),
    limited: await signIn(client, 'reviewer@shepherd.test'),
  });
  const first = await freshTokens();
  const known = await discoverPaths(base, first.valid, contract);
  const check = answerCheck(contract);
  const result: BadInputResult = {
    sent: 0,
    statuses: {},
    reached: 0,
    operations: contract.operations.length,
    failures: [],
    slowest: 0,
    memory: { early: 0, peak: 0, end: 0 },
    seconds: 0,
  };
  const reached = new Set<string>();
  const started = performance.now();
  const indexes = options.only === undefined ? counter(count) : [options.only].values();

  const attack = async (): Promise<void> => {
    let tokens = await freshTokens();
    const wire = openWire(port);
    for (const index of indexes) {
      const request = badRequest({ contract, known, seed }, index, tokens);
      const complaintsBefore = api.complaints().length;
      const outcome = await attempt(wire, toBytes(request), request.hangUp);
      const problems =
        typeof outcome === 'string' ? [outcome] : request.hangUp ? [] : problemsOf(request, outcome, check);
      result.sent += 1;
      if (typeof outcome !== 'string') {
        const status = outcome === null ? 'none' : String(outcome.status);
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        result.slowest = Math.max(result.slowest, outcome?.milliseconds ?? 0);
        if (outcome && outcome.status < 400 && request.operation) reached.add(request.operation.operationId);
        // Some requests end a session on purpose (logout, a new password).
        if (outcome?.status === 401 && request.isSignedIn) tokens = await freshTokens();
      }
      if (problems.length > 0) {
        const log = api.complaints().slice(complaintsBefore).trim().split('\n').at(-1)?.slice(0, 1_200);
        result.failures.push(
          `${request.kind}, ${request.operation?.operationId ?? request.method}, seed ${seed}, --only ${index}\n  ${problems.join('\n  ')}\n  ${command(request, api.origin)}\n  ${log ?? ''}`,
        );
      }
      if (result.sent % 2_000 === 0) await look();
    }
    wire.close();
  };

  const look = async (): Promise<void> => {
    const megabytes = await healthyMemory(client, api.origin);
    result.memory.peak = Math.max(result.memory.peak, megabytes);
    if (result.sent <= Math.max(2_000, count / 10)) result.memory.early = megabytes;
    tell(`${result.sent} requests, ${result.failures.length} failures, ${megabytes} MB`);
  };

  await Promise.all(Array.from({ length: connections }, attack));
  result.memory.end = await healthyMemory(client, api.origin);
  result.memory.peak = Math.max(result.memory.peak, result.memory.end);
  result.memory.early ||= result.memory.end;
  if (result.memory.peak > memoryBound)
    result.failures.push(`The process grew to ${result.memory.peak} MB, the bound is ${memoryBound} MB`);
  result.reached = reached.size;
  result.seconds = (performance.now() - started) / 1_000;
  await client.close();
  return result;
}

function* counter(count: number): Generator<number> {
  for (let index = 0; index < count; index += 1) yield index;
}

async function attempt(wire: Wire, bytes: Buffer, hangUp: boolean): Promise<WireAnswer | null | string> {
  try {
    if (!hangUp) return await wire.exchange(bytes);
    await wire.hangUpAfter(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Checks that the server is ready, and returns its memory. */
async function healthyMemory(client: ReturnType<typeof restClient>, origin: string): Promise<number> {
  const ready = await fetch(`${origin}/readyz`);
  if (ready.status !== 200) throw new Error(`/readyz answers ${ready.status}`);
  await client.send({ method: 'GET', path: '/account/profile' });
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  return Math.round(Number(bytes) / 1e6);
}
