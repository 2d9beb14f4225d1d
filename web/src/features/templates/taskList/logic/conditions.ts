import { isMet, operandOf } from '@shepherd/domain/conditions.ts';
import type { GivenAnswer } from '@shepherd/domain/conditions.ts';
import { placedTasks } from '../places.ts';
import type { PlacedTask } from '../places.ts';
import type { JumpValues, TaskListValues, TaskValues } from '../schema.ts';

export type Answer = GivenAnswer;

export const noAnswer: Answer = { selection: [], value: null };

/** The operators for a task in the order in which they are offered, always with `always`. */
export function operatorsFor(
  task: Pick<TaskValues, 'type' | 'inputType' | 'multiSelect'>,
): readonly string[] {
  switch (operandOf(task)) {
    case 'option':
      return task.type === 'SELECT' && task.multiSelect
        ? ['contains', 'not_contains', 'always']
        : ['is', 'is_not', 'always'];
    case 'text':
      return ['is', 'is_not', 'contains', 'not_contains', 'begins_with', 'ends_with', 'always'];
    case 'number':
      return [
        'equal',
        'not_equal',
        'greater_than',
        'greater_equal_than',
        'lower_than',
        'lower_equal_than',
        'always',
      ];
    case 'date':
      return [
        'on',
        'not_on',
        'earlier_than',
        'earlier_than_or_on',
        'later_than',
        'later_than_or_on',
        'always',
      ];
    case 'nothing':
      return ['always'];
  }
}

/** Whether a jump is taken with this answer. An unknown operator takes none. */
export const isTaken = (
  { operator, values }: Pick<JumpValues, 'operator' | 'values'>,
  task: Pick<TaskValues, 'type' | 'inputType'>,
  answer: Answer,
): boolean => isMet({ operator, arguments: values }, task, answer) === true;

/** The next task: the target of the first jump that is taken, else the following task; null at the end. */
export function taskAfter(list: TaskListValues, key: string, answer: Answer): PlacedTask | null {
  const tasks = placedTasks(list);
  const index = tasks.findIndex(({ task }) => task.key === key);
  const current = tasks[index];
  if (!current) return null;
  const jump = current.task.jumps.find((one) => isTaken(one, current.task, answer));
  const target = jump && tasks.find(({ task }) => task.key === jump.target);
  return target ?? tasks[index + 1] ?? null;
}
