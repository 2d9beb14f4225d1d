import { describe, expect, test } from 'vitest';
import { moveTaskBy, removeTask } from '../../edits.ts';
import { generatedList } from '../../listFixture.ts';
import type { SectionValues, TaskListValues } from '../../schema.ts';
import { newMatrixTask, newSection, newTask } from '../../values.ts';
import { changedPlace } from './changedPlace.ts';
import { dropEdit, dropPlace } from './dropPlace.ts';
import { outlineRows, rowsInSight } from './outlineRows.ts';
import type { OutlineRow } from './outlineRows.ts';
import { problemsByKey } from '../problems.ts';

const section = (name: string, ...tasks: string[]): SectionValues => ({
  ...newSection(),
  key: name,
  name,
  tasks: tasks.map((key) => ({
    ...newTask({ sections: [] }),
    key,
    title: key,
    ...(key === 'm' && {
      type: 'MATRIX' as const,
      matrixTasks: ['x', 'y', 'z'].map((inner) => ({
        ...newMatrixTask({ sections: [] }),
        key: inner,
        title: inner,
      })),
    }),
  })),
});
/** A: a, m (x, y, z), b. B: nothing. C: c. */
const list: TaskListValues = { sections: [section('A', 'a', 'm', 'b'), section('B'), section('C', 'c')] };
const rows = outlineRows(list);
const order = (of: TaskListValues) =>
  outlineRows(of)
    .map(({ key }) => key)
    .join('');

/** The list after the row is dropped over the row with an index. */
function dropped(key: string, index: number, shown: readonly OutlineRow[] = rows): string {
  const place = dropPlace(shown, key, index);
  const row = shown.find((one) => one.key === key);
  if (!place || !row) throw new Error('It cannot be dropped');
  return order(dropEdit(list, row, place)?.list ?? list);
}

describe('the outline', () => {
  test('counts tasks through all sections, and those of a matrix within it', () => {
    expect(rows.map(({ key, number }) => `${key}${number}`).join(' ')).toBe(
      'A1 a1 m2 x2.1 y2.2 z2.3 b3 B2 C3 c4',
    );
  });

  test('hides the descendants of closed rows at any depth', () => {
    expect(rowsInSight(rows, new Set(['A'])).map(({ key }) => key)).toEqual(['A', 'B', 'C', 'c']);
    expect(rowsInSight(rows, new Set(['m'])).map(({ key }) => key)).toEqual([
      'A',
      'a',
      'm',
      'b',
      'B',
      'C',
      'c',
    ]);
  });
});

describe('a dropped row', () => {
  test.each([
    ['a', 1, 'AamxyzbBCc'],
    ['a', 0, 'AamxyzbBCc'],
    // A task dropped within a matrix goes after it.
    ['a', 3, 'AmxyzabBCc'],
    ['a', 6, 'AmxyzbaBCc'],
    ['a', 7, 'AmxyzbBaCc'],
    ['a', 8, 'AmxyzbBCac'],
    ['a', 9, 'AmxyzbBCca'],
    ['c', 8, 'AamxyzbBcC'],
    ['c', 1, 'AcamxyzbBC'],
    ['m', 9, 'AabBCcmxyz'],
    ['m', 4, 'AamxyzbBCc'],
    // Sections pass each other as a whole.
    ['A', 3, 'AamxyzbBCc'],
    ['A', 7, 'BAamxyzbCc'],
    ['A', 9, 'BCcAamxyzb'],
    ['C', 0, 'CcAamxyzbB'],
    ['C', 3, 'AamxyzbCcB'],
    // Tasks of a matrix stay in it.
    ['x', 5, 'AamyzxbBCc'],
    ['x', 9, 'AamyzxbBCc'],
    ['z', 0, 'AamzxybBCc'],
  ])('%s over row %i', (key, index, expected) => {
    expect(dropped(key, index)).toBe(expected);
  });

  test('goes to the end of a closed section', () => {
    const shown = rowsInSight(rows, new Set(['A']));
    expect(dropped('c', 1, shown)).toBe('AamxyzbcBC');
  });
});

describe('the changed place', () => {
  test('is the row that was edited, moved or added, or the one in the place of a removed row', () => {
    const titled: TaskListValues = {
      sections: list.sections.map((one) => ({
        ...one,
        tasks: one.tasks.map((task) => (task.key === 'b' ? { ...task, title: 'Other' } : task)),
      })),
    };
    expect(changedPlace(list, titled)).toBe('b');
    expect(changedPlace(list, moveTaskBy(list, 'b', -1)?.list ?? list)).toBe('b');
    expect(changedPlace(list, moveTaskBy(list, 'a', 1)?.list ?? list)).toBe('a');
    const without = removeTask(list, 'a')?.list ?? list;
    expect(changedPlace(list, without)).toBe('m');
    expect(changedPlace(without, list)).toBe('a');
    expect(changedPlace(list, structuredClone(list))).toBeUndefined();
  });
});

test('problems are counted at their rows, those of a matrix at its inner tasks', () => {
  const wrong = { type: 'required', message: 'That field is required' };
  const messages = {
    sections: [
      {
        name: wrong,
        tasks: [
          undefined,
          { title: wrong, options: [{ value: wrong }], matrixTasks: [undefined, { title: wrong }] },
        ],
      },
      undefined,
      { tasks: [{ matrixTasks: { ...wrong } }] },
    ],
  };
  expect([...problemsByKey(list, messages)]).toEqual([
    ['A', 1],
    ['m', 2],
    ['y', 1],
    ['c', 1],
  ]);
  expect(problemsByKey(list, undefined).size).toBe(0);
});

test('an outline row contains only what it shows, so that typing elsewhere renders nothing', () => {
  const before = generatedList(1);
  const after = structuredClone(before);
  const [task] = after.sections[0]?.tasks ?? [];
  if (task) task.description = 'Other';
  expect(outlineRows(after)).toEqual(outlineRows(before));
});
