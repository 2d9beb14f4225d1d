import { expect, test } from 'vitest';
import { boxBetween } from './drawnBox.ts';

const size = { width: 400, height: 200 };

test('a box over the whole map equals the visible part, from any corner', () => {
  const inSight = { north: 60, south: 40, west: -10, east: 10 };
  const box = boxBetween({ x: 400, y: 200 }, { x: 0, y: 0 }, size, inSight);
  Object.entries(inSight).forEach(([side, degrees]) =>
    expect(box[side as keyof typeof inSight]).toBeCloseTo(degrees, 6),
  );
});

test('latitudes follow the Mercator projection', () => {
  const inSight = { north: 85.0511287798, south: -85.0511287798, west: -180, east: 180 };
  const box = boxBetween({ x: 100, y: 50 }, { x: 200, y: 100 }, size, inSight);
  expect(box.north).toBeCloseTo(66.51326, 4);
  expect(box).toMatchObject({ west: -90, east: 0 });
  expect(box.south).toBeCloseTo(0, 6);
});

test('a map across 180° is given by its ends', () => {
  const box = boxBetween({ x: 0, y: 0 }, { x: 400, y: 200 }, size, {
    north: 10,
    south: -10,
    west: 170,
    east: -170,
  });
  expect(box).toMatchObject({ west: 170, east: 190 });
});
