import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageCommand } from '../palette/pageCommands.ts';
import { useModal } from './useModal.ts';

interface ModalButtonProps extends ButtonProps {
  /** The modal's name. */
  readonly opens: string;
  readonly subject?: string;
  readonly children: ReactNode;
}

/** Opens a modal of the page by its name. */
export function ModalButton({ opens, subject, children, ...button }: ModalButtonProps) {
  const { open } = useModal(opens);
  usePageCommand(typeof children === 'string' && button.disabled !== true ? children : null, () =>
    open(subject),
  );
  return (
    <Button variant="default" size="xs" {...button} onClick={() => open(subject)}>
      {children}
    </Button>
  );
}
