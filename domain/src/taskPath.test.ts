import { describe, expect, test } from 'vitest';
import { jumpTaken, skippedTasks, tasksOffPath } from './taskPath.ts';
import type { Jump, PathTask } from './taskPath.ts';

const to = (jump: string, operator: string, ...wanted: string[]): Jump => ({
  jump,
  condition: { operator, arguments: wanted },
});

/** Tasks a, b, c …, each with the given properties. */
const list = (...tasks: readonly (Partial<PathTask> & { readonly value?: string })[]): PathTask[] =>
  tasks.map(({ value, ...task }, position) => ({
    id: String(position + 1),
    reference: 'abcdefgh'.charAt(position),
    form: { type: 'INPUT', inputType: 'ALPHANUMERIC' },
    required: false,
    answer: { selection: [], value: value ?? null },
    answered: value !== undefined,
    jumps: [],
    ...task,
  }));

describe('the tasks that logic skipped', () => {
  test.each([
    ['contains', 'door', 'front door', ['2', '3']],
    ['not_contains', 'door', 'front door', []],
    ['begins_with', 'front', 'Front door', ['2', '3']],
    ['ends_with', 'door', 'Front door', ['2', '3']],
    ['on', '2027-03-01', '2027-03-01', ['2', '3']],
    ['later_than', '2027-03-01', '2027-03-01', []],
    ['greater_than', '9', '10', ['2', '3']],
    ['rhymes', '9', '10', []],
  ])('on %s %s with %s', (operator, wanted, value, skipped) => {
    const tasks = list({ value, jumps: [to('d', operator, wanted)] }, {}, {}, { value: 'end' });
    expect([...skippedTasks(tasks)]).toEqual(skipped);
  });

  test('have no answer: answered tasks stay', () => {
    const tasks = list({ value: 'x', jumps: [to('d', 'always')] }, { value: 'seen' }, {}, {});
    expect([...skippedTasks(tasks)]).toEqual(['3']);
    expect(tasksOffPath(tasks).map(({ id }) => id)).toEqual(['2', '3']);
  });

  test('are followed through several jumps', () => {
    const tasks = list(
      { value: 'x', jumps: [to('c', 'is', 'y'), to('c', 'always')] },
      {},
      { value: 'z', jumps: [to('f', 'is', 'z')] },
      {},
      {},
      { value: 'end' },
    );
    expect([...skippedTasks(tasks)]).toEqual(['2', '4', '5']);
  });

  test('are unknown beyond a task that may still be answered', () => {
    const tasks = list({ value: 'x' }, { jumps: [to('d', 'is', 'y'), to('e', 'always')] }, {}, {}, {});
    expect([...skippedTasks(tasks)]).toEqual([]);
  });

  test('include those after a skipped optional task once a later one has an answer', () => {
    const logic = [to('d', 'is', 'y'), to('c', 'always')];
    const tasks = list(
      { jumps: logic },
      {},
      { value: 'x', jumps: [to('e', 'always')] },
      {},
      { value: 'end' },
    );
    expect([...skippedTasks(tasks)]).toEqual(['2', '4']);
  });

  test('are unknown behind a required task without an answer, unless it always jumps', () => {
    const end = { value: 'end' };
    const open = { required: true, jumps: [to('c', 'is', 'y'), to('c', 'always')] };
    expect([...skippedTasks(list(open, {}, end))]).toEqual([]);
    expect([...skippedTasks(list({ ...open, jumps: [to('c', 'always')] }, {}, end))]).toEqual(['2']);
  });

  test('end at a jump back; after a jump to a missing task, the next one follows', () => {
    const back = list({ value: 'x' }, { value: 'y', jumps: [to('a', 'always')] }, {}, {});
    expect([...skippedTasks(back)]).toEqual([]);
    const gone = list(
      { value: 'x', jumps: [to('z', 'always')] },
      { value: 'y', jumps: [to('d', 'always')] },
      {},
      {},
    );
    expect([...skippedTasks(gone)]).toEqual(['3']);
  });

  test('include those after a photo, whose answer no condition names', () => {
    const photo = { form: { type: 'PHOTO' }, answered: true, jumps: [to('c', 'always')] };
    expect([...skippedTasks(list(photo, {}, { value: 'end' }))]).toEqual(['2']);
  });
});

test('the jump taken is the first whose condition is met', () => {
  const jumps = [to('b', 'rhymes', 'x'), to('c', 'is', 'y'), to('d', 'contains', 'x'), to('e', 'always')];
  const form = { type: 'BARCODE' };
  expect(jumpTaken(jumps, form, { selection: [], value: 'xyz' })?.jump).toBe('d');
  expect(jumpTaken(jumps, form, { selection: [], value: 'z' })?.jump).toBe('e');
  expect(jumpTaken(jumps.slice(0, 1), form, { selection: [], value: 'x' })).toBeUndefined();
});
