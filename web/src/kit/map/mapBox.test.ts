import { expect, test } from 'vitest';
import { earthBox, isWithin, readBox, withMargin, writeBox } from './mapBox.ts';

const box = { north: 52.1, west: -1.5, south: 51.2, east: 0.25 };

test('a box is written into an address and read from it', () => {
  expect(writeBox(box)).toBe('52.1,-1.5,51.2,0.25');
  expect(readBox(writeBox(box))).toEqual(box);
});

test.each([null, '', '1,2,3', 'a,b,c,d', '1,2,3,4,5', '51,0,52,1', '95,0,50,1', '52,-190,51,0', '52,,51,0'])(
  '%o is no box',
  (text) => {
    expect(readBox(text)).toBeNull();
  },
);

test('a box of the map is normalised, however far the map was turned', () => {
  expect(earthBox({ north: 97, south: -99, west: -300, east: 300 })).toEqual({
    north: 90,
    south: -90,
    west: -180,
    east: 180,
  });
  expect(earthBox({ north: 10.123456, south: -10, west: 170, east: 190 })).toEqual({
    north: 10.1235,
    south: -10,
    west: 170,
    east: -170,
  });
  expect(earthBox({ north: 10, south: -10, west: -370, east: -350 })).toMatchObject({ west: -10, east: 10 });
});

test('a box around one place has a margin', () => {
  const around = withMargin({ north: 51.5, south: 51.5, west: 0, east: 0 });
  expect(around).toEqual({ north: 51.505, south: 51.495, west: -0.005, east: 0.005 });
});

test('a part of the map is within another one', () => {
  const outer = { north: 55, south: 50, west: -5, east: 5 };
  expect(isWithin({ north: 55, south: 51, west: -1, east: 5 }, outer)).toBe(true);
  expect(isWithin({ north: 56, south: 51, west: -1, east: 1 }, outer)).toBe(false);
  expect(isWithin({ north: 54, south: 51, west: 1, east: -1 }, outer)).toBe(false);
  expect(isWithin({ north: 54, south: 51, west: 1, east: 2 }, { ...outer, west: 170, east: -170 })).toBe(
    false,
  );
});
