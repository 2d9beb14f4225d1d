import { expect, test } from 'vitest';
import { listCustomers } from '../../rest/calls/customers.ts';
import { firstPage, together } from './question.ts';
import { rowOddities } from './rows.ts';

const rowsOf = (...ids: readonly string[]) => ({ data: ids.map((id) => ({ id })) });

const batch = together(listCustomers, 'customers that other records name');
const oddInBatch = (...ids: readonly string[]) =>
  rowOddities({ question: batch, path: {}, query: batch.query, ids: ['3', '4', '5'] }, rowsOf(...ids));

test.each([
  [['3', '4', '5'], []],
  [['5', '4', '3'], ['other_order']],
  [['3', '3', '4', '4', '5', '5'], ['repeated']],
  [['4', '5'], ['incomplete']],
  [
    ['1', '2', '3'],
    ['filter_ignored', 'incomplete'],
  ],
  [
    ['5', '9', '3'],
    ['filter_ignored', 'incomplete', 'other_order'],
  ],
  [[], ['incomplete']],
])('of rows that are read by the ids 3, 4 and 5, %j is %j', (ids, kinds) => {
  const odd = oddInBatch(...ids);
  expect(odd.map(({ kind }) => kind)).toEqual(kinds);
  expect(odd.every(({ state }) => state === 'note')).toBe(true);
});

test('rows that are read by the ids of others may be missing, or several', () => {
  const positions = together(listCustomers, 'positions', { complete: false });
  const asked = { question: positions, path: {}, query: {}, ids: ['3', '4'] };
  expect(rowOddities(asked, rowsOf('4', '4'))).toEqual([]);
  expect(rowOddities(asked, rowsOf('9')).map(({ kind }) => kind)).toEqual(['filter_ignored']);
});

test('a page has each id once, and not more rows than were asked for', () => {
  const question = firstPage(listCustomers, 'the list of customers', 'name');
  const odd = (...ids: readonly string[]) =>
    rowOddities({ question, path: {}, query: { per_page: 3 }, ids: [] }, rowsOf(...ids)).map(
      ({ kind, sample }) => `${kind}: ${sample}`,
    );
  expect(odd('1', '2', '3')).toEqual([]);
  expect(odd('1', '2', '2')).toEqual(['repeated: rows with the id of another one']);
  expect(odd('1', '2', '3', '4')).toEqual(['too_many: 4 rows on a page of 3']);
});
