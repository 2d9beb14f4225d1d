import type { Row as TableRow } from '@tanstack/react-table';
import type { MRT_RowData } from 'mantine-react-table';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import stale from '../stale.module.css';
import classes from './DataTable.module.css';
import { tableLayout } from './layout.ts';
import { textScale } from '../textScale.ts';
import { followRowLink, isOnRowLink, moveBetweenRows, openRowLinkAside, rowOf } from './rowNavigation.ts';
import { SelectionProvider } from './selection.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import type { Line } from './TableRows.tsx';
import { useNeededWidths } from './useNeededWidths.ts';
import { rememberOpened, useReturnFocus } from './useReturnFocus.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import type { TableModel } from './useTable.ts';

export type RowDensity = 'compact' | 'normal' | 'roomy';

export interface DataTableProps<Row> {
  readonly model: TableModel<Row>;
  /** Accessible name of the table. */
  readonly label: string;
  /** Rows in the whole list. */
  readonly total: number;
  /** Position of the first row shown, from 1. */
  readonly firstPosition: number;
  /** Shows this many skeleton rows instead of rows. */
  readonly skeletonRows?: number | undefined;
  /** The shown rows are about to be replaced. */
  readonly busy?: boolean;
  readonly density?: RowDensity;
  /** Rows that stay although they do not belong here any more: the reason by id. */
  readonly struck?: ReadonlyMap<string, string>;
  /** Called on a click on a row without a link. */
  readonly onRowClick?: (row: Row) => void;
  /** Shown instead of rows when there are none: empty, failed. */
  readonly message?: ReactNode;
  /** Key under which the scroll position is remembered. */
  readonly scrollKey?: string;
  /** Grows with its rows instead of scrolling inside. */
  readonly inFlow?: boolean;
}

/** Pixels at the default text size; the style sheet has the same numbers. */
const rowHeights: Readonly<Record<RowDensity, number>> = { compact: 32, normal: 40, roomy: 48 };

/** The table of the console: renders its model with plain elements. */
export function DataTable<Row extends MRT_RowData>(props: DataTableProps<Row>) {
  const { model, skeletonRows, density = 'normal', inFlow = false } = props;
  const { table, shown, selection, container } = model;
  const { rows } = table.getRowModel();
  const lines = useMemo<Line<Row>[]>(
    () =>
      skeletonRows === undefined
        ? rows.map((row) => ({ kind: 'row', row }))
        : Array.from({ length: skeletonRows }, (_, position) => ({ kind: 'skeleton', position })),
    [rows, skeletonRows],
  );
  useScrollMemory(container, props.scrollKey, rows[0]?.id ?? '');
  const [scale] = useState(textScale);
  const rowHeight = rowHeights[density] * scale;
  const { from, to, show } = useRowWindow(container, lines.length, rowHeight, !inFlow);
  useNeededWidths(container, shown, skeletonRows === undefined ? rows : noRows);
  const [sorted] = table.getState().sorting;
  useReturnFocus(container, props.scrollKey, rows, show);
  const body = {
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const line = lines[Number(rowOf(event)?.dataset['index'])];
      if (line?.kind === 'row' && isOnRowLink(event)) rememberOpened(props.scrollKey, line.row.id);
    },
    onAuxClick: openRowLinkAside,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event);
      const line = lines[Number(row?.dataset['index'])];
      if (!row || line?.kind !== 'row' || followRowLink(event, row)) return;
      props.onRowClick?.(line.row.original);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveBetweenRows(event, lines.length, show),
  };

  return (
    <SelectionProvider selection={selection} table={table} rows={rows}>
      <div
        className={`${classes.root} ${stale.stale} ${inFlow ? classes.inFlow : ''}`}
        data-density={density}
        data-stale={(props.busy === true && lines[0]?.kind === 'row') || undefined}
      >
        <div
          {...scrollable}
          ref={container}
          className={`${classes.container} ${inFlow ? classes.inFlow : ''}`}
          aria-label={`${props.label}, scrollable`}
        >
          <table
            className={classes.table}
            style={tableLayout(model)}
            aria-label={props.label}
            aria-busy={props.busy === true || skeletonRows !== undefined}
            aria-rowcount={props.total + 1}
          >
            <TableHead
              table={table}
              shown={shown}
              selectable={selection !== undefined}
              sortable={table.options.enableSorting === true}
              resizable={table.options.enableColumnResizing === true}
              sortedColumn={sorted?.id}
              descending={sorted?.desc === true}
            />
            <tbody className={classes.body} {...body}>
              {lines.length === 0 ? (
                <MessageRow>{props.message}</MessageRow>
              ) : (
                <TableRows
                  lines={lines}
                  columns={shown}
                  selectable={selection !== undefined}
                  clickable={props.onRowClick !== undefined}
                  firstPosition={props.firstPosition}
                  struck={props.struck}
                  from={from}
                  to={to}
                  rowHeight={rowHeight}
                />
              )}
            </tbody>
          </table>
        </div>
      </div>
    </SelectionProvider>
  );
}

/** A scrolling part must be reachable by keyboard (WCAG 2.1.1). */
const scrollable = { role: 'region', tabIndex: 0 } as const;

const noRows: readonly TableRow<never>[] = [];

function MessageRow({ children }: { children: ReactNode }) {
  return (
    <tr className={classes.messageRow}>
      <td className={classes.messageCell}>{children}</td>
    </tr>
  );
}
