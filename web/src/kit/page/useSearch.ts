import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What stands behind the question mark of the address, for several that each write a part of it. */
export interface SearchPart {
  /** What was last written: two changes may follow each other before the first has been drawn. */
  readonly read: () => string;
  /** The promise is kept once the address is another, which is drawn later yet. */
  readonly write: (search: string, options: { readonly replace: boolean }) => void | Promise<void>;
}

/** Brackets and commas stand in a query string as they are. */
export const readable = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');

/** The search part of this page's address, always the same object. */
export function useSearch(): SearchPart {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef(search);
  // Written and not drawn yet: an earlier one that is drawn meanwhile does not undo a later one.
  const underway = useRef<readonly string[]>([]);
  useEffect(() => {
    const drawn = underway.current.indexOf(search);
    underway.current = drawn === -1 ? [] : underway.current.slice(drawn + 1);
    if (drawn === -1) latest.current = search;
  }, [search]);
  return useMemo(
    () => ({
      read: () => latest.current,
      write: (next, { replace }) => {
        latest.current = next;
        underway.current = [...underway.current, next];
        return navigate({ search: next }, { replace, preventScrollReset: true });
      },
    }),
    [navigate],
  );
}
