import type { ApolloClient } from '@apollo/client';
import { PlaceOptionsDocument } from './places.generated.ts';
import type { PlaceOptionsQuery } from './places.generated.ts';

/** An address that a search found, with its coordinates. */
export type FoundPlace = PlaceOptionsQuery['findPlaces'][number];

/** More results do not help to choose. */
const mostPlaces = 10;

/** Addresses by keywords, best match first; rejects when the address search does not answer. */
export async function findPlaces(client: ApolloClient, keywords: string): Promise<readonly FoundPlace[]> {
  const { data } = await client.query({
    query: PlaceOptionsDocument,
    variables: { keywords, perPage: mostPlaces },
    context: { quiet: true },
  });
  return data?.findPlaces ?? [];
}
