/** All permissions. A role has a list of these; a call declares which it needs. */
export const permissions = [
  'orders.view',
  'orders.manage',
  'jobs.view',
  'jobs.export',
  'jobs.review',
  'jobs.manage',
  'jobs.administrate',
  'jobs.share',
  'customers.view',
  'templates.view',
  'users.view',
  'customers.manage',
  'templates.manage',
  'users.manage',
  'agents.view',
  'agents.manage',
  'payments.view',
  'payments.manage',
  'content.view',
  'content.manage',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * Who may make a call: the public, any signed-in user, a user with every listed permission, or a user with at least
 * one of them.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | { readonly every: readonly Permission[] }
  | { readonly any: readonly Permission[] };

export const allOf = (...every: [Permission, ...Permission[]]) => ({ every });
export const anyOf = (...any: [Permission, ...Permission[]]) => ({ any });

/** Whether a user with these permissions may make a call that needs a session. */
export function isAllowed(access: Access, held: readonly Permission[]): boolean {
  if (access === 'public' || access === 'signed-in') return true;
  if ('every' in access) return access.every.every((permission) => held.includes(permission));
  return access.any.some((permission) => held.includes(permission));
}
