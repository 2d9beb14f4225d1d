import { Anchor } from '@mantine/core';
import { use } from 'react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Address, AnyPage, Page, ParameterOf } from './definition.ts';
import { CurrentRouter } from './PageRouter.tsx';
import { useReaches } from './KnownPages.tsx';

interface PageLinkProps {
  readonly page: AnyPage;
  /** `page.to(…)`. */
  readonly to: Address;
  /** For a link to another state of the same page: called when it is followed, and the page does not scroll. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link to a page; only its text if the user may not open that page or the console does not have it. */
export function PageLink({ page, to, onFollow, children }: PageLinkProps) {
  return useReaches()(page) ? (
    <Anchor
      component={Link}
      to={to}
      inherit
      {...(onFollow ? { onClick: onFollow, preventScrollReset: true } : {})}
    >
      {children}
    </Anchor>
  ) : (
    <span>{children}</span>
  );
}

/** Redirects to another page; `keepsSearch` keeps the query string. */
export function Redirect({ to, keepsSearch = false }: { to: Address; keepsSearch?: boolean }) {
  const { search } = useLocation();
  return <Navigate to={keepsSearch ? { pathname: to, search } : to} replace />;
}

/**
 * Navigates after an action: `const go = useGo(); go(orderPage.to({ id }))`. Does nothing if the user has left the
 * page, or is leaving it, before the answer.
 */
export function useGo(): (to: Address, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  const router = use(CurrentRouter);
  const { pathname } = useLocation();
  return (to, options) => {
    const now = router === null ? undefined : (router.state.navigation.location ?? router.state.location);
    if (now === undefined || now.pathname === pathname) void navigate(to, options);
  };
}

/** The path parameters of the open page, by name. */
export function usePageParameters<Path extends string>(
  _page: Page<Path>,
): Readonly<Record<ParameterOf<Path>, string>> {
  return useParams() as Readonly<Record<ParameterOf<Path>, string>>;
}
