import type { MapPlace } from '../map.ts';

/** A town of the bundled gazetteer, from GeoNames. */
export interface NamedPlace extends MapPlace {
  readonly name: string;
  readonly people: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Every town of the gazetteer, largest first; loaded with the first map, in a file of its own. */
export async function loadPlaces(): Promise<readonly NamedPlace[]> {
  const { default: lines } = await import('virtual:place-names');
  const rows = lines.split('\n');
  const places: NamedPlace[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    places.push(...rows.slice(from, from + rowsAtOnce).map(placeOf));
    // Yields to the page.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return places;
}

const rowsAtOnce = 4000;

function placeOf(row: string): NamedPlace {
  const [name = '', latitude, longitude, people, country = ''] = row.split('\t');
  return { name, latitude: Number(latitude), longitude: Number(longitude), people: Number(people), country };
}
