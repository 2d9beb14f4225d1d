import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInbox } from '@tabler/icons-react';
import type { TypedDocumentNode } from '@apollo/client';
import { lazy, Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listMessages } from '../../messages/lists.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { skeletonDelayMilliseconds } from '../constants.ts';
import { rememberTrail } from '../detail/recordTrail.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { PageMessage, RetryButton } from '../page/PageMessage.tsx';
import { PieceBoundary } from '../page/PieceBoundary.tsx';
import { useDelayed } from '../page/useDelayed.ts';
import { useNarrow } from '../page/useNarrow.ts';
import { useAllows } from '../permission/PermissionProvider.tsx';
import { browserTimeZone } from '../value/time.ts';
import type { AnyList } from './definition.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { ListFooter } from './ListFooter.tsx';
import classes from './ListPage.module.css';
import { activeFilterCount } from './address/listState.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { listShape, panelFilters } from './address/shape.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { tableColumns } from './tableColumns.tsx';
import { useBulkSelection } from './selection/useBulkSelection.ts';
import { useListKeys } from './useListKeys.ts';
import { listAnswer, useListQuery } from './useListQuery.ts';
import { useListState } from './address/useListState.ts';
import { useListView } from './view/useListView.ts';
import { writeState } from './address/urlCodec.ts';
import { listVariables } from './address/variables.ts';
import type { ListVariables } from './address/variables.ts';
import { SavedViewsButton, ViewPanelButton } from './view/ViewButtons.tsx';

const loadFilterPanel = () => import('./filter/FilterPanel.tsx');
const FilterPanel = lazy(loadFilterPanel);
const fetchFilterPanel = () => void loadFilterPanel().catch(() => undefined);

interface ListPageProps {
  readonly list: AnyList;
  readonly fixedFilter: Readonly<Record<string, unknown>>;
  readonly fixedVariables: Readonly<Record<string, unknown>>;
  readonly embedded: boolean;
}

type Row = { readonly id: string };

/** A list page as its definition describes it. Rows are opaque here except for their id. */
export function ListPage({ list: definition, fixedFilter, fixedVariables, embedded }: ListPageProps) {
  const list = definition as unknown as AnyList<Row>;
  const shape = useMemo(() => listShape(definition), [definition]);
  const filters = useMemo(
    () => panelFilters(definition).filter(({ field }) => !(field in fixedFilter)),
    [definition, fixedFilter],
  );
  const control = useListState(shape);
  const { state, requested } = control;
  const client = useApolloClient();
  const variables = useMemo(
    () => ({ ...listVariables(requested, shape.filters, fixedFilter), ...fixedVariables }),
    [requested, shape, fixedFilter, fixedVariables],
  );
  const document = list.query as TypedDocumentNode<unknown, ListVariables>;
  const query = useListQuery<Row>(document, variables, control, list.alwaysFresh === true);
  const { answer } = query;
  // The last answer stands in while the next one loads; once that failed it counts something else.
  const counted = query.failed && query.stale ? undefined : answer;

  const narrow = useNarrow();
  const allows = useAllows();
  const allowedColumns = useMemo(
    () => list.columns.filter(({ permission }) => allows(permission)),
    [list, allows],
  );
  const view = useListView(list.page.path, allowedColumns);
  const columnIds = view.order
    .filter((id) => {
      const column = allowedColumns.find((candidate) => candidate.id === id);
      return narrow ? column?.narrow === true || column?.link === true : view.isVisible(id);
    })
    .join();
  const columns = useMemo(() => {
    const byId = new Map(allowedColumns.map((column) => [column.id, column]));
    return tableColumns(
      columnIds.split(',').flatMap((id) => {
        const column = byId.get(id);
        if (!column) return [];
        return narrow ? { ...column, width: Math.min(column.width, narrowWidestColumn) } : column;
      }),
      list.rowLink,
    );
  }, [list, allowedColumns, columnIds, narrow]);

  const [filtersOpen, setFiltersOpen] = useState(false);
  const panelId = useId();
  const navigate = useNavigate();
  const { key: historyKey } = useLocation();
  const section = useRef<HTMLElement>(null);
  const filterCount = activeFilterCount(state.filters);
  const skeleton = useDeferredValue(useDelayed(query.stale && query.loading, skeletonDelayMilliseconds));
  const first = query.stale && answer === undefined;
  // Rows are drawn behind what somebody does meanwhile: a key in the search must not wait for 200 of them.
  const shown = useDeferredValue(answer);
  const behind = shown !== answer;
  const rows = shown?.items ?? noRows;
  const selection = useBulkSelection(rows);
  const sortedColumn = allowedColumns.find(({ sort }) => sort === state.sort.field);
  const viewSearch = writeState({ ...state, page: 1 }, shape, '');
  useListKeys(section, !embedded);

  useEffect(() => {
    const links = rows.flatMap((row) => list.rowLink?.(row) ?? []);
    if (links.length > 0) rememberTrail(list.page.path, links);
  }, [rows, list]);

  const runExport = async () =>
    list.export?.(
      client,
      { filter: variables.filter, sort: variables.sort, timezone: browserTimeZone() },
      fixedVariables,
    );

  const selectAll = async () => {
    const total = answer?.pageInfo.total ?? 0;
    const { data } = await client.query({
      query: document,
      variables: { ...variables, page: 1, perPage: total },
    });
    selection.add(listAnswer<Row>(data)?.items ?? noRows);
  };

  const toggleSort = (id: string) => {
    const field = allowedColumns.find((column) => column.id === id)?.sort;
    if (field === undefined) return;
    control.setSort({
      field,
      direction: state.sort.field === field && state.sort.direction === 'ASC' ? 'DESC' : 'ASC',
    });
  };

  return (
    <section
      ref={section}
      className={classes.page}
      aria-label={list.page.title}
      data-embedded={embedded || undefined}
    >
      {!embedded && (
        <PageHeading
          title={list.page.title}
          note={
            <output>
              {counted
                ? list.countLabel
                  ? `${counted.pageInfo.total.toLocaleString('en-GB')} ${list.countLabel}`
                  : listMessages.found(counted.pageInfo.total)
                : ''}
            </output>
          }
        />
      )}
      {list.tabs && <StatusTabs tabs={list.tabs} summary={answer?.summary} control={control} />}
      <ListToolbar
        list={definition}
        control={control}
        hasFilters={filters.length > 0}
        filtersOpen={filtersOpen}
        onFilters={setFiltersOpen}
        onFiltersNear={fetchFilterPanel}
        panelId={panelId}
      >
        {!embedded && (
          <SavedViewsButton
            view={view}
            search={viewSearch}
            onOpen={(saved) => {
              view.restore(saved);
              void navigate({ search: saved.search });
            }}
          />
        )}
        {list.export && allows(list.exportPermission) && <ExportButton run={runExport} />}
        {!narrow && <ViewPanelButton view={view} columns={allowedColumns} />}
      </ListToolbar>
      {filtersOpen && (
        <div id={panelId} className={classes.panelPlace}>
          <PieceBoundary>
            <Suspense fallback={<div className={classes.panelWaiting} />}>
              <FilterPanel filters={filters} control={control} />
            </Suspense>
          </PieceBoundary>
        </div>
      )}
      <DataTable
        label={list.page.title}
        columns={columns}
        rows={query.failed || (first && !skeleton) ? noRows : rows}
        rowId={rowId}
        total={answer?.pageInfo.total ?? 0}
        firstPosition={shown?.pageInfo.from ?? 1}
        sort={
          sortedColumn ? { column: sortedColumn.id, descending: state.sort.direction === 'DESC' } : undefined
        }
        onSort={toggleSort}
        widths={view.widths}
        onResize={view.setWidth}
        scrollKey={historyKey}
        skeletonRows={skeleton ? Math.min(state.perPage, Math.max(rows.length, skeletonRows)) : undefined}
        busy={query.loading || behind}
        density={view.density}
        selection={list.selection && selection}
        message={
          query.failed ? (
            <PageMessage
              announce="alert"
              icon={<IconAlertTriangle size={20} />}
              title={listMessages.failed}
              actions={<RetryButton onRetry={query.retry} />}
            >
              The rest of the page still works.
            </PageMessage>
          ) : query.loading || behind ? null : (
            <PageMessage
              announce="status"
              icon={<IconInbox size={20} />}
              title={list.legacy === true ? listMessages.emptyLegacy : listMessages.empty}
              actions={
                filterCount > 0 ? (
                  <Button variant="default" onClick={control.clearFilters}>
                    {listMessages.clearFilters}
                  </Button>
                ) : undefined
              }
            />
          )
        }
      />
      {list.selection && (
        <SelectionBar selection={selection} total={answer?.pageInfo.total ?? 0} onSelectAll={selectAll}>
          {list.selection}
        </SelectionBar>
      )}
      <ListFooter
        page={state.page}
        lastPage={Math.max(answer?.pageInfo.lastPage ?? 1, 1)}
        perPage={state.perPage}
        pageSizes={shape.pageSizes}
        onPage={control.setPage}
        onPageSize={control.setPageSize}
      />
    </section>
  );
}

/** Enough to fill a screen. */
const skeletonRows = 25;
/** Pixels that a column takes at least where there is no room for a sidebar; the linking one takes what is left. */
const narrowWidestColumn = 160;
const noRows: readonly Row[] = [];
const rowId = ({ id }: Row): string => id;
