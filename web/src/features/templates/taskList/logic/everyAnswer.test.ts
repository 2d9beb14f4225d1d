import { describe, expect, test } from 'vitest';
import type { TaskValues } from '../schema.ts';
import { operandOf } from '@shepherd/domain/conditions.ts';
import { isTaken, noAnswer, taskAfter } from './conditions.ts';
import type { Answer } from './conditions.ts';
import { findingsOf } from './findings.ts';
import { flowOf } from './flow.ts';
import { sketchedList } from './sketch.ts';
import type { TaskSketch } from './sketch.ts';

/** A seeded generator (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const some = <Item>(most: number, make: () => Item): Item[] =>
    Array.from({ length: below(most + 1) }, make);
  return { below, pick, some };
}

type Random = ReturnType<typeof seeded>;

const subsets = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>((all, id) => [...all, ...all.map((one) => [...one, id])], [[]]);

const texts = (letters: readonly string[], longest: number): string[] =>
  longest === 0
    ? ['']
    : ['', ...texts(letters, longest - 1).flatMap((rest) => letters.map((one) => one + rest))];

const numbers = Array.from({ length: 24 }, (_none, index) => String(index / 2 - 4));
const days = Array.from({ length: 12 }, (_none, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
// 'c' is in no condition: it represents every other letter.
const words = [...new Set(texts(['a', 'b', 'c'], 5))].filter((text) => text !== '');

/** Each answer to the task, or one of each kind that the conditions below can distinguish. */
function everyAnswer(task: TaskValues): readonly Answer[] {
  const skipped = task.required.includes('TASK') && operandOf(task) !== 'nothing' ? [] : [noAnswer];
  const typed = (values: readonly string[]) => values.map((value) => ({ selection: [], value }));
  switch (operandOf(task)) {
    case 'option': {
      const most = task.type === 'SELECT' && task.multiSelect ? (task.maxOptions ?? Infinity) : 1;
      const chosen = subsets(task.options.map(({ id }) => id));
      const given = chosen.filter(({ length }) => length > 0 && length <= most);
      return [...skipped, ...given.map((selection) => ({ selection, value: null }))];
    }
    case 'number':
      return [
        ...skipped,
        ...typed(numbers).filter(({ value }) => task.type !== 'TIMER' || Number(value) >= 0),
      ];
    case 'date':
      return [...skipped, ...typed(days)];
    case 'text':
      return [...skipped, ...typed(words)];
    case 'nothing':
      return skipped;
  }
}

interface Kind {
  readonly sketch: (random: Random) => TaskSketch;
  readonly operators: readonly string[];
  readonly value: (random: Random) => string;
}

const equalities = ['is', 'equal', 'is_not', 'not_equals'];
const choices = ['A', 'B', 'C', 'D'];
const optionId = ({ pick }: Random) => pick(['1', '2', '3', '4', '5']);
const single: Kind = {
  sketch: ({ below }) => ({ type: 'SELECT', choices: choices.slice(0, 1 + below(4)) }),
  operators: [...equalities, 'contains', 'not_contains'],
  value: optionId,
};
const several: Kind = {
  ...single,
  sketch: ({ pick }) => ({ type: 'SELECT', multiSelect: true, maxOptions: pick([1, 2, 3, null]), choices }),
};
const number: Kind = {
  sketch: ({ pick }) => pick([{ type: 'TIMER' }, { type: 'INPUT', inputType: 'NUMERIC' }]),
  operators: [...equalities, 'greater_than', 'gte', 'lower_than', 'lower_equal_than'],
  value: ({ pick }) => pick(['-2', '0', '1', '1.0', '3', '4.5', 'many']),
};
const date: Kind = {
  sketch: () => ({ type: 'INPUT', inputType: 'DATE' }),
  operators: ['is', 'is_not', 'on', 'not_on', 'earlier_than', 'before_on', 'later_than', 'later_than_or_on'],
  value: ({ pick }) => pick(['2027-03-03', '2027-03-04', '2027-03-06', '2027-03-07', 'soon']),
};
const text: Kind = {
  sketch: ({ pick }) => pick([{ type: 'BARCODE' }, { type: 'INPUT', inputType: 'ALPHANUMERIC' }]),
  operators: [...equalities, 'contains', 'not_contains', 'begins_with', 'ends_with'],
  value: ({ pick }) => pick(['a', 'b', 'ab', 'ba', 'A', 'aa', ' ']),
};
const photo: Kind = { sketch: () => ({ type: 'PHOTO' }), operators: equalities, value: optionId };

function randomList(random: Random, kinds: readonly Kind[]) {
  const { below, pick, some } = random;
  const length = 1 + below(6);
  return sketchedList(
    Array.from({ length }, () => {
      const { sketch, operators, value } = pick(kinds);
      return {
        ...sketch(random),
        required: below(2) === 0 ? ['TASK' as const] : [],
        goes: some(
          3,
          () =>
            [
              pick([...operators, ...operators, 'always']),
              some(2, () => value(random)),
              `t${1 + below(length + 1)}`,
            ] as const,
        ),
      };
    }),
  );
}

/** The flow by brute force: every answer is tried. */
function tried(list: ReturnType<typeof sketchedList>) {
  const tasks = list.sections.flatMap((section) => section.tasks);
  const after = new Map(
    tasks.map((task) => [
      task.key,
      [...new Set(everyAnswer(task).map((answer) => taskAfter(list, task.key, answer)?.task.key ?? 'end'))],
    ]),
  );
  const from = (key: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [...(after.get(key) ?? [])];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      open.push(...(after.get(one) ?? []));
    }
    return seen;
  };
  return { tasks, from };
}

const everything: readonly [string, readonly Kind[]][] = [
  ['one option', [single]],
  ['several options', [several]],
  ['numbers', [number]],
  ['dates', [date]],
  ['photos and options', [photo, single]],
  ['all of them', [single, several, number, date, text, photo]],
];

describe.each(everything)('lists with %s', (_what, kinds) => {
  test('have the flow that trying every answer finds', () => {
    const random = seeded(kinds.length * 7 + _what.length);
    const seen = new Set<string>();
    for (let round = 0; round < 80; round += 1) {
      const list = randomList(random, kinds);
      const { tasks, from } = tried(list);
      const found = findingsOf(list);
      const first = tasks[0]?.key ?? '';
      const reached = new Set([first, ...from(first)]);
      const unreached = tasks.map(({ key }) => key).filter((key) => !reached.has(key));
      const told = (kind: string) => found.filter((finding) => finding.kind === kind);
      expect({ list, unreached: told('unreachable').map(({ task }) => task) }).toEqual({ list, unreached });
      for (const { placed, circle, ends } of flowOf(list)) {
        const later = from(placed.task.key);
        expect({ list, circle: circle !== null, ends }).toEqual({
          list,
          circle: later.has(placed.task.key),
          ends: later.has('end'),
        });
      }
      for (const { task } of told('endless')) expect(from(task).has('end')).toBe(false);
      for (const { kind } of found) seen.add(kind);
    }
    // Combinations that never occurred were not tried.
    expect(seen).toContain('unreachable');
    expect(seen).toContain('circle');
    expect(seen).toContain('endless');
  });
});

test.each(everything)('a jump of %s is possible if some answer takes it first', (_what, kinds) => {
  const random = seeded(91);
  let never = 0;
  for (let round = 0; round < 100; round += 1) {
    for (const { placed, jumps, passes } of flowOf(randomList(random, kinds))) {
      const { task } = placed;
      const taken = new Set(
        everyAnswer(task).map((answer) => task.jumps.findIndex((jump) => isTaken(jump, task, answer))),
      );
      expect({ task, possible: jumps.map(({ possible }) => possible), passes }).toEqual({
        task,
        possible: task.jumps.map((_jump, position) => taken.has(position)),
        passes: taken.has(-1),
      });
      never += jumps.filter(({ possible }) => !possible).length;
    }
  }
  expect(never).toBeGreaterThan(20);
});
