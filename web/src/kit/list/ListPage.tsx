import { lazy, Suspense, useId, useRef, useState } from 'react';
import { fetchAhead, whenOnline } from '../page/whenOnline.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { inDigits } from '../../messages/inDigits.ts';
import { listMessages } from '../../messages/lists.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { SharedLookupLabels } from '../choice/LookupLabels.ts';
import type { LookupLabels } from '../choice/LookupLabels.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { PieceBoundary } from '../page/PieceBoundary.tsx';
import { useAllows } from '../permission/PermissionProvider.tsx';
import { usePersonStorage } from '../person/usePersonStorage.ts';
import { filterKey } from './address/filterKey.ts';
import { keywordsKey, statusKey } from './address/listState.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListMessage } from './ListMessage.tsx';
import classes from './ListPage.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import { PrintHeading } from './PrintHeading.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useList } from './useList.ts';
import type { ListController, ListOfPage } from './useList.ts';
import { useListKeys } from './useListKeys.ts';
import { SavedViewsButton, ViewPanelButton } from './view/ViewButtons.tsx';

const loadFilterPanel = () => import('./filter/FilterPanel.tsx');
const FilterPanel = lazy(whenOnline(loadFilterPanel));
const fetchFilterPanel = () => fetchAhead(loadFilterPanel);

/** A list page as its definition describes it; `useList` is what it does, this is how it looks. */
export function ListPage({ embedded, ...ofPage }: ListOfPage & { readonly embedded: boolean }) {
  const list = useList(ofPage);
  const { definition, control, counted, view, offers } = list;
  const section = useRef<HTMLElement>(null);
  const { key: historyKey } = useLocation();
  useListKeys(section, !embedded);
  return (
    <section
      ref={section}
      className={classes.page}
      aria-label={definition.page.title}
      data-embedded={embedded || undefined}
    >
      {!embedded && <PageHeading title={definition.page.title} note={<output>{countOf(list)}</output>} />}
      <PrintHeading title={definition.page.title} count={countOf(list)} />
      {definition.statuses && (
        <StatusTabs
          statuses={definition.statuses}
          summary={counted?.summary}
          filters={control.state.filters}
          setFilter={control.setFilter}
        />
      )}
      <ListControls list={list} embedded={embedded} />
      <DataTable
        model={list.table}
        label={definition.page.title}
        total={counted?.pageInfo.total ?? 0}
        firstPosition={list.firstPosition}
        scrollKey={historyKey}
        skeletonRows={list.skeletonRows}
        busy={list.busy}
        density={view.density}
        message={<ListMessage list={list} />}
      />
      {offers && (
        <SelectionBar
          offers={offers}
          selection={list.selection}
          section={section}
          rows={list.rows}
          total={counted?.pageInfo.total ?? 0}
          onSelectAll={list.selectAll}
        />
      )}
      <ListFooter
        page={control.state.page}
        lastPage={counted && Math.max(counted.pageInfo.lastPage, 1)}
        perPage={control.state.perPage}
        pageSizes={list.pageSizes}
        onPage={control.setPage}
        onPageSize={control.setPageSize}
      />
    </section>
  );
}

/** Search, filters and what the list offers, with the filter panel below them. */
function ListControls({ list, embedded }: { list: ListController; embedded: boolean }) {
  const { definition, control, filters, view } = list;
  const allows = useAllows();
  const navigate = useNavigate();
  const [filtersOpen, setFiltersOpen] = usePersonStorage(`filters-open:${definition.page.path}`, false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [labels] = useState<LookupLabels>(() => new Map());
  const panelId = useId();
  return (
    <SharedLookupLabels value={labels}>
      <ListToolbar
        list={definition}
        control={control}
        hasFilters={filters.length > 0}
        filtersOpen={filtersOpen}
        onFilters={setFiltersOpen}
        toggle={toggle}
        onFiltersNear={fetchFilterPanel}
        panelId={panelId}
      >
        {embedded && <output className={classes.found}>{countOf(list)}</output>}
        {!embedded && (
          <SavedViewsButton
            view={view}
            search={list.search}
            onOpen={(saved) => {
              view.restore(saved);
              void navigate({ search: saved.search });
            }}
          />
        )}
        {definition.export && allows(definition.exportPermission) && <ExportButton run={list.runExport} />}
        {!list.narrow && <ViewPanelButton view={view} model={list.table} />}
      </ListToolbar>
      <FilterChips
        filters={filters}
        control={control}
        shownElsewhere={shownElsewhere(list, filtersOpen)}
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

/** Filters that can be seen without their chips: all with the panel open, else the search and the pressed tab. */
function shownElsewhere(
  { definition, control, filters }: ListController,
  filtersOpen: boolean,
): ReadonlySet<string> {
  const status = control.state.filters[statusKey] ?? [];
  const onTab = status.length === 1 && definition.statuses?.tabs.some((tab) => tab === status[0]);
  return new Set([
    keywordsKey,
    ...(onTab === true ? [statusKey] : []),
    ...(filtersOpen ? filters.map(filterKey) : []),
  ]);
}

function countOf({ counted, definition: { countLabel } }: ListController): string {
  if (!counted) return '';
  const { total } = counted.pageInfo;
  return countLabel === undefined ? listMessages.found(total) : `${inDigits(total)} ${countLabel}`;
}
