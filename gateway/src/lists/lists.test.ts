import { expect, test } from 'vitest';
import { InvalidAnswerError, UnreadableValueError } from '../errors/rest-error.ts';
import { listQuery } from './list.ts';
import { readSummary } from './summary.ts';

test('the names of a filter become query parameters', () => {
  expect(
    listQuery(
      {
        ids: ['1'],
        customerIds: ['2', '3'],
        countryCodes: ['GB'],
        status: ['in_progress'],
        startDateFrom: '2026-01-01',
        createdTo: '2026-02-01',
        archived: true,
        keywords: null,
        type: undefined,
      },
      { field: 'created_at', direction: 'DESC' },
    ),
  ).toEqual({
    sort: '-created_at',
    'id[]': ['1'],
    'customer_id[]': ['2', '3'],
    'country_code[]': ['GB'],
    'status[]': ['in_progress'],
    start_date_from: '2026-01-01',
    created_at_to: '2026-02-01',
    archived: true,
  });
  expect(listQuery(null, { field: 'name', direction: 'ASC' })).toEqual({ sort: 'name' });
});

test('both shapes of a summary become one', () => {
  const expected = {
    total: 5,
    groups: [
      { value: 'IN_PROGRESS', total: 3 },
      { value: 'CLOSED', total: 2 },
    ],
  };
  expect(readSummary({ total: 5, groups: { in_progress: 3, closed: 2 } })).toEqual(expected);
  expect(
    readSummary({
      stats: [
        { status: 'in_progress', total: 3 },
        { status: 'closed', total: 2 },
      ],
    }),
  ).toEqual(expected);
  expect(() => readSummary(Object({ data: [] }))).toThrow(InvalidAnswerError);
});

test('a count whose status is missing or unreadable is left to its field', () => {
  const unreadable = new UnreadableValueError('text');
  const noSum = readSummary(Object({ stats: [{ status: 'active', total: unreadable }, { total: 2 }] }));
  expect(noSum.total).toBe(unreadable);
  const stats = [{ status: unreadable, total: 3 }, { total: 2 }];
  expect(readSummary(Object({ stats }))).toEqual({
    total: 5,
    groups: [
      { value: unreadable, total: 3 },
      { value: undefined, total: 2 },
    ],
  });
});
