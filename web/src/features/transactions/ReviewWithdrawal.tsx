import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { definePiece } from '../../kit/page/code/piece.ts';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { reviewModal } from './reviewModal.ts';

const ReviewDialog = definePiece(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

/** The dialog in which a flagged withdrawal is approved or rejected; a page mounts it once, for all of its rows. */
export function ReviewWithdrawal() {
  return (
    <Allowed to="PAYMENTS_MANAGE">
      <AddressModal name={reviewModal} title="Review withdrawal" shows={ReviewDialog} height={420}>
        {({ close, subject }) => <ReviewDialog id={subject} onClose={close} />}
      </AddressModal>
    </Allowed>
  );
}
