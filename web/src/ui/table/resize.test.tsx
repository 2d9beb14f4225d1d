import { MantineProvider } from '@mantine/core';
import type { ColumnSizingState } from '@tanstack/react-table';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import type { DataTableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { useTable } from './useTable.ts';
import type { TableSettings } from './useTable.ts';

type Row = { readonly id: string };

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'title', header: 'Title', cell: () => '', width: 200, grow: true, link: true },
  { id: 'status', header: 'Status', cell: () => '', width: 120, sortable: true },
];
const rows = [{ id: '1' }];
const rowId = ({ id }: Row) => id;
const ignored = () => undefined;
const onSort = vi.fn<NonNullable<TableSettings<Row>['onSort']>>();
const stored = vi.fn<(widths: ColumnSizingState) => void>();

function Resizable({ fits = false }) {
  const [columnSizing, setColumnSizing] = useState<ColumnSizingState>({});
  stored(columnSizing);
  const model = useTable({
    columns,
    rows,
    rowId,
    onSort,
    fits,
    columnState: {
      state: { columnOrder: [], columnVisibility: {}, columnSizing, columnPinning: {} },
      onColumnOrderChange: ignored,
      onColumnVisibilityChange: ignored,
      onColumnSizingChange: setColumnSizing,
      onColumnPinningChange: ignored,
    },
  });
  return <DataTable model={model} label="Orders" total={1} firstPosition={1} />;
}

const edgeOf = (head: HTMLElement) => head.querySelector<HTMLElement>(':scope > [aria-hidden]');

function statusHead(fits: boolean): HTMLElement {
  render(
    <MantineProvider>
      <Resizable fits={fits} />
    </MantineProvider>,
  );
  return screen.getByRole('columnheader', { name: 'Status' });
}

/** Two columns on screen; every head cell is 180 pixels wide, more than was set for the status. */
function statusEdge(): HTMLElement {
  const edge = edgeOf(statusHead(false));
  if (!edge) throw new Error('The head has no edge');
  return edge;
}

const tracks = () => screen.getByRole('table').style.getPropertyValue('--row-columns');

beforeEach(() => vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(180));
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.style.fontSize = '';
});

describe('dragging the edge of a column', () => {
  it('changes its width from the one on screen on, while the pointer moves', () => {
    const edge = statusEdge();
    fireEvent.mouseDown(edge, { clientX: 500 });
    fireEvent.mouseMove(document, { clientX: 530 });
    expect(tracks()).toBe(`minmax(12.5rem, 200fr) ${210 / 16}rem`);
    fireEvent.mouseMove(document, { clientX: 460 });
    expect(tracks()).toBe(`minmax(12.5rem, 200fr) ${140 / 16}rem`);
    fireEvent.mouseUp(document, { clientX: 470 });
    fireEvent.mouseMove(document, { clientX: 700 });
    expect(stored).toHaveBeenLastCalledWith({ status: 150 });
    expect(tracks()).toBe(`minmax(12.5rem, 200fr) ${150 / 16}rem`);
    expect(onSort).not.toHaveBeenCalled();
  });

  it('follows a finger', () => {
    const edge = statusEdge();
    fireEvent.touchStart(edge, { touches: [{ clientX: 500 }] });
    fireEvent.touchMove(document, { touches: [{ clientX: 520 }] });
    fireEvent.touchEnd(document, { touches: [] });
    expect(stored).toHaveBeenLastCalledWith({ status: 200 });
  });

  it('stays under the pointer at twice the text size', () => {
    document.documentElement.style.fontSize = '32px';
    const edge = statusEdge();
    fireEvent.mouseDown(edge, { clientX: 500 });
    fireEvent.mouseMove(document, { clientX: 540 });
    fireEvent.mouseUp(document, { clientX: 540 });
    expect(stored).toHaveBeenLastCalledWith({ status: 110 });
  });

  it('stops at the narrowest width', () => {
    const edge = statusEdge();
    fireEvent.mouseDown(edge, { clientX: 500 });
    fireEvent.mouseMove(document, { clientX: 100 });
    expect(tracks()).toBe('minmax(12.5rem, 200fr) 3rem');
  });

  it('a double click restores the width', () => {
    const edge = statusEdge();
    const defined = tracks();
    fireEvent.mouseDown(edge, { clientX: 500 });
    fireEvent.mouseUp(document, { clientX: 530 });
    expect(tracks()).not.toBe(defined);
    fireEvent.doubleClick(edge);
    expect(tracks()).toBe(defined);
    expect(stored).toHaveBeenLastCalledWith({});
  });

  it('is not offered where the columns share the available width', () => {
    expect(edgeOf(statusHead(true))).toBeNull();
  });
});
