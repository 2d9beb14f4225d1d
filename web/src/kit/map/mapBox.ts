import type { MapBox } from '../../ui/map/map.ts';

/** The map's box in the address: `box=north,west,south,east`. */
export const boxParameter = 'box';

/** Digits of a degree: about ten metres. */
const digits = 4;

const rounded = (degrees: number): number => Number(degrees.toFixed(digits));

/** A longitude normalised to -180..180, however far the map was turned. */
const turned = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The box for requests and for the address: within valid coordinates, and rounded to the visible precision. */
export function earthBox({ north, south, west, east }: MapBox): MapBox {
  const whole = east - west >= 360;
  return {
    north: rounded(Math.min(90, north)),
    south: rounded(Math.max(-90, south)),
    west: whole ? -180 : rounded(turned(west)),
    east: whole ? 180 : rounded(turned(east)),
  };
}

export const writeBox = ({ north, west, south, east }: MapBox): string =>
  [north, west, south, east].join(',');

/** Parses a box in an address; null without a valid one. */
export function readBox(text: string | null): MapBox | null {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [north = NaN, west = NaN, south = NaN, east = NaN] = numbers;
  const valid =
    numbers.length === 4 &&
    Math.abs(north) <= 90 &&
    Math.abs(south) <= 90 &&
    north > south &&
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180;
  return valid ? { north, west, south, east } : null;
}

/** Whether a box is within another one; false across 180°, where it cannot be told. */
export const isWithin = (inner: MapBox, outer: MapBox): boolean =>
  inner.north <= outer.north &&
  inner.south >= outer.south &&
  inner.west >= outer.west &&
  inner.east <= outer.east &&
  inner.west <= inner.east &&
  outer.west <= outer.east;

/** The box with a margin, so that items on its edge are visible. */
export function withMargin({ north, south, west, east }: MapBox): MapBox {
  const high = Math.max(leastMargin, (north - south) * marginShare);
  const wide = Math.max(leastMargin, (east - west) * marginShare);
  return earthBox({ north: north + high, south: south - high, west: west - wide, east: east + wide });
}

const marginShare = 0.15;
/** Degrees; about half a kilometre. */
const leastMargin = 0.005;
