import { describe, expect, test } from 'vitest';
import { withValueAt } from '../../../kit/fieldArray/lists.ts';
import { draftHistory, newHistory } from '../../../kit/wizard/history.ts';
import type { DraftHistory } from '../../../kit/wizard/history.ts';
import { taskTypes } from '../labels.ts';
import {
  addSection,
  addTask,
  copySection,
  copyTask,
  moveSection,
  moveSectionBy,
  moveTask,
  moveTaskBy,
  removeSection,
  removeTask,
} from './edits.ts';
import type { Edit } from './edits.ts';
import { generatedList, seeded } from './listFixture.ts';
import {
  addMatrixTask,
  copyMatrixTask,
  moveMatrixTask,
  moveMatrixTaskBy,
  removeMatrixTask,
} from './matrixEdits.ts';
import { placedTasks, tasksOf } from './places.ts';
import { referencesOf } from './references.ts';
import type { TaskListValues } from './schema.ts';
import { ofType, withOptions } from './values.ts';

/** A random edit; null if it changes nothing. */
function anyEdit(list: TaskListValues, random: () => number): Edit | null {
  const below = (most: number) => Math.floor(random() * most);
  const section = list.sections[below(list.sections.length)]?.key ?? '';
  const other = list.sections[below(list.sections.length)]?.key ?? '';
  const placed = placedTasks(list);
  const found = placed[below(placed.length)];
  const task = found?.task.key ?? '';
  const matrix = placed.find((one) => one.task.type === 'MATRIX')?.task;
  const inner = matrix?.matrixTasks[below(matrix.matrixTasks.length)]?.key ?? '';
  const by = random() < 0.5 ? 1 : -1;
  const path = found ? `sections.${found.section}.tasks.${found.position}` : '';
  const changed = (below_: string, value: unknown): Edit | null =>
    found
      ? { list: withValueAt(list, `${path}${below_}`, value), words: 'Change of a field', selected: task }
      : null;
  const edits: readonly (() => Edit | null)[] = [
    () => addSection(list),
    () => addSection(list, section),
    () => addTask(list, section),
    () => addTask(list, section, task),
    () => copySection(list, section),
    () => copyTask(list, task),
    // Otherwise the list would soon be empty.
    () => (list.sections.length > 3 ? removeSection(list, section) : null),
    () => (placed.length > 8 ? removeTask(list, task) : null),
    () => moveSection(list, section, below(list.sections.length)),
    () => moveSectionBy(list, section, by),
    () => moveTask(list, task, { section: other, position: below(6) }),
    () => moveTaskBy(list, task, by),
    () => addMatrixTask(list, matrix?.key ?? '', inner),
    () => copyMatrixTask(list, inner),
    () => removeMatrixTask(list, inner),
    () => moveMatrixTask(list, inner, below(3)),
    () => moveMatrixTaskBy(list, inner, by),
    () => changed('.title', `Title ${below(1_000)}`),
    () => changed('.required', ['PHOTO']),
    () =>
      found ? changed('', ofType(found.task, taskTypes[below(taskTypes.length)]?.value ?? 'SIMPLE')) : null,
    () => (found ? changed('.options', withOptions(found.task.options, ['Pasted'])) : null),
    () => changed('.reference', `renamed-${below(1_000_000)}`),
  ];
  return edits[below(edits.length)]?.() ?? null;
}

const undoAll = <Values>(history: DraftHistory<Values>): DraftHistory<Values> =>
  history.past.length === 0 ? history : undoAll(draftHistory(history, { type: 'undone' }));
const redoAll = <Values>(history: DraftHistory<Values>): DraftHistory<Values> =>
  history.future.length === 0 ? history : redoAll(draftHistory(history, { type: 'redone' }));

describe('edits', () => {
  test('a thousand random ones leave a valid list, and undo and redo restore its states', () => {
    let list = generatedList(1);
    // The most undo steps.
    for (let round = 0; round < 5; round += 1) {
      const random = seeded(round);
      const begin = structuredClone(list);
      let history = newHistory(list);
      while (history.past.length < 200) {
        const edit = anyEdit(history.present, random);
        if (!edit) continue;
        history = draftHistory(history, { type: 'changed', values: edit.list, words: edit.words });
        expectSound(edit);
      }
      const end = structuredClone(history.present);
      const undone = undoAll(history);
      expect(undone.present).toEqual(begin);
      expect(redoAll(undone).present).toEqual(end);
      list = history.present;
    }
  });

  test('do not mutate the original list', () => {
    const list = generatedList(2);
    const before = structuredClone(list);
    const random = seeded(7);
    for (let count = 0; count < 300; count += 1) anyEdit(list, random);
    expect(list).toEqual(before);
  });
});

/** Every key and reference is unique, and the selection exists. */
function expectSound({ list, selected }: Edit): void {
  const tasks = tasksOf(list).map(({ task }) => task);
  const keys = [...list.sections, ...tasks].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(referencesOf(list)).size).toBe(tasks.length);
  expect(keys).toContain(selected);
}
