import type { ApolloClient } from '@apollo/client';
import { TemplateOptionsDocument } from './templates.generated.ts';
import type { TemplateFilter } from '../generated/schema.ts';
import { lookupDebounceMilliseconds, lookupPageSize } from '../../constants.ts';
import type { Lookup } from './lookup.ts';
import { readableName } from '../readableName.ts';

async function options(client: ApolloClient, filter: TemplateFilter) {
  const { data } = await client.query({
    query: TemplateOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
    fetchPolicy: 'network-only',
  });
  return (data?.templates.items ?? []).map(({ id, name }) => ({ id, label: readableName(name, id) }));
}

export const templateLookup: Lookup = {
  name: 'templates',
  minimumLength: 0,
  debounceMilliseconds: lookupDebounceMilliseconds,
  search: (client, keywords) => options(client, keywords === '' ? {} : { keywords }),
  resolve: (client, ids) => options(client, { ids: [...ids] }),
};

/** Templates that new orders can use. */
export const activeTemplateLookup: Lookup = {
  ...templateLookup,
  search: (client, keywords) =>
    options(client, { status: ['ACTIVE'], ...(keywords === '' ? {} : { keywords }) }),
};
