import { createContext, use, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useAllows } from '../permission/PermissionProvider.tsx';
import type { AnyPage } from './definition.ts';

const Pages = createContext<readonly AnyPage[]>([]);

/** Provides the pages that this console has to the links below: a link may name a page that does not exist yet. */
export function KnownPages({ pages, children }: { pages: readonly AnyPage[]; children: ReactNode }) {
  return <Pages value={pages}>{children}</Pages>;
}

/** Whether the page exists and the user may open it: `const reaches = useReaches(); reaches(jobPage)`. */
export function useReaches(): (page: AnyPage) => boolean {
  const pages = use(Pages);
  const allows = useAllows();
  return useCallback(
    ({ path, permission }) => pages.some((page) => page.path === path) && allows(permission),
    [pages, allows],
  );
}
