import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageCommand } from '../palette/pageCommands.ts';
import type { ModalName } from './defineModal.ts';
import { fetchModal } from './dialogPieces.ts';
import { useModal } from './useModal.ts';

interface ModalButtonProps extends ButtonProps {
  readonly opens: ModalName;
  readonly subject?: string;
  readonly children: ReactNode;
}

/** Opens a modal of the page by its name. Its code is prefetched on hover. */
export function ModalButton({ opens, subject, children, ...button }: ModalButtonProps) {
  const { open } = useModal(opens);
  usePageCommand(typeof children === 'string' && button.disabled !== true ? children : null, () =>
    open(subject),
  );
  const fetchCode = () => fetchModal(opens);
  return (
    <Button
      variant="default"
      size="xs"
      {...button}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onClick={() => open(subject)}
    >
      {children}
    </Button>
  );
}
