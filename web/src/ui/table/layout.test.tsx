import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from './columns.ts';
import { tableLayout } from './layout.ts';
import { useTable } from './useTable.ts';
import type { ColumnState } from './useTable.ts';

type Row = { readonly id: string };

const cell = () => '';
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'id', header: 'Id', cell, width: 72 },
  { id: 'title', header: 'Title', cell, width: 200, grow: true, link: true },
  { id: 'status', header: 'Status', cell, width: 120 },
  { id: 'total', header: 'Total', cell, width: 100 },
];
const rows = [{ id: '1' }];
const rowId = ({ id }: Row) => id;
const ignored = () => undefined;
const track = (width: number, id: string) =>
  `minmax(${width / 16}rem, max(${width / 16}rem, var(--needed-${id}, 0px)))`;

function layoutOf(state: Partial<ColumnState>) {
  const columnState = {
    state: { columnOrder: [], columnVisibility: {}, columnSizing: {}, columnPinning: {}, ...state },
    onColumnOrderChange: ignored,
    onColumnVisibilityChange: ignored,
    onColumnSizingChange: ignored,
    onColumnPinningChange: ignored,
  };
  const { result } = renderHook(() => useTable({ columns, rows, rowId, columnState }));
  return { ids: result.current.shown.map(({ id }) => id), layout: tableLayout(result.current) };
}

describe('the widths of a table', () => {
  it('a cut column takes the width that it needs from the remaining width, and the growing column takes the rest', () => {
    expect(layoutOf({}).layout['--row-columns']).toBe(
      [track(72, 'id'), 'minmax(12.5rem, 200fr)', track(120, 'status'), track(100, 'total')].join(' '),
    );
  });

  it('a width set by the user is kept', () => {
    const { layout } = layoutOf({ columnSizing: { status: 90, total: 55 } });
    expect(layout['--row-columns']).toBe(`${track(72, 'id')} minmax(12.5rem, 200fr) 5.625rem 3.4375rem`);
  });

  it('the table is at least as wide as its columns together', () => {
    const { layout } = layoutOf({ columnSizing: { status: 300 }, columnVisibility: { id: false } });
    expect(layout['--row-width']).toBe('37.5rem');
  });

  it('a table that fits shares the available width', () => {
    const { result } = renderHook(() => useTable({ columns, rows, rowId, fits: true }));
    expect(tableLayout(result.current)).toMatchObject({
      '--row-columns': 'minmax(0, 72fr) minmax(0, 200fr) minmax(0, 120fr) minmax(0, 100fr)',
      '--row-width': '0px',
    });
  });

  it('pinned columns come first, and each begins where the previous one ends', () => {
    const { ids, layout } = layoutOf({ columnPinning: { left: ['status', 'title'] } });
    expect(ids).toEqual(['status', 'title', 'id', 'total']);
    expect(layout).toMatchObject({ '--pinned-0': '0rem', '--pinned-1': '7.5rem' });
    expect(layout['--row-columns']).toBe(`7.5rem 12.5rem ${track(72, 'id')} ${track(100, 'total')}`);
  });
});
