import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface RefusedButtonProps {
  readonly why: string;
  readonly onRefuse: (why: string) => void;
  readonly children: ReactNode;
}

/**
 * A button for an action that is not possible now. It keeps its place, says so to screen readers and on hover, and
 * explains why when it is pressed. It is not `disabled`: users who cannot see the hint must be able to focus it.
 */
export function RefusedButton({ why, onRefuse, children }: RefusedButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        variant="default"
        size="xs"
        data-disabled
        aria-disabled
        aria-describedby={reasonId}
        title={why}
        onClick={() => onRefuse(why)}
      >
        {children}
      </Button>
      <span id={reasonId} hidden>
        {why}
      </span>
    </>
  );
}
