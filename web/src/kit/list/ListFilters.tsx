import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SharedLookupLabels } from '../choice/LookupLabels.ts';
import type { LookupLabels } from '../choice/LookupLabels.ts';
import { PieceBoundary } from '../page/code/PieceBoundary.tsx';
import { fetchAhead, whenOnline } from '../page/code/whenOnline.ts';
import { usePersonStorage } from '../person/usePersonStorage.ts';
import { filterKey } from './address/filterKey.ts';
import { keywordsKey, statusKey } from './address/listState.ts';
import type { ListControl } from './address/useListState.ts';
import { listKey } from './listKey.ts';
import type { AnyList } from './definition.ts';
import type { ListFilter } from './filter/definition.ts';
import { FilterChips } from './filter/FilterChips.tsx';
import classes from './ListPage.module.css';
import { ListToolbar } from './ListToolbar.tsx';

const loadFilterPanel = () => import('./filter/FilterPanel.tsx');
const FilterPanel = lazy(whenOnline(loadFilterPanel));
const fetchFilterPanel = () => fetchAhead(loadFilterPanel);

interface ListFiltersProps {
  readonly list: Pick<
    AnyList,
    'page' | 'title' | 'prefix' | 'searchable' | 'searchPlaceholder' | 'statuses' | 'actions'
  >;
  readonly control: ListControl;
  /** The filters of the panel. */
  readonly filters: readonly ListFilter[];
  /** The list's state as a query string. */
  readonly search: string;
  /** Between the filters and the list's actions. */
  readonly children?: ReactNode;
}

/** Search, filters and the list's actions, with the filter panel below them. */
export function ListFilters({ list, control, filters, search, children }: ListFiltersProps) {
  const [filtersOpen, setFiltersOpen] = usePersonStorage(`filters-open:${listKey(list)}`, false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [labels] = useState<LookupLabels>(() => new Map());
  const panelId = useId();
  return (
    <SharedLookupLabels value={labels}>
      <ListToolbar
        list={list}
        control={control}
        search={search}
        hasFilters={filters.length > 0}
        filtersOpen={filtersOpen}
        onFilters={setFiltersOpen}
        toggle={toggle}
        onFiltersNear={fetchFilterPanel}
        panelId={panelId}
      >
        {children}
      </ListToolbar>
      <FilterChips
        filters={filters}
        control={control}
        shownElsewhere={shownElsewhere(list.statuses, control, filtersOpen ? filters : [])}
        returnFocus={toggle}
      />
      {filtersOpen && (
        <div id={panelId} className={classes.panelPlace}>
          <PieceBoundary>
            <Suspense fallback={<div className={classes.panelWaiting} />}>
              <FilterPanel filters={filters} control={control} />
            </Suspense>
          </PieceBoundary>
        </div>
      )}
    </SharedLookupLabels>
  );
}

/** Filters that are visible without their chips: those of the open panel, the search and the pressed tab. */
function shownElsewhere(
  statuses: AnyList['statuses'],
  { state }: ListControl,
  inPanel: readonly ListFilter[],
): ReadonlySet<string> {
  const status = state.filters[statusKey] ?? [];
  const onTab = status.length === 1 && statuses?.tabs.some((tab) => tab === status[0]);
  return new Set([keywordsKey, ...(onTab === true ? [statusKey] : []), ...inPanel.map(filterKey)]);
}
