import { expect, test } from 'vitest';
import { inserted, moved, removed } from '../fieldArray/lists.ts';
import { draftHistory, newHistory } from './history.ts';
import type { DraftAction, DraftHistory } from './history.ts';

type Draft = readonly string[];

const after = (start: DraftHistory<Draft>, ...actions: readonly DraftAction<Draft>[]) =>
  actions.reduce(draftHistory<Draft>, start);
const changed = (...values: Draft): DraftAction<Draft> => ({ type: 'changed', values, words: values.join() });
const typed = (field: string, ...values: Draft): DraftAction<Draft> => ({
  type: 'typed',
  values,
  field,
  words: 'typed',
});
const undone = { type: 'undone' } as const;
const redone = { type: 'redone' } as const;

test('consecutive typing in one field is one change', () => {
  const history = after(newHistory([]), typed('a', 'x'), typed('a', 'xy'), typed('b', 'xy', 'z'));
  expect(after(history, undone).present).toEqual(['xy']);
  expect(after(history, undone, undone).present).toEqual([]);
});

test('returning to a field after another change is a new change', () => {
  const history = after(newHistory([]), typed('a', 'x'), changed('x', 'new'), typed('a', 'xy', 'new'));
  expect(after(history, undone).present).toEqual(['x', 'new']);
  expect(after(history, undone, undone, undone, undone).present).toEqual([]);
});

test('typing after an undo is a new change', () => {
  const history = after(newHistory([]), typed('a', 'x'), typed('b', 'x', 'y'), undone, typed('a', 'xx'));
  expect(after(history, undone).present).toEqual(['x']);
  expect(after(history, redone)).toBe(history);
});

test('undo and redo restore the description of a change', () => {
  const history = after(newHistory([]), changed('a'), changed('a', 'b'), undone);
  expect(history.past.at(-1)?.words).toBe('a');
  expect(history.future[0]?.words).toBe('a,b');
});

test('1,000 random changes, undone and redone, end where they began', () => {
  // A seeded generator, so that a failure can be repeated.
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const change = (draft: Draft): Draft => {
    const position = random(draft.length + 1);
    if (draft.length < 3 || random(3) === 0) return inserted(draft, position, String(random(1000)));
    return random(2) === 0 ? removed(draft, position) : moved(draft, position, random(draft.length));
  };
  for (let round = 0; round < 10; round += 1) {
    let history = newHistory<Draft>(['start']);
    const states = [history.present];
    for (let number = 0; number < 100; number += 1) {
      history = draftHistory(history, { type: 'changed', values: change(history.present), words: '' });
      states.push(history.present);
    }
    for (const state of states.toReversed()) {
      expect(history.present).toEqual(state);
      history = draftHistory(history, undone);
    }
    expect(draftHistory(history, undone)).toBe(history);
    for (const state of states) {
      expect(history.present).toEqual(state);
      history = draftHistory(history, redone);
    }
  }
});
