import { expect, it } from 'vitest';
import { followTasks } from './path.ts';
import type { Task, TaskLogic } from './schemas.ts';

const task = (reference: string): Task => ({
  id: reference,
  reference,
  title: reference,
  internal: false,
  required: [],
  payments: [],
  component: { type: 'simple' },
});
const jump = (from: string, to: string, operator: string, ...wanted: string[]): TaskLogic => ({
  task_reference: from,
  actions: [{ jump: to, condition: { operator, arguments: wanted } }],
});
const asked = (logic: TaskLogic[], given: { selection?: string[]; value?: string }): string[] =>
  followTasks(
    { task_groups: [{ name: 'All', tasks: ['a', 'b', 'c', 'd'].map(task) }], task_logic: logic },
    () => ({ selection: given.selection ?? [], value: given.value ?? null }),
  ).map((one) => one.task.id);

it.each([
  ['goes from task to task', [], {}, 'abcd'],
  ['jumps in any case', [jump('a', 'c', 'always')], {}, 'acd'],
  ['jumps on an option', [jump('a', 'd', 'is', '2')], { selection: ['1', '2'] }, 'ad'],
  ['goes on without that option', [jump('a', 'd', 'is', '2')], { selection: ['1'] }, 'abcd'],
  ['jumps on any other option', [jump('a', 'd', 'is_not', '2')], { selection: ['1'] }, 'ad'],
  ['jumps on one of several', [jump('a', 'd', 'contains', '2')], { selection: ['2'] }, 'ad'],
  ['jumps on a number', [jump('a', 'd', 'gt', '9')], { value: '10' }, 'ad'],
  ['goes on with a smaller one', [jump('a', 'd', 'gte', '11')], { value: '10' }, 'abcd'],
  ['compares with no answer as with none', [jump('a', 'd', 'lt', '9')], {}, 'abcd'],
  ['never goes back', [jump('c', 'a', 'always')], {}, 'abcd'],
  ['never goes nowhere', [jump('a', 'x', 'always')], {}, 'abcd'],
  ['takes no jump that it cannot judge', [jump('a', 'd', 'rhymes', '1')], { selection: ['1'] }, 'abcd'],
  [
    'takes the first that fits',
    [jump('a', 'd', 'is', '7'), jump('a', 'c', 'always')],
    { selection: ['1'] },
    'acd',
  ],
])('%s', (_what, logic, given, expected) => {
  expect(asked(logic, given).join('')).toBe(expected);
});
