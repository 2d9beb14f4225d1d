import { Button } from '@mantine/core';
import { useId } from 'react';
import { showError } from '../../../../kit/toast/toast.ts';

interface WaitingButtonProps {
  readonly label: string;
  /** What it waits for, and what to do about it. */
  readonly reason: string;
}

/** Stands for an action that is possible later. It says why, also to who cannot see the hint. */
export function WaitingButton({ label, reason }: WaitingButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        variant="default"
        size="xs"
        // Not `disabled`: the keyboard must be able to come here.
        data-disabled
        aria-disabled
        aria-describedby={reasonId}
        title={reason}
        onClick={() => showError(reason)}
      >
        {label}
      </Button>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}
