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

/** What a call comes to; it begins when its name is among those that began. */
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

/** Lets everything come to pass that waits for nothing but its turn. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Puts as many calls in as begin at once at first. */
async function fill(): Promise<void> {
  for (let call = 0; call < 8; call += 1) await come('first');
  began = [];
}

/** Makes known that one call ends every so many milliseconds. */
async function measurePace(milliseconds = 100): Promise<void> {
  for (let call = 0; call < 60; call += 1) {
    const coming = come('measured');
    now += milliseconds;
    admission.leave();
    await coming;
  }
  began = [];
}

describe('the line', () => {
  beforeEach(fill);

  it('is first come, first served, but for what belongs to work that has begun', async () => {
    for (const name of ['one', 'two']) void come(name);
    void come('ahead', { ahead: true });
    void come('ahead, later', { ahead: true });
    for (let call = 0; call < 4; call += 1) admission.leave();
    await settle();
    expect(began).toEqual(['ahead', 'ahead, later', 'one', 'two']);
  });

  it('is as long as can be answered in time, and whoever comes then is refused at once', async () => {
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

  it('is half as long once it has been standing for as long as anybody waits', async () => {
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

  it('is as long as the first call says that ends meanwhile, and follows what becomes of the pace', async () => {
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

  it('learns nothing from calls that end while nobody waits', async () => {
    now += 10_000;
    admission.leave();
    await come('at once');
    void come('waiting');
    expect(admission.state.waiting).toBe(1);
  });

  it('learns the pace though the first call ended at once', async () => {
    const first = come('first in line');
    admission.leave();
    await first;
    await measurePace();
    // Nearly 100 ms by now.
    for (let call = 0; call < 10; call += 1) void come('in time');
    await expect(come('one too many')).resolves.toBe('refused');
  });

  it('is not stopped for long by one call that takes long', async () => {
    await measurePace();
    const patient = come('patient');
    now += 4_000;
    admission.leave();
    await patient;
    // A pace of 100 ms, of which one call is four times slower: nine would be too many, seven are not.
    for (let call = 0; call < 7; call += 1) void come('after');
    await settle();
    expect(admission.state.waiting).toBe(7);
  });

  it('is left by whoever leaves, who is not begun later', async () => {
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

  it('is left as it is by whoever leaves at the moment in which he begins', async () => {
    const caller = new AbortController();
    const begins = come('begins', { signal: caller.signal });
    void come('stays');
    admission.leave();
    caller.abort();
    expect(admission.state.waiting).toBe(1);
    await expect(begins).resolves.toBe('began');
  });

  it('does not listen any more to whoever has begun', async () => {
    const caller = new AbortController();
    const begins = come('begins', { signal: caller.signal });
    admission.leave();
    await expect(begins).resolves.toBe('began');
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('is given up when nothing has moved for long', async () => {
    const waiting = come('waiting');
    now = 5_000;
    admission.look();
    expect(admission.state.waiting).toBe(1);
    now = 5_001;
    admission.look();
    await expect(waiting).resolves.toBe('refused');
  });

  it('never holds more than a thousand, so that memory has an end', async () => {
    // What nobody has measured refuses nobody.
    for (let call = 0; call < 1_000; call += 1) void come('waiting');
    expect(admission.state.waiting).toBe(1_000);
    await expect(come('ahead', { ahead: true })).resolves.toBe('refused');
  });
});

describe('how many run at once', () => {
  beforeEach(fill);

  it('grows while somebody waits and nobody waits for the database', async () => {
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

  it('grows for one, and ends at 256', async () => {
    pressure = 'idle';
    void come('waiting');
    admission.look();
    await settle();
    expect([began, admission.state.limit]).toEqual([['waiting'], 9]);
    for (let call = 0; call < 300; call += 1) void come('waiting', { ahead: true });
    for (let step = 0; step < 300; step += 1) admission.look();
    expect(admission.state.limit).toBe(256);
  });

  it('does not grow for nobody', () => {
    pressure = 'idle';
    admission.look();
    expect(admission.state.limit).toBe(8);
  });

  it('shrinks while several wait for the database, step by step and never to nothing', () => {
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

it('few calls that are too many already are fewer at once', async () => {
  for (let call = 0; call < 5; call += 1) await come('few');
  pressure = 'congested';
  admission.look();
  expect(admission.state.limit).toBe(4);
});

describe('a request that has begun', () => {
  it('is known for a moment, and for so many calls only', () => {
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

  it('is forgotten once another one begins that long after it, though an older one has begun again', () => {
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
