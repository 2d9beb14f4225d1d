import type { InnerTaskValues, SectionValues, TaskListValues, TaskValues } from './schema.ts';

/** A task of a list and its place, counted from 0. */
export interface PlacedTask {
  readonly task: TaskValues;
  readonly section: number;
  readonly position: number;
  /** The number across all sections, from 1, as in reports. */
  readonly number: number;
}

/** A task of a matrix with its matrix. */
export interface PlacedInnerTask {
  readonly task: InnerTaskValues;
  readonly matrix: PlacedTask;
  readonly inner: number;
}

/** The tasks of all sections in order; tasks of matrices are left out. */
export function placedTasks({ sections }: TaskListValues): PlacedTask[] {
  let number = 0;
  return sections.flatMap((section, index) =>
    section.tasks.map((task, position) => {
      number += 1;
      return { task, section: index, position, number };
    }),
  );
}

/** Every task, each matrix followed by its inner tasks. */
export const tasksOf = (
  list: TaskListValues,
): ((PlacedTask & { readonly inner?: undefined }) | PlacedInnerTask)[] =>
  placedTasks(list).flatMap((placed) => [
    placed,
    ...(placed.task.type === 'MATRIX'
      ? placed.task.matrixTasks.map((task, inner) => ({ task, matrix: placed, inner }))
      : []),
  ]);

export const sectionWith = ({ sections }: TaskListValues, key: string): SectionValues | undefined =>
  sections.find((section) => section.key === key);

export const taskWith = (list: TaskListValues, key: string): PlacedTask | undefined =>
  placedTasks(list).find(({ task }) => task.key === key);
