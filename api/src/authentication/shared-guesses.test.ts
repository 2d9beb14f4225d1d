import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { openTestDatabase } from '../testing/store/database.ts';
import { minute } from '../time/instants.ts';
import { sharedGuesses } from './shared-guesses.ts';

let store: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  store = await openTestDatabase();
});
afterAll(() => store.close());
afterEach(() => vi.useRealTimers());

const allowance = { limit: 3, window: 5 * minute };

type Comparison = { readonly end: (right: boolean) => void; readonly fail: (failure: Error) => void };

/** Copies of the server with a common clock, whose comparisons end when the test says so. */
function start(key: string) {
  const copies = [sharedGuesses(store.database), sharedGuesses(store.database)];
  const running: Comparison[] = [];
  let now = Date.parse('2026-11-20T14:00:00Z');
  const begin = async (copy = 0): Promise<boolean | number | undefined> => {
    try {
      return await copies[copy]?.compare(
        key,
        () => new Date(now),
        allowance,
        () => new Promise((end, fail) => running.push({ end, fail })),
      );
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'rate_limited') return failure.retryAfterSeconds;
      throw failure;
    }
  };
  const begun = (count: number) => expect.poll(() => running.length).toBe(count);
  return {
    begin,
    begun,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    next: async (): Promise<Comparison> => {
      await expect.poll(() => running.length).toBeGreaterThan(0);
      const next = running.shift();
      if (next === undefined) throw new Error('Nothing runs');
      return next;
    },
    guess: async (right: boolean, copy = 0) => {
      const answer = begin(copy);
      await begun(1);
      running.shift()?.end(right);
      return answer;
    },
  };
}

it('right guesses succeed, any number of them', async () => {
  const { guess } = start('right');
  for (let times = 0; times < 5; times += 1) expect(await guess(true, times % 2)).toBe(true);
});

it('wrong ones are counted together across copies, from the first until the window ends', async () => {
  const { guess, begin, pass } = start('wrong');
  expect(await guess(false, 0)).toBe(false);
  pass(minute);
  expect([await guess(false, 1), await guess(false, 0)]).toEqual([false, false]);
  pass(30_000);
  expect([await begin(0), await begin(1)]).toEqual([210, 210]);
  pass(210_000);
  expect([await guess(false, 1), await guess(false, 1), await guess(false, 0)]).toEqual(Array(3).fill(false));
  expect(await begin(0)).toBe(300);
});

it('as many run concurrently as could be wrong, across copies, and the next begins when one has ended', async () => {
  const { begin, begun, next } = start('at once');
  const first = [begin(0), begin(1), begin(0)];
  await begun(3);
  const waiting = begin(1);
  (await next()).end(true);
  await begun(3);
  const compared = [await next(), await next(), await next()];
  for (const { end } of compared) end(false);
  expect(await Promise.all([...first, waiting])).toEqual([true, false, false, false]);
  expect(await begin(0)).toBe(300);
});

it('a comparison that threw is not counted and frees its place', async () => {
  const { begin, guess, next } = start('failed');
  const failing = begin(0);
  (await next()).fail(new Error('Broken'));
  await expect(failing).rejects.toThrow('Broken');
  for (let times = 0; times < 3; times += 1) expect(await guess(false)).toBe(false);
  expect(await begin(1)).toBe(300);
});

it("the lease of a dead copy's comparison ends after a minute, and not before", async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { begin, begun, next, pass } = start('died');
  for (let copies = 0; copies < 3; copies += 1) void begin(0);
  await begun(3);
  pass(minute - 1);
  const early = begin(1);
  vi.advanceTimersByTime(10_001);
  expect(await early).toBe(1);
  pass(1);
  const late = begin(1);
  await begun(4);
  for (let dead = 0; dead < 3; dead += 1) await next();
  (await next()).end(true);
  expect(await late).toBe(true);
});
