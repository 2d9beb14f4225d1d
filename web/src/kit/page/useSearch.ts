import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CurrentRouter } from './PageRouter.tsx';

/** What stands behind the question mark of the address, for several that each write a part of it. */
export interface SearchPart {
  /** What the address is now, whatever of it has been drawn. */
  readonly read: () => string;
  /**
   * The promise is kept once the address is another, which is drawn later yet. Nothing is written while another page
   * is on its way: it would be called off.
   */
  readonly write: (search: string, options: { readonly replace: boolean }) => void | Promise<void>;
  /**
   * Tells of every other search part that this page's address gets, also of one that is never drawn: who writes and
   * goes back at once is drawn where they were before. Answers what ends it.
   */
  readonly watch: (changed: (search: string) => void) => () => void;
}

/** Brackets and commas stand in a query string as they are. */
export const readable = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');

/**
 * The search part of this page's address, always the same object. It asks the router itself: `useLocation` is what was
 * drawn last, and pages are drawn as transitions, so who adds a part to that takes away what another has just written.
 */
export function useSearch(): SearchPart {
  const navigate = useNavigate();
  const router = use(CurrentRouter);
  if (router === null) throw new Error('There is no router around');
  return useMemo(() => {
    const isLeft = () =>
      (router.state.navigation.location ?? router.state.location).pathname !== router.state.location.pathname;
    return {
      read: () => router.state.location.search,
      write: (search, { replace }) =>
        isLeft()
          ? undefined
          : navigate(
              { search },
              // The same entry of the history remembers the same.
              { replace, preventScrollReset: true, state: replace ? router.state.location.state : null },
            ),
      watch: (changed) => {
        const { pathname } = router.state.location;
        let { search } = router.state.location;
        return router.subscribe(({ location }) => {
          if (location.pathname !== pathname || location.search === search) return;
          search = location.search;
          changed(search);
        });
      },
    };
  }, [navigate, router]);
}
