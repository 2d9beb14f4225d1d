import { describe, expect, test } from 'vitest';
import { placedTasks } from '../places.ts';
import type { JumpValues, TaskListValues, TaskValues } from '../schema.ts';
import { newJump, newOption, newSection, newTask, ofType, withOptions } from '../values.ts';
import { answerTo, withGiven } from './answers.ts';
import type { GivenAnswer } from './answers.ts';
import {
  answered,
  fitting,
  goesInCircle,
  leftOut,
  newWalk,
  step,
  visited,
  visitsHere,
  visitsOfCircle,
} from './walk.ts';
import type { Walk, WalkAction } from './walk.ts';

const empty: TaskListValues = { sections: [] };
const task = (key: string, fields: Partial<TaskValues> = {}): TaskValues => ({
  ...newTask(empty),
  key,
  title: key,
  ...fields,
});
const asked = (key: string, jumps: readonly JumpValues[] = [], fields: Partial<TaskValues> = {}) => ({
  ...ofType(task(key), 'BOOLEAN'),
  jumps: [...jumps],
  ...fields,
});
const jump = (target: string, operator = 'always', ...values: string[]): JumpValues => ({
  ...newJump(),
  target,
  operator,
  values,
});
const listOf = (...tasks: readonly TaskValues[]): TaskListValues => ({
  sections: [{ ...newSection(), key: 'section', name: 'Store', tasks: [...tasks] }],
});

type Given = { readonly type: 'answered'; readonly task: TaskValues; readonly change: Partial<GivenAnswer> };

const after = (walk: Walk, action: WalkAction | Given, list: TaskListValues): Walk =>
  action.type === 'answered'
    ? answered(walk, action.task, action.change)
    : step(walk, action, { list, currency: 'GBP' });
const walked = (list: TaskListValues, ...actions: readonly (WalkAction | Given)[]): Walk =>
  actions.reduce((walk, action) => after(walk, action, list), newWalk);
const begin = { type: 'again' } as const;
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
const show = (key: string): WalkAction => ({ type: 'shown', key });
const answers = (to: TaskValues, change: Partial<GivenAnswer>): Given => ({
  type: 'answered',
  task: to,
  change,
});
const chooses = (to: TaskValues, ...selection: readonly string[]) => answers(to, { selection });
const way = (walk: Walk) => walk.way.map(({ task: key }) => key);

describe('continuing', () => {
  const first = asked('a', [jump('c', 'is', '2')], { required: ['TASK'] });
  const list = listOf(first, task('b'), task('c'));

  test('is blocked while an answer is missing, with the reason until another task is shown', () => {
    const refused = walked(list, begin, next);
    expect([way(refused), refused.held]).toEqual([['a'], true]);
    expect(walked(list, begin, next, chooses(first, '1'), next)).toMatchObject({ held: false });
    expect(walked(list, begin, next, show('c')).held).toBe(false);
  });

  test('leads to the next task, or to the target of a jump with its reason', () => {
    expect(walked(list, begin, chooses(first, '1'), next).way.at(-1)).toEqual({ task: 'b', because: null });
    expect(walked(list, begin, chooses(first, '2'), next).way.at(-1)).toEqual({
      task: 'c',
      because: 'Because the answer is “No”',
    });
  });

  test.each([
    ['the only jump', [jump('c')], 'Because this jump is always taken'],
    ['the last of several', [jump('b', 'is', '2'), jump('c')], 'Because no other jump is taken'],
  ])('follows a jump that is always taken, %s', (_, jumps, because) => {
    const any = asked('a', jumps);
    const walk = walked(listOf(any, task('b'), task('c')), begin, chooses(any, '1'), next);
    expect(walk.way.at(-1)).toEqual({ task: 'c', because });
  });

  test('a jump to a removed task is not mentioned, as it is not taken', () => {
    const any = asked('a', [jump('gone')]);
    expect(walked(listOf(any, task('b')), begin, next).way.at(-1)).toEqual({ task: 'b', because: null });
  });

  test('numbers and dates of a jump are formatted like answers', () => {
    const price = task('a', {
      type: 'INPUT',
      inputType: 'PRICE',
      jumps: [jump('b', 'greater_equal_than', '12.5')],
    });
    const day = task('a', {
      type: 'INPUT',
      inputType: 'DATE',
      jumps: [jump('b', 'earlier_than', '2026-11-12')],
    });
    const because = (one: TaskValues, value: string) =>
      walked(listOf(one, task('b')), begin, answers(one, { value }), next).way.at(-1)?.because;
    expect(because(price, '13')).toBe('Because the answer is at least “£12.50”');
    expect(because(day, '2026-11-11')).toBe('Because the answer is before “12 Nov 26”');
  });

  test('ends after the last task, where continuing has no effect', () => {
    const ended = walked(list, begin, chooses(first, '2'), next, next);
    expect([way(ended), ended.ended]).toEqual([['a', 'c'], true]);
    expect(step(ended, next, { list, currency: 'GBP' })).toBe(ended);
  });
});

test('going back retraces the path, from the end as well, and stops at its beginning', () => {
  const first = asked('a', [jump('c', 'is', '2')]);
  const list = listOf(first, task('b'), task('c'));
  const ended = [begin, chooses(first, '2'), next, next] as const;
  expect(walked(list, ...ended, back)).toMatchObject({ ended: false });
  expect(way(walked(list, ...ended, back))).toEqual(['a', 'c']);
  expect(way(walked(list, ...ended, back, back))).toEqual(['a']);
  expect(way(walked(list, ...ended, back, back, back))).toEqual(['a']);
});

test('starting again clears the answers', () => {
  const first = asked('a');
  expect(walked(listOf(first), begin, chooses(first, '1'), next, begin)).toEqual({
    ...newWalk,
    way: [{ task: 'a', because: null }],
  });
});

describe('a selection in the editor', () => {
  const list = listOf(task('a'), task('b'), task('c'));

  test('goes back to a task of the path, and starts a new path at any other', () => {
    expect(way(walked(list, begin, next, next, show('b')))).toEqual(['a', 'b']);
    expect(way(walked(list, begin, next, show('c')))).toEqual(['c']);
    expect(way(walked(list, begin, next, show('c'), back))).toEqual(['c']);
  });

  test('leaves the end', () => {
    expect(walked(list, begin, next, next, next, show('a')).ended).toBe(false);
  });

  test('of a section shows its first task, of a matrix task the matrix, and of nothing the current task', () => {
    const inner = { ...task('inner'), type: 'SIMPLE' as const };
    const matrix = { ...ofType(task('m'), 'MATRIX'), matrixTasks: [inner] };
    const many = {
      sections: [
        ...list.sections,
        { ...newSection(), key: 'other', tasks: [matrix] },
        { ...newSection(), key: 'bare' },
      ],
    };
    expect(way(walked(many, begin, show('other')))).toEqual(['m']);
    expect(way(walked(many, begin, show('inner')))).toEqual(['m']);
    expect(way(walked(many, begin, show('bare')))).toEqual([]);
    expect(way(walked(many, show('')))).toEqual(['a']);
    expect(way(walked(many, show('b'), show('')))).toEqual(['b']);
  });
});

describe('edits', () => {
  test('answers survive edits of other tasks, and a removed option is no longer an answer', () => {
    const first = asked('a');
    const before = walked(listOf(first, task('b')), begin, chooses(first, '2'));
    expect(step(before, next, { list: listOf(first, task('other')), currency: 'GBP' }).answers).toEqual(
      before.answers,
    );
    const fewer = { ...first, options: first.options.slice(0, 1) };
    expect(answerTo(fewer, before.answers['a']).selection).toEqual([]);
    // Undone.
    expect(answerTo(first, before.answers['a']).selection).toEqual(['2']);
  });

  test('an answer that was removed with its option blocks the walk', () => {
    const first = asked('a', [], { required: ['TASK'] });
    const list = listOf({ ...first, options: first.options.slice(0, 1) }, task('b'));
    const walk = step(walked(listOf(first, task('b')), begin, chooses(first, '2')), next, {
      list,
      currency: 'GBP',
    });
    expect([way(walk), walk.held]).toEqual([['a'], true]);
  });

  test('only one option is left when the limit becomes one, and no value of another type', () => {
    const several = {
      ...task('a', { type: 'SELECT', multiSelect: true }),
      options: withOptions([], ['x', 'y']),
    };
    const given = withGiven(several, undefined, { selection: ['2', '1'] });
    expect(answerTo({ ...several, multiSelect: false }, given).selection).toEqual(['2']);
    const typed = task('a', { type: 'INPUT', inputType: 'DATE' });
    const day = withGiven(typed, undefined, { value: '2026-11-12', comment: 'kept' });
    expect(answerTo(typed, day)).toBe(day);
    expect(answerTo({ ...typed, inputType: 'NUMERIC' }, day)).toMatchObject({ value: null, comment: 'kept' });
    expect(answerTo({ ...typed, type: 'TIMER' }, day).value).toBeNull();
  });

  test('a removed task is removed from the path; if none is left, the walk starts again', () => {
    const walk = walked(listOf(task('a'), task('b'), task('c')), begin, next, next);
    expect(way(fitting(walk, listOf(task('a'), task('c'))))).toEqual(['a', 'c']);
    expect(way(fitting(walk, listOf(task('new'))))).toEqual(['new']);
    expect(way(fitting(walk, empty))).toEqual([]);
    expect(fitting(walk, listOf(task('a'), task('b'), task('c'), task('d')))).toBe(walk);
  });
});

test('skipped tasks are distinguished from those before the beginning of the walk', () => {
  const first = asked('b', [jump('e', 'is', '2')]);
  const list = listOf(task('a'), first, task('c'), task('d'), task('e'));
  const { jumpedOver, before } = leftOut(walked(list, show('b'), chooses(first, '2'), next, next), list);
  expect(jumpedOver.map(({ task: { key } }) => key)).toEqual(['c', 'd']);
  expect(before.map(({ task: { key } }) => key)).toEqual(['a']);
});

describe('loops', () => {
  const again = asked('b', [jump('a', 'is', '2')]);
  const list = listOf(task('a'), again, task('c'));
  const round = [chooses(again, '2'), next, next] as const;

  test('are reported on the third visit to the same task: a second attempt is fine', () => {
    const start = [begin, next] as const;
    expect(goesInCircle(walked(list, ...start, ...round))).toBe(false);
    const circling = walked(list, ...start, ...round, ...round);
    expect([visitsHere(circling), goesInCircle(circling)]).toEqual([visitsOfCircle, true]);
    expect(visited(circling)).toEqual(['a', 'b']);
    const out = walked(list, ...start, ...round, ...round, chooses(again, '1'), next);
    expect([way(out).at(-1), goesInCircle(out)]).toEqual(['c', false]);
  });

  test('any walk over 300 random lists ends, or is a reported loop', () => {
    // A seeded generator, so that a failure can be repeated.
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const outcomes = { ended: 0, circles: 0 };
    for (let round = 0; round < 300; round += 1) {
      const list = randomList(random);
      const tasks = placedTasks(list);
      let walk = walked(list, begin);
      let steps = 0;
      while (!walk.ended && !goesInCircle(walk)) {
        const here = tasks.find(({ task: { key } }) => key === way(walk).at(-1));
        if (!here) throw new Error('The walk stands nowhere');
        const selection = random(4) === 0 ? [] : [String(1 + random(3))];
        walk = after(walk, chooses(here.task, ...selection), list);
        walk = step(walk, next, { list, currency: 'GBP' });
        steps += 1;
        // Each task twice, and one once more.
        expect(steps).toBeLessThanOrEqual(tasks.length * (visitsOfCircle - 1) + 1);
      }
      outcomes[walk.ended ? 'ended' : 'circles'] += 1;
    }
    // Both must occur, otherwise the test proves nothing.
    expect(Math.min(outcomes.ended, outcomes.circles)).toBeGreaterThan(20);
  });
});

/** Up to three sections with up to four tasks each, jumping forwards, backwards, to themselves and without a target. */
function randomList(random: (below: number) => number): TaskListValues {
  const keys = Array.from({ length: 1 + random(12) }, (_, index) => `task ${index}`);
  const options = ['x', 'y', 'z'].reduce(
    (list: TaskValues['options'], value) => [...list, newOption(list, value)],
    [],
  );
  const operators = ['is', 'is_not', 'contains', 'always', 'unknown'];
  const tasks = keys.map((key) =>
    task(key, {
      type: 'SELECT',
      options,
      jumps: Array.from({ length: random(3) }, () =>
        jump(
          keys[random(keys.length + 1)] ?? 'gone',
          operators[random(operators.length)],
          String(1 + random(3)),
        ),
      ),
    }),
  );
  return {
    sections: [0, 4, 8].map((from) => ({ ...newSection(), tasks: tasks.slice(from, from + 4) })),
  };
}
