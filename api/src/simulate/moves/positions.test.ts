import { expect, it } from 'vitest';
import { metresBetween } from '../../jobs/assignment/conflicts.ts';
import { goTowards, secondsTo } from './positions.ts';

const home = { latitude: 53.4808, longitude: -2.2426 };
/** A little more than a kilometre to the north. */
const shop = { latitude: 53.4908, longitude: -2.2426 };
const leeds = { latitude: 53.8008, longitude: -1.5491 };

it('a move goes as far as the time allows, and not beyond the goal', () => {
  expect(metresBetween(home, goTowards(home, shop, 100, 'walking'))).toBeCloseTo(140, -1);
  expect(metresBetween(home, goTowards(home, shop, 100, 'cycling'))).toBeCloseTo(450, -1);
  expect(goTowards(home, shop, 3_600, 'walking')).toEqual(shop);
  expect(goTowards(home, home, 60, 'vehicle')).toEqual(home);
});

it('a long way is travelled by train, whatever is used in town', () => {
  expect(metresBetween(home, goTowards(home, leeds, 100, 'walking'))).toBeCloseTo(2_500, -2);
});

it('the travel time depends on the distance', () => {
  const here = { ...home, position_updated_at: null };
  expect(secondsTo(shop, { ...here, mode: 'walking' }) / 60).toBeCloseTo(13, 0);
  expect(secondsTo(shop, { ...here, mode: null })).toBe(secondsTo(shop, { ...here, mode: 'walking' }));
  expect(secondsTo(shop, { ...here, latitude: null, mode: null })).toBe(0);
});
