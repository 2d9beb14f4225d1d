import { expect, test } from 'vitest';
import { searchOfSlot, slotOf } from './slots.ts';

const slot = (search: string) => slotOf(new URLSearchParams(search));

test.each([
  ['', { kind: 'new', name: undefined }],
  ['order=8', { kind: 'order', id: '8', name: 'order:8' }],
  ['copy=9', { kind: 'copy', id: '9', name: 'copy:9' }],
  // An invalid order number would name a draft that cannot be found again.
  ['order=8x', { kind: 'new', name: undefined }],
  ['copy=', { kind: 'new', name: undefined }],
])('the address with %o has its draft', (search, expected) => {
  expect(slot(search)).toEqual(expected);
});

test('each draft leads to its slot', () => {
  expect(searchOfSlot(undefined)).toEqual({});
  expect(searchOfSlot(slot('order=8').name)).toEqual({ order: '8' });
  expect(searchOfSlot(slot('copy=9').name)).toEqual({ copy: '9' });
});
