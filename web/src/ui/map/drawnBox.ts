import type { MapBox } from './map.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The vertical position of a latitude in the Mercator projection, and the inverse. */
const drawnAt = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180));
const latitudeAt = (drawn: number): number => (Math.atan(Math.sinh(drawn)) * 180) / Math.PI;

/** The geographic box between two corners in pixels from the upper left corner of a map. */
export function boxBetween(
  from: Pixel,
  to: Pixel,
  size: { readonly width: number; readonly height: number },
  inSight: MapBox,
): MapBox {
  const { north, south, west } = inSight;
  // Google describes a box across 180° by its ends.
  const east = inSight.east < west ? inSight.east + 360 : inSight.east;
  const [top, bottom] = [drawnAt(north), drawnAt(south)];
  const latitude = (y: number) => latitudeAt(top + ((bottom - top) * y) / size.height);
  const longitude = (x: number) => west + ((east - west) * x) / size.width;
  return {
    north: latitude(Math.min(from.y, to.y)),
    south: latitude(Math.max(from.y, to.y)),
    west: longitude(Math.min(from.x, to.x)),
    east: longitude(Math.max(from.x, to.x)),
  };
}
