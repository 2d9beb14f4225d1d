import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useModal } from '../../modal/useModal.ts';
import type { SelectionAction } from './definition.ts';
import classes from './SelectionBar.module.css';
import type { SelectableRow } from './selectionStore.ts';

interface SelectionActionsProps {
  readonly rows: readonly SelectableRow[];
  readonly actions: readonly SelectionAction<SelectableRow>[];
  /** Why nothing is possible with these rows. */
  readonly refusal: string | undefined;
}

/**
 * A button for each thing that can be done. One that the rows do not allow stays where it is, says so to screen
 * readers and on hover, and tells why when it is pressed.
 */
export function SelectionActions({ rows, actions, refusal }: SelectionActionsProps) {
  const [told, setTold] = useState<{ readonly of: unknown; readonly why: string } | null>(null);
  return (
    <>
      <div className={classes.actions}>
        {actions.map((action) => (
          <ActionButton
            key={action.modal}
            action={action}
            refusal={refusal ?? action.refusal?.(rows)}
            onRefuse={(why) => setTold({ of: rows, why })}
          />
        ))}
      </div>
      <output className={classes.refusal}>{told?.of === rows ? told.why : ''}</output>
    </>
  );
}

interface ActionButtonProps {
  readonly action: SelectionAction<SelectableRow>;
  readonly refusal: string | undefined;
  readonly onRefuse: (why: string) => void;
}

function ActionButton({ action, refusal, onRefuse }: ActionButtonProps) {
  const { open } = useModal(action.modal);
  const reasonId = useId();
  return (
    <>
      <Button
        variant="default"
        size="xs"
        {...(action.dangerous === true && refusal === undefined ? { c: 'var(--text-failed)' } : {})}
        {...(refusal === undefined
          ? { onClick: () => open() }
          : {
              // Not `disabled`: who cannot see the hint must be able to come here and read it.
              'data-disabled': true,
              'aria-disabled': true,
              'aria-describedby': reasonId,
              title: refusal,
              onClick: () => onRefuse(refusal),
            })}
      >
        {action.label}
      </Button>
      {refusal !== undefined && (
        <span id={reasonId} hidden>
          {refusal}
        </span>
      )}
    </>
  );
}
