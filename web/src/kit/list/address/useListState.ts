import { useEffect, useMemo, useState } from 'react';
import { paramsDebounceMilliseconds, urlDebounceMilliseconds } from '../../../constants.ts';
import { useSearch } from '../../page/address/useSearch.ts';
import { pageAfterFilterChange, sameState, textKeys, withFilter } from './listState.ts';
import type { FilterValues, ListShape, ListState } from './listState.ts';
import { appliedFilters } from '../filter/period.ts';
import { readState, writeState } from './urlCodec.ts';

interface ListContent {
  /** The current state of the list: changes immediately. */
  readonly state: ListState;
  /** The values of the filter fields: the same, and those that cannot be applied. */
  readonly fields: FilterValues;
}

interface ListChanges {
  readonly setPage: (page: number) => void;
  readonly setPageSize: (perPage: number) => void;
  readonly setSort: (sort: ListState['sort']) => void;
  /** `typed` values were already debounced in their field, so they are requested without another delay. */
  readonly setFilter: (key: string, values: readonly string[], typed?: boolean) => void;
  readonly clearFilters: () => void;
}

interface ListStates extends ListContent {
  /** The state to request from the server: follows after the debounce. */
  readonly requested: ListState;
  /** The number of clearings: filter fields are reset by it, with any half-typed text. */
  readonly clearings: number;
}

export type ListControl = ListStates & ListChanges;

interface Held extends ListStates {
  /** The state that the address holds: behind `state` until a change is written. */
  readonly written: ListState;
  /** The last change was typed text. */
  readonly typed: boolean;
}

/** An address may also contain values that cannot be applied. */
function contentOf(search: string, shape: ListShape): ListContent {
  const read = readState(search, shape);
  return {
    state: { ...read, filters: appliedFilters(shape.filters, read.filters, {}) },
    fields: read.filters,
  };
}

/**
 * A list's state is its address. A change is shown immediately and written a moment later, as a new history entry
 * unless text was typed. Another state in the address wins over a change that is not written.
 */
export function useListState(shape: ListShape): ListControl {
  const address = useSearch();
  const [{ state, fields, requested, written, typed, clearings }, setHeld] = useState<Held>(() => {
    const content = contentOf(address.read(), shape);
    return { ...content, requested: content.state, written: content.state, typed: false, clearings: 0 };
  });

  useEffect(() => {
    const follow = (search: string) =>
      setHeld((held) => {
        const content = contentOf(search, shape);
        // If another part of the address has changed, an unwritten change of the list stays.
        if (sameState(content.state, held.written)) return held;
        return { ...held, ...content, requested: content.state, written: content.state };
      });
    follow(address.read());
    return address.watch(follow);
  }, [address, shape]);

  useEffect(() => {
    if (sameState(state, written)) return;
    const timer = setTimeout(() => {
      const search = address.read();
      // The user navigated to another state of the list that is not rendered yet: it is followed, not undone.
      if (!sameState(contentOf(search, shape).state, written)) return;
      setHeld((held) => ({ ...held, written: state }));
      const query = writeState(state, shape, search);
      void address.write(query === '' ? '' : `?${query}`, { replace: typed });
    }, urlDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [state, written, typed, shape, address]);

  useEffect(() => {
    if (state === requested) return;
    const timer = setTimeout(
      () => setHeld((held) => ({ ...held, requested: held.state })),
      paramsDebounceMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [state, requested]);

  // Stable functions, so that their callers render again only when their content changes.
  const changes = useMemo<ListChanges>(() => {
    const texts = textKeys(shape.filters);
    const change = (typed: boolean, next: (held: Held) => Partial<Held>) =>
      setHeld((held) => {
        const { state = held.state, ...rest } = next(held);
        if (sameState(held.state, state)) return { ...held, ...rest };
        return { ...held, ...rest, state, typed, ...(typed ? { requested: state } : {}) };
      });
    const choose = (next: Partial<ListState>) =>
      change(false, ({ state }) => ({ state: { ...state, ...next } }));
    const filtered = ({ state }: Held, fields: FilterValues): ListContent => {
      const filters = appliedFilters(shape.filters, fields, state.filters);
      const page = pageAfterFilterChange(state.filters, filters, state.page, texts);
      return { state: { ...state, filters, page }, fields };
    };
    return {
      setPage: (page) => choose({ page }),
      setPageSize: (perPage) => choose({ perPage, page: 1 }),
      setSort: (sort) => choose({ sort, page: 1 }),
      setFilter: (key, values, typed = false) =>
        change(typed, (held) => filtered(held, withFilter(held.fields, key, values))),
      clearFilters: () => change(false, (held) => ({ ...filtered(held, {}), clearings: held.clearings + 1 })),
    };
  }, [shape]);
  return { state, fields, requested, clearings, ...changes };
}
