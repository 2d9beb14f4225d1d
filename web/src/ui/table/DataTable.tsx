// Before our own sheet, which has the last word.
import 'mantine-react-table/styles.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { DataTableColumn, Line } from './columns.tsx';
import classes from './DataTable.module.css';
import { followRowLink, moveBetweenRows, rowOf } from './rowNavigation.ts';
import { SelectionProvider } from './selection.tsx';
import type { RowSelection } from './selection.tsx';
import { TableBody, TableFrame } from './TableFrame.tsx';
import type { TableEvents } from './TableFrame.tsx';
import { TableRows } from './TableRows.tsx';
import { useRowWindow } from './useRowWindow.ts';
import { useScrollMemory } from './useScrollMemory.ts';

export type RowDensity = 'compact' | 'normal' | 'roomy';

export interface DataTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  /** Keep the same array from render to render: another one rebuilds every row. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Rows in the whole list. */
  readonly total: number;
  /** Position of the first row shown, from 1. */
  readonly firstPosition: number;
  readonly sort?: { readonly column: string; readonly descending: boolean } | undefined;
  readonly onSort?: (column: string) => void;
  /** As many skeleton rows instead of rows. */
  readonly skeletonRows?: number | undefined;
  /** The rows shown are about to be replaced. */
  readonly busy?: boolean;
  readonly density?: RowDensity;
  readonly selection?: RowSelection | undefined;
  /** Run by a click on a row without a link. */
  readonly onRowClick?: (row: Row) => void;
  /** Stands in place of the rows when there are none: empty, failed. */
  readonly message?: ReactNode;
  /** Pixels by column; a column without one is as wide as it was defined. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Makes the edges of the head cells draggable; called once per drag. */
  readonly onResize?: (column: string, width: number) => void;
  /** Names the place whose scroll position is remembered. */
  readonly scrollKey?: string;
  /** Grows with its rows instead of scrolling inside. */
  readonly inFlow?: boolean;
}

/** Pixels; the same numbers stand in the style sheet. */
const rowHeights: Readonly<Record<RowDensity, number>> = { compact: 32, normal: 40, roomy: 48 };

/**
 * The one table of the console. Only this folder knows mantine-react-table, which lays out the table and draws its
 * head; the rows are drawn by `TableRows`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, skeletonRows, density = 'normal', selection, sort, inFlow = false } = props;
  const selectable = selection !== undefined;
  const lines = useMemo<Line<Row>[]>(
    () =>
      skeletonRows === undefined
        ? rows.map((row) => ({ kind: 'row', row }))
        : Array.from({ length: skeletonRows }, (_, position) => ({ kind: 'skeleton', position })),
    [rows, skeletonRows],
  );
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const container = useScrollMemory(props.scrollKey, rowIds[0] ?? '');
  const rowHeight = rowHeights[density];
  const { from, to, show } = useRowWindow(container, lines.length, rowHeight, !inFlow);
  const events = useTableEvents({
    onSort: (column) => props.onSort?.(column),
    onResize: (column, width) => props.onResize?.(column, width),
    onRowClick: (event) => {
      const row = rowOf(event);
      const line = lines[Number(row?.dataset['index'])];
      if (!row || line?.kind !== 'row' || followRowLink(event, row)) return;
      props.onRowClick?.(line.row);
    },
    onRowKey: (event) => moveBetweenRows(event, lines.length, show),
  });

  return (
    <SelectionProvider selection={selection} rowIds={rowIds}>
      <div
        className={`${classes.root} ${inFlow ? classes.inFlow : ''}`}
        data-density={density}
        data-busy={props.busy === true || undefined}
      >
        <TableBody
          value={
            lines.length === 0 ? (
              <MessageRow>{props.message}</MessageRow>
            ) : (
              <TableRows
                lines={lines}
                rowId={rowId}
                columns={columns}
                selectable={selectable}
                clickable={props.onRowClick !== undefined}
                firstPosition={props.firstPosition}
                from={from}
                to={to}
                rowHeight={rowHeight}
              />
            )
          }
        >
          <TableFrame
            label={props.label}
            columns={columns}
            widths={props.widths}
            container={container}
            events={events}
            total={props.total}
            busy={props.busy === true || skeletonRows !== undefined}
            inFlow={inFlow}
            selectable={selectable}
            sortable={props.onSort !== undefined}
            resizable={props.onResize !== undefined}
            sortedColumn={sort?.column}
            descending={sort?.descending === true}
          />
        </TableBody>
      </div>
    </SelectionProvider>
  );
}

/** Always the same object, which does what the last render said. */
function useTableEvents(events: TableEvents): TableEvents {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const [stable] = useState<TableEvents>(() => ({
    onSort: (column) => latest.current.onSort(column),
    onResize: (column, width) => latest.current.onResize(column, width),
    onRowClick: (event: MouseEvent<HTMLElement>) => latest.current.onRowClick(event),
    onRowKey: (event: KeyboardEvent<HTMLElement>) => latest.current.onRowKey(event),
  }));
  return stable;
}

function MessageRow({ children }: { children: ReactNode }) {
  return (
    <tr className={classes.messageRow}>
      <td className={classes.messageCell}>{children}</td>
    </tr>
  );
}
