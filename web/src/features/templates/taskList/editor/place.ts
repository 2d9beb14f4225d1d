import { innerPlaceOf } from '../matrixEdits.ts';
import { taskWith } from '../places.ts';
import type { InnerTaskValues, TaskListValues, TaskValues } from '../schema.ts';

/** The form path of a section. */
export type SectionPath = `tasks.sections.${number}`;
/** The form path of a task of a section. */
export type OuterTaskPath = `${SectionPath}.tasks.${number}`;
/** The form path of a task, in a section or in a matrix. */
export type TaskPath = OuterTaskPath | `${OuterTaskPath}.matrixTasks.${number}`;

interface SectionPlace {
  readonly kind: 'section';
  readonly key: string;
  readonly path: SectionPath;
  readonly section: number;
}

export interface OuterTaskPlace {
  readonly kind: 'task';
  readonly key: string;
  readonly path: OuterTaskPath;
  readonly section: number;
  readonly position: number;
}

export interface InnerTaskPlace {
  readonly kind: 'inner';
  readonly key: string;
  readonly path: TaskPath;
  readonly section: number;
  readonly position: number;
  readonly inner: number;
}

export type TaskPlaceInForm = OuterTaskPlace | InnerTaskPlace;
export type PlaceInForm = SectionPlace | TaskPlaceInForm;

/** The form path of a key; null if it was removed. */
export function placeInForm(list: TaskListValues, key: string): PlaceInForm | null {
  const index = list.sections.findIndex((section) => section.key === key);
  if (index !== -1) return { kind: 'section', key, path: `tasks.sections.${index}`, section: index };
  const task = taskWith(list, key);
  if (task) {
    const { section, position } = task;
    return { kind: 'task', key, path: `tasks.sections.${section}.tasks.${position}`, section, position };
  }
  const place = innerPlaceOf(list, key);
  if (!place) return null;
  const { section, position } = place.matrix;
  const { inner } = place;
  return {
    kind: 'inner',
    key,
    path: `tasks.sections.${section}.tasks.${position}.matrixTasks.${inner}`,
    section,
    position,
    inner,
  };
}

/** Reads the task at a place from the form's values. */
export function taskAt(
  list: TaskListValues,
  place: TaskPlaceInForm,
): TaskValues | InnerTaskValues | undefined {
  const task = list.sections[place.section]?.tasks[place.position];
  return place.kind === 'inner' ? task?.matrixTasks[place.inner] : task;
}
