import { beforeEach, expect, test, vi } from 'vitest';
import { degreesOf, TurnKeeper, turnMilliseconds } from './turnKeeper.ts';

beforeEach(() => void vi.useFakeTimers());

/** Saves that complete when the test releases them. */
function pictures() {
  const sent: { id: string; rotation: number; answer: (failure?: Error) => void }[] = [];
  const keeper = new TurnKeeper((id, rotation) => {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    sent.push({ id, rotation, answer: (failure) => (failure ? reject(failure) : resolve(undefined)) });
    return promise;
  });
  const turns = {
    of: (id: string, kept: number) => degreesOf(keeper.turns(), id, kept),
    turn: keeper.turn,
    flush: keeper.flush,
  };
  const rotations = () => sent.map(({ id, rotation }) => [id, rotation]);
  const answer = async (failure?: Error) => {
    sent.at(-1)?.answer(failure);
    await vi.advanceTimersByTimeAsync(0);
  };
  const later = () => vi.advanceTimersByTimeAsync(turnMilliseconds);
  return { turns, rotations, answer, later };
}

test('a turn is shown immediately and saved after the last press', async () => {
  const { turns, rotations, later } = pictures();
  turns.turn('a', 0);
  expect(turns.of('a', 0)).toBe(90);
  await vi.advanceTimersByTimeAsync(turnMilliseconds - 1);
  turns.turn('a', 0);
  expect(turns.of('a', 0)).toBe(180);
  await vi.advanceTimersByTimeAsync(turnMilliseconds - 1);
  expect(rotations()).toEqual([]);
  await later();
  expect(rotations()).toEqual([['a', 180]]);
  expect(turns.of('b', 270)).toBe(270);
});

test('four quick turns are none', async () => {
  const { turns, rotations, later } = pictures();
  for (let press = 0; press < 4; press += 1) turns.turn('a', 90);
  // It continues in the same direction instead of turning all the way back.
  expect(turns.of('a', 90)).toBe(450);
  await later();
  expect(rotations()).toEqual([]);
});

test('requests are sent one after the other, and the last press wins', async () => {
  const { turns, rotations, answer, later } = pictures();
  turns.turn('a', 0);
  await later();
  turns.turn('a', 0);
  await later();
  turns.turn('a', 0);
  await later();
  expect(rotations()).toEqual([['a', 90]]);
  await answer();
  expect(rotations()).toEqual([
    ['a', 90],
    ['a', 270],
  ]);
  await answer();
  expect(turns.of('a', 270)).toBe(270);
  await later();
  expect(rotations()).toHaveLength(2);
});

test('a turn that could not be saved is reverted, with later presses', async () => {
  const { turns, rotations, answer, later } = pictures();
  turns.turn('a', 90);
  await later();
  turns.turn('a', 90);
  await answer(new Error('No network'));
  expect(turns.of('a', 90)).toBe(90);
  await later();
  expect(rotations()).toEqual([['a', 180]]);
  // It can be retried.
  turns.turn('a', 90);
  await later();
  expect(rotations()).toEqual([
    ['a', 180],
    ['a', 180],
  ]);
});

test('it is reverted the short way, also after a full turn', async () => {
  const { turns, answer, later } = pictures();
  turns.turn('a', 270);
  await later();
  await answer();
  turns.turn('a', 0);
  expect(turns.of('a', 0)).toBe(450);
  await later();
  await answer(new Error('No network'));
  expect(turns.of('a', 0)).toBe(360);
});

test('leaving saves the turn immediately', async () => {
  const { turns, rotations, later } = pictures();
  turns.turn('a', 0);
  turns.flush();
  expect(rotations()).toEqual([['a', 90]]);
  await later();
  expect(rotations()).toHaveLength(1);
});

test("another user's turn replaces the local one", async () => {
  const { turns, answer, later } = pictures();
  turns.turn('a', 0);
  await later();
  await answer();
  expect(turns.of('a', 90)).toBe(90);
  expect(turns.of('a', 180)).toBe(180);
  turns.turn('a', 180);
  expect(turns.of('a', 180)).toBe(270);
});
