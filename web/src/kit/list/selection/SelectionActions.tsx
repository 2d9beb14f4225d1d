import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Ref } from 'react';
import { useModal } from '../../modal/useModal.ts';
import { RefusedButton } from '../../mutation/RefusedButton.tsx';
import type { SelectionAction } from './definition.ts';
import classes from './SelectionBar.module.css';
import type { SelectableRow } from './selectionStore.ts';

interface SelectionActionsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly rows: readonly SelectableRow[];
  readonly actions: readonly SelectionAction<SelectableRow>[];
  /** Why no action is possible with these rows. */
  readonly refusal: string | undefined;
}

/** A button for each action. A button whose action the rows do not allow explains why when it is pressed. */
export function SelectionActions({ ref, rows, actions, refusal }: SelectionActionsProps) {
  const [told, setTold] = useState<{ readonly of: unknown; readonly why: string } | null>(null);
  return (
    <>
      <div ref={ref} className={classes.actions}>
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
  if (refusal !== undefined)
    return (
      <RefusedButton why={refusal} onRefuse={onRefuse}>
        {action.label}
      </RefusedButton>
    );
  return (
    <Button
      variant="default"
      size="xs"
      {...(action.dangerous === true ? { c: 'var(--text-failed)' } : {})}
      onClick={() => open()}
    >
      {action.label}
    </Button>
  );
}
