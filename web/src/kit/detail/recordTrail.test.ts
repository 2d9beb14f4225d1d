import { expect, test, vi } from 'vitest';
import { lastSearch, neighbour, neighbours, rememberTrail } from './recordTrail.ts';
import type { TrailStart } from './recordTrail.ts';

const pages = [
  ['/orders/1', '/orders/12', '/orders/3'],
  ['/orders/4', '/orders/5', '/orders/6'],
  ['/orders/7'],
];

function seen(page: number, person = 'ann') {
  const load = vi.fn<TrailStart['load']>(async (wanted) => ({ links: pages[wanted - 1] ?? [], total: 7 }));
  rememberTrail(person, '/orders', {
    search: '?status[0]=paused&sort=title',
    page,
    perPage: 3,
    total: 7,
    links: pages[page - 1] ?? [],
    load,
  });
  return load;
}

test('a record leads to its neighbours, on the same tab', () => {
  seen(1);
  expect(neighbours('ann', '/orders', '/orders/12/jobs')).toEqual({
    position: 2,
    count: 7,
    previous: '/orders/1/jobs',
    next: '/orders/3/jobs',
  });
  expect(neighbours('ann', '/orders', '/orders/99')).toBeNull();
});

test('the neighbours lead through the whole list, one page request at a time', async () => {
  const load = seen(1);
  const path = ['/orders/1'];
  for (let here = path[0]; here !== undefined && path.length < 20;) {
    here = await neighbour('ann', '/orders', here, 1);
    if (here !== undefined) path.push(here);
    if (path.length === 7) break;
  }
  expect(path).toEqual(pages.flat());
  expect(load.mock.calls).toEqual([[2], [3]]);
  expect(neighbours('ann', '/orders', '/orders/7')).toMatchObject({ position: 7, count: 7 });
});

test('stepping back over the edge of a page knows both sides afterwards', async () => {
  const load = seen(2);
  expect(neighbours('ann', '/orders', '/orders/4')).toMatchObject({ position: 4, previous: undefined });
  expect(await neighbour('ann', '/orders', '/orders/4/jobs', -1)).toBe('/orders/3/jobs');
  expect(neighbours('ann', '/orders', '/orders/3')).toMatchObject({ position: 3, next: '/orders/4' });
  expect(await neighbour('ann', '/orders', '/orders/4', -1)).toBe('/orders/3');
  expect(load).toHaveBeenCalledTimes(1);
});

test('another user finds no trail', async () => {
  seen(1, 'ann');
  expect(neighbours('ben', '/orders', '/orders/12')).toBeNull();
  expect(await neighbour('ben', '/orders', '/orders/12', 1)).toBeUndefined();
  rememberTrail('ben', '/jobs', {
    search: '',
    page: 1,
    perPage: 3,
    total: 0,
    links: [],
    load: async () => ({ links: [], total: 0 }),
  });
  expect(neighbours('ann', '/orders', '/orders/12')).toBeNull();
});

test('the same user can return to the list as it was', () => {
  seen(2);
  expect(lastSearch('ann', '/orders')).toEqual({ 'status[0]': 'paused', sort: 'title' });
  expect(lastSearch('ann', '/jobs')).toEqual({});
  expect(lastSearch('ben', '/orders')).toEqual({});
});
