import {
  addSection,
  addTask,
  copySection,
  copyTask,
  moveSectionBy,
  moveTaskBy,
  removeSection,
  removeTask,
} from '../../edits.ts';
import type { Edit } from '../../edits.ts';
import {
  addMatrixTask,
  copyMatrixTask,
  innerPlaceOf,
  moveMatrixTaskBy,
  removeMatrixTask,
} from '../../matrixEdits.ts';
import { sectionWith, taskWith } from '../../places.ts';
import type { TaskListValues } from '../../schema.ts';

/** The actions on a selected section, task, or task of a matrix. */
export type Act = 'addTask' | 'addSection' | 'copy' | 'remove' | 'up' | 'down';

export type Kind = 'section' | 'task' | 'inner';

export function kindOf(list: TaskListValues, key: string): Kind | null {
  if (sectionWith(list, key)) return 'section';
  if (taskWith(list, key)) return 'task';
  return innerPlaceOf(list, key) ? 'inner' : null;
}

/** The edit of an action on the selection; null if it changes nothing. */
export function editByKey(list: TaskListValues, act: Act, key: string): Edit | null {
  if (act === 'addSection') return addSection(list, sectionKeyOf(list, key));
  const kind = kindOf(list, key);
  if (act === 'addTask') return added(list, kind, key);
  const by = act === 'up' ? -1 : 1;
  switch (kind) {
    case 'section':
      if (act === 'copy') return copySection(list, key);
      return act === 'remove' ? removeSection(list, key) : moveSectionBy(list, key, by);
    case 'task':
      if (act === 'copy') return copyTask(list, key);
      return act === 'remove' ? removeTask(list, key) : moveTaskBy(list, key, by);
    case 'inner':
      if (act === 'copy') return copyMatrixTask(list, key);
      return act === 'remove' ? removeMatrixTask(list, key) : moveMatrixTaskBy(list, key, by);
    case null:
      return null;
  }
}

/** A task after the selected one, or in the selected section; without a selection, in the last one. */
function added(list: TaskListValues, kind: Kind | null, key: string): Edit | null {
  if (kind === 'inner') return addMatrixTask(list, innerPlaceOf(list, key)?.matrix.task.key ?? '', key);
  const section = sectionKeyOf(list, key) ?? list.sections.at(-1)?.key;
  if (section !== undefined) return addTask(list, section, key);
  const begun = addSection(list);
  return addTask(begun.list, begun.selected);
}

/** The key of the containing section, or of the section itself. */
function sectionKeyOf(list: TaskListValues, key: string): string | undefined {
  const task = taskWith(list, key) ?? innerPlaceOf(list, key)?.matrix;
  return task ? list.sections[task.section]?.key : sectionWith(list, key)?.key;
}
