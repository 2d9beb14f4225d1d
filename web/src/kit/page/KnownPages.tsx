import { createContext, use, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useAllows } from '../permission/PermissionProvider.tsx';
import type { AnyPage } from './definition.ts';

const Pages = createContext<readonly AnyPage[]>([]);

/** Tells the links below which pages this console has: an area may be named before it is there. */
export function KnownPages({ pages, children }: { pages: readonly AnyPage[]; children: ReactNode }) {
  return <Pages value={pages}>{children}</Pages>;
}

/** Whether the person can get to a page: `const reaches = useReaches(); reaches(jobPage)`. */
export function useReaches(): (page: AnyPage) => boolean {
  const pages = use(Pages);
  const allows = useAllows();
  return useCallback(
    ({ path, permission }) => pages.some((page) => page.path === path) && allows(permission),
    [pages, allows],
  );
}
