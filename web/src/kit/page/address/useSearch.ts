import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CurrentRouter } from '../PageRouter.tsx';

/** The query string of the address, for several components that each write a part of it. */
export interface SearchPart {
  /** The current address, rendered or not. */
  readonly read: () => string;
  /**
   * The promise resolves once the address has changed, which may be before it is rendered. Nothing is written during a
   * navigation to another page: that would cancel it.
   */
  readonly write: (search: string, options: { readonly replace: boolean }) => void | Promise<void>;
  /**
   * Calls a listener for every change of this page's query string, also for one that is never rendered: after writing
   * and going back immediately, the page renders only the original one. Returns the teardown.
   */
  readonly watch: (changed: (search: string) => void) => () => void;
}

/** Brackets and commas are left unescaped in a query string. */
export const readable = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');

/**
 * The query string of this page's address, always the same object. It reads the router directly: `useLocation` is the
 * last rendered location, and pages are rendered as transitions, so a write based on it would lose a concurrent one.
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
              // The same history entry keeps its state.
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
