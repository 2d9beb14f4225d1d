import type { ApolloClient } from '@apollo/client';
import { CampaignOptionsDocument } from './campaigns.generated.ts';
import type { CampaignFilter } from '../generated/schema.ts';
import { lookupDebounceMilliseconds, lookupPageSize } from '../../constants.ts';
import type { Lookup } from './lookup.ts';
import { readableName } from '../readableName.ts';

async function options(client: ApolloClient, filter: CampaignFilter) {
  const { data } = await client.query({
    query: CampaignOptionsDocument,
    variables: { perPage: lookupPageSize, filter },
    context: { quiet: true },
  });
  return (data?.campaigns.items ?? []).map(({ id, name }) => ({ id, label: readableName(name, id) }));
}

export const campaignLookup: Lookup = {
  name: 'campaigns',
  minimumLength: 0,
  debounceMilliseconds: lookupDebounceMilliseconds,
  search: (client, keywords) => options(client, keywords === '' ? {} : { keywords }),
  resolve: (client, ids) => options(client, { ids: [...ids] }),
};

/** The campaigns of a customer that accept orders. */
export const openCampaignsOf = (customerId: string): Lookup => ({
  ...campaignLookup,
  search: (client, keywords) =>
    options(client, {
      customerIds: [customerId],
      status: ['ACTIVE'],
      ...(keywords === '' ? {} : { keywords }),
    }),
});

/** The campaigns of a customer. */
export const campaignsOf = (customerId: string): Lookup => ({
  ...campaignLookup,
  search: (client, keywords) =>
    options(client, { customerIds: [customerId], ...(keywords === '' ? {} : { keywords }) }),
});
