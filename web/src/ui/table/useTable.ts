import { createTable, functionalUpdate } from '@tanstack/react-table';
import type {
  Column,
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingInfoState,
  ColumnSizingState,
  OnChangeFn,
  RowSelectionState,
  SortingState,
  Table,
  TableOptions,
  Updater,
  VisibilityState,
} from '@tanstack/react-table';
import { useMRT_TableOptions } from 'mantine-react-table';
import type { MRT_RowData, MRT_TableOptions } from 'mantine-react-table';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { textScale } from '../textScale.ts';
import { columnDefinitions } from './columns.ts';
import type { DataTableColumn } from './columns.ts';
import type { RowSelection } from './selection.tsx';

/** The user's settings for the columns of a table. */
export interface ColumnState {
  /** Ids of all columns in order. */
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: VisibilityState;
  /** Pixels by column; a column without an entry has its default width. */
  readonly columnSizing: ColumnSizingState;
  /** Pinned columns stay visible at the left while the others scroll. */
  readonly columnPinning: ColumnPinningState;
}

export interface ColumnStateControl {
  readonly state: ColumnState;
  readonly onColumnOrderChange: OnChangeFn<ColumnOrderState>;
  readonly onColumnVisibilityChange: OnChangeFn<VisibilityState>;
  readonly onColumnSizingChange: OnChangeFn<ColumnSizingState>;
  readonly onColumnPinningChange: OnChangeFn<ColumnPinningState>;
}

export interface TableSettings<Row extends MRT_RowData> {
  /** All columns, shown or not. Keep the same array between renders: a new one rebuilds every row. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The column settings and their setters; without them columns cannot be changed. */
  readonly columnState?: ColumnStateControl | undefined;
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Makes the heads of sortable columns into buttons. */
  readonly onSort?: ((sort: { readonly column: string; readonly descending: boolean }) => void) | undefined;
  readonly selection?: RowSelection | undefined;
  /** The columns share the available width, so that the table does not scroll sideways. They cannot be resized. */
  readonly fits?: boolean;
}

export interface ShownColumn<Row> extends DataTableColumn<Row> {
  /** Its index among the pinned columns, from 0. */
  readonly pinnedAt: number | undefined;
}

export interface TableModel<Row> {
  readonly table: Table<Row>;
  /** The shown columns in order; the same array until it changes. */
  readonly shown: readonly ShownColumn<Row>[];
  readonly selection: RowSelection | undefined;
  readonly fits: boolean;
  /** The scrolling element. */
  readonly container: RefObject<HTMLDivElement | null>;
}

export type TableColumn<Row> = Column<Row>;

/** The width of a column in pixels at the default text size. On screen it may exceed the one that was set. */
export function widthOnScreen<Row>(
  { container, table }: Pick<TableModel<Row>, 'container' | 'table'>,
  id: string,
): number {
  const head = container.current?.querySelector<HTMLElement>(`th[data-column="${id}"]`);
  return (head?.offsetWidth ?? 0) / textScale() || (table.getColumn(id)?.getSize() ?? 0);
}

/** The state after a change of the model. */
export const resolveUpdate = <State>(update: Updater<State>, before: State): State =>
  functionalUpdate(update, before);

/**
 * The model of a table: its rows, and the order, widths, pinning, sorting and selection of its columns. Head, body and
 * the column panel all read and change it here.
 *
 * It uses mantine-react-table's options on its underlying engine, for CPU time and size: see
 * docs/decisions/0009-table-rendering.md.
 */
export function useTable<Row extends MRT_RowData>(settings: TableSettings<Row>): TableModel<Row> {
  const { columns, rows, rowId, columnState, sort, onSort, selection, fits = false } = settings;
  const container = useRef<HTMLDivElement>(null);
  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.column, desc: sort.descending }] : []),
    [sort],
  );
  const options: MRT_TableOptions<Row> = {
    columns: definitions,
    data,
    getRowId: rowId,
    enableColumnOrdering: columnState !== undefined,
    enableColumnPinning: columnState !== undefined,
    enableColumnResizing: columnState !== undefined && !fits,
    enableHiding: columnState !== undefined,
    enableRowSelection: selection !== undefined,
    enableSorting: onSort !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    manualSorting: true,
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, sorting);
      if (first) onSort?.({ column: first.id, descending: first.desc });
    },
    onRowSelectionChange: (update) => selection && changeSelection(selection, update),
    onColumnSizingInfoChange: (update) =>
      table.setState((before) => ({
        ...before,
        columnSizingInfo: dragOf(before.columnSizingInfo, update, (id) =>
          widthOnScreen({ container, table }, id),
        ),
      })),
    // The server filters and pages.
    enableColumnFilters: false,
    enableFilters: false,
    enableGlobalFilter: false,
    enablePagination: false,
    ...columnState,
    state: { ...columnState?.state, sorting, rowSelection: selection?.selected() ?? nothingSelected },
  };
  const table = useEngine(useMRT_TableOptions(options) as TableOptions<Row>);
  useSelectionInTable(table, selection);
  return { table, shown: useShownColumns(table, columns), selection, fits, container };
}

const nothingSelected = {};

/** The caller owns the state that is drawn; the engine keeps the rest, such as where the drag of an edge began. */
function useEngine<Row>(options: TableOptions<Row>): Table<Row> {
  const [table] = useState(() => {
    const engine = createTable<Row>({
      renderFallbackValue: null,
      ...options,
      onStateChange: (update) =>
        engine.setOptions((before) => ({ ...before, state: functionalUpdate(update, engine.getState()) })),
      state: {},
    });
    engine.setOptions((before) => ({ ...before, state: engine.initialState }));
    return engine;
  });
  table.setOptions((before) => ({ ...before, ...options, state: { ...before.state, ...options.state } }));
  return table;
}

/**
 * The library begins a drag at the width that was set, and ignores the text size. This begins it at the width on
 * screen, so that the edge follows the pointer.
 */
function dragOf(
  before: ColumnSizingInfoState,
  update: Updater<ColumnSizingInfoState>,
  widthOf: (id: string) => number,
): ColumnSizingInfoState {
  const after = functionalUpdate(update, before);
  const id = after.isResizingColumn;
  if (id === false || id === before.isResizingColumn) return after;
  const width = widthOf(id);
  return { ...after, startSize: width * textScale(), columnSizingStart: [[id, width]] };
}

function changeSelection(selection: RowSelection, update: Updater<RowSelectionState>): void {
  const before = selection.selected();
  const after = functionalUpdate(update, before);
  const chosen = Object.keys(after).filter((id) => after[id] === true && before[id] !== true);
  const left = Object.keys(before).filter((id) => after[id] !== true);
  if (left.length > 0) selection.set(left, false);
  if (chosen.length > 0) selection.set(chosen, true);
}

/** Ticking a checkbox changes the model and renders the checkbox, but not the list around it. */
function useSelectionInTable<Row>(table: Table<Row>, selection: RowSelection | undefined): void {
  useLayoutEffect(
    () =>
      selection?.subscribe(() =>
        table.setOptions((before) => ({
          ...before,
          state: { ...before.state, rowSelection: selection.selected() },
        })),
      ),
    [table, selection],
  );
}

function useShownColumns<Row>(
  table: Table<Row>,
  columns: readonly DataTableColumn<Row>[],
): readonly ShownColumn<Row>[] {
  const pinned = table.getLeftVisibleLeafColumns().map(({ id }) => id);
  const ids = [...pinned, ...table.getCenterVisibleLeafColumns().map(({ id }) => id)].join();
  const count = pinned.length;
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return ids.split(',').flatMap((id, place) => {
      const column = byId.get(id);
      return column ? { ...column, pinnedAt: place < count ? place : undefined } : [];
    });
  }, [columns, ids, count]);
}
