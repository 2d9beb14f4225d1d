import { Modal } from '@mantine/core';
import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DraftSubject } from '../unsaved/DraftSubject.ts';
import type { ModalName } from './defineModal.ts';
import { hearEscapeFirst } from '../overlay/escapeOfPopovers.ts';
import { DialogTheme } from './DialogTheme.tsx';
import { ModalScope } from './ModalScope.ts';
import { deliverToField } from '../keyboard/deliverToField.ts';

interface DialogFrameProps {
  readonly name: ModalName;
  /** What it is about where there are several: what is typed about one thing is not for another. */
  readonly subject: string;
  readonly title: string;
  /** Pixels. */
  readonly size: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

hearEscapeFirst();

/** What is around the content of a dialog: its box, the backdrop, and the focus that stays inside. */
export function DialogFrame({ name, subject, title, size, opened, onClose, children }: DialogFrameProps) {
  const rows = use(DraftSubject);
  const about = useMemo(() => [...rows, subject], [rows, subject]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      // It would know only what had the focus while the modal was there already, closed.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // A header element outside of all sections would be a second banner of the page to screen readers.
      attributes={{ header: { role: 'presentation' } }}
    >
      <ModalScope value={name}>
        <DraftSubject value={about}>
          <DialogTheme>
            <div onFocus={deliverToField}>{children}</div>
          </DialogTheme>
        </DraftSubject>
      </ModalScope>
    </Modal>
  );
}
