import { expect, test } from 'vitest';
import { bytesOfValue } from '../../memory.ts';
import { ReferenceCache } from './reference-cache.ts';

const kept = { cacheControl: 'max-age=9', etag: null };

test('an entry is fresh for max-age, revalidated by its ETag afterwards, and private to its session', () => {
  let now = 0;
  const cache = new ReferenceCache(10, () => now);
  cache.keep('one', '/countries', 'list', { cacheControl: 'private, max-age=5', etag: '"a"' });
  expect(cache.find('one', '/countries')).toEqual({ body: 'list', etag: '"a"', fresh: true });
  expect(cache.find('two', '/countries')).toBeNull();
  now = 5_000;
  expect(cache.find('one', '/countries')).toEqual({ body: 'list', etag: '"a"', fresh: false });
});

test('no-store is obeyed, and the oldest entry is evicted', () => {
  const cache = new ReferenceCache(2, () => 0);
  cache.keep('one', '/a', 1, { cacheControl: 'no-store', etag: '"a"' });
  expect(cache.find('one', '/a')).toBeNull();
  for (const url of ['/b', '/c', '/d'])
    cache.keep('one', url, url, { cacheControl: 'max-age=9', etag: null });
  expect(cache.find('one', '/b')).toBeNull();
  expect(['/c', '/d'].map((url) => cache.find('one', url)?.body)).toEqual(['/c', '/d']);
});

test('an answer without a time to live and without an ETag is not cached', () => {
  const cache = new ReferenceCache(10, () => 0);
  for (const cacheControl of ['', 'private', 'max-age=0', 'no-cache, max-age=9']) {
    cache.keep('one', '/a', 1, { cacheControl, etag: null });
    expect(cache.find('one', '/a')).toBeNull();
  }
  cache.keep('one', '/a', 1, { cacheControl: '', etag: '"a"' });
  expect(cache.find('one', '/a')).toMatchObject({ etag: '"a"', fresh: false });
  cache.keep('one', '/a', 1, { cacheControl: 'max-age=1', etag: null });
  expect(cache.find('one', '/a')).toMatchObject({ etag: null, fresh: true });
});

test("a change makes the session's own answers stale, and no others", () => {
  const cache = new ReferenceCache(10, () => 0);
  for (const session of ['one', 'one-and-a-half', 'two']) cache.keep(session, '/a', 1, kept);
  cache.distrust('one');
  const fresh = ['one', 'one-and-a-half', 'two'].map((session) => cache.find(session, '/a')?.fresh);
  expect(fresh).toEqual([false, true, true]);
});

test('the number of cached answers is limited', () => {
  const isKept = (bytes: number): boolean => {
    const cache = new ReferenceCache(10, () => 0, bytes);
    cache.keep('one', '/a', 1, kept);
    return cache.find('one', '/a') !== null;
  };
  let size = 1;
  while (!isKept(size)) size += 1;
  const cache = new ReferenceCache(10, () => 0, 2 * size);
  for (const url of ['/a', '/b']) cache.keep('one', url, 1, kept);
  expect(['/a', '/b'].map((url) => cache.find('one', url) !== null)).toEqual([true, true]);
});

test('a long address counts as much as a long answer, and an answer that grows is counted again', () => {
  const cache = new ReferenceCache(10, () => 0, 9_000);
  const long = `/a?${'x'.repeat(4_000)}`;
  cache.keep('one', long, 1, kept);
  expect(cache.find('one', long)).not.toBeNull();
  cache.keep('one', `${long}y`, 1, kept);
  expect([long, `${long}y`].map((url) => cache.find('one', url) !== null)).toEqual([false, true]);
  cache.keep('one', '/b', '', kept);
  cache.keep('one', '/b', 'x'.repeat(2_000), kept);
  expect([`${long}y`, '/b'].map((url) => cache.find('one', url) !== null)).toEqual([false, true]);
});

test('long answers evict more, and one that exceeds the cache evicts no other', () => {
  const body = 'x'.repeat(10_000);
  const cache = new ReferenceCache(2_000, () => 0, 3.5 * bytesOfValue(body));
  const has = (...urls: string[]) => urls.map((url) => cache.find('one', url) !== null);
  for (const url of ['/a', '/b', '/c', '/d']) cache.keep('one', url, body, kept);
  expect(has('/a', '/b', '/c', '/d')).toEqual([false, true, true, true]);
  cache.keep('one', '/long', body.repeat(4), kept);
  expect(has('/long', '/b', '/c', '/d')).toEqual([false, true, true, true]);
  // Its previous version is gone as well.
  cache.keep('one', '/d', body.repeat(4), kept);
  expect(has('/b', '/c', '/d')).toEqual([true, true, false]);
});

test('an answer that is cached again, or no longer, is counted once, or not at all', () => {
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
