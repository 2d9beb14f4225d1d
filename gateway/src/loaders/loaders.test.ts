import { expect, test } from 'vitest';
import { InvalidAnswerError } from '../errors/rest-error.ts';
import { clearLoaders, createLoaders, entityTypes, type Read } from './loaders.ts';

const answering =
  (answer: unknown): Read =>
  async () =>
    answer as never;

test('the observer gets the number of ids in each call', async () => {
  const batches: [string, number][] = [];
  const loaders = createLoaders(answering({ data: [] }), (path, size) => batches.push([path, size]));
  await Promise.all([loaders.User.row('1'), loaders.User.row('2'), loaders.Order.row('1')]);
  expect(batches).toEqual([
    ['/users', 2],
    ['/orders', 1],
  ]);
});

test('an answer that is no list is an invalid answer, and not a missing entity', async () => {
  const loaders = createLoaders(answering({ data: null }));
  await expect(loaders.User.row('1')).rejects.toBeInstanceOf(InvalidAnswerError);
});

test('all types are cleared together', async () => {
  let calls = 0;
  const loaders = createLoaders(async () => {
    calls += 1;
    return { data: [{ id: '1' }] } as never;
  });
  const readAll = () => Promise.all(entityTypes.map((type) => loaders[type].row('1')));
  await readAll();
  await readAll();
  const once = calls;
  clearLoaders(loaders);
  await readAll();
  expect([once, calls]).toEqual([entityTypes.length, 2 * once]);
});
