import { AddressModal } from './AddressModal.tsx';
import type { Confirmation } from './ConfirmForm.tsx';
import type { ModalName } from './defineModal.ts';
import { ConfirmForm } from './dialogPieces.ts';

export interface ConfirmModalProps extends Omit<Confirmation, 'onConfirm'> {
  readonly name: ModalName;
  /** A question, for example 'Cancel this order?'. */
  readonly title: string;
  readonly onConfirm: (comment: string, subject: string) => Promise<unknown>;
}

/**
 * Asks before an irreversible action: its consequences, the number of affected records, and a button named after the
 * action.
 */
export function ConfirmModal({ name, title, onConfirm, ...confirmation }: ConfirmModalProps) {
  return (
    <AddressModal name={name} title={title} size={440} shows={ConfirmForm}>
      {({ close, subject }) => (
        <ConfirmForm {...confirmation} onConfirm={(comment) => onConfirm(comment, subject)} onClose={close} />
      )}
    </AddressModal>
  );
}
