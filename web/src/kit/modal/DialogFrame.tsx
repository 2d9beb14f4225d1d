import { Modal } from '@mantine/core';
import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DraftSubject } from '../unsaved/DraftSubject.ts';
import type { ModalName } from './defineModal.ts';
import { hearEscapeFirst } from '../overlay/escapeOfPopovers.ts';
import { DialogTheme } from './DialogTheme.tsx';
import { ModalScope } from './ModalScope.ts';
import { DialogTitle } from '../presence/onRecord.ts';
import { deliverToField } from '../keyboard/deliverToField.ts';

interface DialogFrameProps {
  readonly name: ModalName;
  /** The record of the dialog, where there are several: input for one is not kept for another. */
  readonly subject: string;
  readonly title: string;
  /** Pixels. */
  readonly size: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

hearEscapeFirst();

/** The frame of a dialog: its box, the backdrop, and the focus trap. */
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
      // The library's own would only know elements that had the focus while the closed modal was already mounted.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // A header element outside of sections would be a second banner of the page to screen readers.
      attributes={{ header: { role: 'presentation' } }}
    >
      <ModalScope value={name}>
        <DraftSubject value={about}>
          <DialogTitle value={title}>
            <DialogTheme>
              <div onFocus={deliverToField}>{children}</div>
            </DialogTheme>
          </DialogTitle>
        </DraftSubject>
      </ModalScope>
    </Modal>
  );
}
