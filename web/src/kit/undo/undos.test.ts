import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Undos } from './undos.ts';
import type { UndoEnd } from './undos.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Undos of ten seconds, and how each ended. */
function begun(...ids: readonly string[]) {
  const undos = new Undos(10_000);
  const ends: (readonly [string, UndoEnd | null])[] = [];
  const sent: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<UndoEnd>>();
  for (const id of ids)
    undos.add({
      id,
      send: () => {
        sent.push(id);
        const answer = Promise.withResolvers<UndoEnd>();
        answers.set(id, answer);
        return answer.promise;
      },
      onEnd: (end) => ends.push([id, end]),
    });
  const settle = async (id: string, end: UndoEnd | Error) => {
    if (end instanceof Error) answers.get(id)?.reject(end);
    else answers.get(id)?.resolve(end);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { undos, ends, sent, settle };
}

test('an act can be undone for ten seconds', () => {
  const { undos, ends } = begun('a');
  vi.advanceTimersByTime(9999);
  expect(undos.stateOf('a')).toBe('open');
  vi.advanceTimersByTime(1);
  expect(undos.stateOf('a')).toBeUndefined();
  expect(ends).toEqual([['a', null]]);
  expect(undos.undoLatest()).toBe(false);
});

test('its time stands still while any cause holds it', () => {
  const { undos, ends } = begun('a');
  vi.advanceTimersByTime(6000);
  undos.hold('a', 'pointer');
  vi.advanceTimersByTime(60_000);
  undos.hold('a', 'focus');
  undos.release('a', 'pointer');
  vi.advanceTimersByTime(60_000);
  undos.release('a', 'focus');
  vi.advanceTimersByTime(3999);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ends).toEqual([['a', null]]);
});

test('two presses send it once, and its time does not end while it is sent', async () => {
  const { undos, sent, ends, settle } = begun('a');
  void undos.undo('a');
  void undos.undo('a');
  undos.release('a', 'pointer');
  vi.advanceTimersByTime(60_000);
  expect([sent, undos.stateOf('a'), ends]).toEqual([['a'], 'sending', []]);
  await settle('a', 'undone');
  expect([ends, undos.stateOf('a')]).toEqual([[['a', 'undone']], undefined]);
});

test('a refusal ends it, and an unknown outcome keeps it until it is closed', async () => {
  const { undos, sent, ends, settle } = begun('a');
  void undos.undo('a');
  await settle('a', new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(60_000);
  expect(undos.stateOf('a')).toBe('failed');
  void undos.undo('a');
  await settle('a', { refused: 'changed' });
  expect(sent).toEqual(['a', 'a']);
  expect(ends).toEqual([['a', { refused: 'changed' }]]);
});

test('the latest act is undone first, and the one before it only after its end', async () => {
  const { undos, sent, settle } = begun('a', 'b');
  expect(undos.undoLatest()).toBe(true);
  expect(undos.undoLatest()).toBe(true);
  expect(sent).toEqual(['b']);
  await settle('b', 'undone');
  undos.undoLatest();
  expect(sent).toEqual(['b', 'a']);
});

test('a dropped act can no longer be undone, but one that was sent still reports its outcome', async () => {
  const { undos, sent, ends, settle } = begun('a', 'b');
  void undos.undo('b');
  undos.drop('a');
  undos.drop('b');
  void undos.undo('a');
  await settle('b', 'undone');
  expect([sent, ends]).toEqual([['b'], [['b', 'undone']]]);
});

test('the user of a state hears of each change, until they leave', () => {
  const { undos } = begun('a');
  const listener = vi.fn<() => void>();
  const leave = undos.subscribe(listener);
  undos.drop('a');
  leave();
  undos.add({ id: 'b', send: () => Promise.resolve('undone'), onEnd: () => undefined });
  expect(listener).toHaveBeenCalledTimes(1);
});
