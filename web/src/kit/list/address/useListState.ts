import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paramsDebounceMilliseconds, urlDebounceMilliseconds } from '../../constants.ts';
import { pageAfterFilterChange, sameState, textKeys, withFilter } from './listState.ts';
import type { FilterValues, ListShape, ListState } from './listState.ts';
import { readState, writeState } from './urlCodec.ts';

export interface ListControl {
  /** What the controls show: changes at once. */
  readonly state: ListState;
  /** What the server is asked for: follows after the debounce. */
  readonly requested: ListState;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (perPage: number) => void;
  readonly setSort: (sort: ListState['sort']) => void;
  /** `typed` values were debounced while they were typed, so they are asked for without another wait. */
  readonly setFilter: (key: string, values: readonly string[], typed?: boolean) => void;
  readonly clearFilters: () => void;
}

/**
 * A list's state, mirrored in the address. The address is read on load and whenever somebody goes back or forward;
 * it is written a moment after a change, as a new history entry unless text was typed.
 */
export function useListState(shape: ListShape): ListControl {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [state, setState] = useState(() => readState(search, shape));
  const [requested, setRequested] = useState(state);
  const texts = useMemo(() => textKeys(shape.filters), [shape]);
  const latest = useRef({ state, search });
  const lastChange = useRef<'typed' | 'chosen'>('chosen');

  useEffect(() => {
    latest.current = { state, search };
  });

  // Somebody went back or forward, or followed a link to the same list.
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    const restored = readState(search, shape);
    if (sameState(restored, latest.current.state)) return;
    setState(restored);
    setRequested(restored);
  }, [search, shape]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const query = writeState(state, shape, latest.current.search);
      const next = query === '' ? '' : `?${query}`;
      if (sameState(readState(latest.current.search, shape), state)) return;
      written.current = next;
      void navigate(
        { pathname, search: next },
        { replace: lastChange.current === 'typed', preventScrollReset: true },
      );
    }, urlDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [state, shape, navigate, pathname]);

  useEffect(() => {
    if (sameState(state, requested)) return;
    if (lastChange.current === 'typed') {
      setRequested(state);
      return;
    }
    const timer = setTimeout(() => setRequested(state), paramsDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [state, requested]);

  const change = useCallback((kind: 'typed' | 'chosen', next: (before: ListState) => ListState) => {
    lastChange.current = kind;
    setState((before) => {
      const after = next(before);
      return sameState(before, after) ? before : after;
    });
  }, []);

  const changeFilters = useCallback(
    (kind: 'typed' | 'chosen', next: (before: FilterValues) => FilterValues) =>
      change(kind, (before) => {
        const filters = next(before.filters);
        return {
          ...before,
          filters,
          page: pageAfterFilterChange(before.filters, filters, before.page, texts),
        };
      }),
    [change, texts],
  );

  const setPage = useCallback(
    (page: number) => change('chosen', (before) => ({ ...before, page })),
    [change],
  );

  return {
    state,
    requested,
    setPage,
    setPageSize: (perPage) => change('chosen', (before) => ({ ...before, perPage, page: 1 })),
    setSort: (sort) => change('chosen', (before) => ({ ...before, sort, page: 1 })),
    setFilter: (key, values, typed = false) =>
      changeFilters(typed ? 'typed' : 'chosen', (filters) => withFilter(filters, key, values)),
    clearFilters: () => changeFilters('chosen', () => ({})),
  };
}
