import type { Header, Table } from '@tanstack/react-table';
import { MRT_TableHeadCellResizeHandle } from 'mantine-react-table';
import type { MRT_Header, MRT_RowData, MRT_TableInstance } from 'mantine-react-table';
import { memo } from 'react';
import type { ShownColumn } from './useTable.ts';
import classes from './DataTable.module.css';
import { HeadCell } from './HeadCell.tsx';
import { pinnedStyle } from './layout.ts';
import { SelectAllBox } from './selection.tsx';

interface TableHeadProps<Row> {
  /** The same object as long as the table is shown. */
  readonly table: Table<Row>;
  readonly shown: readonly ShownColumn<Row>[];
  readonly selectable: boolean;
  readonly sortable: boolean;
  readonly resizable: boolean;
  readonly sortedColumn: string | undefined;
  readonly descending: boolean;
}

function PlainHead<Row extends MRT_RowData>({ table, shown, selectable, ...head }: TableHeadProps<Row>) {
  const pins = shown.some(({ pinnedAt }) => pinnedAt !== undefined);
  const headers = new Map(table.getLeafHeaders().map((header) => [header.id, header]));
  return (
    <thead className={classes.head}>
      <tr className={classes.headRow} aria-rowindex={1}>
        {selectable && (
          <th className={classes.headCell} data-pinned={pins || undefined} style={pins ? atStart : undefined}>
            <SelectAllBox />
          </th>
        )}
        {shown.map(({ id, header, numeric, sortable, pinnedAt }) => {
          const sorted =
            head.sortedColumn === id ? (head.descending ? 'descending' : 'ascending') : undefined;
          return (
            <th
              key={id}
              className={classes.headCell}
              style={pinnedStyle(pinnedAt)}
              data-column={id}
              data-pinned={pinnedAt !== undefined || undefined}
              data-numeric={numeric === true || undefined}
              aria-sort={sortable === true ? (sorted ?? 'none') : undefined}
            >
              <HeadCell
                text={header}
                sorted={sorted}
                onSort={
                  sortable === true && head.sortable ? () => table.getColumn(id)?.toggleSorting() : undefined
                }
              />
              {head.resizable && <ResizeHandle header={headers.get(id)} table={table} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface ResizeHandleProps<Row> {
  readonly header: Header<Row, unknown> | undefined;
  readonly table: Table<Row>;
}

/** The draggable right edge of a head cell. For the pointer only: the column panel has buttons for the same. */
function ResizeHandle<Row extends MRT_RowData>({ header, table }: ResizeHandleProps<Row>) {
  return (
    <MRT_TableHeadCellResizeHandle
      className={classes.resize ?? ''}
      aria-hidden
      // Of the library's instance, it uses what the engine has.
      header={header as MRT_Header<Row>}
      table={table as unknown as MRT_TableInstance<Row>}
    />
  );
}

/** The head, memoised so that new rows do not render it again. */
export const TableHead = memo(PlainHead) as typeof PlainHead;

const atStart = { left: 0 };
