import type { MapPlace } from './map.ts';

interface Town extends MapPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * The other country that a place seems to be in, although it should be in the given one (ISO 3166-1 alpha-2); null
 * where it seems right.
 */
export type ForeignCountry = (place: MapPlace, country: string) => string | null;

/** A place this near to a town of its own country is accepted: borders are not straight lines between towns. */
const nearKilometres = 50;
/** A foreign town must be this many times nearer than the nearest town of the expected country. */
const timesNearer = 3;
/** The search radius around a place, in degrees. */
const reach = 3;
const kilometresPerDegree = 111.32;
/** Cache key: places are rounded to a tenth of a degree, about ten kilometres. */
const alike = 10;

/**
 * Compares the nearest towns of a gazetteer. It knows no borders, so it returns null close to one and far from every
 * town.
 */
export function foreignCountry(towns: readonly Town[]): ForeignCountry {
  const cells = new Map<string, Town[]>();
  for (const town of towns) {
    const cell = keyOf(Math.floor(town.latitude), Math.floor(town.longitude));
    const found = cells.get(cell);
    if (found) found.push(town);
    else cells.set(cell, [town]);
  }
  const known = new Map<string, string | null>();
  return (place, country) => {
    const key = `${country} ${Math.round(place.latitude * alike)} ${Math.round(place.longitude * alike)}`;
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = judged(cells, place, country)));
    return answer;
  };
}

const keyOf = (south: number, west: number): string =>
  `${south} ${((((west + 180) % 360) + 360) % 360) - 180}`;

/** Searches from the cell of the place outwards: a town of the expected country is most likely nearby. */
const offsets = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).toSorted(
  (one, other) => Math.abs(one) - Math.abs(other),
);

function judged(
  cells: ReadonlyMap<string, readonly Town[]>,
  place: MapPlace,
  country: string,
): string | null {
  const [south, west] = [Math.floor(place.latitude), Math.floor(place.longitude)];
  let own = Number.POSITIVE_INFINITY;
  let other = { country: '', kilometres: Number.POSITIVE_INFINITY };
  for (const north of offsets) {
    for (const east of offsets) {
      for (const town of cells.get(keyOf(south + north, west + east)) ?? []) {
        const kilometres = distance(place, town);
        if (town.country === country) {
          if (kilometres < nearKilometres) return null;
          own = Math.min(own, kilometres);
        } else if (kilometres < other.kilometres) other = { country: town.country, kilometres };
      }
    }
  }
  return other.kilometres * timesNearer < Math.min(own, reach * kilometresPerDegree) ? other.country : null;
}

/** Kilometres between two nearby places, on a flat approximation. */
function distance(one: MapPlace, other: MapPlace): number {
  const turn = Math.abs(one.longitude - other.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) * kilometresPerDegree;
}
