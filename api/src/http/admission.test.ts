import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { Admission, TooBusyError } from './admission.ts';
import type { Pressure } from './admission.ts';
import { BegunRequests } from './begun-requests.ts';

let now: number;
let pressure: Pressure;
let admission: Admission;
let began: string[];
beforeEach(() => {
  now = 0;
  pressure = 'busy';
  began = [];
  admission = new Admission({ patience: 1_000, pressure: () => pressure, now: () => now });
});

const stays = new AbortController().signal;

/** Enters a call and returns its outcome; `began` lists the calls that have begun. */
function come(name: string, { signal = stays, ahead = false } = {}): Promise<'began' | 'refused' | 'left'> {
  const entering = ahead ? admission.enter(signal, true) : admission.enter(signal);
  return entering.then(
    () => {
      began.push(name);
      return 'began' as const;
    },
    (error: unknown) => (error instanceof TooBusyError ? 'refused' : 'left'),
  );
}

/** Lets pending microtasks and immediates run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Fills the initial limit. */
async function fill(): Promise<void> {
  for (let call = 0; call < 8; call += 1) await come('first');
  began = [];
}

/** Teaches the pace: one call ends every `milliseconds`. */
async function measurePace(milliseconds = 100): Promise<void> {
  for (let call = 0; call < 60; call += 1) {
    const coming = come('measured');
    now += milliseconds;
    admission.leave();
    await coming;
  }
  began = [];
}

describe('the queue', () => {
  beforeEach(fill);

  it('is first come, first served, except for calls of requests that have begun', async () => {
    for (const name of ['one', 'two']) void come(name);
    void come('ahead', { ahead: true });
    void come('ahead, later', { ahead: true });
    for (let call = 0; call < 4; call += 1) admission.leave();
    await settle();
    expect(began).toEqual(['ahead', 'ahead, later', 'one', 'two']);
  });

  it('is as long as can be answered in time; further calls fail fast', async () => {
    await measurePace();
    const waiting = Array.from({ length: 9 }, (_, index) => come(String(index)));
    await expect(come('one too many')).resolves.toBe('refused');
    void come('ahead', { ahead: true });
    expect(admission.state.waiting).toBe(10);
    now += 100;
    admission.leave();
    await settle();
    expect(began).toEqual(['ahead']);
    expect(waiting).toHaveLength(9);
  });

  it('is half as long once it has been standing for the length of the patience', async () => {
    await measurePace();
    for (let call = 0; call < 9; call += 1) void come('crowd');
    for (let call = 0; call < 11; call += 1) {
      now += 100;
      void come('next', { ahead: true });
      admission.leave();
    }
    for (let call = 0; call < 5; call += 1) {
      now += 100;
      admission.leave();
    }
    expect(admission.state.waiting).toBe(4);
    await expect(come('one too many')).resolves.toBe('refused');
    now += 100;
    admission.leave();
    void come('in time');
    expect(admission.state.waiting).toBe(4);
  });

  it('is as long as the first measured call allows, and follows the pace', async () => {
    void come('first in line');
    now += 400;
    admission.leave();
    const short = [come('one'), come('two')];
    await expect(come('one too many')).resolves.toBe('refused');
    short.forEach(() => admission.leave());
    await settle();
    await measurePace(200);
    for (let call = 0; call < 4; call += 1) void come('in time');
    await expect(come('one too many')).resolves.toBe('refused');
  });

  it('learns no pace from calls that end while the queue is empty', async () => {
    now += 10_000;
    admission.leave();
    await come('at once');
    void come('waiting');
    expect(admission.state.waiting).toBe(1);
  });

  it('learns the pace although the first call ended immediately', async () => {
    const first = come('first in line');
    admission.leave();
    await first;
    await measurePace();
    // The pace is nearly 100 ms now.
    for (let call = 0; call < 10; call += 1) void come('in time');
    await expect(come('one too many')).resolves.toBe('refused');
  });

  it('is not shortened for long by one slow call', async () => {
    await measurePace();
    const patient = come('patient');
    now += 4_000;
    admission.leave();
    await patient;
    // A pace of 100 ms with one call that was four times slower: nine would be too many, seven are not.
    for (let call = 0; call < 7; call += 1) void come('after');
    await settle();
    expect(admission.state.waiting).toBe(7);
  });

  it('drops callers who leave, and does not begin their calls', async () => {
    const leaving = new AbortController();
    const left = come('left', { signal: leaving.signal });
    void come('stays');
    leaving.abort();
    await expect(left).resolves.toBe('left');
    expect(admission.state.waiting).toBe(1);
    admission.leave();
    await settle();
    expect(began).toEqual(['stays']);
    await expect(come('gone before', { signal: leaving.signal })).resolves.toBe('left');
  });

  it('is unchanged when a caller leaves at the moment when its call begins', async () => {
    const caller = new AbortController();
    const begins = come('begins', { signal: caller.signal });
    void come('stays');
    admission.leave();
    caller.abort();
    expect(admission.state.waiting).toBe(1);
    await expect(begins).resolves.toBe('began');
  });

  it('stops listening for the abort of calls that have begun', async () => {
    const caller = new AbortController();
    const begins = come('begins', { signal: caller.signal });
    admission.leave();
    await expect(begins).resolves.toBe('began');
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('is rejected after a standstill', async () => {
    const waiting = come('waiting');
    now = 5_000;
    admission.look();
    expect(admission.state.waiting).toBe(1);
    now = 5_001;
    admission.look();
    await expect(waiting).resolves.toBe('refused');
  });

  it('never holds more than a thousand calls, to limit memory', async () => {
    // Without a measured pace, calls are not refused by time.
    for (let call = 0; call < 1_000; call += 1) void come('waiting');
    expect(admission.state.waiting).toBe(1_000);
    await expect(come('ahead', { ahead: true })).resolves.toBe('refused');
  });
});

describe('the concurrency limit', () => {
  beforeEach(fill);

  it('grows while calls are queued and none waits for the database', async () => {
    for (let call = 0; call < 5; call += 1) void come('waiting');
    pressure = 'idle';
    admission.look();
    admission.look();
    await settle();
    expect([began.length, admission.state.limit]).toEqual([2, 10]);
    pressure = 'busy';
    admission.look();
    expect(admission.state.limit).toBe(10);
  });

  it('grows for a single queued call, up to 256', async () => {
    pressure = 'idle';
    void come('waiting');
    admission.look();
    await settle();
    expect([began, admission.state.limit]).toEqual([['waiting'], 9]);
    for (let call = 0; call < 300; call += 1) void come('waiting', { ahead: true });
    for (let step = 0; step < 300; step += 1) admission.look();
    expect(admission.state.limit).toBe(256);
  });

  it('does not grow while the queue is empty', () => {
    pressure = 'idle';
    admission.look();
    expect(admission.state.limit).toBe(8);
  });

  it('shrinks step by step while several calls wait for the database, but never to zero', () => {
    pressure = 'congested';
    admission.look();
    admission.look();
    expect(admission.state.limit).toBe(6);
    now += 49;
    admission.look();
    expect(admission.state.limit).toBe(6);
    now += 1;
    admission.look();
    expect(admission.state.limit).toBe(4);
    for (let step = 0; step < 10; step += 1) {
      now += 50;
      admission.look();
    }
    expect(admission.state.limit).toBe(2);
  });
});

it('the limit drops immediately when even few calls congest the database', async () => {
  for (let call = 0; call < 5; call += 1) await come('few');
  pressure = 'congested';
  admission.look();
  expect(admission.state.limit).toBe(4);
});

describe('a request that has begun', () => {
  it('is remembered for ten seconds and a hundred calls', () => {
    const begun = new BegunRequests(() => now);
    expect([begun.has('a'), begun.has(null)]).toEqual([false, false]);
    begun.add('a');
    begun.add(null);
    expect([begun.has('a'), begun.has('b'), begun.has(null)]).toEqual([true, false, false]);
    now = 10_000;
    begun.add('a');
    expect(begun.has('a')).toBe(true);
    now = 10_001;
    expect(begun.has('a')).toBe(false);
    begun.add('a');
    expect(Array.from({ length: 100 }, () => begun.has('a')).filter(Boolean)).toHaveLength(99);
    begun.forget('a');
    expect(begun.has('a')).toBe(false);
  });

  it('is forgotten when another begins later, even if an older one has begun again', () => {
    const begun = new BegunRequests(() => now);
    for (const [at, key] of [
      [0, 'a'],
      [5_000, 'b'],
      [10_001, 'a'],
      [15_000, 'c'],
      [15_001, 'd'],
    ] as const) {
      now = at;
      begun.add(key);
    }
    expect(begun.size).toBe(3);
    expect([begun.has('a'), begun.has('b'), begun.has('c')]).toEqual([true, false, true]);
  });
});
