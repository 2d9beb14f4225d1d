import { expect, test } from 'vitest';
import { areaMarkers, positionMarkers } from './nearby.ts';
import type { NearbyFilter } from './nearby.ts';

const all = { name: '', mode: undefined, availableOnly: false };
const amy = { __typename: 'Agent' as const, id: 'g1', firstName: 'Amy', lastName: 'Reed' };
const ben = { __typename: 'Agent' as const, id: 'g2', firstName: 'Ben', lastName: 'Carr' };
const area = (
  id: string,
  transportMode: 'WALKING' | 'CYCLING' | 'VEHICLE',
  available: boolean,
  agent = amy,
) => ({
  __typename: 'AgentArea' as const,
  id,
  name: null,
  transportMode,
  latitude: 51,
  longitude: 0,
  radius: 2500,
  available,
  agent,
});
const areas = [area('1', 'WALKING', true), area('2', 'CYCLING', false), area('3', 'VEHICLE', true, ben)];
const labels = (filter: Partial<NearbyFilter>) =>
  areaMarkers(areas, { ...all, ...filter }).markers.map(({ label }) => label);

test('areas are labelled with Shepherd, transport mode, size and availability', () => {
  expect(labels({})).toEqual([
    'Amy Reed, Walking, 2.5 km, available',
    'Amy Reed, Cycling, 2.5 km, not available',
    'Ben Carr, Vehicle, 2.5 km, available',
  ]);
});

test('each transport mode has its own colour and shape', () => {
  const { markers } = areaMarkers(areas, all);
  expect(new Set(markers.map(({ tone }) => tone)).size).toBe(3);
  expect(new Set(markers.map(({ shape }) => shape)).size).toBe(3);
});

test('areas are filtered by transport mode, availability and name', () => {
  expect(labels({ mode: 'CYCLING' })).toEqual(['Amy Reed, Cycling, 2.5 km, not available']);
  expect(labels({ availableOnly: true })).toHaveLength(2);
  for (const name of [' ben ', 'BEN\u00A0CARR', 'b\u00E9n'])
    expect(labels({ name })).toEqual(['Ben Carr, Vehicle, 2.5 km, available']);
});

test('a position is labelled with name and time, as far as they are known', () => {
  const position = (agent: typeof amy | null, recordedAt: string | null) => ({
    __typename: 'AgentPosition' as const,
    latitude: 51,
    longitude: 0,
    recordedAt,
    agent,
  });
  const markers = positionMarkers(
    [position(amy, '2026-11-22T09:00:00Z'), position(ben, null), position(null, null)],
    all,
    () => '5 min ago',
  );
  expect(markers.map(({ label }) => label)).toEqual(['Amy Reed, 5 min ago', 'Ben Carr', 'Shepherd']);
  expect(new Set(markers.map(({ id }) => id)).size).toBe(3);
});
