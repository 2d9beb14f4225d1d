import type { ApolloClient } from '@apollo/client';
import { CustomerOptionsDocument } from './customers.generated.ts';
import type { CustomerFilter } from '../generated/schema.ts';
import {
  customerSearchDebounceMilliseconds,
  customerSearchMinimumLength,
  lookupPageSize,
} from '../../constants.ts';
import type { Lookup } from './lookup.ts';
import { readableName } from '../readableName.ts';

async function options(client: ApolloClient, filter: CustomerFilter) {
  const { data } = await client.query({
    query: CustomerOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
  });
  return (data?.customers.items ?? []).map(({ id, name }) => ({ id, label: readableName(name, id) }));
}

export const customerLookup: Lookup = {
  name: 'customers',
  minimumLength: customerSearchMinimumLength,
  debounceMilliseconds: customerSearchDebounceMilliseconds,
  search: (client, keywords) => options(client, { keywords }),
  resolve: (client, ids) => options(client, { ids: [...ids] }),
};
