import type { Row as TableRowModel } from '@tanstack/react-table';
import { memo } from 'react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { pinnedStyle } from './layout.ts';
import { SelectRowBox } from './selection.tsx';
import type { ShownColumn } from './useTable.ts';

/** The content of one line of the table. */
export type Line<Row> =
  | { readonly kind: 'row'; readonly row: TableRowModel<Row> }
  | { readonly kind: 'skeleton'; readonly position: number };

interface TableRowsProps<Row> {
  readonly lines: readonly Line<Row>[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly selectable: boolean;
  readonly clickable: boolean;
  /** Position of the first line in the whole list, from 1. */
  readonly firstPosition: number;
  /** Index of the first line in the document, and of the first one after the last. */
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly rowHeight: number;
  /** Why rows are struck, by id. */
  readonly struck: ReadonlyMap<string, string> | undefined;
}

/**
 * The lines of the table. They are plain elements rather than the library's: a page of 200 rows has thousands of cells,
 * and the cost of one decides how fast a list feels.
 */
export function TableRows<Row>({
  lines,
  from,
  to,
  rowHeight,
  firstPosition,
  struck,
  ...row
}: TableRowsProps<Row>) {
  return lines.slice(from, to).map((line, offset) => {
    const index = from + offset;
    const id = line.kind === 'row' ? line.row.id : `skeleton-${line.position}`;
    return (
      <TableRow
        key={id}
        line={line}
        index={index}
        position={firstPosition + index}
        struck={struck?.get(id)}
        above={index === from ? from * rowHeight : 0}
        below={index === to - 1 ? (lines.length - to) * rowHeight : 0}
        {...row}
      />
    );
  });
}

interface TableRowProps<Row> extends Pick<TableRowsProps<Row>, 'columns' | 'selectable' | 'clickable'> {
  readonly line: Line<Row>;
  readonly index: number;
  readonly position: number;
  /** The height in pixels of the lines that are not in the document. */
  readonly above: number;
  readonly below: number;
  readonly struck: string | undefined;
}

function PlainRow<Row>({
  line,
  index,
  position,
  columns,
  selectable,
  clickable,
  ...row
}: TableRowProps<Row>) {
  const pins = columns.some(({ pinnedAt }) => pinnedAt !== undefined);
  return (
    <tr
      className={classes.row}
      style={row.above + row.below > 0 ? { marginTop: row.above, marginBottom: row.below } : undefined}
      data-kind={line.kind}
      data-index={index}
      data-clickable={clickable || undefined}
      data-struck={row.struck === undefined ? undefined : ''}
      aria-rowindex={position + 1}
    >
      {selectable && (
        <td className={classes.cell} data-pinned={pins || undefined} style={pins ? atStart : undefined}>
          {line.kind === 'row' ? <SelectRowBox row={line.row} /> : null}
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={classes.cell}
          style={pinnedStyle(column.pinnedAt)}
          data-pinned={column.pinnedAt !== undefined || undefined}
          data-numeric={(line.kind === 'row' && column.numeric === true) || undefined}
        >
          {line.kind === 'row' ? (
            <>
              {cellContent(column.cell(line.row.original))}
              {row.struck !== undefined && column.link === true && (
                <span className={classes.struckReason}>{row.struck}</span>
              )}
            </>
          ) : (
            <span
              className={classes.skeleton}
              style={{ width: skeletonWidth(column, line.position + place) }}
            >
              {noText}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

// Keeps the generic signature of the component.
const TableRow = memo(PlainRow, sameRow) as typeof PlainRow;

/** The cache never mutates answers, so the same object is the same row. */
function sameRow<Row>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean {
  const sameLine =
    before.line === after.line ||
    (before.line.kind === 'row' &&
      after.line.kind === 'row' &&
      before.line.row.original === after.line.row.original);
  return (
    sameLine &&
    before.columns === after.columns &&
    before.position === after.position &&
    before.index === after.index &&
    before.above === after.above &&
    before.struck === after.struck &&
    before.below === after.below &&
    before.selectable === after.selectable &&
    before.clickable === after.clickable
  );
}

const atStart = { left: 0 };

/** One line, cut with an ellipsis; plain text has the full text as its tooltip. */
const cellContent = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <span title={content}>{content}</span> : content;

/** A non-breaking space. */
const noText = '\u00a0';

/** Typical fill ratios of cells, taken in turn so that a skeleton looks like rows and not like bars. */
const fills = [0.72, 0.5, 0.64, 0.56, 0.8] as const;

function skeletonWidth<Row>({ width, grow }: ShownColumn<Row>, seed: number): string {
  const fill = fills[seed % fills.length] ?? 0.6;
  return grow === true ? `${Math.round(fill * 80)}%` : `${Math.round((width - 24) * fill)}px`;
}
