// @module-tag any-store
import { expect, test } from 'vitest';
import { cacheHeaders, entityTag, isTagged, namesContent, namesTag } from './caching.ts';

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

test('a renewed signature makes another text, but no other content', () => {
  const answer = (expires: number, id = '1') =>
    JSON.stringify({
      id,
      logo_url: `http://api/v1/files/a.png?expires=${expires}&signature=${'s'.repeat(43)}`,
    });
  const tag = entityTag(answer(1));
  expect(tag).toMatch(/^"[\w-]{27}\.[\w-]{8}"$/);
  const renewed = entityTag(answer(2));
  expect([namesTag(tag, renewed), namesContent(tag, renewed)]).toEqual([false, true]);
  const changed = entityTag(answer(1, '2'));
  expect([namesTag(tag, changed), namesContent(tag, changed)]).toEqual([false, false]);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a.1"', true],
  ['*', true],
  ['"b.2"', false],
  ['a', false],
  ['"ab"', false],
])('%s names the content of "a.2": %j', (header, isNamed) => {
  expect(namesContent(header, '"a.2"')).toBe(isNamed);
});
