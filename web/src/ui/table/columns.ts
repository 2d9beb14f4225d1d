import type { MRT_ColumnDef, MRT_RowData } from 'mantine-react-table';
import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels; a column whose cells are cut takes more where there is room. */
  readonly width: number;
  /** Shares the remaining width. */
  readonly grow?: boolean | undefined;
  readonly numeric?: boolean | undefined;
  readonly sortable?: boolean | undefined;
  /** Contains the row's link, so it is always shown. */
  readonly link?: boolean | undefined;
}

/** The limits of a column's width, in pixels. */
const narrowestColumn = 48;
const widestColumn = 800;

/** The columns for mantine-react-table's model. */
export function columnDefinitions<Row extends MRT_RowData>(
  columns: readonly DataTableColumn<Row>[],
): MRT_ColumnDef<Row>[] {
  return columns.map(({ id, header, width, grow = false, sortable = false, link = false }) => ({
    id,
    header,
    // The server sorts; the model only checks whether there is a value.
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
