import { Button, VisuallyHidden } from '@mantine/core';
import { memo, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { selectionMessages } from '../../../messages/lists.ts';
import { useBusy } from '../../mutation/useBusy.ts';
import { useAllows } from '../../permission/PermissionProvider.tsx';
import type { ListSelection } from './definition.ts';
import classes from './SelectionBar.module.css';
import { SelectionActions } from './SelectionActions.tsx';
import { SelectionDialogs } from './SelectionDialogs.tsx';
import type { SelectableRow, SelectionStore } from './selectionStore.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';

interface SelectionBarProps {
  /** The actions for selected rows. */
  readonly offers: ListSelection<SelectableRow>;
  readonly selection: SelectionStore;
  /** The section of the list. */
  readonly section: RefObject<HTMLElement | null>;
  readonly rows: readonly SelectableRow[];
  /** How many rows the whole list has. */
  readonly total: number;
  /** Selects all rows; rejects when they could not be loaded, which was reported. */
  readonly onSelectAll: () => Promise<unknown>;
  /** Describes the number of selected rows that are not visible here. */
  readonly elsewhereWords?: (count: number) => string;
}

/**
 * The actions for the selected rows, their summary, and their count, also on other pages. Always in the document for
 * screen readers, which announce the count; visible only with a selection.
 */
export const SelectionBar = memo(function SelectionBar({
  offers,
  selection,
  section,
  rows,
  total,
  onSelectAll,
  elsewhereWords = selectionMessages.elsewhere,
}: SelectionBarProps) {
  const { thing, most, summary } = offers;
  const selected = useSyncExternalStore(selection.subscribe, selection.rows);
  const dropped = useSyncExternalStore(selection.subscribe, selection.dropped);
  const allows = useAllows();
  const actions = offers.actions.filter(({ permission }) => allows(permission));
  const offered = useRef<HTMLDivElement>(null);
  useSelectionKeys(section, offered, rows, selection);
  const count = selected.length;
  const elsewhere = count - selection.onPage();
  const clear = () => {
    selection.clear();
    // The pressed button is gone, also where it opened a dialog.
    section.current?.querySelector<HTMLElement>('[role="region"], section[tabindex]')?.focus();
  };
  const words = selectionMessages.selected(count, thing);
  return (
    <>
      <VisuallyHidden component="output">
        {count > 0 ? `${words}${elsewhereWords(elsewhere)}` : ''}
        {dropped.length > 0 ? selectionMessages.dropped(dropped.length, thing) : ''}
      </VisuallyHidden>
      {dropped.length > 0 && (
        <section className={classes.bar} aria-label={selectionMessages.label(thing)}>
          <p className={classes.count}>{selectionMessages.dropped(dropped.length, thing)}</p>
          <div className={classes.actions}>
            <Button variant="default" size="xs" onClick={selection.takeBack}>
              {selectionMessages.takeBack}
            </Button>
            <Button variant="subtle" color="gray" size="xs" onClick={clear}>
              {selectionMessages.dismiss}
            </Button>
          </div>
        </section>
      )}
      {count > 0 && (
        <section className={classes.bar} aria-label={selectionMessages.label(thing)}>
          <p className={classes.count}>
            {words}
            {elsewhere > 0 && <span className={classes.elsewhere}>{elsewhereWords(elsewhere)}</span>}
          </p>
          {summary && <span className={classes.summary}>{summary(selected)}</span>}
          {count < total && <SelectAll total={total} most={most} thing={thing} onSelectAll={onSelectAll} />}
          <Button variant="subtle" color="gray" size="xs" onClick={clear}>
            {selectionMessages.clear}
          </Button>
          <SelectionActions
            ref={offered}
            rows={selected}
            actions={actions}
            refusal={count > most ? selectionMessages.tooMany(most, thing) : undefined}
          />
        </section>
      )}
      <SelectionDialogs actions={actions} rows={selected} onDone={clear} />
    </>
  );
});

interface SelectAllProps {
  readonly total: number;
  readonly most: number;
  readonly thing: string;
  readonly onSelectAll: () => Promise<unknown>;
}

function SelectAll({ total, most, thing, onSelectAll }: SelectAllProps) {
  const { busy, run } = useBusy();
  if (total > most) return <span className={classes.summary}>{selectionMessages.narrow(most, thing)}</span>;
  const selectAll = () => run(onSelectAll).catch(() => undefined);
  return (
    <Button variant="subtle" size="xs" loading={busy} onClick={() => void selectAll()}>
      {selectionMessages.selectAll(total)}
    </Button>
  );
}
