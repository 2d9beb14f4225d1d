import type { ApolloClient } from '@apollo/client';
import type { Option } from '../../kit/choice/options.ts';
import { IndustriesDocument } from './industries.generated.ts';
import { readableName } from '../../graphql/readableName.ts';

export async function industryOptions(client: ApolloClient): Promise<readonly Option[]> {
  const { data } = await client.query({ query: IndustriesDocument });
  return (data?.industries ?? []).map(({ id, name }) => ({ value: id, label: readableName(name, id) }));
}
