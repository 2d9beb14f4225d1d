import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';

type Topology = Parameters<typeof feature>[0];

/** The countries of the earth at 1:110 million, from Natural Earth, as GeoJSON. */
export function countryOutlines() {
  // The file's type is that of any JSON; world-atlas documents it as a topology of countries and land.
  const topology = atlas as unknown as Topology;
  const { countries } = topology.objects;
  if (!countries) throw new Error('world-atlas has no countries');
  return feature(topology, countries);
}
