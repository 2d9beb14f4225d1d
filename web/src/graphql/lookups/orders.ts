import type { ApolloClient } from '@apollo/client';
import type { OrderFilter } from '../generated/schema.ts';
import { lookupDebounceMilliseconds, lookupPageSize } from '../../constants.ts';
import type { Lookup } from './lookup.ts';
import { OrderOptionsDocument } from './orders.generated.ts';

async function options(client: ApolloClient, filter: OrderFilter) {
  const { data } = await client.query({
    query: OrderOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
  });
  return (data?.orders.items ?? []).map(({ id, title }) => ({
    id,
    label: [id, title].filter(Boolean).join(' '),
  }));
}

/** Orders, by title, customer or id. */
export const orderLookup: Lookup = {
  name: 'orders',
  minimumLength: 0,
  debounceMilliseconds: lookupDebounceMilliseconds,
  search: (client, keywords) => options(client, keywords === '' ? {} : { keywords }),
  resolve: (client, ids) => options(client, { ids: [...ids] }),
};
