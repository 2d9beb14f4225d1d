import type { ApolloClient } from '@apollo/client';
import type { FilterOption } from '../../kit/list/definition.ts';
import { IndustriesDocument } from './Customer.generated.ts';

export async function industryOptions(client: ApolloClient): Promise<readonly FilterOption[]> {
  const { data } = await client.query({ query: IndustriesDocument });
  return (data?.industries ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
