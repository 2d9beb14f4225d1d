import { describe, expect, test } from 'vitest';
import {
  dateFilter,
  flagFilter,
  lookupFilter,
  numberFilter,
  optionFilter,
  pairsFilter,
  referenceFilter,
} from '../filter/filters.ts';
import type { ListShape } from './listState.ts';
import { readState, writeState } from './urlCodec.ts';

const lookup = {
  name: 'customers',
  minimumLength: 3,
  debounceMilliseconds: 500,
  search: () => Promise.resolve([]),
  resolve: () => Promise.resolve([]),
};

const shape: ListShape = {
  filters: [
    lookupFilter('customerIds', 'Customer', 'All customers', lookup),
    optionFilter('type', 'Type', 'All types', [{ value: 'TREASURE_HUNT', label: 'Treasure hunt' }]),
    referenceFilter('countryCodes', 'Country', 'All countries', () => Promise.resolve([])),
    dateFilter('startDateFrom', 'Starts from'),
    numberFilter('fee', 'Fee'),
    flagFilter('archived', 'Archived', 'All but archived', 'Yes'),
    pairsFilter('metadata', 'Metadata'),
  ],
  statuses: [{ value: 'IN_PROGRESS', label: 'In progress' }],
  sortFields: ['CREATED_AT', 'TITLE'],
  pageSizes: [10, 25, 50],
  prefix: '',
  defaults: { page: 1, perPage: 50, sort: { field: 'CREATED_AT', direction: 'DESC' }, filters: {} },
};

describe('the state of a list in its address', () => {
  test('is the default for a plain address, and writes a plain address', () => {
    expect(readState('', shape)).toEqual(shape.defaults);
    expect(writeState(shape.defaults, shape, '')).toBe('');
  });

  test('survives being written and read', () => {
    const state = {
      page: 3,
      perPage: 25,
      sort: { field: 'TITLE', direction: 'ASC' as const },
      filters: {
        keywords: ['tea & cake'],
        status: ['IN_PROGRESS'],
        customer_id: ['7', '9'],
        type: ['TREASURE_HUNT'],
        country_code: ['GB'],
        start_date_from: ['2026-11-20'],
        fee: ['0'],
        archived: ['1'],
        metadata: ['a%3Db %25=x=y', 'channel=grocery'],
      },
    };
    const query = writeState(state, shape, '');
    expect(readState(query, shape)).toEqual(state);
    expect(query).toContain('customer_id[0]=7&customer_id[1]=9');
    expect(query).toContain('country_code[0]=GB');
    expect(query).toContain('status=in_progress');
    expect(query).toContain('type=treasure_hunt');
    expect(query).toContain('sort=title');
  });

  test('is descending with a dash', () => {
    expect(readState('?sort=-title', shape).sort).toEqual({ field: 'TITLE', direction: 'DESC' });
    expect(writeState({ ...shape.defaults, sort: { field: 'TITLE', direction: 'DESC' } }, shape, '')).toBe(
      'sort=-title',
    );
  });

  test.each(['customer_id=7', 'customer_id[]=7', 'customer_id[0]=7'])('reads one id from %s', (query) => {
    expect(readState(`?${query}`, shape).filters).toEqual({ customer_id: ['7'] });
  });

  test('reads one value for each category, the last one', () => {
    const query = '?metadata[0]=channel=grocery&metadata[1]=size=big&metadata[2]=channel=fuel';
    expect(readState(query, shape).filters).toEqual({ metadata: ['size=big', 'channel=fuel'] });
  });

  test('orders indexed values by their index', () => {
    expect(readState('?customer_id[1]=b&customer_id[0]=a', shape).filters['customer_id']).toEqual(['a', 'b']);
  });

  test.each([
    'page=0',
    'page=x',
    'per_page=13',
    'sort=nothing',
    'status=unknown',
    'type=unknown',
    'start_date_from=next_week',
    'fee=abc',
    'fee=1.5',
    'fee=-1',
    'fee=%20',
    'metadata[0]=channel',
    'metadata[0]=longer than any is=x',
    `metadata[0]=channel=${'v'.repeat(31)}`,
  ])('falls back to the default for %s', (query) =>
    expect(readState(`?${query}`, shape)).toEqual(shape.defaults),
  );

  test.each(['tomorrow', 'today', 'in_7_days', '30_days_ago'])(
    'keeps the relative day %s as it is',
    (word) => {
      const state = readState(`?start_date_from=${word}`, shape);
      expect(state.filters).toEqual({ start_date_from: [word] });
      expect(writeState(state, shape, '')).toBe(`start_date_from=${word}`);
    },
  );

  test('keeps parameters of other parts of the page', () => {
    expect(writeState({ ...shape.defaults, page: 2 }, shape, '?tab=log&page=7')).toBe('tab=log&page=2');
  });

  test("distinguishes a cleared status from the list's initial one", () => {
    const active: ListShape = {
      ...shape,
      defaults: { ...shape.defaults, filters: { status: ['IN_PROGRESS'] } },
    };
    expect(readState('', active).filters).toEqual({ status: ['IN_PROGRESS'] });
    expect(writeState(active.defaults, active, '')).toBe('');
    const cleared = writeState({ ...active.defaults, filters: {} }, active, '');
    expect(cleared).toBe('status=all');
    expect(readState(cleared, active).filters).toEqual({});
  });

  test('distinguishes two lists of a page by their prefix', () => {
    const payments: ListShape = { ...shape, prefix: 'payments_' };
    const query = writeState({ ...shape.defaults, page: 2 }, payments, '?page=5');
    expect(query).toBe('page=5&payments_page=2');
    expect(readState(query, shape).page).toBe(5);
    expect(readState(query, payments).page).toBe(2);
  });
});
