import { MRT_TableContainer, useMantineReactTable } from 'mantine-react-table';
import { createContext, memo, use, useMemo, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { columnDefinitions, gridColumns } from './columns.tsx';
import type { DataTableColumn, Line } from './columns.tsx';
import classes from './DataTable.module.css';
import { HeadCell } from './HeadCell.tsx';
import { openRowLinkAside } from './rowNavigation.ts';
import { SelectAllBox, selectionColumn } from './selection.tsx';

/** What happens to a table; the same object from render to render. */
export interface TableEvents {
  readonly onSort: (column: string) => void;
  readonly onResize: (column: string, width: number) => void;
  readonly onRowClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onRowKey: (event: KeyboardEvent<HTMLElement>) => void;
}

interface TableFrameProps {
  readonly label: string;
  readonly columns: readonly DataTableColumn<never>[];
  readonly widths: Readonly<Record<string, number>> | undefined;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly events: TableEvents;
  readonly total: number;
  readonly busy: boolean;
  readonly inFlow: boolean;
  readonly selectable: boolean;
  readonly sortable: boolean;
  readonly resizable: boolean;
  readonly sortedColumn: string | undefined;
  readonly descending: boolean;
}

/**
 * The body of the table that the frame stands around. A context, so that other rows draw no other frame: the head's
 * cells are the dearest of the table.
 */
export const TableBody = createContext<ReactNode>(null);

const BodySlot = () => use(TableBody);
const body = <BodySlot />;
const noLines: Line<never>[] = [];

/** The scrolling part, the table and its head, as mantine-react-table lays them out at its leanest. */
export const TableFrame = memo(function TableFrame(props: TableFrameProps) {
  const { columns, events, widths, selectable, resizable, inFlow, sortedColumn, descending } = props;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => columnDefinitions(columns, selectable), [columns, selectable]);
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const columnSizing = useMemo(() => ({ ...widths, ...dragged }), [widths, dragged]);
  const resize = (id: string, width: number, done: boolean) => {
    setDragged(done ? {} : { [id]: width });
    if (done) events.onResize(id, width);
  };

  const table = useMantineReactTable<Line<never>>({
    columns: definitions,
    data: noLines,
    state: { density: 'xs', columnSizing },
    enableBottomToolbar: false,
    enableColumnActions: false,
    enableFilters: false,
    enableHiding: false,
    enablePagination: false,
    enableSorting: false,
    enableStickyHeader: true,
    enableTableFooter: false,
    enableTopToolbar: false,
    layoutMode: 'grid',
    mantineTableContainerProps: {
      ref: props.container,
      className: `${classes.container} ${inFlow ? classes.inFlow : ''}`,
      // A part that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex: 0,
      role: 'region',
      'aria-label': `${props.label}, scrollable`,
    },
    mantineTableProps: {
      className: classes.table ?? '',
      highlightOnHover: false,
      'aria-label': props.label,
      'aria-busy': props.busy,
      'aria-rowcount': props.total + 1,
    },
    mantineTableHeadProps: { className: classes.head ?? '' },
    mantineTableHeadRowProps: { className: classes.headRow ?? '', 'aria-rowindex': 1 },
    mantineTableHeadCellProps: ({ column: { id } }) => {
      const column = byId.get(id);
      const sortable = column?.sortable === true;
      const sorted = sortedColumn === id ? (descending ? 'descending' : 'ascending') : undefined;
      return {
        className: classes.headCell ?? '',
        'data-numeric': column?.numeric === true || undefined,
        'aria-sort': sortable ? (sorted ?? 'none') : undefined,
        children:
          id === selectionColumn ? (
            <SelectAllBox />
          ) : (
            <HeadCell
              text={column?.header ?? ''}
              sorted={sorted}
              {...(sortable && props.sortable ? { onSort: () => events.onSort(id) } : {})}
              {...(resizable ? { onResize: (width: number, done: boolean) => resize(id, width, done) } : {})}
            />
          ),
      };
    },
    mantineTableBodyProps: {
      className: classes.body ?? '',
      style: { '--row-columns': gridColumns(columns, columnSizing, selectable) },
      onAuxClick: openRowLinkAside,
      onClick: events.onRowClick,
      onKeyDown: events.onRowKey,
      children: body,
    },
  });
  return <MRT_TableContainer table={table} />;
});
