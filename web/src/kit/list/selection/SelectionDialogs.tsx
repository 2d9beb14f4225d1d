import { Suspense, useEffect, useState } from 'react';
import { useModal } from '../../modal/useModal.ts';
import { PieceBoundary } from '../../page/PieceBoundary.tsx';
import type { SelectionAction } from './definition.ts';

interface SelectionDialogsProps<Row> {
  readonly actions: readonly SelectionAction<Row>[];
  /** Keep the same array until other rows are selected. */
  readonly rows: readonly Row[];
  readonly onDone: () => void;
}

/** The dialogs of the actions. Their addresses name no rows, so one that is opened without any closes by itself. */
export function SelectionDialogs<Row>({ actions, rows, onDone }: SelectionDialogsProps<Row>) {
  return actions.map((action) => (
    <ActionDialog key={action.modal} action={action} rows={rows} onDone={onDone} />
  ));
}

type ActionDialogProps<Row> = Omit<SelectionDialogsProps<Row>, 'actions'> & {
  readonly action: SelectionAction<Row>;
};

function ActionDialog<Row>({ action, rows, onDone }: ActionDialogProps<Row>) {
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
