import type { ApolloClient } from '@apollo/client';
import type { Option } from '../../kit/choice/options.ts';
import { roleLabel } from './labels.ts';
import { RolesDocument } from './User.generated.ts';

/** The role whose holders alone may give and take it. */
export const ownerRole = 'owner';

async function roles(client: ApolloClient) {
  const { data } = await client.query({ query: RolesDocument });
  return data?.roles ?? [];
}

const option = (role: { id: string; name: string }): Option => ({
  value: role.id,
  label: roleLabel(role) ?? role.id,
});

export const roleOptions = async (client: ApolloClient): Promise<readonly Option[]> =>
  (await roles(client)).map(option);

/** What somebody who is no owner can give. */
export const roleOptionsWithoutOwner = async (client: ApolloClient): Promise<readonly Option[]> =>
  (await roles(client)).filter(({ name }) => name !== ownerRole).map(option);
