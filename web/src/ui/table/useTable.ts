import { createTable, functionalUpdate } from '@tanstack/react-table';
import type {
  Column,
  ColumnOrderState,
  ColumnPinningState,
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
import { columnDefinitions } from './columns.ts';
import type { DataTableColumn } from './columns.ts';
import type { RowSelection } from './selection.tsx';

/** What somebody chose for the columns of a table. */
export interface ColumnState {
  /** Ids of all columns, first to last. */
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: VisibilityState;
  /** Pixels by column; one without is as wide as it was defined. */
  readonly columnSizing: ColumnSizingState;
  /** Pinned columns stay in view at the left while the others scroll. */
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
  /** All columns, shown or not. Keep the same array from render to render: another one rebuilds every row. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of the page. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Where the choices about columns are kept; without it they cannot be changed. */
  readonly columnState?: ColumnStateControl | undefined;
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  /** Makes the heads of columns that can be sorted into buttons. */
  readonly onSort?: ((sort: { readonly column: string; readonly descending: boolean }) => void) | undefined;
  readonly selection?: RowSelection | undefined;
  /** The columns share what width there is, so that nothing scrolls sideways. */
  readonly fits?: boolean;
}

export interface ShownColumn<Row> extends DataTableColumn<Row> {
  /** Its place among those that stay in view while the others scroll, from 0. */
  readonly pinnedAt: number | undefined;
}

export interface TableModel<Row> {
  readonly table: Table<Row>;
  /** What stands in the head and in every row, first to last; the same array until it changes. */
  readonly shown: readonly ShownColumn<Row>[];
  readonly selection: RowSelection | undefined;
  readonly fits: boolean;
  /** The element that scrolls. */
  readonly container: RefObject<HTMLDivElement | null>;
}

export type TableColumn<Row> = Column<Row>;

/** A width that the column can have, in pixels. */
export const withinLimits = <Row>({ columnDef }: TableColumn<Row>, width: number): number =>
  Math.round(Math.min(columnDef.maxSize ?? width, Math.max(columnDef.minSize ?? width, width)));

/** What a change of the model makes of the state before. */
export const resolveUpdate = <State>(update: Updater<State>, before: State): State =>
  functionalUpdate(update, before);

/**
 * The one model of a table: its rows, and which columns there are, in which order, how wide, pinned, sorted, and what
 * is selected. Head, body and the panel of columns all read it and change it here.
 *
 * These are mantine-react-table's options on the engine it stands on. Its own hook adds columns of buttons that no
 * table of ours has, and loads menus, selects and tooltips for them before the first row.
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
    enableColumnResizing: columnState !== undefined,
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

/** What can change is kept by whoever uses the table; the rest of the engine's state stays as it begins. */
function useEngine<Row>(options: TableOptions<Row>): Table<Row> {
  const [table] = useState(() =>
    createTable<Row>({ onStateChange: ignored, renderFallbackValue: null, ...options, state: {} }),
  );
  table.setOptions((before) => ({
    ...before,
    ...options,
    state: { ...table.initialState, ...options.state },
  }));
  return table;
}

const ignored = () => undefined;

function changeSelection(selection: RowSelection, update: Updater<RowSelectionState>): void {
  const before = selection.selected();
  const after = functionalUpdate(update, before);
  const chosen = Object.keys(after).filter((id) => after[id] === true && before[id] !== true);
  const left = Object.keys(before).filter((id) => after[id] !== true);
  if (left.length > 0) selection.set(left, false);
  if (chosen.length > 0) selection.set(chosen, true);
}

/** A box that is ticked changes the model and draws itself, but not the list around it. */
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
