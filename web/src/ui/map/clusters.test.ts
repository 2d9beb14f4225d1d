import { expect, test } from 'vitest';
import { MarkerClusters } from './clusters.ts';

const at = (id: string, latitude: number, longitude: number) => ({ id, label: id, latitude, longitude });
const words = (count: number) => `${count} jobs`;
const london = [at('a', 51.5, -0.12), at('b', 51.51, -0.13), at('c', 51.5, -0.12)];
const york = at('d', 53.96, -1.08);

test('groups what cannot be told apart, and names the group by its count', () => {
  const shown = new MarkerClusters([...london, york]).at(5.5, words);
  expect(shown.map(({ marker, members }) => [marker.label, members.toSorted()])).toEqual([
    ['3 jobs', ['a', 'b', 'c']],
    ['d', ['d']],
  ]);
  expect(shown[0]?.marker.count).toBe(3);
});

test('everything is one group from far away, and every marker itself from near by', () => {
  const clusters = new MarkerClusters([...london, york]);
  expect(clusters.at(0.5, words).map(({ members }) => members.length)).toEqual([4]);
  expect(
    clusters
      .at(17, words)
      .map(({ marker }) => marker.id)
      .toSorted(),
  ).toEqual(['a', 'b', 'c', 'd']);
});

test('nothing is nothing', () => {
  expect(new MarkerClusters([]).at(3, words)).toEqual([]);
});

test('fifty thousand markers become few enough to draw', () => {
  const many = Array.from({ length: 50_000 }, (_, place) =>
    at(String(place), 50 + (place % 900) / 100, -5 + Math.floor(place / 900) / 10),
  );
  const shown = new MarkerClusters(many).at(6, words);
  expect(shown.reduce((sum, { members }) => sum + members.length, 0)).toBe(50_000);
  expect(shown.length).toBeLessThan(1000);
});
