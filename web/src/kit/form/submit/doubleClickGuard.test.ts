import { beforeEach, expect, test, vi } from 'vitest';
import { doubleClickGuardMilliseconds } from '../../../constants.ts';
import { doubleClickGuard } from './doubleClickGuard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  return () => vi.useRealTimers();
});

test('a second press of the same button within the time is a double click', () => {
  const guard = doubleClickGuard();
  expect([guard.accepts({ values: 'a' }), guard.accepts({ values: 'a' })]).toEqual([true, false]);
  expect(guard.accepts({ button: 'other', values: 'a' })).toBe(true);
  vi.setSystemTime(doubleClickGuardMilliseconds);
  expect(guard.accepts({ button: 'other', values: 'a' })).toBe(true);
});

test('a corrected value is accepted immediately after a refusal', () => {
  const guard = doubleClickGuard();
  guard.accepts({ values: { fee: '-1' } });
  guard.refuse();
  expect(guard.accepts({ values: { fee: '1' } })).toBe(true);
});

test('after a refusal, the same values are still a double click', () => {
  const guard = doubleClickGuard();
  guard.accepts({ values: { fee: '-1' } });
  guard.refuse();
  expect(guard.accepts({ values: { fee: '-1' } })).toBe(false);
});

test('without a refusal, changed values are still a double click: a saved form is emptied', () => {
  const guard = doubleClickGuard();
  guard.accepts({ values: { name: 'Shop' } });
  expect(guard.accepts({ values: { name: '' } })).toBe(false);
});
