import { newKey } from '../../../kit/fieldArray/itemKey.ts';
import { inserted, moved, removed } from '../../../kit/fieldArray/lists.ts';
import type { Edit } from './edits.ts';
import { editWords } from './messages.ts';
import { placedTasks } from './places.ts';
import type { PlacedTask } from './places.ts';
import { numbered, referencesOf } from './references.ts';
import type { InnerTaskValues, TaskListValues } from './schema.ts';
import { newMatrixTask } from './values.ts';

/** Edits of the inner tasks of a matrix. They stay in their matrix. */

interface InnerPlace {
  readonly matrix: PlacedTask;
  readonly inner: number;
}

export function innerPlaceOf(list: TaskListValues, key: string): InnerPlace | undefined {
  for (const matrix of placedTasks(list)) {
    const inner = matrix.task.matrixTasks.findIndex((task) => task.key === key);
    if (inner !== -1) return { matrix, inner };
  }
  return undefined;
}

const withInner = (
  list: TaskListValues,
  { task, section, position }: PlacedTask,
  matrixTasks: readonly InnerTaskValues[],
): TaskListValues => ({
  sections: list.sections.map((one, index) =>
    index === section
      ? { ...one, tasks: one.tasks.with(position, { ...task, matrixTasks: [...matrixTasks] }) }
      : one,
  ),
});

/** Adds an inner task, after another one or at the end; null if the matrix does not exist. */
export function addMatrixTask(list: TaskListValues, matrixKey: string, behind?: string): Edit | null {
  const matrix = placedTasks(list).find(({ task }) => task.key === matrixKey);
  if (matrix?.task.type !== 'MATRIX') return null;
  const task = newMatrixTask(list);
  const tasks = matrix.task.matrixTasks;
  const found = tasks.findIndex(({ key }) => key === behind);
  return {
    list: withInner(list, matrix, inserted(tasks, found === -1 ? tasks.length : found + 1, task)),
    words: editWords.taskAdded,
    selected: task.key,
  };
}

export function copyMatrixTask(list: TaskListValues, key: string): Edit | null {
  const place = innerPlaceOf(list, key);
  const original = place?.matrix.task.matrixTasks[place.inner];
  if (!place || !original) return null;
  const copy: InnerTaskValues = {
    ...original,
    key: newKey(),
    id: '',
    reference: numbered(original.reference, new Set(referencesOf(list))),
    options: original.options.map((option) => ({ ...option, key: newKey() })),
    payments: original.payments.map((payment) => ({ ...payment, key: newKey() })),
  };
  return {
    list: withInner(list, place.matrix, inserted(place.matrix.task.matrixTasks, place.inner + 1, copy)),
    words: editWords.taskCopied,
    selected: copy.key,
  };
}

export function removeMatrixTask(list: TaskListValues, key: string): Edit | null {
  const place = innerPlaceOf(list, key);
  if (!place) return null;
  const { matrix, inner } = place;
  const tasks = removed(matrix.task.matrixTasks, inner);
  return {
    list: withInner(list, matrix, tasks),
    words: editWords.taskRemoved,
    selected: tasks[Math.min(inner, tasks.length - 1)]?.key ?? matrix.task.key,
  };
}

/** Moves the task to this index of its matrix. */
export function moveMatrixTask(list: TaskListValues, key: string, to: number): Edit | null {
  const place = innerPlaceOf(list, key);
  if (!place) return null;
  const { matrix, inner } = place;
  const tasks = moved(matrix.task.matrixTasks, inner, to);
  if (tasks === matrix.task.matrixTasks) return null;
  return { list: withInner(list, matrix, tasks), words: editWords.taskMoved, selected: key };
}

export function moveMatrixTaskBy(list: TaskListValues, key: string, by: 1 | -1): Edit | null {
  const place = innerPlaceOf(list, key);
  return place ? moveMatrixTask(list, key, place.inner + by) : null;
}
