import type { Permission } from '../../graphql/generated/schema.ts';

/** A requirement of a screen or control: one permission, all of several, or any of several. */
export type PermissionRule =
  Permission | { readonly all: readonly Permission[] } | { readonly any: readonly Permission[] };

/** Whether the held permissions satisfy the rule; no rule is always satisfied. */
export function satisfies(held: ReadonlySet<Permission>, rule: PermissionRule | undefined): boolean {
  if (rule === undefined) return true;
  if (typeof rule === 'string') return held.has(rule);
  if ('all' in rule) return rule.all.every((permission) => held.has(permission));
  return rule.any.some((permission) => held.has(permission));
}

/** The permissions of a rule as REST v1 writes them (`orders.view`), which is how administrators know them. */
export function permissionNames(rule: PermissionRule): string[] {
  const permissions = typeof rule === 'string' ? [rule] : 'all' in rule ? rule.all : rule.any;
  return permissions.map((permission) => permission.toLowerCase().replace('_', '.'));
}
