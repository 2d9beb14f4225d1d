// @module-tag any-store
import { expect, test } from 'vitest';
import { pageOf, placeOf } from './paging.ts';

test.each([
  [{}, { current: 1, size: 25, offset: 0 }],
  [{ page: 3 }, { current: 3, size: 25, offset: 50 }],
  [
    { page: 2, per_page: 10 },
    { current: 2, size: 10, offset: 10 },
  ],
  [{ per_page: 10_000 }, { current: 1, size: 10_000, offset: 0 }],
  [
    { page: 2, per_page: 10_001 },
    { current: 2, size: 10_000, offset: 10_000 },
  ],
])('%j lies at %j', (wanted, place) => {
  expect(placeOf(wanted, 25)).toEqual(place);
});

const place = { current: 3, size: 2, offset: 4 };

test('a page states its position among all rows', () => {
  expect(pageOf(place, 5, ['e'])).toEqual({
    from: 5,
    to: 5,
    last_page: 3,
    current_page: 3,
    per_page: 2,
    total: 5,
    data: ['e'],
  });
  expect(pageOf(place, 6, ['e', 'f'])).toMatchObject({ from: 5, to: 6, last_page: 3 });
  expect(pageOf(place, 4, [])).toMatchObject({ from: null, to: null, last_page: 2 });
  expect(pageOf({ ...place, current: 1, offset: 0 }, 0, [])).toMatchObject({ last_page: 1, total: 0 });
});
