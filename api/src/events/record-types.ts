import type { Permission } from '../authentication/permissions.ts';

/** The types of records whose changes are streamed, each with the permission that its read needs. */
export const viewPermissions = {
  agent: 'agents.view',
  application: 'agents.view',
  campaign: 'customers.view',
  collection: 'content.view',
  customer: 'customers.view',
  customer_user: 'customers.view',
  job: 'jobs.view',
  lockout: 'orders.view',
  news_item: 'content.view',
  order: 'orders.view',
  template: 'templates.view',
  training: 'content.view',
  transaction: 'payments.view',
  user: 'users.view',
  withdrawal: 'payments.view',
} as const satisfies Record<string, Permission>;

export type RecordType = keyof typeof viewPermissions;

export const recordTypes = Object.keys(viewPermissions) as readonly RecordType[];
