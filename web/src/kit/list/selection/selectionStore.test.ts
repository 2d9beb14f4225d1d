import { beforeEach, expect, test, vi } from 'vitest';
import { SelectionStore } from './selectionStore.ts';

const page = (...ids: string[]) => ids.map((id) => ({ id }));

let store: SelectionStore;
const ids = () => store.rows().map(({ id }) => id);

beforeEach(() => {
  store = new SelectionStore();
  store.showPage(page('a', 'b', 'c', 'd', 'e'));
});

test('keeps rows of other pages', () => {
  store.toggle('b', false);
  store.showPage(page('f', 'g'));
  store.toggle('g', false);
  expect(ids()).toEqual(['b', 'g']);
  expect(store.onPage()).toBe(1);
  store.toggle('g', false);
  expect(ids()).toEqual(['b']);
});

test('selects only rows that are on screen', () => {
  store.set(['z'], true);
  expect(ids()).toEqual([]);
});

test('selects a range in both directions, and deselects one', () => {
  store.toggle('b', false);
  store.toggle('d', true);
  expect(ids()).toEqual(['b', 'c', 'd']);
  store.toggle('a', true);
  expect(ids().toSorted()).toEqual(['a', 'b', 'c', 'd']);
  store.toggle('b', false);
  store.toggle('d', true);
  expect(ids()).toEqual(['a']);
});

test('a range that would start on another page is a single row', () => {
  store.toggle('b', false);
  store.showPage(page('f', 'g', 'h'));
  store.toggle('h', true);
  expect(ids()).toEqual(['b', 'h']);
});

test('updates a row to the latest version, also after its page was left', () => {
  store.toggle('a', false);
  const changed = { id: 'a', status: 'CANCELLED' };
  store.showPage([changed]);
  store.showPage(page('f'));
  expect(store.rows()).toEqual([changed]);
});

test('rows dropped by a filter change can be restored until another row is selected', () => {
  store.set(['a', 'b'], true);
  store.list('other');
  expect(ids()).toEqual([]);
  expect(store.dropped()).toHaveLength(2);
  store.takeBack();
  expect(ids()).toEqual(['a', 'b']);
  store.list('others');
  store.toggle('c', false);
  expect(store.dropped()).toEqual([]);
  expect(ids()).toEqual(['c']);
});

test('listing the same rows again drops nothing', () => {
  store.list('other');
  store.toggle('a', false);
  store.list('other');
  expect(ids()).toEqual(['a']);
});

test('rows that were requested under another filter are not selected', () => {
  store.list('other');
  store.add(page('z'), '');
  expect(ids()).toEqual([]);
  store.add(page('z'), 'other');
  expect(ids()).toEqual(['z']);
});

test('reports no dropped rows where none were selected', () => {
  const told = vi.fn<() => void>();
  store.subscribe(told);
  store.list('other');
  expect(told).not.toHaveBeenCalled();
});

test('returns the same array until the selection changes', () => {
  store.toggle('a', false);
  const before = store.rows();
  expect(store.rows()).toBe(before);
  store.toggle('b', false);
  expect(store.rows()).not.toBe(before);
});
