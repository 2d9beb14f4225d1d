import { describe, expect, test } from 'vitest';
import type { JobNumberedTask } from '../tasks/jobTasks.ts';
import {
  accept,
  acceptedOf,
  currentTask,
  newDesk,
  reviewedTasks,
  shownMediaOf,
  shownTasks,
  step,
  stepMedia,
  undoJump,
} from './desk.ts';
import type { DeskState } from './desk.ts';

/** A task with photos of these ids; null means a task without an answer. */
const task = (id: string, photos: readonly string[] | null): JobNumberedTask =>
  ({
    number: Number(id),
    question: { id, component: { type: 'PHOTO' } },
    answer: photos
      ? {
          taskId: id,
          selection: ['1'],
          media: photos.map((photo) => ({
            id: photo,
            status: photo.startsWith('x') ? 'PROCESSING' : 'READY',
          })),
        }
      : undefined,
    conditions: [],
    // Only the fields that the desk reads.
  }) as unknown as JobNumberedTask;

const tasks = [task('1', []), task('2', ['a', 'x', 'b']), task('3', null), task('4', ['c'])];
const at = (id: string, change: Partial<DeskState> = {}): DeskState => ({ ...newDesk, task: id, ...change });
const idOf = (state: DeskState) => currentTask(tasks, state)?.question.id;
const photoOf = (state: DeskState) => {
  const current = currentTask(tasks, state);
  return current && shownMediaOf(current, state)?.id;
};

/** The same, skipped by logic. */
const skipped = (id: string): JobNumberedTask => ({ ...task(id, null), offPath: true, skipped: true });

test('a task that logic skipped is neither done nor unanswered, and cannot be accepted', () => {
  const all = [task('1', []), skipped('2'), task('3', null)];
  const shownIds = (done: boolean, unanswered: boolean) =>
    shownTasks(all, { done, unanswered }, newDesk).map(({ question }) => question.id);
  expect(shownIds(true, true)).toEqual(['1', '2', '3']);
  expect(shownIds(true, false)).toEqual(['1']);
  expect(shownIds(false, true)).toEqual(['3']);
  expect(reviewedTasks(all)).toHaveLength(2);
  expect(accept(at('1'), all).task).toBe('3');
});

describe('moving through the tasks', () => {
  test('begins with the first, and stops at the ends', () => {
    expect(idOf(newDesk)).toBe('1');
    expect(idOf(step(newDesk, tasks, 1))).toBe('2');
    expect(idOf(step(newDesk, tasks, -1))).toBe('1');
    expect(idOf(step(at('4'), tasks, 1))).toBe('4');
  });

  test('begins with the first to review that no reviewer has seen or accepted', () => {
    const all = [skipped('0'), ...tasks];
    expect(currentTask(all, newDesk)?.question.id).toBe('1');
    expect(currentTask(all, { ...newDesk, seen: ['1'], accepted: ['2'] })?.question.id).toBe('3');
    expect(currentTask(all, { ...newDesk, seen: ['1', '2', '3', '4'] })?.question.id).toBe('0');
  });

  test('moves among the shown ones', () => {
    const shown = shownTasks(tasks, { done: true, unanswered: false }, newDesk);
    expect(shown.map(({ question }) => question.id)).toEqual(['1', '2', '4']);
    expect(step(at('2'), shown, 1).task).toBe('4');
  });

  test.each([
    [{ done: true, unanswered: true }, {}, ['1', '2', '3', '4']],
    [{ done: false, unanswered: true }, {}, ['3']],
    [{ done: false, unanswered: false }, {}, []],
    [{ done: true, unanswered: true }, { onlySelected: true, selected: ['3', '4'] }, ['3', '4']],
    [{ done: false, unanswered: true }, { onlySelected: true, selected: ['3', '4'] }, ['3']],
  ])('shows %o of %o', (kinds, change, expected) => {
    const shown = shownTasks(tasks, kinds, { ...newDesk, ...change });
    expect(shown.map(({ question }) => question.id)).toEqual(expected);
  });
});

describe('moving through the photos', () => {
  test('goes through all of a task and on to the next one with photos, and back', () => {
    let state = at('1');
    const seen = [1, 1, 1, 1].map(() => {
      state = stepMedia(state, tasks, 1);
      return `${idOf(state)} ${photoOf(state)}`;
    });
    expect(seen).toEqual(['2 a', '2 b', '4 c', '4 c']);
    state = stepMedia(state, tasks, -1);
    expect(`${idOf(state)} ${photoOf(state)}`).toBe('2 b');
  });

  test('goes from a task without photos to its neighbours', () => {
    expect(photoOf(stepMedia(at('3'), tasks, 1))).toBe('c');
    expect(photoOf(stepMedia(at('3'), tasks, -1))).toBe('b');
    expect(photoOf(stepMedia(at('1'), tasks, -1))).toBeUndefined();
  });

  test('starts with the first photo of another task', () => {
    expect(photoOf(step(at('1'), tasks, 1))).toBe('a');
    expect(photoOf(step(at('2', { media: 'b' }), tasks, 1))).toBeUndefined();
  });
});

describe('accepting', () => {
  test('moves to the next task that is not accepted, wrapping to the top', () => {
    const state = accept(at('4', { accepted: ['1'] }), tasks);
    expect(state).toMatchObject({ accepted: ['1', '4'], task: '2' });
    expect(acceptedOf(tasks, state)).toBe(2);
  });

  test('stays on the last one', () => {
    const state = accept(at('3', { accepted: ['1', '2', '4'] }), tasks);
    expect(state).toMatchObject({ task: '3', accepted: ['1', '2', '4', '3'] });
  });

  test('is undone by accepting again', () => {
    expect(accept(at('2', { accepted: ['1', '2'] }), tasks)).toMatchObject({ task: '2', accepted: ['1'] });
  });

  test('counts only existing tasks', () => {
    expect(acceptedOf(tasks, { ...newDesk, accepted: ['1', 'gone'] })).toBe(1);
  });
});

describe('undoing a jump', () => {
  test('leads back step by step, to tasks that are shown', () => {
    const there = accept(step(step(newDesk, tasks, 1), tasks, 1), tasks);
    expect(there.left).toEqual(['1', '2', '3']);
    const back = undoJump(there, tasks);
    expect(back.task).toBe('3');
    expect(undoJump(undoJump(back, tasks), tasks)).toMatchObject({ task: '1', left: [] });
    const without = tasks.filter(({ question }) => question.id !== '3');
    expect(undoJump(there, without)).toMatchObject({ task: '2', left: ['1'] });
  });

  test('does nothing without a jump', () => {
    expect(undoJump(newDesk, tasks)).toBe(newDesk);
  });
});
