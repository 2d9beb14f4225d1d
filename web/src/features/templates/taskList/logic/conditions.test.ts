import { describe, expect, test } from 'vitest';
import { comparisonOf } from '@shepherd/domain/conditions.ts';
import { isTaken, noAnswer, operatorsFor, taskAfter } from './conditions.ts';
import type { Answer } from './conditions.ts';
import { sketchedList } from './sketch.ts';

const typed = (value: string): Answer => ({ selection: [], value });
const chosen = (...selection: string[]): Answer => ({ selection, value: null });
const options = { type: 'SELECT', inputType: 'ALPHANUMERIC', multiSelect: true } as const;
const number = { type: 'INPUT', inputType: 'NUMERIC', multiSelect: false } as const;
const date = { type: 'INPUT', inputType: 'DATE', multiSelect: false } as const;
const text = { type: 'INPUT', inputType: 'ALPHANUMERIC', multiSelect: false } as const;
const photo = { type: 'PHOTO', inputType: 'ALPHANUMERIC', multiSelect: false } as const;

describe('a condition', () => {
  test.each([
    ['contains', ['1', '2'], options, chosen('2', '3'), true],
    ['contains', ['1'], options, chosen('11'), false],
    ['not_contains', ['1', '2'], options, chosen('2', '3'), false],
    ['not_contains', ['1', '2'], options, chosen('3'), true],
    ['not_contains', ['1', '2'], options, noAnswer, false],
    ['greater_than', ['1'], options, chosen('2'), false],
    ['equal', ['5'], number, typed('5.0'), true],
    ['greater_than', ['9'], number, typed('10'), true],
    ['greater_than', ['many'], number, typed('10'), false],
    ['not_equal', ['many'], number, typed('10'), true],
    ['lte', ['0.3'], number, typed('0.3'), true],
    ['earlier_than', ['2027-03-02'], date, typed('2027-03-01'), true],
    ['earlier_than', ['soon'], date, typed('2027-03-01'), false],
    ['is', ['2027-03-01'], date, typed('2027-03-01'), true],
    ['later_than_or_on', ['2027-03-01'], date, typed('2027-03-01'), true],
    ['is', ['door'], text, typed(' Door '), true],
    ['is', [' '], text, typed(' '), false],
    ['contains', [''], text, typed('door'), false],
    ['begins_with', ['DO'], text, typed('door'), true],
    ['ends_with', ['or'], text, typed('door'), true],
    ['is', ['1'], photo, noAnswer, false],
    ['always', [], photo, noAnswer, true],
    ['matches_all', ['1'], options, chosen('1'), false],
  ] as const)('%s %j of %o with %o holds: %s', (operator, values, task, answer, holds) => {
    expect(isTaken({ operator, values: [...values] }, task, answer)).toBe(holds);
  });

  test.each([options, number, date, text, photo])('that is offered for %o is known', (task) => {
    for (const operator of operatorsFor(task))
      expect(operator === 'always' || comparisonOf(operator, task) !== null).toBe(true);
  });
});

test('the next task is the target of the first jump that holds, else the following one', () => {
  const list = sketchedList(
    [
      {
        type: 'BOOLEAN',
        choices: ['Yes', 'No', 'Maybe'],
        goes: [
          ['is', ['2'], 't3'],
          ['is', ['2', '1'], 't4'],
          ['is', ['3'], 'gone'],
        ],
      },
      {},
    ],
    [{}, {}],
  );
  const after = (key: string, answer: Answer) => taskAfter(list, key, answer)?.task.key ?? null;
  expect(after('t1', chosen('2'))).toBe('t3');
  expect(after('t1', chosen('1'))).toBe('t4');
  // Its target was removed.
  expect(after('t1', chosen('3'))).toBe('t2');
  expect(after('t1', noAnswer)).toBe('t2');
  expect(after('t2', noAnswer)).toBe('t3');
  expect(after('t4', noAnswer)).toBeNull();
  expect(after('t9', noAnswer)).toBeNull();
});
