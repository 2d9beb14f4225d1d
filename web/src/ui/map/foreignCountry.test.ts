import { beforeAll, expect, test } from 'vitest';
import { foreignCountry } from './foreignCountry.ts';
import type { ForeignCountry } from './foreignCountry.ts';
import { loadPlaces } from './offline/places.ts';

let countryOf: ForeignCountry;
beforeAll(async () => {
  countryOf = foreignCountry(await loadPlaces());
});

test.each([
  ['Paris', 48.857, 2.352, 'GB', 'FR'],
  ['Lille', 50.63, 3.06, 'GB', 'FR'],
  ['a village in the Auvergne', 45.1, 3.4, 'GB', 'FR'],
  ['London', 51.507, -0.128, 'FR', 'GB'],
  ['Dublin', 53.35, -6.26, 'GB', 'IE'],
  ['Tokyo', 35.68, 139.69, 'US', 'JP'],
  ['Suva, across 180 degrees', -18.14, 178.44, 'NZ', 'FJ'],
])('%s is not in the country of the order', (_place, latitude, longitude, country, found) => {
  expect(countryOf({ latitude, longitude }, country)).toBe(found);
});

test.each([
  ['Leeds', 53.8, -1.5, 'GB'],
  ['Newry, beside Ireland', 54.175, -6.34, 'GB'],
  ['Lerwick', 60.155, -1.145, 'GB'],
  ['the Outback, far from every town', -25.3, 131, 'AU'],
  ['Annemasse, a suburb of Geneva', 46.19, 6.23, 'FR'],
  ['the middle of the Atlantic', 30, -40, 'GB'],
])('%s raises no doubt', (_place, latitude, longitude, country) => {
  expect(countryOf({ latitude, longitude }, country)).toBeNull();
});
