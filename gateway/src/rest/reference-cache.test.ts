import { expect, test } from 'vitest';
import { ReferenceCache } from './reference-cache.ts';

test('an entry is fresh for max-age, known by its ETag afterwards, and private to its session', () => {
  let now = 0;
  const cache = new ReferenceCache(10, () => now);
  cache.keep('one', '/countries', 'list', { cacheControl: 'private, max-age=5', etag: '"a"' });
  expect(cache.find('one', '/countries')).toEqual({ body: 'list', etag: '"a"', fresh: true });
  expect(cache.find('two', '/countries')).toBeNull();
  now = 5_000;
  expect(cache.find('one', '/countries')).toEqual({ body: 'list', etag: '"a"', fresh: false });
});

test('no-store is obeyed, and the oldest entry makes room', () => {
  const cache = new ReferenceCache(2, () => 0);
  cache.keep('one', '/a', 1, { cacheControl: 'no-store', etag: '"a"' });
  expect(cache.find('one', '/a')).toBeNull();
  for (const url of ['/b', '/c', '/d'])
    cache.keep('one', url, url, { cacheControl: 'max-age=9', etag: null });
  expect(cache.find('one', '/b')).toBeNull();
  expect(cache.find('one', '/d')?.body).toBe('/d');
});
