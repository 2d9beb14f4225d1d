import { expect, test } from 'vitest';
import { toCamelCase, toRestBody, toSnakeCase } from './casing.ts';
import { queryString } from './query-string.ts';

test.each([
  ['startDateFrom', 'start_date_from'],
  ['line1', 'line1'],
  ['attribute2Label', 'attribute2_label'],
  ['id', 'id'],
])('%s ↔ %s', (camel, snake) => {
  expect(toSnakeCase(camel)).toBe(snake);
  expect(toCamelCase(snake)).toBe(camel);
});

test('a body is renamed at every depth, except where keys are data', () => {
  expect(
    toRestBody({ endDate: null, waves: [{ campaignId: '1' }], metadata: { storeCode: 'a B' } }, ['metadata']),
  ).toEqual({ end_date: null, waves: [{ campaign_id: '1' }], metadata: { storeCode: 'a B' } });
});

test('a query repeats arrays, nests objects and leaves out missing values', () => {
  expect(
    queryString({
      'id[]': ['1', '2'],
      status: ['a&b'],
      metadata: { category: 'x y', tags: ['t'] },
      archived: false,
      none: null,
      missing: undefined,
      empty: [],
    }),
  ).toBe('?id[]=1&id[]=2&status[]=a%26b&metadata[category]=x%20y&metadata[tags][]=t&archived=0');
  expect(queryString({ none: null })).toBe('');
});
