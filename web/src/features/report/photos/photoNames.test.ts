import { expect, test } from 'vitest';
import { photoNames } from './photoNames.ts';

type Named = Parameters<typeof photoNames>[0][number];
const picture = (id: string, number: number, title: string, more: Partial<Named> = {}): Named => ({
  id,
  type: 'PHOTO',
  mediaUrl: `/files/media/${id}.jpg?signature=a.b`,
  task: { id: String(number), number, title },
  part: null,
  ...more,
});
const names = (...pictures: Named[]): string[] => [...photoNames(pictures).values()];

test('a file is named after its task, and numbered within it', () => {
  expect(
    names(
      picture('a', 3, 'Photograph the front'),
      picture('b', 3, 'Photograph the front'),
      picture('c', 12, 'Film', { type: 'VIDEO', mediaUrl: '/files/c.MP4' }),
    ),
  ).toEqual(['03 Photograph the front 1.jpg', '03 Photograph the front 2.jpg', '12 Film 1.mp4']);
});

test('numbers have as many digits as the longest, and matrix items have their own names', () => {
  expect(
    names(
      picture('a', 7, 'Check', { part: 'Tea, Label' }),
      picture('b', 120, 'Front', { mediaUrl: '/f/b.png' }),
    ),
  ).toEqual(['007 Tea, Label 1.jpg', '120 Front 1.png']);
});

test('an address without a known extension adds none', () => {
  expect(
    names(
      picture('a', 1, 'A', { mediaUrl: '/files/1234' }),
      picture('b', 2, 'B', { mediaUrl: null, type: 'VIDEO' }),
      picture('c', 3, 'C', { mediaUrl: '/files/x.exe' }),
    ),
  ).toEqual(['01 A 1.jpg', '02 B 1.mp4', '03 C 1.jpg']);
});

test('names contain no folders or hidden characters, and are short enough', () => {
  const [path, hidden, long, blank] = names(
    picture('a', 1, '../../etc/passwd: "x" <y>|?*'),
    picture('b', 2, 'photo\u202Egpj.exe\u0000\n'),
    picture('c', 3, '🛒'.repeat(200)),
    picture('d', 4, ' ... '),
  );
  expect(path).toBe('01 etc passwd x y 1.jpg');
  expect(hidden).toBe('02 photo gpj.exe 1.jpg');
  expect(long).toBe(`03 ${'🛒'.repeat(80)} 1.jpg`);
  expect(blank).toBe('04 1.jpg');
});

test('no two names are equal, also when case is ignored', () => {
  const all = names(
    picture('a', 1, 'Front'),
    picture('b', 1, 'FRONT'),
    picture('c', 1, 'Front: '),
    picture('d', 1, 'Front 1'),
  );
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(4);
  expect(all.slice(0, 2)).toEqual(['01 Front 1.jpg', '01 FRONT 1 (2).jpg']);
});
