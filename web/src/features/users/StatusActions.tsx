import { Fragment, useRef } from 'react';
import type { ReactNode } from 'react';
import type { UserStatus } from '../../graphql/generated/schema.ts';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { ConfirmForm } from '../../kit/modal/ConfirmForm.tsx';
import { ConfirmModal } from '../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import type { Address } from '../../kit/page/definition.ts';
import { useGo } from '../../kit/page/PageLink.tsx';
import { fullName } from './labels.ts';
import { defineModal } from '../../kit/modal/defineModal.ts';

const disableModal = defineModal('disable');
const enableModal = defineModal('enable');
const revokeModal = defineModal('revoke');

interface StatusActionsProps {
  readonly person: { readonly firstName: string; readonly lastName: string; readonly status: UserStatus };
  /** The place where they sign in: 'this console'. */
  readonly place: string;
  readonly onDisable: () => Promise<unknown>;
  readonly onEnable: () => Promise<unknown>;
  readonly onRevoke: () => Promise<unknown>;
  /** The list to return to once the user is deleted. */
  readonly list: Address;
}

/** The actions for a user's access: each status has one, with a confirmation. */
export function StatusActions({ person, place, list, ...acts }: StatusActionsProps) {
  const name = fullName(person);
  // The keys prevent one dialog from turning into another while it closes.
  switch (person.status) {
    case 'ACTIVE':
      return (
        <Fragment key="disable">
          <ModalButton opens={disableModal} variant="outline" color="red">
            Disable
          </ModalButton>
          <ConfirmModal
            name={disableModal}
            title="Disable this user?"
            act="Disable user"
            dangerous
            onConfirm={acts.onDisable}
          >
            {name} is signed out and can no longer sign in to {place}, until somebody enables them again.
          </ConfirmModal>
        </Fragment>
      );
    case 'DISABLED':
      return (
        <Fragment key="enable">
          <ModalButton opens={enableModal}>Enable</ModalButton>
          <ConfirmModal
            name={enableModal}
            title="Enable this user?"
            act="Enable user"
            onConfirm={acts.onEnable}
          >
            {name} can sign in to {place} again with their password.
          </ConfirmModal>
        </Fragment>
      );
    case 'INVITED':
      return (
        <RevokeInvitation list={list} onRevoke={acts.onRevoke}>
          The link that {name} was sent stops working, and they are removed from the list.
        </RevokeInvitation>
      );
  }
}

interface RevokeInvitationProps extends Pick<StatusActionsProps, 'onRevoke' | 'list'> {
  readonly children: ReactNode;
}

function RevokeInvitation({ onRevoke, list, children }: RevokeInvitationProps) {
  const go = useGo();
  const revoked = useRef(false);
  return (
    <>
      <ModalButton opens={revokeModal} variant="outline" color="red">
        Revoke invitation
      </ModalButton>
      <AddressModal name={revokeModal} title="Revoke this invitation?" size={440}>
        {({ close }) => (
          <ConfirmForm
            act="Revoke invitation"
            dangerous
            onConfirm={async () => {
              await onRevoke();
              revoked.current = true;
            }}
            onClose={() => (revoked.current ? go(list, { replace: true }) : close())}
          >
            {children}
          </ConfirmForm>
        )}
      </AddressModal>
    </>
  );
}
