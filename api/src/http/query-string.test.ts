// @module-tag any-store
import { expect, test } from 'vitest';
import { parseQueryString } from './query-string.ts';

test.each([
  ['', {}],
  ['page=2&sort=-name', { page: '2', sort: '-name' }],
  ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['id[]=1', { id: ['1'] }],
  ['id[]=1&id[]=2&id=3', { id: ['1', '2', '3'] }],
  ['id[0]=a&id[10]=b', { id: ['a', 'b'] }],
  ['metadata[category]=x%20y&metadata[1st]=z', { metadata: { category: 'x y', '1st': 'z' } }],
  // The last kind of a name wins.
  ['m=1&m[a]=2', { m: { a: '2' } }],
  ['m[]=1&m[a]=2', { m: { a: '2' } }],
  ['m[a]=1&m[]=2', { m: ['2'] }],
  ['m[a]=1&m=2', { m: ['2'] }],
  // A malformed name with brackets is an ordinary name.
  ['a[b][c]=1&[d]=2&e[=3&f]=4', { 'a[b][c]': '1', '[d]': '2', 'e[': '3', 'f]': '4' }],
])('%s is parsed as %j', (text, parsed) => {
  expect(JSON.parse(JSON.stringify(parseQueryString(text)))).toEqual(parsed);
});

test('no name reaches a prototype', () => {
  const parsed = parseQueryString('__proto__=1&m[__proto__]=2');
  expect(Object.getPrototypeOf(parsed)).toBeNull();
  expect(Object.entries(parsed)).toEqual([
    ['__proto__', '1'],
    ['m', expect.anything()],
  ]);
  expect(Object.getPrototypeOf(parsed['m'])).toBeNull();
});
