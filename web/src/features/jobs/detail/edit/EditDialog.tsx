import type { ReactNode } from 'react';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import type { Fetched } from '../../../../kit/page/code/piece.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import type { ModalName } from '../../../../kit/modal/defineModal.ts';

interface EditButtonProps {
  readonly opens: ModalName;
  /** Names the edited section for screen readers: 'rates'. */
  readonly what: string;
  /** The button's label. */
  readonly act?: string;
}

export function EditButton({ opens, what, act = 'Edit' }: EditButtonProps) {
  return (
    <Allowed to="JOBS_ADMINISTRATE">
      <ModalButton opens={opens} aria-label={`${act} ${what}`}>
        {act}
      </ModalButton>
    </Allowed>
  );
}

interface EditDialogProps {
  readonly name: ModalName;
  readonly title: string;
  /** Its form. */
  readonly shows: Fetched;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A dialog whose form is loaded on demand. It stays open when the job can no longer be edited, so that the input is not
 * lost.
 */
export function EditDialog({ children, ...dialog }: EditDialogProps) {
  return (
    <Allowed to="JOBS_ADMINISTRATE">
      <AddressModal {...dialog}>{({ close }) => children(close)}</AddressModal>
    </Allowed>
  );
}
