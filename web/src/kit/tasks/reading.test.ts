import { describe, expect, test } from 'vitest';
import { isAnswered, statusInWords, taskSections, valueInWords } from './reading.ts';

const question = (type: string, inputType: string | null = null) => ({
  id: 't1',
  reference: 'a',
  title: 'How many?',
  component: { type, inputType, options: null },
});

describe('values', () => {
  test.each([
    ['INPUT', 'PRICE', '4.5', '4.50'],
    ['INPUT', 'DATE', '2027-03-15', '15 Mar 27'],
    ['INPUT', 'NUMERIC', '12', '12'],
    ['INPUT', 'PRICE', 'free', 'free'],
    ['TIMER', null, '620', '10 minutes 20 seconds'],
    ['TIMER', null, '120', '2 minutes'],
    ['TIMER', null, '61', '1 minute 1 second'],
    ['TIMER', null, '0', '0 seconds'],
    ['BARCODE', null, '5012', '5012'],
    ['INPUT', 'ALPHANUMERIC', ' ', null],
    ['INPUT', 'ALPHANUMERIC', null, null],
  ])('of %s %s: %s is %s', (type, inputType, value, words) => {
    expect(valueInWords(question(type, inputType), value)).toBe(words);
  });

  test.each([
    ['GBP', '£4.50'],
    ['JPY', '¥4.5'],
  ] as const)('a price in %s is %s', (currency, words) => {
    expect(valueInWords(question('INPUT', 'PRICE'), '4.5', currency)).toBe(words);
  });
});

test.each([
  ['done', null],
  ['not_found', 'Not found'],
  [null, null],
])('the status %s is shown as %s', (status, words) => {
  expect(statusInWords(status)).toBe(words);
});

test.each([
  ['equals', 'is'],
  ['gte', 'is at least'],
  ['matches_all', 'matches all'],
])('a jump when the answer %s is described as “%s”', (operator, words) => {
  const tasks = [
    question('INPUT', 'NUMERIC'),
    { ...question('SIMPLE'), id: 't2', reference: 'b', title: 'Leave' },
  ];
  const logic = {
    taskReference: 'a',
    actions: [
      { jump: 'b', condition: { operator, arguments: ['3', '4'] } },
      { jump: 'gone', condition: { operator: 'always', arguments: [] } },
    ],
  };
  const [section] = taskSections([{ name: 'Main', tasks }], [logic], []);
  expect(section?.tasks.map(({ conditions }) => conditions)).toEqual([
    [`If the answer ${words} “3” or “4”, continue with 2. Leave`],
    [],
  ]);
});

test('a status alone is an answer', () => {
  const nothing = { taskId: 't1', selection: [], value: '', comment: null, status: null, media: [] };
  expect([undefined, nothing, { ...nothing, status: 'done' }].map(isAnswered)).toEqual([false, false, true]);
});
