import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface RefusedButtonProps {
  readonly why: string;
  readonly onRefuse: (why: string) => void;
  readonly children: ReactNode;
}

/**
 * A button for what is not possible now. It stays where it is, says so to screen readers and on hover, and tells why
 * when it is pressed: not `disabled`, because who cannot see the hint must be able to come here and read it.
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
