import type { MRT_ColumnDef, MRT_RowData } from 'mantine-react-table';
import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels; a column whose cells are cut takes more where there is room. */
  readonly width: number;
  /** Shares the width that is left. */
  readonly grow?: boolean | undefined;
  readonly numeric?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  /** Holds the row's link, so it is always shown. */
  readonly link?: boolean | undefined;
}

/** Pixels that somebody can make a column narrow or wide. */
const narrowestColumn = 48;
const widestColumn = 800;

/** The columns as mantine-react-table's model takes them. */
export function columnDefinitions<Row extends MRT_RowData>(
  columns: readonly DataTableColumn<Row>[],
): MRT_ColumnDef<Row>[] {
  return columns.map(({ id, header, width, grow = false, sortable = false, link = false }) => ({
    id,
    header,
    // What sorts is the server; the model only asks whether there is a value.
    accessorFn: (row) => row,
    size: width,
    minSize: Math.min(width, narrowestColumn),
    maxSize: widestColumn,
    grow,
    enableSorting: sortable,
    enableHiding: !link,
    sortDescFirst: false,
  }));
}
