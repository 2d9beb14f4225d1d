import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paramsDebounceMilliseconds, urlDebounceMilliseconds } from '../../../constants.ts';
import { pageAfterFilterChange, sameState, textKeys, withFilter } from './listState.ts';
import type { FilterValues, ListShape, ListState } from './listState.ts';
import { appliedFilters } from '../filter/period.ts';
import { readState, writeState } from './urlCodec.ts';

export interface ListControl {
  /** What the list is by: changes at once. */
  readonly state: ListState;
  /** What the fields of the filters show: the same, and what cannot be applied as it is. */
  readonly fields: FilterValues;
  /** What the server is asked for: follows after the debounce. */
  readonly requested: ListState;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (perPage: number) => void;
  readonly setSort: (sort: ListState['sort']) => void;
  /** `typed` values were debounced while they were typed, so they are asked for without another wait. */
  readonly setFilter: (key: string, values: readonly string[], typed?: boolean) => void;
  readonly clearFilters: () => void;
}

/** What an address holds may not be applicable as it is either. */
const controlsOf = (held: ListState, { filters }: ListShape) => ({
  state: { ...held, filters: appliedFilters(filters, held.filters, {}) },
  fields: held.filters,
});

/**
 * A list's state, mirrored in the address. The address is read on load and whenever somebody goes back or forward;
 * it is written a moment after a change, as a new history entry unless text was typed.
 */
export function useListState(shape: ListShape): ListControl {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [{ state, fields }, setControls] = useState(() => controlsOf(readState(search, shape), shape));
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
    const restored = controlsOf(readState(search, shape), shape);
    if (sameState(restored.state, latest.current.state)) return;
    setControls(restored);
    setRequested(restored.state);
  }, [search, shape]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const query = writeState(state, shape, latest.current.search);
      const next = query === '' ? '' : `?${query}`;
      if (sameState(controlsOf(readState(latest.current.search, shape), shape).state, state)) return;
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

  const change = useCallback((next: (before: ListState) => ListState) => {
    lastChange.current = 'chosen';
    setControls((before) => {
      const after = next(before.state);
      return sameState(before.state, after) ? before : { ...before, state: after };
    });
  }, []);

  const changeFilters = useCallback(
    (kind: 'typed' | 'chosen', next: (before: FilterValues) => FilterValues) => {
      lastChange.current = kind;
      setControls((before) => {
        const changed = next(before.fields);
        const filters = appliedFilters(shape.filters, changed, before.state.filters);
        const page = pageAfterFilterChange(before.state.filters, filters, before.state.page, texts);
        const after = { ...before.state, filters, page };
        return { state: sameState(before.state, after) ? before.state : after, fields: changed };
      });
    },
    [shape, texts],
  );

  // Always the same functions, so that what calls them is drawn again only when it shows something else.
  const changes = useMemo<Omit<ListControl, 'state' | 'fields' | 'requested'>>(
    () => ({
      setPage: (page) => change((before) => ({ ...before, page })),
      setPageSize: (perPage) => change((before) => ({ ...before, perPage, page: 1 })),
      setSort: (sort) => change((before) => ({ ...before, sort, page: 1 })),
      setFilter: (key, values, typed = false) =>
        changeFilters(typed ? 'typed' : 'chosen', (filters) => withFilter(filters, key, values)),
      clearFilters: () => changeFilters('chosen', () => ({})),
    }),
    [change, changeFilters],
  );
  return { state, fields, requested, ...changes };
}
