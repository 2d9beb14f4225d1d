import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http/errors.ts';
import { permissions } from './permissions.ts';
import type { Permission } from './permissions.ts';

const all = [...permissions];
const without = (...left: Permission[]): Permission[] =>
  all.filter((permission) => !left.includes(permission));

/** The roles of customer users, who use only the customer's portal. The first is the default. */
export const customerRoles = ['customer_viewer', 'customer_admin'] as const;

export const isCustomerRole = (name: string): boolean => customerRoles.some((role) => role === name);

/** The roles and their permissions in the console. */
export const roles: readonly { readonly name: string; readonly permissions: readonly Permission[] }[] = [
  { name: 'owner', permissions: all },
  { name: 'administrator', permissions: all },
  {
    name: 'operations',
    permissions: without(
      'jobs.administrate',
      'users.view',
      'users.manage',
      'payments.view',
      'payments.manage',
      'content.manage',
    ),
  },
  { name: 'reviewer', permissions: ['jobs.view', 'jobs.review', 'jobs.share'] },
  { name: 'finance', permissions: ['customers.view', 'agents.view', 'payments.view', 'payments.manage'] },
  { name: 'content_editor', permissions: ['content.view', 'content.manage'] },
  {
    name: 'support',
    permissions: ['orders.view', 'jobs.view', 'customers.view', 'templates.view', 'agents.view'],
  },
  ...customerRoles.map((name) => ({ name, permissions: [] })),
];

/** The name of a role; a field error if it does not exist. */
export async function roleName(database: Kysely<Database>, id: string): Promise<string> {
  const role = await database.selectFrom('roles').select('name').where('id', '=', id).executeTakeFirst();
  if (!role) throw fieldError('role', 'There is no role with this id');
  return role.name;
}
