import type { FoundPlace, Geocoder } from './place.ts';

export type Address = {
  readonly address1: string;
  readonly city: string;
  readonly zip: string | null;
  readonly country_code: string;
};

/** Timeout of a search in milliseconds: other work waits for it. */
const deadline = 5_000;

/** The best place for an address in its own country; undefined if it is unknown. Throws like `search`. */
export async function findAddress(
  search: Geocoder,
  { address1, city, zip, country_code: country }: Address,
): Promise<FoundPlace | undefined> {
  const words = [address1, zip, city].filter((part) => part !== null && part !== '').join(', ');
  const places = await search(words, { country, deadline });
  return places.find((place) => place.country_code === country);
}
