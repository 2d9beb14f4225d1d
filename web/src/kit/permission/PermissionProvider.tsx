import { createContext, use, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Permission } from '../../graphql/generated/schema.ts';
import { satisfies } from './rules.ts';
import type { PermissionRule } from './rules.ts';

const HeldPermissions = createContext<ReadonlySet<Permission>>(new Set());

export function PermissionProvider({ held, children }: { held: readonly Permission[]; children: ReactNode }) {
  const set = useMemo(() => new Set(held), [held]);
  return <HeldPermissions value={set}>{children}</HeldPermissions>;
}

/** A check against the signed-in user's permissions: `const allows = useAllows(); allows('ORDERS_MANAGE')`. */
export function useAllows(): (rule: PermissionRule | undefined) => boolean {
  const held = use(HeldPermissions);
  return useCallback((rule) => satisfies(held, rule), [held]);
}

/** Shows its children only to users who satisfy the rule. */
export function Allowed({ to, children }: { to: PermissionRule; children: ReactNode }) {
  return useAllows()(to) ? children : null;
}
