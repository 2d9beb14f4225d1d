import { describe, expect, test, vi } from 'vitest';
import { navigationHistoryLimit } from '../constants.ts';
import { addressValues } from './form/values/address.ts';
import { addressSchema, timeSchema } from './form/values/schemas.ts';
import { takesAway } from './unsaved/UnsavedChangesGuard.tsx';
import { Shortcuts } from './keyboard/shortcuts.ts';
import { SelectionStore } from './list/selection/selectionStore.ts';
import { columnOrder } from './list/view/useListView.ts';
import { withVisit } from './navigation/visits.ts';
import type { Visit } from './navigation/visits.ts';
import { matchingGroups } from './palette/commands.ts';
import { parseTypedDate } from './date/typedDate.ts';
import { parseTypedTime, timesOfDay } from './date/typedTime.ts';
import { inWords } from './value/words.ts';

describe('typed values', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:05', '09:05'],
    ['24:00', null],
    ['9:75', null],
    ['noon', null],
  ])('the time %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  test.each([
    ['20 Nov 26', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['99/99/9999', null],
    ['31 Feb 26', null],
  ])('the date %s', (typed, date) => {
    expect(parseTypedDate(typed)).toBe(date);
  });

  test('times come in steps of five minutes', async () => {
    expect(timesOfDay(5)).toHaveLength(288);
    await expect(timeSchema().validate('10:05')).resolves.toBe('10:05');
    await expect(timeSchema().validate('10:07')).rejects.toThrow('Time increments of 5 min only');
  });

  test('an empty optional part of an address is sent as null', async () => {
    const values = addressValues({ line1: ' 1 High Street', city: 'Leeds', countryCode: 'GB', zip: null });
    expect(await addressSchema.validate({ ...values, line2: '', state: ' ' })).toEqual({
      line1: '1 High Street',
      line2: null,
      city: 'Leeds',
      zip: null,
      state: null,
      countryCode: 'GB',
    });
  });

  test.each([
    ['IN_PROGRESS', 'In progress'],
    ['grandTotal', 'Grand total'],
    ['id', 'Id'],
  ])('%s in words', (name, words) => {
    expect(inWords(name)).toBe(words);
  });
});

describe('forms', () => {
  const at = (pathname: string, search = '') => ({ pathname, search });
  test.each([
    [null, at('/a'), at('/b'), true],
    [null, at('/a'), at('/a', '?modal=edit'), false],
    ['edit', at('/a', '?modal=edit'), at('/a', '?modal=edit&page=2'), false],
    ['edit', at('/a', '?modal=edit'), at('/a'), true],
    ['edit', at('/a', '?modal=edit:1'), at('/a', '?modal=edit:2'), true],
  ])('in modal %s, from %o to %o', (modal, current, next, taken) => {
    expect(takesAway({ modal }, current, next)).toBe(taken);
  });
});

describe('lists', () => {
  const columns = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  test('a new column is placed as in the definition, and a removed one is forgotten', () => {
    expect(columnOrder(columns, ['c', 'gone', 'a'])).toEqual(['c', 'b', 'a']);
    expect(columnOrder(columns, [])).toEqual(['a', 'b', 'c']);
  });

  test('rows of other pages stay selected', () => {
    const selection = new SelectionStore();
    selection.showPage([{ id: '1' }, { id: '2' }]);
    selection.set(['1', '2', 'unknown'], true);
    selection.showPage([{ id: '5' }, { id: '6' }]);
    selection.set(['5', '6'], true);
    selection.set(['5'], false);
    expect(selection.rows().map(({ id }) => id)).toEqual(['1', '2', '6']);
    expect(selection.onPage()).toBe(1);
    expect(selection.isSelected('2')).toBe(true);
  });

  test('a selected row is updated to the one on screen', () => {
    const selection = new SelectionStore();
    selection.showPage([{ id: '1' }]);
    selection.set(['1'], true);
    const changed = { id: '1', status: 'CANCELLED' };
    selection.showPage([changed]);
    expect(selection.rows()).toEqual([changed]);
  });
});

describe('navigation', () => {
  test('at most 100 visits are kept, each page once', () => {
    const visits = Array.from({ length: 130 }, (_, index) => ({
      path: `/orders/${index}`,
      title: `${index}`,
    }));
    const kept = visits.reduce<readonly Visit[]>(withVisit, []);
    expect(kept).toHaveLength(navigationHistoryLimit);
    expect(kept[0]?.path).toBe('/orders/30');
    expect(withVisit(kept, { path: '/orders/30', title: 'Again' }).at(-1)?.title).toBe('Again');
    expect(withVisit(kept, { path: '/orders/30', title: 'Again' })).toHaveLength(100);
  });

  test('a sequence of keys runs one shortcut, and a pause starts a new sequence', () => {
    const shortcuts = new Shortcuts();
    const orders = vi.fn<() => void>();
    const other = vi.fn<() => void>();
    shortcuts.register({ keys: 'g o', label: 'Orders', group: 'Go to', run: orders });
    const forget = shortcuts.register({ keys: 'o', label: 'Other', group: 'Lists', run: other });
    expect(shortcuts.press(['g'], 0)).toBe(true);
    expect(shortcuts.press(['o'], 500)).toBe(true);
    expect(orders).toHaveBeenCalledTimes(1);
    shortcuts.press(['g'], 1000);
    shortcuts.press(['o'], 9000);
    expect([orders.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    forget();
    expect(shortcuts.press(['o'], 20_000)).toBe(false);
  });

  test('the palette keeps the groups that have a match', () => {
    const groups = [
      {
        label: 'Pages',
        commands: [
          { title: 'Orders', to: '/orders' },
          { title: 'New Order', to: '/new-order' },
        ],
      },
      { label: 'On this page', commands: [{ title: 'Export', run: () => undefined }] },
    ];
    expect(matchingGroups(groups, 'ord')).toEqual([
      {
        label: 'Pages',
        commands: [
          { title: 'Orders', to: '/orders' },
          { title: 'New Order', to: '/new-order' },
        ],
      },
    ]);
    expect(matchingGroups(groups, 'order new')[0]?.commands).toHaveLength(1);
  });
});
