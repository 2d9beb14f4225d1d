import { describe, expect, test } from 'vitest';
import { activeFilterCount, clampPage, pageAfterFilterChange, withFilter } from './listState.ts';

const texts = new Set(['keywords']);

describe('the page after a change of filters', () => {
  test.each([
    ['a text that grew by one character at its end', { keywords: ['ab'] }, { keywords: ['abc'] }, 2],
    ['the first character', {}, { keywords: ['a'] }, 2],
    ['no change', { type: ['X'] }, { type: ['X'] }, 2],
    ['a text that grew by two', { keywords: ['ab'] }, { keywords: ['abcd'] }, 1],
    ['a text that shrank', { keywords: ['ab'] }, { keywords: ['a'] }, 1],
    ['a text with a character put before it', { keywords: ['ab'] }, { keywords: ['xab'] }, 1],
    ['a replaced text', { keywords: ['ab'] }, { keywords: ['xyz'] }, 1],
    ['a chosen value', {}, { type: ['X'] }, 1],
    ['a value that is no text growing', { fee: ['1'] }, { fee: ['12'] }, 1],
    ['a grown text beside another change', { keywords: ['ab'] }, { keywords: ['abc'], type: ['X'] }, 1],
  ])('after %s', (_name, before: Record<string, string[]>, after: Record<string, string[]>, page) => {
    expect(pageAfterFilterChange(before, after, 2, texts)).toBe(page);
  });
});

test('the filter count counts each filter and the status once', () => {
  expect(activeFilterCount({})).toBe(0);
  expect(activeFilterCount({ status: ['PENDING'], customer_id: ['1', '2'], keywords: ['a'] })).toBe(3);
});

test.each([
  ['9999', 7],
  ['0', 1],
  ['-3', 1],
  ['4', 4],
  ['4.9', 4],
  ['', 3],
  ['abc', 3],
])('a typed page %j becomes %i of 7', (typed, page) => {
  expect(clampPage(typed, 7, 3)).toBe(page);
});

test('no values switch a filter off', () => {
  expect(withFilter({ a: ['1'], b: ['2'] }, 'a', [])).toEqual({ b: ['2'] });
});
