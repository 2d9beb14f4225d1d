import { expect, test } from 'vitest';
import { PointClusters } from './pointClusters.ts';

const earth = { north: 90, west: -180, south: -90, east: 180 };
const london = [51.5, -0.12, 51.51, -0.13, 51.5, -0.12];
const york = [53.96, -1.08];
/** From pairs of latitude and longitude, the usual order. */
const clusters = (places: readonly number[]) =>
  new PointClusters(Float64Array.from(places, (_, at) => places[at % 2 === 0 ? at + 1 : at - 1] ?? 0));
const sizes = (of: PointClusters, zoom: number, box = earth) =>
  of.at(zoom, box).map(({ group }) => group?.count ?? 1);

test('groups overlapping points, and knows the box of a group', () => {
  const [group, single] = clusters([...london, ...york]).at(5.5, earth);
  expect(group?.group).toMatchObject({
    count: 3,
    box: { north: 51.51, south: 51.5, west: -0.13, east: -0.12 },
  });
  expect(single?.place).toBe(3);
});

test('forms one group when zoomed out, and single points when zoomed in', () => {
  const all = clusters([...london, ...york]);
  expect(sizes(all, 0.5)).toEqual([4]);
  expect(sizes(all, 17)).toEqual([2, 1, 1]);
});

test('leaves out points outside the view', () => {
  const all = clusters([...london, ...york]);
  expect(sizes(all, 5.5, { north: 55, south: 53, west: -2, east: 0 })).toEqual([1]);
});

test('marks a given point, or the group that contains it', () => {
  const all = clusters([...london, ...york]);
  const marked = (zoom: number, place: number) => all.at(zoom, earth, [place]).map(({ marked }) => marked);
  expect(marked(5.5, 1)).toEqual([true, false]);
  expect(marked(5.5, 3)).toEqual([false, true]);
  expect(marked(17, 3).filter(Boolean)).toHaveLength(1);
});

test('no points give no markers', () => {
  expect(clusters([]).at(3, earth)).toEqual([]);
});

test('reduces fifty thousand points to few markers', () => {
  const many = Array.from({ length: 50_000 }, (_, place) => [50 + (place % 900) / 100, -5 + place / 9000]);
  const counts = sizes(clusters(many.flat()), 6);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50_000);
  expect(counts.length).toBeLessThan(1000);
});
