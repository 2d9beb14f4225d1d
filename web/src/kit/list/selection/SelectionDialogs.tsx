import { Suspense, useEffect, useState } from 'react';
import { useModal } from '../../modal/useModal.ts';
import { PieceBoundary } from '../../page/PieceBoundary.tsx';
import type { SelectionAction } from './definition.ts';
import type { SelectableRow } from './selectionStore.ts';

interface SelectionDialogsProps {
  readonly actions: readonly SelectionAction<SelectableRow>[];
  readonly rows: readonly SelectableRow[];
  readonly onDone: () => void;
}

/** The dialogs of the actions. Their addresses name no rows, so one that is opened without any closes by itself. */
export function SelectionDialogs({ actions, rows, onDone }: SelectionDialogsProps) {
  return actions.map((action) => (
    <ActionDialog key={action.modal} action={action} rows={rows} onDone={onDone} />
  ));
}

type ActionDialogProps = Omit<SelectionDialogsProps, 'actions'> & {
  readonly action: SelectionAction<SelectableRow>;
};

function ActionDialog({ action, rows, onDone }: ActionDialogProps) {
  const { opened, close } = useModal(action.modal);
  // An open dialog is about the rows it was opened with.
  const [about, setAbout] = useState(rows);
  const [wanted, setWanted] = useState(false);
  if (!opened && about !== rows) setAbout(rows);
  if (opened && about.length > 0 && !wanted) setWanted(true);
  const aboutNothing = opened && about.length === 0;
  useEffect(() => {
    if (aboutNothing) close();
  }, [aboutNothing, close]);
  const Dialog = action.dialog;
  return (
    wanted &&
    about.length > 0 && (
      <PieceBoundary>
        <Suspense fallback={null}>
          <Dialog name={action.modal} rows={about} onDone={onDone} />
        </Suspense>
      </PieceBoundary>
    )
  );
}
