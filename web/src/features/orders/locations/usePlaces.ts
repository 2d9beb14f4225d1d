import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { OrderPlacesDocument, useOrderPlacesQuery } from '../detail/locations/OrderPlaces.generated.ts';
import type { Place } from './placeDoubts.ts';

/** As many as can be rendered and kept without blocking the page; an order may have twenty times as many. */
const placesAtOnce = 1000;

/** All locations of an order, page by page: the first page is cached as usual, the others only here. */
export function usePlaces(orderId: string) {
  const client = useApolloClient();
  const result = useOrderPlacesQuery({ variables: { id: orderId, page: 1, perPage: placesAtOnce } });
  const locations = result.data?.order?.locations;
  const [others, setOthers] = useState<{ readonly of: unknown; readonly places: readonly Place[] } | null>(
    null,
  );
  useEffect(() => {
    if (!locations) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const pages = Math.ceil(locations.pageInfo.total / placesAtOnce);
    const readOthers = async () => {
      let places: readonly Place[] = [];
      for (let page = 2; page <= pages && !signal.aborted; page += 1) {
        const { data } = await client.query({
          query: OrderPlacesDocument,
          variables: { id: orderId, page, perPage: placesAtOnce },
          fetchPolicy: 'no-cache',
        });
        places = [...places, ...(data?.order?.locations?.items ?? [])];
        if (!signal.aborted) setOthers({ of: locations, places });
      }
    };
    // A failed page has been reported; the others are shown.
    readOthers().catch(() => undefined);
    return () => leaving.abort();
  }, [client, orderId, locations]);
  const places = useMemo(
    () => [...(locations?.items ?? []), ...(others !== null && others.of === locations ? others.places : [])],
    [locations, others],
  );
  return { result, first: locations?.pageInfo, places };
}
