import { describe, expect, test } from 'vitest';
import { placedTasks } from '../places.ts';
import { sketchedList } from './sketch.ts';
import type { TaskSketch } from './sketch.ts';
import { elseInWords, jumpInWords } from './words.ts';

/** The texts of the first task's jumps. */
function said(task: TaskSketch): string[] {
  const placed = placedTasks(sketchedList([task, { title: 'Photograph the door' }, { title: ' ' }]));
  const [first] = placed;
  return (first?.task.jumps ?? []).map((jump, position) =>
    jumpInWords(
      jump,
      first?.task ?? { type: 'SIMPLE', inputType: 'ALPHANUMERIC', options: [] },
      placed.find(({ task: { key } }) => key === jump.target) ?? null,
      position === 0,
    ),
  );
}

describe('a jump', () => {
  test('names options by their text, and its task by number and title', () => {
    expect(
      said({
        type: 'BOOLEAN',
        choices: ['Yes', 'No', 'Maybe'],
        goes: [
          ['is', ['2', '3'], 't2'],
          ['is_not', ['9'], 't3'],
          ['always', [], 't2'],
        ],
      }),
    ).toEqual([
      'If the answer is “No” or “Maybe”, go to 2. Photograph the door',
      'If the answer is not “9”, go to 3. Untitled task',
      'Otherwise go to 2. Photograph the door',
    ]);
  });

  test('formats dates, and keeps numbers as they are typed', () => {
    const date: TaskSketch = { type: 'INPUT', inputType: 'DATE' };
    expect(
      said({
        ...date,
        goes: [
          ['earlier_than', ['2027-03-15'], 't2'],
          ['not_on', ['soon'], 't2'],
        ],
      }),
    ).toEqual([
      'If the answer is before “15 Mar 27”, go to 2. Photograph the door',
      'If the answer is not “soon”, go to 2. Photograph the door',
    ]);
    expect(said({ type: 'TIMER', goes: [['greater_than', ['3.50'], 't2']] })).toEqual([
      'If the answer is more than “3.50”, go to 2. Photograph the door',
    ]);
  });

  test('that is the only one is always taken', () => {
    expect(said({ goes: [['always', [], 't2']] })).toEqual(['Always go to 2. Photograph the door']);
  });

  test('names its removed target', () => {
    const jump = { key: 'j', target: '', operator: 'matches_all', values: ['a'] };
    const task = { type: 'BARCODE', inputType: 'ALPHANUMERIC', options: [] } as const;
    const asked = { ...task, options: [] };
    expect(jumpInWords({ ...jump, reference: 'door' }, asked, null)).toBe(
      'If the answer matches all “a”, go to a task that is gone (door)',
    );
    expect(jumpInWords({ ...jump, reference: '' }, asked, null)).toBe(
      'If the answer matches all “a”, go to no task yet',
    );
  });
});

test('the default without a jump is the next task, or the end', () => {
  const [first] = placedTasks(sketchedList([{ title: 'Where?' }]));
  expect(elseInWords(first)).toBe('Else the next task: 1. Where?');
  expect(elseInWords(undefined)).toBe('Else the end');
});
