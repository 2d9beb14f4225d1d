import { beforeEach, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

let begun: string[];
let queue: FairQueue;

beforeEach(() => {
  begun = [];
  queue = new FairQueue(4, 2);
});

/** Starts a call, and records when it begins. */
function ask(session: string, name = session, signal: AbortSignal | null = null): Promise<void> {
  if (queue.enters(session)) {
    begun.push(name);
    return Promise.resolve();
  }
  return queue.wait(session, signal).then(() => void begun.push(name));
}
/** Lets the calls that may begin do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one session gets its share, and others the rest', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  void ask('b', 'b1');
  void ask('c', 'c1');
  void ask('d', 'd1');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  expect(queue.waiting).toBe(3);
});

test('waiting calls are served in turns, however many calls another session queued before', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
  for (const name of ['b1', 'b2', 'b3']) void ask('b', name);
  void ask('c', 'c1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  for (const session of ['a', 'a', 'b', 'b']) queue.leave(session);
  await settled();
  expect(begun.slice(4)).toEqual(['a3', 'c1', 'b3', 'a4']);
});

test('a place that only its own session could take stays free for the next one', async () => {
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b', 'b1');
  queue.leave('b');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await ask('c');
  expect(begun.at(-1)).toBe('c');
});

test('a client that leaves stops waiting, and blocks no other', async () => {
  const reader = new AbortController();
  void ask('a', 'a1');
  void ask('a', 'a2');
  const left = ask('a', 'a3', reader.signal);
  void ask('a', 'a4');
  reader.abort();
  await expect(left).rejects.toMatchObject({ name: 'CallerGoneError' });
  await expect(queue.wait('a', reader.signal)).rejects.toMatchObject({ name: 'CallerGoneError' });
  expect(queue.waiting).toBe(1);
  queue.leave('a');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'a4']);
});
