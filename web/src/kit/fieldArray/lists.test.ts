import { describe, expect, test } from 'vitest';
import { withNewKeys } from './itemKey.ts';
import { inserted, moved, removed, withValueAt } from './lists.ts';

const list = ['a', 'b', 'c'];

describe('a list', () => {
  test('inserts, removes and moves items', () => {
    expect(inserted(list, 1, 'x')).toEqual(['a', 'x', 'b', 'c']);
    expect(removed(list, 1)).toEqual(['a', 'c']);
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(list, 2, 0)).toEqual(['c', 'a', 'b']);
  });

  test('is the same object if nothing changes', () => {
    expect(moved(list, 1, 1)).toBe(list);
    expect(moved(list, 0, -1)).toBe(list);
    expect(moved(list, 2, 3)).toBe(list);
    expect(moved(list, 7, 0)).toBe(list);
    expect(removed(list, 3)).toBe(list);
  });
});

test('setting a value at a path shares the unchanged parts', () => {
  const values = { name: 'x', sections: [{ tasks: [1] }, { tasks: [2] }] };
  const next = withValueAt(values, 'sections.1.tasks', [2, 3]);
  expect(next).toEqual({ name: 'x', sections: [{ tasks: [1] }, { tasks: [2, 3] }] });
  expect(next.sections[0]).toBe(values.sections[0]);
  expect(values.sections[1]).toEqual({ tasks: [2] });
});

test('a copy has new keys at every level', () => {
  const original = { key: '1', name: 'x', options: [{ key: '2', kinds: ['PHOTO'] }], link: null };
  const copy = withNewKeys(original);
  expect(copy).toEqual({
    ...original,
    key: expect.stringMatching(/^[\da-f]{32}$/),
    options: [{ key: expect.stringMatching(/^[\da-f]{32}$/), kinds: ['PHOTO'] }],
  });
  expect(copy.key).not.toBe(copy.options[0]?.key);
});
