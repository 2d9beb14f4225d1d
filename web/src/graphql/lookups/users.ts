import type { ApolloClient } from '@apollo/client';
import type { UserFilter } from '../generated/schema.ts';
import { lookupDebounceMilliseconds, lookupPageSize } from '../../constants.ts';
import type { Lookup, LookupOption } from './lookup.ts';
import { UserOptionsDocument } from './users.generated.ts';

async function options(client: ApolloClient, filter: UserFilter): Promise<LookupOption[]> {
  const { data } = await client.query({
    query: UserOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
  });
  return (data?.users.items ?? []).map(({ id, firstName, lastName }) => ({
    id,
    label: `${firstName} ${lastName}`,
  }));
}

const nobody: LookupOption = { id: 'none', label: 'Nobody' };

/** The staff who review jobs, by name, and nobody. */
export const reviewerLookup: Lookup = {
  name: 'reviewers',
  minimumLength: 0,
  debounceMilliseconds: lookupDebounceMilliseconds,
  search: async (client, keywords) =>
    keywords === '' ? [nobody, ...(await options(client, {}))] : options(client, { keywords }),
  resolve: async (client, ids) => {
    const people = ids.filter((id) => id !== nobody.id);
    return [
      ...(ids.includes(nobody.id) ? [nobody] : []),
      ...(people.length > 0 ? await options(client, { ids: people }) : []),
    ];
  },
};
