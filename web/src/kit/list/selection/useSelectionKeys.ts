import type { RefObject } from 'react';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import type { SelectableRow, SelectionStore } from './selectionStore.ts';

/**
 * `x` toggles the focused row, `X` selects the range from the last toggled row to it, `a` skips all rows and moves to
 * the actions.
 */
export function useSelectionKeys(
  section: RefObject<HTMLElement | null>,
  actions: RefObject<HTMLElement | null>,
  rows: readonly SelectableRow[],
  selection: SelectionStore,
): void {
  const toggle = (range: boolean) => () => {
    const focused = document.activeElement;
    const row =
      focused && section.current?.contains(focused) ? focused.closest<HTMLElement>('[data-index]') : null;
    const chosen = rows[Number(row?.dataset['index'])];
    if (chosen) selection.toggle(chosen.id, range);
  };
  useShortcut({ keys: 'x', label: 'Select the row, or leave it', group: 'Lists', run: toggle(false) });
  useShortcut({ keys: 'X', label: 'Select all rows up to this one', group: 'Lists', run: toggle(true) });
  useShortcut({
    keys: 'a',
    label: 'To what can be done with the selected rows',
    group: 'Lists',
    run: () => actions.current?.querySelector('button')?.focus(),
  });
}
