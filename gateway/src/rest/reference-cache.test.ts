import { expect, test } from 'vitest';
import { bytesOfValue } from '../memory.ts';
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

const kept = { cacheControl: 'max-age=9', etag: null };

test('long answers make room sooner, and one that is longer than everything leaves the others alone', () => {
  const body = 'x'.repeat(10_000);
  const cache = new ReferenceCache(2_000, () => 0, 3.5 * bytesOfValue(body));
  const has = (...urls: string[]) => urls.map((url) => cache.find('one', url) !== null);
  for (const url of ['/a', '/b', '/c', '/d']) cache.keep('one', url, body, kept);
  expect(has('/a', '/b', '/c', '/d')).toEqual([false, true, true, true]);
  cache.keep('one', '/long', body.repeat(4), kept);
  expect(has('/long', '/b', '/c', '/d')).toEqual([false, true, true, true]);
  // What it was before is not there either.
  cache.keep('one', '/d', body.repeat(4), kept);
  expect(has('/b', '/c', '/d')).toEqual([true, true, false]);
});

test('an answer that is kept again, or no more, counts as often as it is there', () => {
  const body = 'x'.repeat(10_000);
  const cache = new ReferenceCache(2_000, () => 0, 3.5 * bytesOfValue(body));
  for (let time = 0; time < 10; time += 1) {
    cache.keep('one', '/a', body, kept);
    cache.keep('one', '/b', body, kept);
    cache.keep('one', '/b', body, { cacheControl: 'no-store', etag: null });
    cache.keep('one', '/b', `${body}${time}`, kept);
  }
  cache.keep('one', '/c', body, kept);
  expect(['/a', '/b', '/c'].map((url) => cache.find('one', url) !== null)).toEqual([true, true, true]);
});
