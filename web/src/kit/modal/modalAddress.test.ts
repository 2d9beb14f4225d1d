import { expect, test } from 'vitest';
import { readModal, writeModal } from './modalAddress.ts';

test.each([
  ['', null],
  ['?page=2', null],
  ['?modal=', null],
  ['?modal=extend', { name: 'extend', subject: '' }],
  ['?page=2&modal=edit:10023-7', { name: 'edit', subject: '10023-7' }],
  ['?modal=edit:a:b', { name: 'edit', subject: 'a:b' }],
])('reads the modal of %o', (search, modal) => {
  expect(readModal(search)).toEqual(modal);
});

test('writes a modal and removes it again, keeping other parameters', () => {
  const opened = writeModal('?filters[0]=a&page=2', { name: 'edit', subject: '42' });
  expect(opened).toBe('?filters[0]=a&page=2&modal=edit:42');
  expect(writeModal(opened, null)).toBe('?filters[0]=a&page=2');
  expect(writeModal('?modal=extend', null)).toBe('');
});
