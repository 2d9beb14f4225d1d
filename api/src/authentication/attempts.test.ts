import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { openTestDatabase } from '../testing/store/database.ts';
import { attemptLimiter } from './attempts.ts';
import type { Attempt } from './attempts.ts';
import { ApiError } from '../http/errors.ts';
import type { FailureCode } from '../http/errors.ts';

let store: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());
// The rate limiter library reads the clock itself.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: (day += 86_400_000) }));
afterEach(() => vi.useRealTimers());
let day = Date.UTC(2026, 11, 1);

const wait = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1_000);
const lost = () => new DatabaseUnavailableError('lost', 'The database has ended');

/** Ten of these are free in 300 seconds. */
const from = (of: string): Attempt => ({ what: 'new password from network', of });

/** A limiter, its statements, and how many more of them its database answers. */
function start() {
  const database = store.database.withoutPlugins();
  const state = { sent: 0, left: Infinity };
  vi.spyOn(database, 'executeQuery').mockImplementation(async (query) => {
    state.sent += 1;
    if ((state.left -= 1) < 0) throw lost();
    return store.database.executeQuery(query);
  });
  const limiter = attemptLimiter(database);
  const count = async (...attempts: Attempt[]): Promise<boolean | number | undefined> => {
    try {
      return await limiter.count(attempts, async () => true);
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.code === 'rate_limited') return refusal.retryAfterSeconds;
      throw refusal;
    }
  };
  /** Counts an attempt without an outcome, and loses the database before it can be refunded. */
  const countInVain = async (attempt: Attempt): Promise<void> => {
    state.left = Infinity;
    const trying = limiter.count([attempt], async () => {
      state.left = 0;
      throw lost();
    });
    await expect(trying).rejects.toThrow('ended');
  };
  const countAll = async (attempt: Attempt, times: number) => {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await count(attempt));
    return answers;
  };
  return { state, limiter, count, countInVain, countAll };
}
const free = (tries: number): true[] => Array.from({ length: tries }, () => true as const);

it('a refused key stays refused for its time without asking the database', async () => {
  const { state, countAll } = start();
  expect(await countAll(from('a'), 14)).toEqual([...free(10), 300, 300, 300, 300]);
  expect(state.sent).toBe(11);
  wait(300);
  expect(await countAll(from('a'), 11)).toEqual([...free(10), 300]);
});

it('an attempt counted before the database went away is refunded', async () => {
  const { state, count, countAll } = start();
  for (const [index, answered] of [1, 2, 2].entries()) {
    // The earlier refund, then the first of the two; not the second.
    state.left = answered;
    const account: Attempt = { what: 'reset of account', of: `account ${index}` };
    await expect(count(from('b'), account)).rejects.toThrow('ended');
  }
  state.left = Infinity;
  expect(await countAll(from('b'), 11)).toEqual([...free(10), 300]);
});

it('an attempt without an outcome is refunded within its window', async () => {
  const { state, countInVain, countAll } = start();
  await countInVain(from('c'));
  for (let times = 0; times < 3; times += 1) {
    wait(99);
    await countInVain(from('c'));
  }
  state.left = Infinity;
  wait(2);
  expect(await countAll(from('c'), 11)).toEqual([...free(10), 1]);
});

it('an attempt is not refunded after its window', async () => {
  const { state, countInVain, countAll } = start();
  // The database is away for all of them: nothing is refunded in between.
  await countInVain(from('d'));
  state.left = Infinity;
  wait(300);
  expect(await countAll(from('d'), 11)).toEqual([...free(10), 300]);
});

it('the latest ten thousand refunds are remembered', async () => {
  const database = store.database.withoutPlugins();
  const counted: unknown[] = [];
  const given: unknown[] = [];
  let away = false;
  vi.spyOn(database, 'executeQuery').mockImplementation(async (query) => {
    if (away) throw lost();
    const [key, points] = 'parameters' in query ? query.parameters : [];
    (points === 1 ? counted : given).push(key);
    return { rows: [{ points: 1, expire: String(Date.now() + 1_000) }] };
  });
  const limiter = attemptLimiter(database);
  const all = Array.from({ length: 10_002 }, (_, index) => from(String(index)));
  const trying = limiter.count(all, async () => {
    away = true;
    throw lost();
  });
  await expect(trying).rejects.toThrow('ended');
  away = false;
  await limiter.count([from('the next one')], async () => true);
  expect(given).toEqual(counted.slice(2, 10_002));
});

it('an attempt without an outcome is refunded immediately while the database answers, for all copies', async () => {
  const { limiter } = start();
  const failing = limiter.count([from('e')], async () => {
    throw new Error('Broken');
  });
  await expect(failing).rejects.toThrow('Broken');
  expect(await start().countAll(from('e'), 11)).toEqual([...free(10), 300]);
});

it('a rejected attempt counts, a server failure does not', async () => {
  const { limiter, countAll } = start();
  const tryFor = (code: FailureCode) =>
    limiter.count([from('f')], async () => {
      throw new ApiError(code);
    });
  for (const code of ['auth.invalid_token', 'internal', 'unavailable'] as const)
    await expect(tryFor(code)).rejects.toThrow(ApiError);
  expect(await countAll(from('f'), 10)).toEqual([...free(9), 300]);
});
