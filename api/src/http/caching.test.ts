// @module-tag any-store
import { expect, test } from 'vitest';
import { cacheHeaders, entityTag, isTagged, namesTag } from './caching.ts';

test.each([
  ['no-store', { 'cache-control': 'private, no-store' }, false],
  ['no-cache', { 'cache-control': 'private, no-cache', vary: 'Authorization' }, false],
  ['revalidate', { 'cache-control': 'private, no-cache', vary: 'Authorization' }, true],
  ['reference', { 'cache-control': 'private, max-age=300', vary: 'Authorization' }, true],
] as const)('%s', (policy, headers, tagged) => {
  expect([cacheHeaders(policy), isTagged(policy)]).toEqual([headers, tagged]);
});

test('a tag is the same only for the same text', () => {
  expect(entityTag('{"id":"1"}')).toMatch(/^"[\w-]{27}"$/);
  expect(entityTag('{"id":"1"}')).toBe(entityTag('{"id":"1"}'));
  expect(entityTag('{"id":"1"}')).not.toBe(entityTag('{"id":"2"}'));
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
  ['', false],
])('%s names "a": %j', (header, isNamed) => {
  expect(namesTag(header, '"a"')).toBe(isNamed);
});
