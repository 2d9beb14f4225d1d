import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paramsDebounceMilliseconds, urlDebounceMilliseconds } from '../../../constants.ts';
import { useSearch } from '../../page/useSearch.ts';
import { pageAfterFilterChange, sameState, textKeys, withFilter } from './listState.ts';
import type { FilterValues, ListShape, ListState } from './listState.ts';
import { appliedFilters } from '../filter/period.ts';
import { readState, writeState } from './urlCodec.ts';

export interface ListControl {
  /** The current state of the list: changes immediately. */
  readonly state: ListState;
  /** The values of the filter fields: the same, and those that cannot be applied. */
  readonly fields: FilterValues;
  /** The state to request from the server: follows after the debounce. */
  readonly requested: ListState;
  readonly setPage: (page: number) => void;
  readonly setPageSize: (perPage: number) => void;
  readonly setSort: (sort: ListState['sort']) => void;
  /** `typed` values were already debounced in their field, so they are requested without another delay. */
  readonly setFilter: (key: string, values: readonly string[], typed?: boolean) => void;
  readonly clearFilters: () => void;
  /** The number of clearings: filter fields are reset by it, with any half-typed text. */
  readonly clearings: number;
}

/** An address may also contain values that cannot be applied. */
const controlsOf = (held: ListState, { filters }: ListShape) => ({
  state: { ...held, filters: appliedFilters(filters, held.filters, {}) },
  fields: held.filters,
});

/**
 * A list's state, mirrored in the address. The address is read on load and on history navigation. It is written a
 * moment after a change, as a new history entry unless text was typed.
 */
export function useListState(shape: ListShape): ListControl {
  const address = useSearch();
  const [read] = useState(address.read);
  const [{ state, fields }, setControls] = useState(() => controlsOf(readState(read, shape), shape));
  const [clearings, setClearings] = useState(0);
  const [requested, setRequested] = useState(state);
  const texts = useMemo(() => textKeys(shape.filters), [shape]);
  const latest = useRef(state);
  const lastChange = useRef<'typed' | 'chosen'>('chosen');

  useEffect(() => {
    latest.current = state;
  });

  // The user went back or forward, or followed a link to the same list.
  const written = useRef(read);
  useEffect(() => {
    const follow = (search: string) => {
      if (search === written.current) return;
      const before = readState(written.current, shape);
      const there = readState(search, shape);
      written.current = search;
      // If another part of the address has changed, pending changes of the list stay.
      if (sameState(before, there)) return;
      const restored = controlsOf(there, shape);
      if (sameState(restored.state, latest.current)) return;
      latest.current = restored.state;
      setControls(restored);
      setRequested(restored.state);
    };
    follow(address.read());
    return address.watch(follow);
  }, [address, shape]);

  useEffect(() => {
    const timer = setTimeout(() => {
      // The user navigated to another state of the list that is not rendered yet: it is followed, not undone.
      if (latest.current !== state) return;
      const search = address.read();
      if (sameState(controlsOf(readState(search, shape), shape).state, state)) return;
      const query = writeState(state, shape, search);
      const next = query === '' ? '' : `?${query}`;
      written.current = next;
      void address.write(next, { replace: lastChange.current === 'typed' });
    }, urlDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [state, shape, address]);

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

  // Stable functions, so that their callers render again only when their content changes.
  const changes = useMemo<Omit<ListControl, 'state' | 'fields' | 'requested' | 'clearings'>>(
    () => ({
      setPage: (page) => change((before) => ({ ...before, page })),
      setPageSize: (perPage) => change((before) => ({ ...before, perPage, page: 1 })),
      setSort: (sort) => change((before) => ({ ...before, sort, page: 1 })),
      setFilter: (key, values, typed = false) =>
        changeFilters(typed ? 'typed' : 'chosen', (filters) => withFilter(filters, key, values)),
      clearFilters: () => {
        changeFilters('chosen', () => ({}));
        setClearings((before) => before + 1);
      },
    }),
    [change, changeFilters],
  );
  return { state, fields, requested, clearings, ...changes };
}
