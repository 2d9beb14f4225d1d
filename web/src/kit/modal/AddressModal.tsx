import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogTheme } from './DialogTheme.tsx';
import { ModalScope } from './ModalScope.ts';
import { useModal } from './useModal.ts';

interface AddressModalProps {
  /** Unique on its page; stands in the address. */
  readonly name: string;
  readonly title: string;
  /** Pixels. */
  readonly size?: number;
  readonly children: (modal: { readonly close: () => void; readonly subject: string }) => ReactNode;
}

/**
 * A modal with an address. Its content exists only while it is open, so forms in it start afresh. Escape, the close
 * button and the browser's Back close it, after the question about unsaved changes where a form in it has some.
 */
export function AddressModal({ name, title, size = 480, children }: AddressModalProps) {
  const { opened, subject, close } = useModal(name);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // A header element outside of all sections would be a second banner of the page to screen readers.
      attributes={{ header: { role: 'presentation' } }}
    >
      <ModalScope value={name}>
        {opened && <DialogTheme>{children({ close, subject })}</DialogTheme>}
      </ModalScope>
    </Modal>
  );
}
