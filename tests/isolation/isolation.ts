import { Pool } from 'undici';
import { type Random, seeded } from '../rest/support/random.ts';
import { startGateway } from '../support/processes/gateway-process.ts';
import { mark, startOwnersRest } from './owners-rest.ts';

export type IsolationOptions = {
  seed: string;
  requests: number;
  parallel: number;
  tell?: (line: string) => void;
};

export type IsolationRun = {
  failures: string[];
  /** Requests by their outcome. */
  outcomes: Record<string, number>;
  /** Calls that reached REST v1: fewer than were made, or nothing was shared and cached at all. */
  calls: number;
  seconds: number;
};

const owners = ['owner', 'limited'] as const;
type Owner = (typeof owners)[number];

type Question = {
  query: string;
  /** Whether a user with fewer permissions gets an error instead. */
  restricted?: true;
};

const questions: readonly [Question, ...Question[]] = [
  { query: '{ orders { items { id title campaign { id name } customer { id name } } } }' },
  { query: '{ order(id: "1") { id title campaign { name } } }' },
  { query: '{ order(id: "2") { id title customer { name } } }' },
  { query: '{ countries { id name } }' },
  { query: '{ countries { code name } order(id: "3") { title } }' },
  { query: '{ me { id lastName role { name } } }' },
  { query: '{ users { items { id lastName } } }', restricted: true },
  { query: 'mutation { approveOrder(id: "1") { id title } }' },
];

/**
 * Two users with different permissions send the same requests concurrently, and each answer is searched for the other's
 * marks.
 */
export async function runIsolation(options: IsolationOptions): Promise<IsolationRun> {
  const rest = await startOwnersRest(options.seed);
  const gateway = await startGateway(rest.url);
  const pool = new Pool(gateway.url, { connections: options.parallel });
  const started = performance.now();
  try {
    const { failures, outcomes } = await interleave(pool, options);
    return { failures, outcomes, calls: rest.calls(), seconds: (performance.now() - started) / 1000 };
  } finally {
    await pool.destroy();
    await gateway.stop();
    await rest.stop();
  }
}

async function interleave(pool: Pool, { seed, requests, parallel, tell }: IsolationOptions) {
  const failures: string[] = [];
  const outcomes: Record<string, number> = {};
  let sent = 0;
  const work = async (worker: number): Promise<void> => {
    const random = seeded(`${seed} ${worker}`);
    while (sent < requests) {
      sent += 1;
      if (sent % 10_000 === 0) tell?.(`${sent} requests, ${failures.length} failures`);
      const request = makeRequest(random);
      const { outcome, problem } = judge(request, await send(pool, request));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (problem !== null) failures.push(`${request.query} as ${String(request.owner)}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_item, worker) => work(worker)));
  return { failures, outcomes };
}

type Request = Question & {
  /** Null for a client without a session. */
  owner: Owner | null;
  headers: Record<string, string>;
  /** Milliseconds after which the client leaves. */
  leavesAfter: number | null;
};

function makeRequest(random: Random): Request {
  const question = random.pick(questions);
  const owner = random.pick(owners);
  const other = owner === 'owner' ? 'limited' : 'owner';
  const leavesAfter = random.chance(0.02) ? random.whole(0, 3) : null;
  const way = random.fraction();
  if (way < 0.02) return { ...question, owner: null, headers: {}, leavesAfter };
  const bearer = { authorization: `Bearer ${owner}` };
  // A script's token takes precedence over a cookie in the same request.
  const headers = way < 0.5 ? bearer : way < 0.9 ? cookie(owner) : { ...bearer, ...cookie(other) };
  return { ...question, owner, headers, leavesAfter };
}

const cookie = (name: string) => ({ cookie: `shepherd_session=${name}` });

type Received = { text: string; tag: string };

async function send(pool: Pool, { query, headers, leavesAfter }: Request): Promise<Received | null> {
  try {
    const { body, headers: received } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      ...(leavesAfter !== null && { signal: AbortSignal.timeout(leavesAfter) }),
    });
    return { text: await body.text(), tag: String(received['etag'] ?? '') };
  } catch (error) {
    if (leavesAfter !== null) return null;
    throw error;
  }
}

/** The owner of an answer's data. */
function judge(
  { owner, restricted }: Request,
  received: Received | null,
): { outcome: string; problem: string | null } {
  if (received === null) return { outcome: 'left', problem: null };
  const { text, tag } = received;
  const seen = owners.filter((one) => text.includes(mark(one)) || tag.includes(mark(one)));
  const foreign = seen.filter((one) => one !== owner);
  if (foreign.length > 0) return { outcome: 'crossed', problem: `got what is ${foreign.join()}'s: ${text}` };
  const mayNot = owner === null ? '401' : restricted && owner === 'limited' ? '403' : null;
  if (mayNot !== null)
    return text.includes(`"status":${mayNot}`) && seen.length === 0
      ? { outcome: `refused with ${mayNot}`, problem: null }
      : { outcome: 'let in', problem: `was not refused: ${text}` };
  return seen.length > 0 && !text.includes('"errors"')
    ? { outcome: `answered to ${owner}`, problem: null }
    : { outcome: 'failed', problem: `got nothing of its own: ${text}` };
}
