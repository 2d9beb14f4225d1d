import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MapMarker } from './map.ts';
import { useClusters } from './useClusters.ts';

const earth = { north: 90, west: -180, south: -90, east: 180 };
const noMarks: readonly string[] = [];
const thing = { thing: 'job' };

function clustersOf(places: readonly (readonly [number, number])[], zoom: number) {
  const markers = places.map(([latitude, longitude], index): MapMarker => ({
    id: `10023-${index + 1}`,
    label: `Job ${index + 1}`,
    latitude,
    longitude,
  }));
  const { result } = renderHook(() => useClusters(markers, { zoom, box: earth, marked: noMarks }, thing));
  return result.current;
}

const onePlace = Array.from({ length: 5 }, () => [57.15, -7.4] as const);
const fiveMetres = [
  [58.5, -6],
  [58.50005, -6],
] as const;
const apart = [
  [58.5, -6],
  [58.6, -6],
] as const;

it.each([
  ['five jobs at one place', onePlace, 3],
  ['five jobs at one place', onePlace, 17],
  ['five jobs at one place', onePlace, 22],
  ['two jobs five metres apart', fiveMetres, 3],
  ['two jobs five metres apart', fiveMetres, 17],
] as const)('lists %s', (_name, places, zoom) => {
  const { markers, listOf } = clustersOf(places, zoom);
  expect(markers).toHaveLength(1);
  expect(listOf(markers[0]?.id ?? '')).toMatchObject({
    title: `${places.length} jobs at this place`,
    members: places.map((_place, index) => ({ id: `10023-${index + 1}` })),
  });
});

it('does not list a group that splits when zoomed in, or a marker', () => {
  const { markers, listOf } = clustersOf(apart, 3);
  expect(markers).toHaveLength(1);
  expect(listOf(markers[0]?.id ?? '')).toBe(undefined);
  expect(listOf('10023-1')).toBe(undefined);
});

it('lists only the members of the group', () => {
  const { markers, listOf } = clustersOf([...onePlace, [57.2, -7.4]], 17);
  const group = markers.find(({ count }) => count === 5);
  expect(listOf(group?.id ?? '')?.members).toHaveLength(5);
});
