import { expect, it } from 'vitest';
import { licencesPage, questionable, shippedPackages } from './licences.ts';

const list = {
  MIT: [
    { name: 'yup', versions: ['1.7.1'] },
    { name: '@img/sharp-linux-x64', versions: ['0.35.5'] },
  ],
  ISC: [{ name: 'glob', versions: ['9.0.0', '10.0.0'] }],
  Unknown: [{ name: 'unknown-thing', versions: ['1.0.0'] }],
  'Hippocratic-2.1': [{ name: 'react-leaflet', versions: ['5.0.0'] }],
  'MIT AND ISC AND BSD-3-Clause': [{ name: 'victory-vendor', versions: ['37.0.0'] }],
  '(MIT OR GPL-3.0)': [{ name: 'either', versions: ['1.0.0'] }],
};

it('lists every package once by name, without the builds for one platform', () => {
  const page = licencesPage(shippedPackages(list));
  expect(
    page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  ).toEqual([
    '| either | 1.0.0 | (MIT OR GPL-3.0) |',
    '| glob | 10.0.0, 9.0.0 | ISC |',
    '| react-leaflet | 5.0.0 | Hippocratic-2.1 |',
    '| unknown-thing | 1.0.0 | Unknown |',
    '| victory-vendor | 37.0.0 | MIT AND ISC AND BSD-3-Clause |',
    '| yup | 1.7.1 | MIT |',
  ]);
});

it('refuses licences that are unknown or not accepted', () => {
  expect(questionable(shippedPackages(list)).map(({ name }) => name)).toEqual([
    'either',
    'react-leaflet',
    'unknown-thing',
  ]);
});
