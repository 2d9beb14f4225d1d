import { Bounds, Point, PolyUtil } from 'leaflet';
import { feature } from 'topojson-client';
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import atlas from 'world-atlas/countries-110m.json';

type Topology = Parameters<typeof feature>[0];

/** The countries of the world at 1:110 million, from Natural Earth, as GeoJSON for a flat map. */
export const countryOutlines = (): FeatureCollection<MultiPolygon> => outlinesOf(atlas);

/** The same at 1:50 million, six times as large: for maps of a single place, where coasts are distinguishable. */
export async function fineCountryOutlines(): Promise<FeatureCollection<MultiPolygon>> {
  const { default: fine } = await import('world-atlas/countries-50m.json');
  return outlinesOf(fine);
}

function outlinesOf(file: unknown): FeatureCollection<MultiPolygon> {
  // The file's type is that of any JSON; world-atlas documents it as a topology of countries and land.
  const topology = file as Topology;
  const { countries } = topology.objects;
  if (!countries) throw new Error('world-atlas has no countries');
  const found = feature(topology, countries);
  return {
    type: 'FeatureCollection',
    features: ('features' in found ? found.features : [found]).map(flatFeature),
  };
}

function flatFeature({ geometry, properties }: Feature): Feature<MultiPolygon> {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'MultiPolygon', coordinates: polygons.flatMap(flatPolygon) },
  };
}

/** No hole of the atlas reaches 180°, so holes stay with the part that contains them. */
function flatPolygon([outer = [], ...holes]: readonly Position[][]): Position[][][] {
  const [first = [], ...others] = flatRings(outer);
  return [[first, ...holes], ...others.map((ring) => [ring])];
}

/**
 * Splits a ring on the globe into rings on a flat map, which ends at 180°. The atlas continues across that line;
 * unsplit, such a ring would draw a stroke across the whole map.
 */
export function flatRings(ring: readonly Position[]): Position[][] {
  const unwrapped = closedAtPole(unwrap(ring));
  const longitudes = unwrapped.map(([longitude = 0]) => longitude);
  if (Math.min(...longitudes) >= -180 && Math.max(...longitudes) <= 180) return [unwrapped];
  return [-360, 0, 360].flatMap((turn) => {
    const points = unwrapped.map(([longitude = 0, latitude = 0]) => new Point(longitude + turn, latitude));
    const inside = PolyUtil.clipPolygon(points, new Bounds([-180, -90], [180, 90]));
    return inside.length < 3 ? [] : [inside.map(({ x, y }): Position => [x, y])];
  });
}

/** The ring without jumps: beyond 180° its longitudes continue to grow. */
function unwrap(ring: readonly Position[]): Position[] {
  let turn = 0;
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - last > 180) turn -= 360;
    if (longitude - last < -180) turn += 360;
    last = longitude;
    return [longitude + turn, latitude];
  });
}

/** A ring that goes once around the world encloses a pole, which is an edge on a flat map. */
function closedAtPole(ring: Position[]): Position[] {
  const [start = 0, latitude = 0] = ring[0] ?? [];
  const [end = 0] = ring.at(-1) ?? [];
  if (Math.abs(end - start) < 180) return ring;
  const pole = latitude < 0 ? -90 : 90;
  return [...ring, [end, pole], [start, pole]];
}
