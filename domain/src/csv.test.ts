import { describe, expect, test } from 'vitest';
import { headingPlace, isEmptyRow, layoutOf, withoutEmptyEnd } from './csv.ts';

const headings: ReadonlySet<string> = new Set(['job_id', 'comment']);
const known = (cells: readonly string[]): number => cells.filter((cell) => headings.has(cell.trim())).length;

describe('the layout of a file', () => {
  test.each([
    ['sep=,\r\njob_id;comment', ',', 7],
    ['sep=;\r\njob_id;comment', ';', 7],
    ['\uFEFF"sep=|"\njob_id|comment', '|', 9],
    ['SEP=\t\njob_id\tcomment', '\t', 6],
    ['job_id;comment\n1-1;a, b, c', ';', 0],
    ['Closed, as agreed, in December\njob_id;comment', ';', 0],
    ['"job_id";"comment"', ';', 0],
    ['\n\njob_id\tcomment', '\t', 0],
    ['job_id', ',', 0],
    ['a;b;c', ';', 0],
    ['', ',', 0],
    ['separate;comment', ';', 0],
  ])('%j is separated by %j', (text, delimiter, start) => {
    expect(layoutOf(text, known)).toEqual({ delimiter, start });
  });
});

test('headings stand below a title and notes, or in the first row', () => {
  expect(headingPlace([['Jobs of December'], ['job_id', 'comment'], ['1-1', 'job_id']], known)).toBe(1);
  expect(
    headingPlace(
      [
        ['job_id', 'x'],
        ['1-1', 'y'],
      ],
      known,
    ),
  ).toBe(0);
  expect(headingPlace([['a'], ['b']], known)).toBe(0);
  expect(headingPlace([], known)).toBe(0);
});

test('empty rows and columns are recognised', () => {
  expect([['', ' '], [], ['', '0']].map(isEmptyRow)).toEqual([true, true, false]);
  expect(withoutEmptyEnd(['a', '', 'b', ' ', ''])).toEqual(['a', '', 'b']);
});
