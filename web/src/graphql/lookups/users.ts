import type { ApolloClient } from '@apollo/client';
import type { UserFilter } from '../generated/schema.ts';
import { lookupDebounceMilliseconds, lookupPageSize } from '../../constants.ts';
import { nobody } from './lookup.ts';
import type { Lookup, LookupOption } from './lookup.ts';
import { UserOptionsDocument } from './users.generated.ts';
import { readableName } from '../readableName.ts';

async function options(client: ApolloClient, filter: UserFilter): Promise<LookupOption[]> {
  const { data } = await client.query({
    query: UserOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
  });
  return (data?.users.items ?? []).map(({ id, firstName, lastName }) => ({
    id,
    label: readableName([firstName, lastName].filter(Boolean).join(' ') || null, id),
  }));
}

/** Staff users, by name. */
export const staffLookup: Lookup = {
  name: 'staff',
  minimumLength: 0,
  debounceMilliseconds: lookupDebounceMilliseconds,
  search: (client, keywords) => options(client, keywords === '' ? {} : { keywords }),
  resolve: (client, ids) => options(client, { ids: [...ids] }),
};

/** Staff who review jobs, and an option for none. */
export const reviewerLookup: Lookup = {
  ...staffLookup,
  name: 'reviewers',
  search: async (client, keywords) => {
    const found = await staffLookup.search(client, keywords);
    return keywords === '' ? [nobody, ...found] : found;
  },
  resolve: async (client, ids) => {
    const people = ids.filter((id) => id !== nobody.id);
    return [
      ...(ids.includes(nobody.id) ? [nobody] : []),
      ...(people.length > 0 ? await staffLookup.resolve(client, people) : []),
    ];
  },
};
