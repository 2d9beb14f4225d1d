import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../kit/modal/ModalButton.tsx';
import { definePiece } from '../../../kit/page/code/piece.ts';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { defineModal } from '../../../kit/modal/defineModal.ts';

const retireModal = defineModal('retire');

const RetireForm = definePiece(async () => (await import('./RetireForm.tsx')).RetireForm);

/** Retires a Shepherd, or deletes an applicant's application; nothing if they are retired already. */
export function RetireAction({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { status } = shepherd;
  if (status === null || status === 'RETIRED') return null;
  const applies = status === 'APPLICANT';
  return (
    <Allowed to="AGENTS_MANAGE">
      <ModalButton opens={retireModal} variant="outline" color="red">
        {applies ? 'Delete application' : 'Retire'}
      </ModalButton>
      <AddressModal
        name={retireModal}
        title={applies ? 'Delete this application?' : 'Retire this Shepherd?'}
        shows={RetireForm}
        height={360}
      >
        {({ close }) => <RetireForm shepherd={shepherd} onDone={close} />}
      </AddressModal>
    </Allowed>
  );
}
