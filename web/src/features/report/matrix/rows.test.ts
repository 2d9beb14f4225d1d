import { expect, test } from 'vitest';
import { itemsInSight } from './rows.ts';
import type { Look } from './rows.ts';
import { answerOfTask, itemOf, matrixQuestion } from './matrixFixture.ts';

const items = [
  itemOf('Tea 10', '3', { stock: { selection: ['1'] }, price: { value: '10' } }),
  itemOf('Tea 9', '2', { stock: { selection: ['2'], deviates: true }, price: { value: '9.5' } }),
  itemOf('Coffee', '1', { stock: answerOfTask('stock'), price: { comment: 'No label' } }),
];
const look = (more: Partial<Look>): string[] =>
  itemsInSight(matrixQuestion, items, { search: '', onlyDeviations: false, sort: null, ...more }, 'GBP').map(
    ({ label }) => label,
  );

test('without filters all are in the order of the report', () => {
  expect(look({})).toEqual(['Tea 10', 'Tea 9', 'Coffee']);
});

test.each([
  ['tea', ['Tea 10', 'Tea 9']],
  ['  COFFEE ', ['Coffee']],
  ['SKU-2', ['Tea 9']],
  ['£9.50', ['Tea 9']],
  ['no label', ['Coffee']],
  ['yes', ['Tea 10']],
  ['sku\u20112', ['Tea 9']],
  ['no\u00A0label', ['Coffee']],
  ['cocoa', []],
])('a search for %j finds names, references, answers and comments', (search, labels) => {
  expect(look({ search })).toEqual(labels);
});

test('the filter shows only deviations', () => {
  expect(look({ onlyDeviations: true })).toEqual(['Tea 9']);
  expect(look({ onlyDeviations: true, search: 'coffee' })).toEqual([]);
});

test.each([
  [null, false, ['Coffee', 'Tea 9', 'Tea 10']],
  [null, true, ['Tea 10', 'Tea 9', 'Coffee']],
  ['price', false, ['Tea 9', 'Tea 10', 'Coffee']],
  ['stock', false, ['Tea 9', 'Tea 10', 'Coffee']],
  ['stock', true, ['Tea 10', 'Tea 9', 'Coffee']],
])(
  'sorted by %s, descending %s: numbers compare as numbers, and missing answers come last',
  (taskId, descending, labels) => {
    expect(look({ sort: { taskId, descending } })).toEqual(labels);
  },
);
