import { expect, test } from 'vitest';
import type { OrderAction } from '../../../../graphql/generated/schema.ts';
import { arrangeActions } from './arrangedActions.ts';
import { dialogOf } from './dialogNames.ts';
import { instantOf, presentTime } from '../plan/endTime.ts';

test.each<[state: string, allowed: OrderAction[], next: string | undefined, others: string[], red: string[]]>(
  [
    ['draft', ['SUBMIT', 'CANCEL'], undefined, [], ['CANCEL']],
    [
      'pending',
      ['APPROVE', 'START', 'REJECT', 'EXTEND', 'CANCEL'],
      'APPROVE',
      ['START', 'EXTEND'],
      ['REJECT', 'CANCEL'],
    ],
    [
      'active',
      ['START', 'PAUSE', 'EXTEND', 'FINISH', 'CANCEL', 'REMOVE_INTEREST_JOBS'],
      'START',
      ['FINISH', 'PAUSE', 'EXTEND'],
      ['REMOVE_INTEREST_JOBS', 'CANCEL'],
    ],
    ['paused', ['RESUME', 'EXTEND', 'FINISH', 'CANCEL'], 'RESUME', ['FINISH', 'EXTEND'], ['CANCEL']],
    ['finished', ['RESTART', 'ARCHIVE'], 'ARCHIVE', ['RESTART'], []],
    ['archived', [], undefined, [], []],
  ],
)('an order that is %s', (_state, allowed, next, others, dangerous) => {
  expect(arrangeActions(allowed)).toEqual({ next, others, dangerous });
});

test('an answer without actions offers none', () => {
  expect(arrangeActions(null)).toEqual({ next: undefined, others: [], dangerous: [] });
});

test('only reversible and expected actions need no confirmation', () => {
  expect(dialogOf('APPROVE')).toBeNull();
  expect(dialogOf('PAUSE')).toBeNull();
  expect(dialogOf('REMOVE_INTEREST_JOBS')).toBe('remove-interest-jobs');
});

test("a typed end is an instant in the browser's zone, in steps of five minutes", () => {
  const end = instantOf('2026-12-02', '09:13');
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours(), end.getMinutes()]).toEqual([
    2026, 11, 2, 9, 13,
  ]);
  expect(presentTime(end.toISOString())).toBe('09:10');
  expect(presentTime(null)).toBe('00:00');
});
