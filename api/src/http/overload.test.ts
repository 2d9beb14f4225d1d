import { request } from 'node:http';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApi } from '../testing/api.ts';
import type { TestApi } from '../testing/api.ts';
import { admitting } from './admit.ts';
import type { Admitting } from './admit.ts';
import { call } from './call.ts';
import type { Call } from './call.ts';
import { addOperations } from './operations.ts';
import { onPostgres } from '../testing/store/on-postgres.ts';

const described = {
  tag: 'test',
  summary: 'A call of this test',
  permission: 'signed-in',
  answer: Type.Object({}),
} as const;

/** Generous, for a busy machine. */
const soon = { timeout: 20_000 };

let gate: PromiseWithResolvers<void>;
let entrance: Admitting;
let api: TestApi;
let origin: string;
beforeAll(async () => {
  // One call always waits for a connection, so the limit neither grows nor shrinks. Patience 0: no call is queued.
  entrance = admitting(0, () => 1);
  api = await startTestApi({ calls, admitting: entrance });
  addOperations(api.server, {
    isStopping: () => false,
    admitting: entrance,
    check: async () => {},
    isDiskFull: async () => false,
  });
  await sql`create sequence probe`.execute(api.database);
  await api.token('owner');
  await api.token('reviewer');
  origin = await api.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  gate = Promise.withResolvers<void>();
});
afterEach(async () => {
  gate.resolve();
  await vi.waitUntil(() => entrance.state().inFlight === 0, soon);
});
afterAll(() => api.close());

const waits: Call = call({
  ...described,
  method: 'GET',
  path: 'waits',
  operationId: 'waits',
  handler: async () => {
    await gate.promise;
    return {};
  },
});
const answers: Call = call({
  ...described,
  method: 'GET',
  path: 'answers',
  operationId: 'answers',
  handler: async () => ({}),
});
const counts: Call = call({
  ...described,
  method: 'GET',
  path: 'counts',
  operationId: 'counts',
  handler: async ({ database }) => {
    await sql`select nextval('probe')`.execute(database);
    return {};
  },
});
const sleeps: Call = call({
  ...described,
  method: 'GET',
  path: 'sleeps',
  operationId: 'sleeps',
  handler: async ({ database }) => {
    await sql`select pg_sleep(60) as of_the_probe`.execute(database);
    return {};
  },
});
const changes: Call = call({
  ...described,
  method: 'POST',
  path: 'changes',
  operationId: 'changes',
  handler: async ({ database }) => {
    await sql`select nextval('probe')`.execute(database);
    return {};
  },
});
const calls = [waits, answers, counts, sleeps, changes];

/** Takes all places with one request id, and returns the outcomes. */
async function takeAll(request: string) {
  const headers = { 'x-request-id': request };
  const held = Array.from({ length: 8 }, () => Promise.resolve(api.get('owner', 'waits', { headers })));
  await vi.waitUntil(() => entrance.state().inFlight === 8, soon);
  return held;
}

it('a call without a place fails fast with Retry-After, before its session is looked up', async () => {
  const held = await takeAll('crowd');
  for (const refused of [
    await api.get('owner', 'answers'),
    await api.get(null, 'answers'),
    await api.send('owner', 'POST', 'changes'),
    await api.send(null, 'POST', 'auth/login', { body: { email: 'a@b.test', password: 'x' } }),
  ])
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '2',
      { error: { code: 'unavailable', message: 'The server is busy. Please try again in a moment' } },
    ]);
  for (const path of ['/livez', '/readyz', '/metrics'])
    expect((await api.server.inject(path)).statusCode).toBe(200);
  const { body } = await api.server.inject('/metrics');
  expect(body).toContain('admission_refused_total 4');
  expect(body).toContain('admission_calls{state="in_flight"} 8');
  expect(body).toContain('admission_calls{state="limit"} 8');
  gate.resolve();
  for (const answer of held) expect((await answer).statusCode).toBe(200);
  expect((await api.get('owner', 'answers')).statusCode).toBe(200);
});

it('calls of a request that has begun are still answered, other calls are not', async () => {
  void (await takeAll('begun'));
  const get = (account: string, request: string) =>
    Promise.resolve(api.get(account, 'answers', { headers: { 'x-request-id': request } }));
  const asked = performance.now();
  const belonging = get('owner', 'begun');
  await vi.waitUntil(() => entrance.state().waiting === 1, soon);
  expect((await get('owner', 'other')).statusCode).toBe(503);
  // A refused request does not count as begun.
  expect((await get('owner', 'other')).statusCode).toBe(503);
  expect((await get('reviewer', 'begun')).statusCode).toBe(503);
  const seen = performance.now();
  await vi.waitUntil(() => performance.now() - seen >= 2, soon);
  gate.resolve();
  const answer = await belonging;
  expect(answer.statusCode).toBe(200);
  // The wait is reported; without a wait there is no header.
  const [, waited] = /^queue;dur=(\d+)$/.exec(String(answer.headers['server-timing'])) ?? [];
  expect(Number(waited)).toBeGreaterThanOrEqual(2);
  expect(Number(waited)).toBeLessThanOrEqual(performance.now() - asked);
  expect((await get('owner', 'begun')).headers['server-timing']).toBeUndefined();
});

it.each([
  ['that is answered', 'GET', 'answers', {}, 200],
  ['without a valid session', 'GET', 'answers', { authorization: 'Bearer nobody' }, 401],
  ['with invalid input', 'GET', 'orders?page=none', {}, 422],
  ['with a body', 'POST', 'changes', {}, 200],
  ['with an unreadable body', 'POST', 'changes', { 'content-type': 'application/json' }, 400],
] as const)('a call %s releases its place', async (_what, method, path, headers, status) => {
  const body = 'content-type' in headers ? { body: '{' } : {};
  expect((await api.send('owner', method, path, { headers, ...body })).statusCode).toBe(status);
  expect(entrance.state().inFlight).toBe(0);
});

describe('a reader who leaves', () => {
  let leaving: AbortController;
  beforeEach(async () => {
    leaving = new AbortController();
    await sql`alter sequence probe restart`.execute(api.database);
  });

  const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const authorization = `Bearer ${await api.token('owner')}`;
    const asking = fetch(`${origin}/v1/${path}`, {
      method,
      signal: leaving.signal,
      headers: { ...headers, authorization },
    });
    asking.catch(() => {});
    return { asking };
  };
  /** Resolves when the server has noticed. */
  const leave = async () => {
    const connections = promisify(api.server.server.getConnections.bind(api.server.server));
    leaving.abort();
    await vi.waitUntil(async () => (await connections()) === 0, soon);
  };
  const isCounted = async (): Promise<boolean> => {
    const { rows } = await sql<{ is_called: boolean }>`select is_called from probe`.execute(api.database);
    return rows[0]?.is_called ?? false;
  };

  it('is removed from the queue', async () => {
    void (await takeAll('leaving'));
    const { asking } = await ask('answers', 'GET', { 'x-request-id': 'leaving' });
    await vi.waitUntil(() => entrance.state().waiting === 1, soon);
    await leave();
    await expect(asking).rejects.toThrow('aborted');
    await vi.waitUntil(() => entrance.state().waiting === 0, soon);
    expect(entrance.state().inFlight).toBe(8);
  });

  it.skipIf(onPostgres).each([
    ['starts no read', 'GET', 'counts'],
    ['starts no change', 'POST', 'changes'],
  ] as const)('%s when the connection becomes free', async (_what, method, path) => {
    // A first call may look up more; only the call's own statement counts.
    expect((await api.send('owner', method, path)).statusCode).toBe(200);
    await sql`alter sequence probe restart`.execute(api.database);
    await api.database.transaction().execute(async () => {
      await ask(path, method);
      await vi.waitUntil(() => entrance.state().inFlight === 1, soon);
      await leave();
    });
    await vi.waitUntil(() => entrance.state().inFlight === 0, soon);
    expect(await isCounted()).toBe(false);
  });

  it.skipIf(onPostgres)('while a change waits for the connection causes no change', async () => {
    const begun = async (): Promise<string | undefined> =>
      /^admission_wait_seconds_count (\d+)$/m.exec((await api.server.inject('/metrics')).body)?.[1];
    const before = await begun();
    const sending = request(`${origin}/v1/changes`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.token('owner')}`,
        'content-type': 'application/json',
        'content-length': 2,
      },
    });
    sending.on('error', () => {});
    sending.flushHeaders();
    // The session has been looked up, and the body is awaited.
    await vi.waitUntil(async () => (await begun()) !== before && entrance.state().inFlight === 0, soon);
    await api.database.transaction().execute(async () => {
      sending.end('{}');
      await vi.waitUntil(() => entrance.state().inFlight === 1, soon);
      sending.destroy();
      await leave();
    });
    await vi.waitUntil(() => entrance.state().inFlight === 0, soon);
    expect(await isCounted()).toBe(false);
  });

  it.skipIf(!onPostgres)('ends the running statement of the call', async () => {
    const running = async (): Promise<number> => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where state = 'active' and query like '%of_the_probe%' and pid <> pg_backend_pid()`.execute(
        api.database,
      );
      return rows.length;
    };
    const { asking } = await ask('sleeps');
    await vi.waitUntil(async () => (await running()) === 1, soon);
    await leave();
    await expect(asking).rejects.toThrow('aborted');
    await vi.waitUntil(async () => (await running()) === 0, soon);
  });
});
