import { describe, expect, test } from 'vitest';
import { merge, mergeForm } from './merge.ts';

const address = { line1: 'Bridge Street', zip: 'BN1', state: null };

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['only mine', 'a', 'b', 'a', 'b'],
  ['only theirs', 'a', 'a', 'b', 'b'],
  ['both to the same', 'a', 'b', 'b', 'b'],
  ['text that the server trimmed', 'a', 'b', 'a ', 'b'],
  ['an emptied field that was never filled', null, '', 'b', 'b'],
  [
    'different parts',
    address,
    { ...address, zip: 'BN2' },
    { ...address, state: 'Sussex' },
    { ...address, zip: 'BN2', state: 'Sussex' },
  ],
  ['a part that only one side knows', { a: 1 }, { a: 2 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
])('%s', (_, base, mine, theirs, value) => {
  expect(merge(base, mine, theirs)).toEqual({ value, conflicts: [] });
});

test('the same part is a conflict, and keeps the input', () => {
  const mine = { ...address, zip: 'BN2', line1: 'Mill Lane' };
  const theirs = { ...address, zip: 'BN3' };
  expect(merge({ address }, { address: mine }, { address: theirs })).toEqual({
    value: { address: mine },
    conflicts: [{ name: 'address.zip', mine: 'BN2', theirs: 'BN3' }],
  });
});

test('a list of plain values is one value', () => {
  expect(merge({ a: ['1'] }, { a: ['1', '2'] }, { a: ['1', '3'] }).conflicts).toEqual([
    { name: 'a', mine: ['1', '2'], theirs: ['1', '3'] },
  ]);
});

describe('a list whose items have ids', () => {
  const item = (id: string, name = id) => ({ id, key: id, name });
  const added = (key: string) => ({ id: null, key, name: key });
  const base = ['a', 'b', 'c'].map((id) => item(id));
  const lists = (mine: readonly object[], theirs: readonly object[]) =>
    merge({ waves: base }, { waves: mine }, { waves: theirs });

  test.each<[string, readonly object[], readonly object[], readonly object[]]>([
    [
      'different items',
      [item('a', 'mine'), item('b'), item('c')],
      [item('a'), item('b', 'theirs'), item('c')],
      [item('a', 'mine'), item('b', 'theirs'), item('c')],
    ],
    ['new ones of both', [...base, added('n')], [...base, item('d')], [...base, added('n'), item('d')]],
    [
      'removed by them',
      [item('a', 'mine'), item('b'), item('c')],
      [item('a'), item('c')],
      [item('a', 'mine'), item('c')],
    ],
    [
      'removed by me',
      [item('a'), item('c')],
      [item('a'), item('b'), item('c', 'theirs')],
      [item('a'), item('c', 'theirs')],
    ],
    [
      'moved by them',
      [item('a'), item('b', 'mine'), item('c')],
      [item('c'), item('a'), item('b')],
      [item('c'), item('a'), item('b', 'mine')],
    ],
    [
      'moved by me',
      [item('c'), item('a'), item('b')],
      [...base, item('d')],
      [item('c'), item('a'), item('b'), item('d')],
    ],
  ])('%s', (_, mine, theirs, value) => {
    expect(lists(mine, theirs)).toEqual({ value: { waves: value }, conflicts: [] });
  });

  test('the same part of an item is a conflict at its place', () => {
    const { conflicts } = lists(
      [item('a'), item('b', 'mine'), item('c')],
      [item('c'), item('b', 'theirs'), item('a')],
    );
    expect(conflicts).toEqual([{ name: 'waves.1.name', mine: 'mine', theirs: 'theirs' }]);
  });

  test.each<[string, readonly object[], readonly object[]]>([
    ['removed by me, changed by them', [item('a'), item('c')], [item('a'), item('b', 'theirs'), item('c')]],
    ['removed by them, changed by me', [item('a'), item('b', 'mine'), item('c')], [item('a'), item('c')]],
    ['two different orders', [item('c'), item('a'), item('b')], [item('b'), item('a'), item('c')]],
  ])('%s is a conflict of the list', (_, mine, theirs) => {
    expect(lists(mine, theirs)).toEqual({
      value: { waves: mine },
      conflicts: [{ name: 'waves', mine, theirs }],
    });
  });
});

test('a set keeps what both have added and removed', () => {
  const merged = mergeForm({ a: ['1', '2', '3'] }, { a: ['2', '3', '4'] }, { a: ['1', '2', '5'] }, ['a']);
  expect(merged).toEqual({ value: { a: ['2', '5', '4'] }, conflicts: [] });
});
