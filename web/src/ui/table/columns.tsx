import type { MRT_ColumnDef } from 'mantine-react-table';
import type { ReactNode } from 'react';
import { selectionColumn } from './selection.tsx';

export interface DataTableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels. */
  readonly width: number;
  /** Shares the width that is left. */
  readonly grow?: boolean | undefined;
  readonly numeric?: boolean | undefined;
  readonly sortable?: boolean | undefined;
}

/** What one line of the table shows. */
export type Line<Row> =
  { readonly kind: 'row'; readonly row: Row } | { readonly kind: 'skeleton'; readonly position: number };

/** Pixels. */
const selectionWidth = 44;

/** The columns as the library's head takes them; what stands in their cells is our own. */
export function columnDefinitions<Row>(
  columns: readonly DataTableColumn<Row>[],
  selectable: boolean,
): MRT_ColumnDef<Line<Row>>[] {
  const data = columns.map(({ id, header, width, grow = false }): MRT_ColumnDef<Line<Row>> => ({
    id,
    header,
    size: width,
    minSize: Math.min(width, 40),
    grow,
  }));
  const selection = { id: selectionColumn, header: 'Select', size: selectionWidth, grow: false };
  return selectable ? [selection, ...data] : data;
}

/** The columns of the rows' grid: as wide as the head's cells, which share what is left by their widths too. */
export function gridColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  selectable: boolean,
): string {
  const tracks = columns.map(({ id, width, grow }) => {
    const pixels = widths[id] ?? width;
    return grow === true ? `minmax(${pixels}px, ${pixels}fr)` : `${pixels}px`;
  });
  return (selectable ? [`${selectionWidth}px`, ...tracks] : tracks).join(' ');
}
