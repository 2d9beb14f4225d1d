import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admitting, unlimitedAdmission } from './admit.ts';
import type { Turn } from './admit.ts';

let now: number;
/** Event loop utilization since it was last measured. */
let busy: number;
/** Calls that wait for a database connection. */
let waiting: number;
beforeEach(() => {
  now = 0;
  busy = 0.5;
  waiting = 1;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization: busy,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const stays = new AbortController().signal;
const asking = (id?: string, authorization?: string, signal = stays) => ({
  headers: {
    ...(id !== undefined && { 'x-request-id': id }),
    ...(authorization !== undefined && { authorization }),
  },
  reader: { signal },
});

/** Fills the initial limit; `patience` is the queueing time of further calls. */
async function full(patience: number) {
  const entrance = admitting(patience, () => waiting);
  const turns: Turn[] = [];
  for (let call = 0; call < 8; call += 1) turns.push(await entrance.enter(asking()));
  const leave = (): void => turns.pop()?.leave();
  return { entrance, leave };
}

/** Lets pending microtasks and immediates run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const refused = { status: 503 };

it('without admission control, calls begin immediately and are not counted', async () => {
  const { leave, waitedMs } = await unlimitedAdmission.enter(asking());
  leave();
  expect([waitedMs, unlimitedAdmission.state()]).toEqual([0, { inFlight: 0, waiting: 0, limit: 0 }]);
});

describe('the concurrency limit', () => {
  it.each([
    ['grows, though no call ends, while the database and the event loop have time', 0, 0.95, 9],
    ['stays while one call waits for a connection', 1, 0.5, 8],
    ['stays while two do', 2, 0.5, 8],
    ['stays while the event loop has none', 0, 0.96, 8],
    ['shrinks while several calls wait for a connection', 3, 0.5, 6],
  ])('%s', async (_how, line, share, limit) => {
    const { entrance } = await full(1_000);
    void entrance.enter(asking());
    [waiting, busy, now] = [line, share, 100];
    vi.advanceTimersByTime(19);
    expect(entrance.state().limit).toBe(8);
    vi.advanceTimersByTime(1);
    expect(entrance.state().limit).toBe(limit);
  });

  it('follows the utilization of the event loop in the last 100 ms', async () => {
    const { entrance } = await full(1_000);
    for (let call = 0; call < 20; call += 1) void entrance.enter(asking());
    waiting = 0;
    const limitAt = (time: number, share: number): number => {
      [now, busy] = [time, share];
      vi.advanceTimersByTime(20);
      return entrance.state().limit;
    };
    const limits = [limitAt(99, 1), limitAt(100, 1), limitAt(199, 0), limitAt(200, 0), limitAt(299, 1)];
    expect(limits).toEqual([9, 9, 9, 10, 11]);
  });

  it('is adjusted only while calls wait', async () => {
    const { entrance, leave } = await full(1_000);
    expect(vi.getTimerCount()).toBe(0);
    const both = [entrance.enter(asking()), entrance.enter(asking())];
    expect(vi.getTimerCount()).toBe(1);
    leave();
    vi.advanceTimersByTime(20);
    expect(vi.getTimerCount()).toBe(1);
    leave();
    await Promise.all(both);
    vi.advanceTimersByTime(20);
    expect(vi.getTimerCount()).toBe(0);
    void entrance.enter(asking());
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('a call', () => {
  it('is reported when it begins, with its wait, and when it is refused', async () => {
    const { entrance, leave } = await full(1_000);
    const [begun, rejected] = [vi.fn<(waitedMs: number) => void>(), vi.fn<() => void>()];
    entrance.observe({ begun, refused: rejected });
    now = 10;
    const entering = entrance.enter(asking());
    now = 40;
    leave();
    expect((await entering).waitedMs).toBe(30);
    expect(begun.mock.calls).toEqual([[30]]);
    // One call ends in 30 ms: the thirty-fourth would wait for longer than a second.
    for (let call = 0; call < 33; call += 1) void entrance.enter(asking());
    await expect(entrance.enter(asking())).rejects.toMatchObject(refused);
    expect(rejected).toHaveBeenCalledOnce();
  });

  it('releases its place only once', async () => {
    const { entrance } = await full(1_000);
    const one = entrance.enter(asking());
    waiting = 0;
    vi.advanceTimersByTime(20);
    const { leave } = await one;
    leave();
    leave();
    expect(entrance.state().inFlight).toBe(8);
  });

  it('whose reader leaves is not refused as too busy', async () => {
    const { entrance } = await full(1_000);
    const reader = new AbortController();
    const leaving = entrance.enter(asking('a', 'me', reader.signal));
    reader.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
  });
});

describe('calls of one request', () => {
  /** Whether a call is queued when only requests that have begun may wait. */
  async function waits(
    entrance: Awaited<ReturnType<typeof full>>['entrance'],
    ...of: Parameters<typeof asking>
  ) {
    const before = entrance.state().waiting;
    const entering = entrance.enter(asking(...of));
    entering.catch(() => undefined);
    await settle();
    return entrance.state().waiting > before;
  }

  /** A request with this id has begun; all other requests are refused. */
  async function begunBy(...of: Parameters<typeof asking>) {
    const { entrance, leave } = await full(0);
    leave();
    await entrance.enter(asking(...of));
    return entrance;
  }

  it('are let in with the first, while others are refused', async () => {
    const entrance = await begunBy('one', 'me');
    expect(await waits(entrance, 'one', 'me')).toBe(true);
    expect(await waits(entrance, 'one', 'somebody')).toBe(false);
    expect(await waits(entrance, 'other', 'me')).toBe(false);
    expect(await waits(entrance)).toBe(false);
    const body = entrance.enter(asking('any'), true);
    expect(entrance.state().waiting).toBe(2);
    void body;
  });

  it.each([
    ['the longest id that is kept', 100, true],
    ['a longer one', 101, false],
  ])('are recognized by %s', async (_what, length, known) => {
    const id = 'x'.repeat(length);
    expect(await waits(await begunBy(id), id)).toBe(known);
  });

  it('are not let in when the first was refused', async () => {
    const { entrance } = await full(0);
    expect(await waits(entrance, 'one', 'me')).toBe(false);
    expect(await waits(entrance, 'one', 'me')).toBe(false);
  });

  it('are let in although the reader of one has left', async () => {
    const entrance = await begunBy('one', 'me');
    const reader = new AbortController();
    const leaving = entrance.enter(asking('one', 'me', reader.signal));
    reader.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    expect(await waits(entrance, 'one', 'me')).toBe(true);
  });
});
