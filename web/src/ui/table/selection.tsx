import type { Row as TableRow, RowSelectionState, Table } from '@tanstack/react-table';
import { Checkbox } from '@mantine/core';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import classes from './DataTable.module.css';

/**
 * The ids of the selected rows, also on other pages. Kept outside React's state, so that a changed checkbox renders
 * itself and not the whole list.
 */
export interface RowSelection {
  readonly subscribe: (listener: () => void) => () => void;
  /** True for selected ids; the same object until it changes. */
  readonly selected: () => RowSelectionState;
  readonly set: (ids: readonly string[], selected: boolean) => void;
  /** With `range`, every row from the last toggled one to this one. */
  readonly toggle: (id: string, range: boolean) => void;
}

/** The width of the checkbox column in pixels. */
export const selectionWidth = 44;

interface SelectionContext {
  readonly selection: RowSelection;
  readonly table: Pick<
    Table<unknown>,
    'getIsAllPageRowsSelected' | 'getIsSomePageRowsSelected' | 'toggleAllPageRowsSelected'
  >;
  /** With other rows, the checkbox in the head has another state. */
  readonly rows: readonly unknown[];
}

/** A context reaches the checkboxes inside memoised rows and the head; a changed prop would not. */
const Selection = createContext<SelectionContext | null>(null);

interface SelectionProviderProps {
  readonly selection: RowSelection | undefined;
  readonly table: SelectionContext['table'];
  readonly rows: readonly unknown[];
  readonly children: ReactNode;
}

export function SelectionProvider({ selection, table, rows, children }: SelectionProviderProps) {
  const value = useMemo(() => (selection ? { selection, table, rows } : null), [selection, table, rows]);
  return <Selection value={value}>{children}</Selection>;
}

export function SelectRowBox<Row>({ row }: { row: TableRow<Row> }) {
  const context = use(Selection);
  return context && <RowBox row={row} selection={context.selection} />;
}

function RowBox<Row>({ row, selection }: { row: TableRow<Row>; selection: RowSelection }) {
  const checked = useSyncExternalStore(selection.subscribe, () => row.getIsSelected());
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={`Select ${row.id}`}
      checked={checked}
      onMouseDown={keepTextUnselected}
      onChange={({ nativeEvent }) =>
        selection.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** With Shift, browsers would select the text up to the checkbox as well. */
function keepTextUnselected(event: ReactMouseEvent<HTMLElement>): void {
  if (event.shiftKey) event.preventDefault();
}

export function SelectAllBox() {
  const context = use(Selection);
  return context && <AllBox {...context} />;
}

function AllBox({ selection, table }: SelectionContext) {
  const all = useSyncExternalStore(selection.subscribe, () => table.getIsAllPageRowsSelected());
  const some = useSyncExternalStore(selection.subscribe, () => table.getIsSomePageRowsSelected());
  return (
    <Checkbox
      size="xs"
      aria-label="Select every row of this page"
      checked={all}
      indeterminate={some && !all}
      onChange={() => table.toggleAllPageRowsSelected(!all)}
    />
  );
}
