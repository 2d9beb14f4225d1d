import type { CSSProperties } from 'react';
import { selectionWidth } from './selection.tsx';
import { inRem } from '../textScale.ts';
import type { ShownColumn, TableModel } from './useTable.ts';

/** The variable with the width in pixels that a column needs so that none of its cells is cut. */
export const neededWidth = (id: string): `--${string}` => `--needed-${id}`;

/**
 * The columns of head and rows as one grid. A cut column takes remaining width before a growing column does: the
 * browser fills a track between its minimum and maximum before the flexible ones. A width set by the user is kept, and
 * so is that of a pinned column, as the next one begins at its end.
 */
export function tableLayout<Row>({
  table,
  shown,
  selection,
  fits,
}: Pick<TableModel<Row>, 'table' | 'shown' | 'selection' | 'fits'>): Readonly<Record<`--${string}`, string>> {
  const chosen = table.getState().columnSizing;
  const widthOf = ({ id }: ShownColumn<Row>): number => table.getColumn(id)?.getSize() ?? 0;
  const tracks = shown.map((column) => {
    const width = widthOf(column);
    if (fits) return `minmax(0, ${width}fr)`;
    if (column.pinnedAt !== undefined || chosen[column.id] !== undefined) return inRem(width);
    if (column.grow === true) return `minmax(${inRem(width)}, ${width}fr)`;
    return `minmax(${inRem(width)}, max(${inRem(width)}, var(${neededWidth(column.id)}, 0px)))`;
  });
  const first = selection ? selectionWidth : 0;
  const widths = shown.map(widthOf);
  const pinned = shown.filter(({ pinnedAt }) => pinnedAt !== undefined);
  const starts = pinned.map((_, place) => sum(widths.slice(0, place), first));
  return {
    '--row-columns': [...(selection ? [inRem(first)] : []), ...tracks].join(' '),
    '--row-width': fits ? '0px' : inRem(sum(widths, first)),
    ...Object.fromEntries(starts.map((start, place) => [`--pinned-${place}`, inRem(start)])),
  };
}

const sum = (numbers: readonly number[], first: number): number =>
  numbers.reduce((total, number) => total + number, first);

/** The style that keeps a pinned cell in place while the others scroll. */
export const pinnedStyle = (place: number | undefined): CSSProperties | undefined =>
  place === undefined ? undefined : { left: `var(--pinned-${place})` };
