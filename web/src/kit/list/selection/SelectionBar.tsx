import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import classes from '../ListPage.module.css';
import type { SelectionStore } from './selectionStore.ts';

interface SelectionBarProps {
  readonly selection: SelectionStore;
  /** How many rows the whole list has. */
  readonly total: number;
  /** Selects all of them; rejects when they could not be asked for, which was told. */
  readonly onSelectAll: () => Promise<unknown>;
  /** What can be done to the selected rows. */
  readonly children: (selected: {
    readonly rows: readonly { readonly id: string }[];
    readonly clear: () => void;
  }) => ReactNode;
}

/** The selection of a long list has to be named: more rows than this are not taken at once. */
export const mostSelected = 1000;

/** What can be done to the selected rows, and how many there are, also on other pages; nothing without any. */
export function SelectionBar({ selection, total, onSelectAll, children }: SelectionBarProps) {
  const [busy, setBusy] = useState(false);
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  const count = rows.length;
  if (count === 0) return null;
  const elsewhere = count - selection.onPage();
  const selectAll = async () => {
    setBusy(true);
    await onSelectAll().catch(() => undefined);
    setBusy(false);
  };
  return (
    <section className={classes.selection} aria-label="Selected rows">
      <output>
        {count.toLocaleString('en-GB')} selected
        {elsewhere > 0 && <span className={classes.elsewhere}>, {elsewhere} on other pages</span>}
      </output>
      {count < total && total <= mostSelected && (
        <Button variant="subtle" color="gray" size="xs" loading={busy} onClick={() => void selectAll()}>
          Select all {total.toLocaleString('en-GB')}
        </Button>
      )}
      {children({ rows, clear: selection.clear })}
      <Button variant="subtle" color="gray" size="xs" onClick={selection.clear}>
        Clear
      </Button>
    </section>
  );
}
