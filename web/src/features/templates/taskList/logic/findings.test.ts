import { describe, expect, test } from 'vitest';
import type { TaskValues } from '../schema.ts';
import { findingsOf } from './findings.ts';
import { sketchedList } from './sketch.ts';
import type { TaskSketch } from './sketch.ts';

const found = (...tasks: readonly TaskSketch[]) => findingsOf(sketchedList(tasks));
const words = (...tasks: readonly TaskSketch[]) => found(...tasks).map((finding) => finding.words);
const kinds = (...tasks: readonly TaskSketch[]) =>
  found(...tasks).map(({ kind, task, jump }) => [kind, task, jump]);

const yesNo: TaskSketch = { type: 'BOOLEAN', title: 'Open?', choices: ['Yes', 'No'] };
const number: TaskSketch = { type: 'INPUT', inputType: 'NUMERIC', title: 'How many?' };
const date: TaskSketch = { type: 'INPUT', inputType: 'DATE', title: 'When?' };
const text: TaskSketch = { type: 'INPUT', inputType: 'ALPHANUMERIC', title: 'Which?' };
const several: TaskSketch = { type: 'SELECT', multiSelect: true, choices: ['A', 'B', 'C'] };

describe('jumps', () => {
  test('a list whose jumps lead forward has no findings', () => {
    expect(found({ ...yesNo, goes: [['is', ['2'], 't3']] }, {}, {})).toEqual([]);
    expect(findingsOf({ sections: [] })).toEqual([]);
  });

  test('a task that every answer jumps over is unreachable, and so is a task that only it leads to', () => {
    const skipping: TaskSketch = { ...yesNo, required: ['TASK'], goes: [['is', ['1', '2'], 't4']] };
    expect(words(skipping, { title: 'Photograph the door' }, { title: '' }, {})).toEqual([
      '2. Photograph the door cannot be reached: no answers lead to it from the first task.',
      '3. Untitled task cannot be reached: no answers lead to it from the first task.',
    ]);
    // Without an answer the next task follows.
    expect(kinds({ ...skipping, required: [] }, {}, {}, {})).toEqual([]);
  });

  test('a jump to a removed task names it', () => {
    const lost = sketchedList([{ goes: [['always', [], 'door']] }, { goes: [['always', [], '']] }]);
    expect(findingsOf(lost).map(({ kind, jump: key, words: said }) => [kind, key, said])).toEqual([
      ['lostTarget', 'jump-1', '1. Task 1 leads to a task that is gone: door.'],
      ['noTarget', 'jump-1', '2. Task 2 has a jump that leads nowhere yet.'],
    ]);
  });

  test('loops are distinguished by whether an answer leaves them', () => {
    expect(found({}, { ...yesNo, goes: [['is', ['2'], 't1']] }, {})).toEqual([
      {
        kind: 'circle',
        severity: 'warning',
        task: 't2',
        jump: 'jump-1',
        words: '2. Open? leads back to 1. Task 1: what is between them may be asked again and again.',
      },
    ]);
    expect(kinds({}, { goes: [['always', [], 't1']] }, {})).toEqual([
      ['endless', 't2', 'jump-1'],
      ['unreachable', 't3', null],
    ]);
    expect(kinds({ goes: [['always', [], 't1']] })).toEqual([['endless', 't1', 'jump-1']]);
  });

  test('a jump back that closes no loop is reported as such', () => {
    expect(
      kinds(
        { goes: [['always', [], 't3']] },
        { goes: [['always', [], 't4']] },
        { goes: [['always', [], 't2']] },
        {},
      ),
    ).toEqual([['backwards', 't3', 'jump-1']]);
  });

  test('a loop that is unreachable is reported only as that', () => {
    expect(kinds({ goes: [['always', [], 't3']] }, { goes: [['always', [], 't2']] }, {})).toEqual([
      ['unreachable', 't2', null],
    ]);
  });
});

describe('conditions', () => {
  test.each<[string, TaskSketch, readonly string[]]>([
    [
      'below “Otherwise”',
      {
        ...yesNo,
        goes: [
          ['always', [], 't2'],
          ['is', ['1'], 't3'],
        ],
      },
      ['behindAlways'],
    ],
    [
      '“Otherwise” twice',
      {
        ...yesNo,
        goes: [
          ['always', [], 't2'],
          ['always', [], 't3'],
        ],
      },
      ['behindAlways'],
    ],
    [
      'the same twice',
      {
        ...several,
        goes: [
          ['contains', ['1', '2'], 't2'],
          ['contains', ['2', '1'], 't3'],
        ],
      },
      ['repeated'],
    ],
    [
      'the same in other spellings',
      {
        ...number,
        goes: [
          ['gt', ['5'], 't2'],
          ['greater_than', ['5'], 't3'],
        ],
      },
      ['repeated'],
    ],
    [
      'part of what is above',
      {
        ...number,
        goes: [
          ['greater_equal_than', ['3'], 't2'],
          ['greater_than', ['5'], 't3'],
        ],
      },
      ['shadowed'],
    ],
    [
      'more than what is above',
      {
        ...number,
        goes: [
          ['greater_than', ['5'], 't2'],
          ['greater_equal_than', ['3'], 't3'],
        ],
      },
      [],
    ],
    [
      'the middle, which two above take',
      {
        ...number,
        goes: [
          ['lower_than', ['5'], 't2'],
          ['greater_than', ['3'], 't3'],
          ['equal', ['4'], 't3'],
        ],
      },
      ['shadowed'],
    ],
    [
      'the point between two',
      {
        ...number,
        goes: [
          ['lower_than', ['5'], 't2'],
          ['greater_than', ['5'], 't3'],
          ['equal', ['5'], 't3'],
        ],
      },
      [],
    ],
    [
      'no day between two days',
      {
        ...date,
        goes: [
          ['earlier_than_or_on', ['2027-01-01'], 't2'],
          ['later_than_or_on', ['2027-01-02'], 't3'],
          ['not_on', ['2030-01-01'], 't3'],
        ],
      },
      ['shadowed'],
    ],
    ['less than nothing of a timer', { type: 'TIMER', goes: [['lower_than', ['0'], 't3']] }, ['neverHolds']],
    ['none of all options', { ...yesNo, goes: [['is_not', ['1', '2'], 't3']] }, ['neverHolds']],
    ['an option that is gone', { ...yesNo, goes: [['is', ['9'], 't3']] }, ['lostOption']],
    ['an option that is gone among others', { ...yesNo, goes: [['is', ['9', '1'], 't3']] }, ['lostOption']],
    ['no option', { ...yesNo, goes: [['is', [], 't3']] }, ['noValue']],
    ['no number', { ...number, goes: [['greater_than', ['many'], 't3']] }, ['notNumber']],
    ['no date', { ...date, goes: [['on', ['2027-02-30'], 't3']] }, ['notDate']],
    ['a blank', { ...text, goes: [['contains', [' '], 't3']] }, ['noValue']],
    [
      'a text within the one above',
      {
        ...text,
        goes: [
          ['contains', ['oor'], 't2'],
          ['begins_with', ['Door'], 't3'],
        ],
      },
      ['shadowed'],
    ],
    [
      'a text around the one above',
      {
        ...text,
        goes: [
          ['contains', ['door'], 't2'],
          ['begins_with', ['oor'], 't3'],
        ],
      },
      [],
    ],
    ['a task without an answer', { type: 'PHOTO', goes: [['is', ['1'], 't3']] }, ['incomparable']],
    ['a number among options', { ...yesNo, goes: [['greater_than', ['1'], 't3']] }, ['incomparable']],
    ['an unknown operator', { ...yesNo, goes: [['matches_all', ['1'], 't3']] }, ['unknownOperator']],
    [
      'what follows an unknown operator',
      {
        ...yesNo,
        goes: [
          ['matches_all', ['1'], 't2'],
          ['is', ['1'], 't3'],
        ],
      },
      ['unknownOperator'],
    ],
    [
      '“Otherwise” after all answers',
      {
        ...yesNo,
        required: ['TASK'],
        goes: [
          ['is', ['1', '2'], 't2'],
          ['always', [], 't3'],
        ],
      },
      [],
    ],
    [
      'one of several',
      {
        ...several,
        goes: [
          ['contains', ['1'], 't2'],
          ['contains', ['1', '2'], 't3'],
        ],
      },
      [],
    ],
    [
      'only those of several that are above',
      {
        ...several,
        goes: [
          ['contains', ['1', '2'], 't2'],
          ['contains', ['2'], 't3'],
        ],
      },
      ['shadowed'],
    ],
    [
      'two of several where one can be chosen',
      {
        ...several,
        maxOptions: 1,
        goes: [
          ['not_contains', ['1'], 't2'],
          ['contains', ['2'], 't3'],
        ],
      },
      ['shadowed'],
    ],
    [
      'two of several where two can be chosen',
      {
        ...several,
        maxOptions: 2,
        goes: [
          ['not_contains', ['1'], 't2'],
          ['contains', ['2'], 't3'],
        ],
      },
      [],
    ],
  ])('%s', (_what, task, expected) => {
    const reachable = { ...task, required: task.required ?? [] };
    expect(
      found(reachable, {}, {})
        .filter(({ kind }) => kind !== 'unreachable')
        .map(({ kind }) => kind),
    ).toEqual(expected);
  });

  test('have texts that name the task, the answer, and the condition that hides it', () => {
    const goes: TaskSketch['goes'] = [
      ['greater_equal_than', ['3'], 't2'],
      ['greater_than', ['5'], 't3'],
    ];
    expect(words({ ...number, goes }, {}, {})).toEqual([
      '1. How many?: the jump for an answer that is more than “5” is never taken. The one above it, for an answer that is at least “3”, comes first.',
    ]);
    expect(words({ ...yesNo, goes: [['is', ['2', '9'], 't3']] }, {}, {})).toEqual([
      '1. Open?: a jump looks for the option “9”, which the task does not have.',
    ]);
  });

  test('are errors if no valid value is left', () => {
    const severity = (values: readonly string[]) =>
      found({ ...yesNo, goes: [['is', values, 't3']] }, {}, {}).map((finding) => finding.severity);
    expect(severity(['9'])).toEqual(['error']);
    expect(severity(['9', '1'])).toEqual(['warning']);
  });
});

test('a long list is analysed without delay', () => {
  const task = (position: number): TaskSketch => ({
    ...(position % 2 === 0 ? number : several),
    goes:
      position % 2 === 0
        ? [
            ['greater_than', [String(position)], `t${Math.min(200, position + 5)}`],
            ['lower_than', ['3'], `t${Math.min(200, position + 9)}`],
          ]
        : [
            ['contains', ['1'], `t${Math.min(200, position + 3)}`],
            ['not_contains', ['2'], `t${Math.max(1, position - 30)}`],
          ],
  });
  const list = sketchedList(Array.from({ length: 200 }, (_none, index) => task(index + 1)));
  const tasks: readonly TaskValues[] = list.sections[0]?.tasks ?? [];
  expect(tasks.flatMap(({ jumps }) => jumps)).toHaveLength(400);
  expect(findingsOf(list).every(({ kind }) => kind === 'circle')).toBe(true);
});
