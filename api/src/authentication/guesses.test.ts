import { expect, it } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { minute } from '../time/instants.ts';
import { guessLimiter, tooMany } from './guesses.ts';

const allowance = { limit: 5, window: minute };

/** A limiter with its own clock, whose comparisons end when the test says so. */
function start() {
  const limiter = guessLimiter();
  const running: ((right: boolean) => void)[] = [];
  let now = Date.parse('2026-11-20T14:00:00Z');
  return {
    running,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    compare: async (key = 'a link'): Promise<boolean | number | undefined> => {
      try {
        return await limiter.compare(
          key,
          () => new Date(now),
          allowance,
          () => new Promise((resolve) => running.push(resolve)),
        );
      } catch (failure) {
        if (failure instanceof ApiError) return failure.retryAfterSeconds;
        throw failure;
      }
    },
  };
}
type Started = ReturnType<typeof start>;

/** Resolves when all comparisons that can start have started. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Ends comparisons one after the other, in starting order; returns the count. */
async function endAll({ running }: Started, right: boolean): Promise<number> {
  let ended = 0;
  for (;;) {
    await settled();
    const next = running.shift();
    if (next === undefined) return ended;
    next(right);
    ended += 1;
  }
}

it('as many comparisons run concurrently as may be wrong, and every right one is accepted', async () => {
  const started = start();
  const answers = Array.from({ length: 50 }, () => started.compare());
  await settled();
  expect(started.running).toHaveLength(5);
  expect(await endAll(started, true)).toBe(50);
  expect(await Promise.all(answers)).toEqual(Array(50).fill(true));
});

it('at most the limit of wrong ones is compared, and the refusal says when to retry', async () => {
  const started = start();
  const answers = Array.from({ length: 50 }, () => started.compare());
  expect(await endAll(started, false)).toBe(5);
  expect(await Promise.all(answers)).toEqual([...Array(5).fill(false), ...Array(45).fill(60)]);
  started.pass(minute - 12_500);
  expect(await started.compare()).toBe(13);
  started.pass(12_500);
  const again = started.compare();
  expect(await endAll(started, true)).toBe(1);
  expect(await again).toBe(true);
});

it('only wrong ones count, and right ones refund none', async () => {
  const started = start();
  const wrong = Array.from({ length: 4 }, () => started.compare());
  expect(await endAll(started, false)).toBe(4);
  const right = Array.from({ length: 10 }, () => started.compare());
  await settled();
  expect(started.running).toHaveLength(1);
  expect(await endAll(started, true)).toBe(10);
  const last = [started.compare(), started.compare()];
  expect(await endAll(started, false)).toBe(1);
  expect(await Promise.all([...wrong, ...right, ...last])).toEqual([
    ...Array(4).fill(false),
    ...Array(10).fill(true),
    false,
    60,
  ]);
});

it('the window begins with the first wrong one, and a new one follows it', async () => {
  const started = start();
  const wrong = async (count: number) => {
    const answers = Array.from({ length: count }, () => started.compare());
    await endAll(started, false);
    return Promise.all(answers);
  };
  await wrong(1);
  started.pass(30_000);
  expect(await wrong(5)).toEqual([false, false, false, false, 30]);
  // One that begins within a window and fails after it is the first of the next.
  started.pass(30_000);
  await wrong(1);
  const late = started.compare();
  await settled();
  started.pass(minute);
  await endAll(started, false);
  expect(await late).toBe(false);
  expect(await wrong(5)).toEqual([false, false, false, false, 60]);
});

it('the ten thousand most recently used keys with wrong guesses are kept, and those in use', async () => {
  const started = start();
  const wrong = async (key: string): Promise<boolean | number | undefined> => {
    const answer = started.compare(key);
    await endAll(started, false);
    return answer;
  };
  /** How many wrong guesses remain for a key. */
  const left = async (key: string): Promise<number> => {
    for (let count = 0; ; count += 1) if ((await wrong(key)) !== false) return count;
  };
  const inUse = started.compare('in use');
  await settled();
  const [endIt] = started.running.splice(0);
  for (const key of ['first', 'second', 'third', 'first']) await wrong(key);
  for (let count = 4; count < 10_000; count += 1) await wrong(`key ${count}`);
  // No wrong guesses for these, so they take no place.
  for (let count = 0; count < 3; count += 1) {
    const right = started.compare(`right ${count}`);
    await endAll(started, true);
    await right;
  }
  expect(await left('third')).toBe(4);
  await wrong('one more');
  endIt?.(false);
  expect(await inUse).toBe(false);
  expect(await Promise.all(['in use', 'first'].map(left))).toEqual([4, 3]);
  expect(await left('second')).toBe(5);
});

it('keys are independent', async () => {
  const started = start();
  const answers = [...Array.from({ length: 6 }, () => started.compare()), started.compare('another')];
  await endAll(started, false);
  expect(await Promise.all(answers)).toEqual([...Array(5).fill(false), 60, false]);
});

it('a long queue is refused with a retry time', async () => {
  const started = start();
  const answers = Array.from({ length: 206 }, () => started.compare());
  expect(await endAll(started, true)).toBe(205);
  expect(await Promise.all(answers)).toEqual([...Array(205).fill(true), 1]);
});

it('a comparison that threw is not counted', async () => {
  const limiter = guessLimiter();
  const compare = (isRight: () => Promise<boolean>) =>
    limiter.compare('a link', () => new Date(0), { limit: 1, window: minute }, isRight);
  for (let count = 0; count < 3; count += 1)
    await expect(compare(() => Promise.reject(new Error('No memory')))).rejects.toThrow('No memory');
  expect(await compare(async () => true)).toBe(true);
});

it('the retry time is in minutes and in seconds, rounded up', () => {
  const said = [1_000, minute, minute + 1, 2_002_000].map((milliseconds) => {
    const { message, retryAfterSeconds } = tooMany(milliseconds);
    return [message.replace('Too many tries. Please try again in ', ''), retryAfterSeconds];
  });
  expect(said).toEqual([
    ['a minute', 1],
    ['a minute', 60],
    ['2 minutes', 61],
    ['34 minutes', 2002],
  ]);
});
