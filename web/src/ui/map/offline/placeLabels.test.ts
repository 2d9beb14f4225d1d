import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels.ts';
import { loadPlaces } from './places.ts';

const places = await loadPlaces();
const pixelOf = (scale: number) => (place: { readonly latitude: number; readonly longitude: number }) => ({
  x: place.longitude * scale,
  y: -place.latitude * scale,
});
const widthOf = ({ name }: { readonly name: string }) => name.length * 7;
const greatBritain = { north: 59, south: 50, west: -6, east: 2 };
const manchester = { north: 53.55, south: 53.4, west: -2.4, east: -2.1 };

test('the gazetteer knows the large towns of the world and the small ones of Great Britain', () => {
  const names = new Set(places.map(({ name }) => name));
  expect([...names].slice(0, 20)).toContain('Mumbai');
  expect([...names]).toEqual(expect.arrayContaining(['Reykjavík', 'Prestwich', 'Whitby']));
  expect(places.every(({ latitude, longitude }) => Number.isFinite(latitude + longitude))).toBe(true);
});

test('a view of a country shows its largest towns', () => {
  const labels = placeLabels(places, { box: greatBritain, pixelOf: pixelOf(60), widthOf, most: 30 });
  const names = labels.map(({ place }) => place.name);
  expect(names).toHaveLength(30);
  expect(names).toEqual(expect.arrayContaining(['London', 'Birmingham', 'Glasgow']));
  expect(names).not.toContain('Prestwich');
});

test('a view of a town shows the places around it', () => {
  const labels = placeLabels(places, { box: manchester, pixelOf: pixelOf(4000), widthOf, most: 30 });
  expect(labels.map(({ place }) => place.name)).toEqual(
    expect.arrayContaining(['Manchester', 'Stretford', 'Prestwich', 'Didsbury']),
  );
});

test('no name covers another', () => {
  const labels = placeLabels(places, { box: greatBritain, pixelOf: pixelOf(200), widthOf, most: 1000 });
  const covered = labels.filter((one, place) =>
    labels
      .slice(place + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < (widthOf(one.place) + widthOf(other.place)) / 2 &&
          Math.abs(one.y - other.y) < 22,
      ),
  );
  expect(labels.length).toBeGreaterThan(50);
  expect(covered).toEqual([]);
});

test('a name is placed where no marker covers it', () => {
  const alone = [{ name: 'Whitby', latitude: 0, longitude: 0, people: 1, country: 'GB' }];
  const view = { box: { north: 1, south: -1, west: -1, east: 1 }, pixelOf: pixelOf(1), widthOf, most: 9 };
  const sideBeside = (...obstacles: { left: number; right: number; top: number; bottom: number }[]) =>
    placeLabels(alone, { ...view, obstacles }).map(({ side }) => side);
  const below = { left: -30, right: 30, top: 9, bottom: 40 };
  const above = { left: -30, right: 30, top: -40, bottom: -9 };
  const right = { left: 10, right: 60, top: -60, bottom: 60 };
  expect(sideBeside()).toEqual(['below']);
  expect(sideBeside(below)).toEqual(['above']);
  expect(sideBeside(below, above)).toEqual(['right']);
  expect(sideBeside(below, above, right)).toEqual(['left']);
});

test('a covered town gives its space to the next one, unless too few are left', () => {
  const around = Array.from({ length: 12 }, (_, number) => ({
    name: `Town ${number}`,
    latitude: 0,
    longitude: number * 100,
    people: 1,
    country: 'GB',
  }));
  const view = { box: { north: 1, south: -1, west: -9, east: 9999 }, pixelOf: pixelOf(1), widthOf, most: 99 };
  const covering = (count: number) => [{ left: -90, right: count * 100 - 60, top: -60, bottom: 60 }];
  const names = (count: number) =>
    placeLabels(around, { ...view, obstacles: covering(count) }).map(({ place }) => place.name);
  expect(names(2)).toEqual(around.slice(2).map(({ name }) => name));
  expect(names(10)).toHaveLength(8);
  expect(names(10)).toContain('Town 0');
});
