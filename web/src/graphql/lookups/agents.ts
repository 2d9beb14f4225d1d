import type { ApolloClient } from '@apollo/client';
import { AgentOptionsDocument } from './agents.generated.ts';
import type { AgentFilter } from '../generated/schema.ts';
import {
  customerSearchDebounceMilliseconds,
  customerSearchMinimumLength,
  lookupPageSize,
} from '../../constants.ts';
import type { Lookup } from './lookup.ts';

async function options(client: ApolloClient, filter: AgentFilter) {
  const { data } = await client.query({
    query: AgentOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
  });
  return (data?.agents.items ?? []).map(({ id, firstName, lastName }) => ({
    id,
    // Several Shepherds may share a name; the id tells them apart.
    label: `${[firstName, lastName].filter(Boolean).join(' ')} · ${id}`,
  }));
}

/** Shepherds by name, e-mail, phone or id. */
export const agentLookup: Lookup = {
  name: 'agents',
  minimumLength: customerSearchMinimumLength,
  debounceMilliseconds: customerSearchDebounceMilliseconds,
  search: (client, keywords) => options(client, { keywords }),
  resolve: (client, ids) => options(client, { ids: [...ids] }),
};
