import { describe, expect, test } from 'vitest';
import { readMatrixFile, readPastedItems } from './matrixFile.ts';
import { hasLines, pastedLines } from './pastedLines.ts';
import { referenceFor, referenceFromTitle } from './references.ts';
import { newTask, ofType, withOptions } from './values.ts';

describe('pasted options', () => {
  test('are one per line, the first cell of each, trimmed and without duplicates', () => {
    expect(pastedLines(' Red \t1\r\n\r\nGreen\nred\nBlue\n', ['blue'], 10)).toEqual({
      words: ['Red', 'Green'],
      blanks: 1,
      duplicates: ['red', 'Blue'],
      tooMany: 0,
    });
  });
  test('are no more than the limit', () => {
    expect(pastedLines('a\nb\nc', [], 2)).toMatchObject({ words: ['a', 'b'], tooMany: 1 });
  });
  test('are distinguished from a single line of text', () => {
    expect([hasLines('Red\n'), hasLines('Red\nGreen'), hasLines('Red')]).toEqual([false, true, false]);
  });
});

describe('items of a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const western = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test("are read with any column order, semicolons and Excel's encoding", () => {
    expect(readMatrixFile(western('label;reference\r\nCaf\u00E9;A\r\n"Tea; green";B\r\n'))).toEqual({
      items: [
        { reference: 'A', label: 'Café', subtext: '' },
        { reference: 'B', label: 'Tea; green', subtext: '' },
      ],
      leftOut: [],
    });
    expect(readMatrixFile(bytes('\uFEFFReference,Label,Subtext\nA,Łódź,£1\n'))).toMatchObject({
      items: [{ reference: 'A', label: 'Łódź', subtext: '£1' }],
    });
  });
  test.each([
    ['label\nA', 'Missing: the column reference.'],
    ['a,b\n1,2', 'Missing: the columns reference and label.'],
    ['reference,label,label\nA,B,C', 'There twice: the column label.'],
    ['reference,label\n', 'There are no items in it.'],
    ['', 'There are no items in it.'],
  ])('are refused as a whole: %j', (text, message) => {
    expect(readMatrixFile(bytes(text))).toMatchObject({ refused: expect.stringContaining(message) });
  });
  test('are refused if the file is not text', () => {
    expect(readMatrixFile(Uint8Array.from([0x50, 0x4b, 3, 4]))).toMatchObject({
      refused: expect.stringContaining('no CSV'),
    });
  });
  test('are skipped one by one, each with its row and the reason', () => {
    const text =
      'reference,label,colour\nA,Apples,red\nA,Again,\n,None,\nB,,\nC,Cut,green,extra\nD,"never closed';
    expect(readMatrixFile(bytes(text))).toEqual({
      items: [{ reference: 'A', label: 'Apples', subtext: '' }],
      leftOut: [
        'The column colour is not known and is left out.',
        'Row 2 is left out: the reference A was used before',
        'Row 3 is left out: it has no reference',
        'Row 4 is left out: it has no label',
        'Row 5 is left out: it has more cells than there are columns',
        'From row 6 on nothing can be read: a quote is wrong or never closed.',
      ],
    });
  });
  test('need no headings when they are pasted', () => {
    expect(readPastedItems('A\tApples\t£1\nB\tBeans')).toMatchObject({
      items: [
        { reference: 'A', label: 'Apples', subtext: '£1' },
        { reference: 'B', label: 'Beans', subtext: '' },
      ],
    });
    expect(readPastedItems('Apples\nBeans')).toMatchObject({
      items: [
        { reference: 'Apples', label: 'Apples' },
        { reference: 'Beans', label: 'Beans' },
      ],
    });
  });
});

describe('the reference of a task', () => {
  const task = { ...newTask({ sections: [] }), key: 't' };
  const other = { ...task, key: 'o', reference: 'is-it-full' };
  const list = { sections: [{ key: 's', name: '', reference: '', tasks: [task, other] }] };

  test('is derived from the title', () => {
    expect(referenceFromTitle('  Ist das Café voll?! ')).toBe('ist-das-cafe-voll');
    expect(referenceFromTitle('\uAC00\uAC8C \u304C?')).toBe('\uAC00\uAC8C-\u304C');
    expect(referenceFor(list, task, 'Is it clean?')).toBe('is-it-clean');
    expect(referenceFor(list, task, 'Is it full?')).toBe('is-it-full-1');
  });
  test('stays once the user has set it, or the task is known to REST v1', () => {
    expect(referenceFor(list, { ...task, reference: 'mine' }, 'Is it clean?')).toBeUndefined();
    expect(referenceFor(list, { ...task, id: '7' }, 'Is it clean?')).toBeUndefined();
  });
  test('follows the title while it is derived from it', () => {
    const suggested = { ...task, title: 'Is it clean?', reference: 'is-it-clean' };
    const now = { sections: [{ key: 's', name: '', reference: '', tasks: [suggested, other] }] };
    expect(referenceFor(now, suggested, 'Is it clean now?')).toBe('is-it-clean-now');
    expect(referenceFor(now, suggested, '')).toBe('task-1');
  });
});

test('a new type starts with its defaults, and keeps fitting values', () => {
  const task = newTask({ sections: [] });
  const words = (options: readonly string[]) =>
    ofType({ ...task, options: withOptions([], options) }, 'BOOLEAN').options.map(
      ({ id, value }) => `${id} ${value}`,
    );
  expect(words([])).toEqual(['1 Yes', '2 No']);
  expect(words(['Ja'])).toEqual(['1 Ja', '2 No']);
  expect(words(['Ja', 'Nein'])).toEqual(['1 Ja', '2 Nein']);
  expect(words(['Red', 'Green', 'Blue'])).toEqual(['1 Red', '2 Green']);
  expect(ofType(task, 'MATRIX').matrixMode).toBe('list');
  const matrix = { ...ofType(task, 'MATRIX'), matrixMode: 'grid', title: 'Shelf' };
  expect(ofType(ofType(matrix, 'PHOTO'), 'MATRIX')).toEqual(matrix);
});
