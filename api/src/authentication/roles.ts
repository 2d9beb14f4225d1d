import { permissions } from './permissions.ts';
import type { Permission } from './permissions.ts';

const all = [...permissions];
const without = (...left: Permission[]): Permission[] =>
  all.filter((permission) => !left.includes(permission));

/** The roles and what each may do. */
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
];
