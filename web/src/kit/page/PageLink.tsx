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
  /** For a link that shows something else on the page it stands on: run when it is followed, and nothing scrolls. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link to a page; its text alone for who may not open that page, and where the console does not have it. */
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

/** Goes on to another page in place of this one; `keepsSearch` takes along what stands behind the question mark. */
export function Redirect({ to, keepsSearch = false }: { to: Address; keepsSearch?: boolean }) {
  const { search } = useLocation();
  return <Navigate to={keepsSearch ? { pathname: to, search } : to} replace />;
}

/**
 * Leads to a page after something was done: `const go = useGo(); go(orderPage.to({ id }))`. An answer that comes when
 * the person is on another page, or on the way to one, leads nowhere.
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

/** The parameters in the address of the open page, by the names in its path. */
export function usePageParameters<Path extends string>(
  _page: Page<Path>,
): Readonly<Record<ParameterOf<Path>, string>> {
  return useParams() as Readonly<Record<ParameterOf<Path>, string>>;
}
