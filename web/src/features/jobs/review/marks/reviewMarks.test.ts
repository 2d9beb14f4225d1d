import { expect, test } from 'vitest';
import { changesBetween, joined, markedTasks, marksOfOthers, without } from './reviewMarks.ts';
import type { MarkChange } from './reviewMarks.ts';

const accepted = (taskId: string, marked = true): MarkChange => ({ taskId, kind: 'ACCEPTED', marked });
const none = { seen: [], selected: [], accepted: [] };

test('changes here come on top of the marks of the server', () => {
  const marks = [
    { taskId: '1', kind: 'ACCEPTED' as const },
    { taskId: '2', kind: 'ACCEPTED' as const },
    { taskId: '2', kind: 'SEEN' as const },
  ];
  expect(markedTasks(marks, [])).toEqual({ seen: ['2'], selected: [], accepted: ['1', '2'] });
  expect(markedTasks(marks, [accepted('2', false), accepted('1'), accepted('3')])).toEqual({
    seen: ['2'],
    selected: [],
    accepted: ['1', '3'],
  });
});

test('a step changes the marks that differ', () => {
  const before = { ...none, accepted: ['1', '2'], selected: ['4'] };
  expect(changesBetween(before, before)).toEqual([]);
  expect(changesBetween(before, { ...before, seen: ['3'], accepted: ['2', '3'] })).toEqual([
    { taskId: '3', kind: 'SEEN', marked: true },
    accepted('3'),
    accepted('1', false),
  ]);
});

test('of each mark the latest change counts', () => {
  const changes = joined([accepted('1'), accepted('2')], [accepted('1', false)]);
  expect(changes).toEqual([accepted('2'), accepted('1', false)]);
  // Sent before the user changed it again.
  expect(without(changes, [accepted('1'), accepted('2')])).toEqual([accepted('1', false)]);
});

test('only marks of other users have a name', () => {
  const by = marksOfOthers(
    [
      { taskId: '1', kind: 'ACCEPTED', user: { id: '4', name: 'Oscar Bennett' } },
      { taskId: '2', kind: 'ACCEPTED', user: { id: '1', name: 'Ada Lane' } },
    ],
    '1',
  );
  expect(by('ACCEPTED', '1')).toBe('Oscar Bennett');
  expect(by('SEEN', '1')).toBeUndefined();
  expect(by('ACCEPTED', '2')).toBeUndefined();
});
