import { Suspense, useEffect, useMemo, useState } from 'react';
import { useModal } from '../../modal/useModal.ts';
import { PieceBoundary } from '../../page/code/PieceBoundary.tsx';
import { DraftSubject } from '../../unsaved/DraftSubject.ts';
import type { SelectionAction } from './definition.ts';
import type { SelectableRow } from './selectionStore.ts';

interface SelectionDialogsProps<Row extends SelectableRow> {
  readonly actions: readonly SelectionAction<Row>[];
  /** Keep the same array until the selection changes. */
  readonly rows: readonly Row[];
  readonly onDone: () => void;
}

/**
 * The dialogs of the actions. Their addresses contain no rows: a dialog that is opened without rows, or with rows that
 * do not allow it, closes itself. An open dialog stays, whatever other users do to the rows meanwhile.
 */
export function SelectionDialogs<Row extends SelectableRow>({
  actions,
  rows,
  onDone,
}: SelectionDialogsProps<Row>) {
  return actions.map((action) => (
    <ActionDialog key={action.modal} action={action} rows={rows} onDone={onDone} />
  ));
}

type ActionDialogProps<Row extends SelectableRow> = Omit<SelectionDialogsProps<Row>, 'actions'> & {
  readonly action: SelectionAction<Row>;
};

function ActionDialog<Row extends SelectableRow>({ action, rows, onDone }: ActionDialogProps<Row>) {
  const { opened, close } = useModal(action.modal);
  // An open dialog keeps the rows that it was opened with.
  const [about, setAbout] = useState(rows);
  const [wanted, setWanted] = useState(false);
  const [begun, setBegun] = useState(false);
  if (!opened && about !== rows) setAbout(rows);
  if (!opened && begun) setBegun(false);
  if (opened && !begun && about.length > 0 && action.refusal?.(about) === undefined) {
    setBegun(true);
    setWanted(true);
  }
  const impossible = opened && !begun;
  useEffect(() => {
    if (impossible) close();
  }, [impossible, close]);
  // In the order of the rows, which is also that of the row fields.
  const ids = useMemo(() => about.map(({ id }) => id), [about]);
  const Dialog = action.dialog;
  return (
    wanted &&
    !impossible &&
    about.length > 0 && (
      <PieceBoundary>
        <Suspense fallback={null}>
          <DraftSubject value={ids}>
            <Dialog name={action.modal} rows={about} onDone={onDone} />
          </DraftSubject>
        </Suspense>
      </PieceBoundary>
    )
  );
}
