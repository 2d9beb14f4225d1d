import { expect, test } from 'vitest';
import { countryOutlines, flatRings } from './outlines.ts';

test('no outline crosses the map from one end to the other', () => {
  const wide = countryOutlines().features.flatMap(({ properties, geometry }) =>
    geometry.coordinates.flatMap((rings) =>
      rings.flatMap((ring) =>
        ring.some(([longitude = 0, latitude = 0], place) => {
          const [before = longitude] = ring[place - 1] ?? [];
          // The edge of the map follows the pole.
          return Math.abs(longitude) > 180 || (Math.abs(longitude - before) > 180 && latitude > -90);
        })
          ? [properties?.['name']]
          : [],
      ),
    ),
  );
  expect(wide).toEqual([]);
});

test('a ring across 180° is split into one at each end of the map', () => {
  const ring = [
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 70],
    [170, 60],
  ];
  const [east = [], west = [], ...more] = flatRings(ring)
    .map((part) => part.map(([longitude = 0]) => longitude))
    .toSorted((a, b) => Math.max(...b) - Math.max(...a));
  expect([Math.min(...east), Math.max(...east)]).toEqual([170, 180]);
  expect([Math.min(...west), Math.max(...west)]).toEqual([-180, -170]);
  expect(more).toEqual([]);
});

test('a ring around the pole reaches the lower edge of the map', () => {
  const around = [-150, -50, 50, 150, -150].map((longitude) => [longitude, -70]);
  const latitudes = flatRings(around).flatMap((part) => part.map(([, latitude]) => latitude));
  expect(latitudes).toContain(-90);
});
