import { Checkbox } from '@mantine/core';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import classes from './DataTable.module.css';

/**
 * Which rows are selected, by id. Kept outside of React's state, so that a box that changes draws itself and not the
 * whole list.
 */
export interface RowSelection {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isSelected: (id: string) => boolean;
  readonly set: (ids: readonly string[], selected: boolean) => void;
  /** With `range`, every row from the last one that was toggled to this one. */
  readonly toggle: (id: string, range: boolean) => void;
}

export const selectionColumn = 'selection';

interface SelectionContext {
  readonly selection: RowSelection;
  readonly rowIds: readonly string[];
}

/** A context reaches the boxes inside memoised rows, which a changed prop would not. */
const Selection = createContext<SelectionContext | null>(null);

interface SelectionProviderProps {
  readonly selection: RowSelection | undefined;
  readonly rowIds: readonly string[];
  readonly children: ReactNode;
}

export function SelectionProvider({ selection, rowIds, children }: SelectionProviderProps) {
  const value = useMemo(() => (selection ? { selection, rowIds } : null), [selection, rowIds]);
  return <Selection value={value}>{children}</Selection>;
}

export function SelectRowBox({ id }: { id: string }) {
  const context = use(Selection);
  return context && <RowBox id={id} selection={context.selection} />;
}

function RowBox({ id, selection }: { id: string; selection: RowSelection }) {
  const checked = useSyncExternalStore(selection.subscribe, () => selection.isSelected(id));
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={`Select ${id}`}
      checked={checked}
      onMouseDown={keepTextUnselected}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** With Shift, browsers would select the text up to the box as well. */
function keepTextUnselected(event: ReactMouseEvent<HTMLElement>): void {
  if (event.shiftKey) event.preventDefault();
}

export function SelectAllBox() {
  const context = use(Selection);
  return context && <AllBox {...context} />;
}

function AllBox({ selection, rowIds }: SelectionContext) {
  const count = useSyncExternalStore(
    selection.subscribe,
    () => rowIds.filter((id) => selection.isSelected(id)).length,
  );
  return (
    <Checkbox
      size="xs"
      aria-label="Select every row of this page"
      checked={count > 0 && count === rowIds.length}
      indeterminate={count > 0 && count < rowIds.length}
      onChange={() => selection.set(rowIds, count !== rowIds.length)}
    />
  );
}
