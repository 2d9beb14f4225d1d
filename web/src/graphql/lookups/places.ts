import type { ApolloClient } from '@apollo/client';
import { PlaceOptionsDocument } from './places.generated.ts';
import type { PlaceOptionsQuery } from './places.generated.ts';

/** An address that a search found, with where it is. */
export type FoundPlace = PlaceOptionsQuery['findPlaces'][number];

/** More results than this help nobody to choose. */
const mostPlaces = 10;

/** Addresses by words, the best first; rejects where the address search does not answer. */
export async function findPlaces(client: ApolloClient, keywords: string): Promise<readonly FoundPlace[]> {
  const { data } = await client.query({
    query: PlaceOptionsDocument,
    variables: { keywords, perPage: mostPlaces },
    context: { quiet: true },
  });
  return data?.findPlaces ?? [];
}
