import type { FoundPlace, Geocoder } from './place.ts';

export type Address = {
  readonly address1: string;
  readonly city: string;
  readonly zip: string | null;
  readonly country_code: string;
};

/** A search that takes longer, in milliseconds, counts as one that does not answer: other work waits for this one. */
const deadline = 5_000;

/** The best place for an address in its own country; undefined where nobody knows it. Throws as `search` does. */
export async function findAddress(
  search: Geocoder,
  { address1, city, zip, country_code: country }: Address,
): Promise<FoundPlace | undefined> {
  const words = [address1, zip, city].filter((part) => part !== null && part !== '').join(', ');
  const places = await search(words, { country, deadline });
  return places.find((place) => place.country_code === country);
}
