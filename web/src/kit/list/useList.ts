import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTable } from '../../ui/table/useTable.ts';
import type { TableModel } from '../../ui/table/useTable.ts';
import { skeletonDelayMilliseconds } from '../../constants.ts';
import { useReaches } from '../page/KnownPages.tsx';
import { useDelayed } from '../page/useDelayed.ts';
import { useSearch } from '../page/address/useSearch.ts';
import { useAllows } from '../permission/PermissionProvider.tsx';
import { browserTimeZone } from '../value/time.ts';
import { listShape, panelFilters } from './address/shape.ts';
import { readState, writeState } from './address/urlCodec.ts';
import { useListState } from './address/useListState.ts';
import type { ListControl } from './address/useListState.ts';
import { listVariables } from './address/variables.ts';
import type { ListVariables } from './address/variables.ts';
import type { AnyList, ExportOutcome, ListAnswer } from './definition.ts';
import type { ListFilter } from './filter/definition.ts';
import type { SelectionStore } from './selection/selectionStore.ts';
import { useBulkSelection } from './selection/useBulkSelection.ts';
import { useUnreadableCells } from '../unreadable/cells.ts';
import { useListColumns } from './useListColumns.ts';
import type { ListColumns } from './useListColumns.ts';
import { useTrail } from './useTrail.ts';
import { listAnswer, useListQuery } from './useListQuery.ts';
import type { ListQuery } from './useListQuery.ts';

/** Rows are opaque to the kit except for their id. */
export type Row = { readonly id: string };

export interface ListOfPage {
  readonly list: AnyList;
  /** The part of the filter that the page around the list sets. */
  readonly fixedFilter: Readonly<Record<string, unknown>>;
  /** Variables of the query that the page around the list sets. */
  readonly fixedVariables: Readonly<Record<string, unknown>>;
}

/** The behaviour of a list, without its appearance. */
export interface ListController extends ListColumns {
  readonly definition: AnyList<Row>;
  /** The state in the address, and its setters. */
  readonly control: ListControl;
  /** The query string of its first page. */
  readonly search: string;
  readonly pageSizes: readonly number[];
  /** The filters that the page around the list does not set. */
  readonly filters: readonly ListFilter[];
  /** The latest answer; while the next one loads, the previous one. */
  readonly answer: ListAnswer<Row> | undefined;
  /** The same, unless it is an old answer and the newer request has failed. */
  readonly counted: ListAnswer<Row> | undefined;
  /** Rows and columns; the rows lag behind `answer` while the user types. */
  readonly table: TableModel<Row>;
  readonly rows: readonly Row[];
  /** The user's actions for several rows; without any there are no checkboxes. */
  readonly offers: AnyList<Row>['selection'];
  /** Position of the first of them in the whole list, from 1. */
  readonly firstPosition: number;
  /** Shows this many skeleton rows instead of rows. */
  readonly skeletonRows: number | undefined;
  /** Other rows are loading. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** The server's reason for the failure; empty without one. */
  readonly reason: string;
  /** The message where the server behind the gateway does not have the list; null otherwise. */
  readonly notOffered: string | null;
  readonly retry: () => void;
  /** What other users have changed since the rows were read. */
  readonly notes: ListQuery<Row>['notes'];
  /** The result of the query, for the parts that failed alone. */
  readonly result: ListQuery<Row>['result'];
  readonly selection: SelectionStore;
  /** Selects every row of every page; rejects when they could not be loaded, which was reported. */
  readonly selectAll: () => Promise<void>;
  /** Applies another query string of this list; parameters of other parts of the page stay. */
  readonly show: (search: string) => void;
  readonly runExport: () => Promise<ExportOutcome | 'DOWNLOADED' | undefined>;
}

/** The state of a list from its definition: address, query, columns, sorting, selection, export. */
export function useList({ list: definition, fixedFilter, fixedVariables }: ListOfPage): ListController {
  // The definition was checked against its rows where it was declared.
  const list = definition as unknown as AnyList<Row>;
  const shape = useMemo(() => listShape(definition), [definition]);
  const filters = useMemo(
    () => panelFilters(definition).filter(({ field }) => !(field in fixedFilter)),
    [definition, fixedFilter],
  );
  const control = useListState(shape);
  const { state, requested } = control;
  const client = useApolloClient();
  const document = list.query as TypedDocumentNode<unknown, ListVariables>;
  const variables = useMemo(
    () => ({ ...listVariables(requested, shape.filters, fixedFilter), ...fixedVariables }),
    [requested, shape, fixedFilter, fixedVariables],
  );
  const listed = JSON.stringify(variables.filter);
  const query = useListQuery<Row>(document, variables, control, list.alwaysFresh === true);
  const { answer } = query;
  const skeleton = useDeferredValue(useDelayed(query.stale && query.loading, skeletonDelayMilliseconds));
  // Rows are deferred: a key in the search must not wait for 200 of them.
  const shown = useDeferredValue(answer);
  const loaded = shown?.items ?? noRows;
  const first = query.stale && answer === undefined;
  const { pathname } = useLocation();
  const selection = useBulkSelection(loaded, {
    place: list.prefix === undefined ? pathname : `${pathname}#${list.prefix}`,
    listed,
  });
  const reaches = useReaches();
  const leads = list.rowPage === undefined || reaches(list.rowPage);
  const rowLink = useCallback(
    (row: Row) => (leads ? list.rowLink?.(row, fixedVariables) : undefined),
    [leads, list, fixedVariables],
  );
  const allows = useAllows();
  const offers = list.selection?.actions.some(({ permission }) => allows(permission))
    ? list.selection
    : undefined;
  const columns = useListColumns(list, rowLink, useUnreadableCells(query.result));
  const sortedColumn = columns.allowedColumns.find(({ sort }) => sort === state.sort.field);

  const search = writeState({ ...state, page: 1 }, shape, '');
  useTrail({
    base: list.page.path,
    search,
    // Deferred rows, and rows that stand in for a loading request, belong to other variables.
    answer: query.stale || shown !== answer ? undefined : answer,
    rowLink,
    loadPage: async (page) => {
      const { data } = await client.query({ query: document, variables: { ...variables, page } });
      return listAnswer<Row>(data);
    },
  });

  const rows = query.failed || (first && !skeleton) ? noRows : loaded;
  const table = useTable({
    columns: columns.columns,
    rows,
    rowId,
    columnState: columns.columnState,
    fits: columns.narrow,
    sort: sortedColumn && { column: sortedColumn.id, descending: state.sort.direction === 'DESC' },
    onSort: ({ column, descending }) => {
      const field = columns.allowedColumns.find(({ id }) => id === column)?.sort;
      if (field !== undefined) control.setSort({ field, direction: descending ? 'DESC' : 'ASC' });
    },
    selection: offers && selection,
  });

  const total = answer?.pageInfo.total ?? 0;
  const selectAll = useCallback(async () => {
    const { data } = await client.query({
      query: document,
      variables: { ...variables, page: 1, perPage: total },
      fetchPolicy: 'network-only',
    });
    selection.add(listAnswer<Row>(data)?.items ?? noRows, listed);
  }, [client, document, variables, total, selection, listed]);

  const address = useSearch();
  const navigate = useNavigate();
  const show = useCallback(
    (held: string) => {
      const search = writeState(readState(held, shape), shape, address.read());
      void navigate({ search }, { preventScrollReset: true });
    },
    [navigate, address, shape],
  );

  const runExport = useCallback(
    async () =>
      list.export?.(
        client,
        { filter: variables.filter, sort: variables.sort, timezone: browserTimeZone() },
        fixedVariables,
      ),
    [list, client, variables, fixedVariables],
  );

  return {
    ...columns,
    definition: list,
    control,
    search,
    pageSizes: shape.pageSizes,
    filters,
    answer,
    // The previous answer stands in while the next one loads; if that failed, its count would be wrong.
    counted: query.failed && query.stale ? undefined : answer,
    table,
    rows,
    offers,
    firstPosition: shown?.pageInfo.from ?? 1,
    skeletonRows: skeleton ? Math.min(state.perPage, Math.max(loaded.length, usualSkeletonRows)) : undefined,
    busy: query.loading || shown !== answer,
    failed: query.failed,
    result: query.result,
    reason: query.reason,
    notOffered: query.notOffered,
    retry: query.retry,
    notes: query.notes,
    selection,
    selectAll,
    show,
    runExport,
  };
}

/** Enough to fill a screen. */
const usualSkeletonRows = 25;
const noRows: readonly Row[] = [];
const rowId = ({ id }: Row): string => id;
