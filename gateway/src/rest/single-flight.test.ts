import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { CallerGoneError } from '../errors/rest-error.ts';
import { SingleFlight } from './single-flight.ts';

const reader = new AbortController().signal;

/** Flights whose answers the test gives, and the number of starts. */
function airport() {
  const flights = new SingleFlight();
  const started: { signal: AbortSignal; close: () => void; answer: (text: string) => void }[] = [];
  const ask = async (key: string, session = 'one', signal = new AbortController().signal) =>
    flights.share(session, key, signal, (given, close) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      started.push({ signal: given, close, answer: resolve });
      return promise;
    });
  return { flights, started, ask };
}

test('a read starts again once it has been answered', async () => {
  const { started, ask } = airport();
  const both = [ask('a'), ask('a')];
  started[0]?.answer('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const again = ask('a');
  started[1]?.answer('second');
  expect(await again).toBe('second');
});

test('the end of one flight does not affect the others of its session', async () => {
  const { started, ask } = airport();
  const [a, b] = [ask('a'), ask('b')];
  started[0]?.answer('a');
  await a;
  const joined = ask('b');
  started[1]?.answer('b');
  expect([await b, await joined]).toEqual(['b', 'b']);
  expect(started).toHaveLength(2);
});

test('a closed flight is not joined, even one that closes as it begins', async () => {
  const { flights, started, ask } = airport();
  const first = ask('a');
  started[0]?.close();
  const second = ask('a');
  // The first one ends while the second is in flight; the second can still be joined.
  started[0]?.answer('first');
  expect(await first).toBe('first');
  const third = ask('a');
  started[1]?.answer('second');
  expect([await second, await third]).toEqual(['second', 'second']);
  expect(started).toHaveLength(2);

  let begun = 0;
  const closing = () =>
    flights.share('one', 'b', reader, async (_signal, close) => {
      close();
      return (begun += 1);
    });
  expect(await Promise.all([closing(), closing()])).toEqual([1, 2]);
});

test('a session that has changed something joins no earlier flight, and others do', async () => {
  const { flights, started, ask } = airport();
  const before = [ask('a', 'one'), ask('a', 'one-and-a-half')];
  flights.forget('one');
  const after = [ask('a', 'one'), ask('a', 'one-and-a-half')];
  started[0]?.answer('old');
  await before[0];
  const last = ask('a', 'one');
  started[1]?.answer('other');
  started[2]?.answer('new');
  expect(await Promise.all([...before, ...after, last])).toEqual(['old', 'other', 'new', 'other', 'new']);
});

test('a flight is aborted when the last of its clients leaves, and is not joined any more', async () => {
  const { started, ask } = airport();
  const readers = [new AbortController(), new AbortController()];
  const gone = readers.map(async ({ signal }) => ask('a', 'one', signal).catch((error: unknown) => error));
  readers[0]?.abort();
  expect(await gone[0]).toBeInstanceOf(CallerGoneError);
  expect(started[0]?.signal.aborted).toBe(false);
  readers[1]?.abort();
  expect(started[0]?.signal.aborted).toBe(true);
  const own = ask('a');
  started[1]?.answer('own');
  expect(await own).toBe('own');
  expect(await gone[1]).toBeInstanceOf(CallerGoneError);
});

test('a client that left before it asks waits for nothing', async () => {
  const { started, ask } = airport();
  await expect(ask('a', 'one', AbortSignal.abort())).rejects.toBeInstanceOf(CallerGoneError);
  expect(started[0]?.signal.aborted).toBe(true);
});

test('an answered flight holds no reference to its client', async () => {
  const { started, ask } = airport();
  const { signal } = new AbortController();
  const reading = ask('a', 'one', signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  started[0]?.answer('a');
  await reading;
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
