import { use } from 'react';
import type { ReactNode } from 'react';
import { Link, matchRoutes, UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Whether an address leads to a page of this console: a link to another area must not lead nowhere where that area
 * is not part of it. React Router gives its routes to components only through this context.
 */
export function useIsRegistered(address: string): boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const match = router ? matchRoutes(router.routes, address)?.at(-1) : undefined;
  return match !== undefined && match.route.path !== '*';
}

/** A link where the address leads to a page, its text alone where it does not. */
export function RegisteredLink({ to, children }: { to: string; children: ReactNode }) {
  return useIsRegistered(to) ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}
