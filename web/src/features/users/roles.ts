import type { ApolloClient } from '@apollo/client';
import type { Option } from '../../kit/choice/options.ts';
import { roleLabel } from './labels.ts';
import { RolesDocument } from './roles.generated.ts';

/** The role that only its holders can grant and revoke. */
export const ownerRole = 'owner';

/** The roles of a customer's users; the first is the default. */
const customerRoles: readonly string[] = ['customer_viewer', 'customer_admin'];

interface Role {
  readonly id: string;
  readonly name: string;
}

async function roles(client: ApolloClient, fits: (name: string) => boolean): Promise<readonly Role[]> {
  const { data } = await client.query({ query: RolesDocument, context: { quiet: true } });
  return (data?.roles ?? []).filter(({ name }) => fits(name));
}

/** A role as an option, also if the others are not loaded. */
export const roleOption = (role: Role): Option => ({
  value: role.id,
  label: roleLabel(role) ?? role.id,
});

const isOfStaff = (name: string): boolean => !customerRoles.includes(name);

export const staffRoleOptions = async (client: ApolloClient): Promise<readonly Option[]> =>
  (await roles(client, isOfStaff)).map(roleOption);

/** The roles that a user who is no owner can grant. */
export const staffRoleOptionsWithoutOwner = async (client: ApolloClient): Promise<readonly Option[]> =>
  (await roles(client, (name) => isOfStaff(name) && name !== ownerRole)).map(roleOption);

export const customerRoleOptions = async (client: ApolloClient): Promise<readonly Option[]> =>
  (await roles(client, (name) => !isOfStaff(name)))
    .toSorted((one, other) => customerRoles.indexOf(one.name) - customerRoles.indexOf(other.name))
    .map(roleOption);
