import type { MapPlace } from '../map.ts';

/** A town of the bundled gazetteer, from GeoNames. */
export interface NamedPlace extends MapPlace {
  readonly name: string;
  readonly people: number;
}

/** Every town of the gazetteer, the largest first; loaded when a map is first shown, and apart from it. */
export async function loadPlaces(): Promise<readonly NamedPlace[]> {
  const { default: lines } = await import('virtual:place-names');
  return lines.split('\n').map((line) => {
    const [name = '', latitude, longitude, people] = line.split('\t');
    return { name, latitude: Number(latitude), longitude: Number(longitude), people: Number(people) };
  });
}
