import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly fullWidth?: boolean;
  /** For destructive actions. */
  readonly dangerous?: boolean;
  readonly disabled?: boolean;
}

export function SubmitButton({
  busy,
  children,
  fullWidth = false,
  dangerous = false,
  disabled = false,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      loading={busy}
      fullWidth={fullWidth}
      disabled={disabled}
      {...(dangerous ? { color: 'red' } : {})}
    >
      {children}
    </Button>
  );
}
