import { Suspense } from 'react';
import { Section } from '../../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import classes from '../detail.module.css';
import { useOrderLockoutQuery } from './Lockout.generated.ts';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';
import { lockoutModals } from './lockoutModals.ts';

const CreateLockout = definePiece(async () => (await import('./LockoutForms.tsx')).CreateLockout);
// Few orders have a lockout.
const PresentLockout = definePiece(async () => (await import('./PresentLockout.tsx')).PresentLockout);

/** The Shepherds who are locked out of the order's jobs, and for how long. */
export function LockoutPanel({ orderId }: { orderId: string }) {
  const result = useOrderLockoutQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const lockout = result.data?.order?.lockout;
  return (
    <Section
      title="Lockout"
      actions={
        lockout && (
          <Allowed to="ORDERS_MANAGE">
            <span className={classes.group}>
              <ModalButton opens={lockoutModals.edit}>Edit</ModalButton>
              <ModalButton opens={lockoutModals.remove} variant="subtle" className={classes.danger ?? ''}>
                Delete
              </ModalButton>
            </span>
          </Allowed>
        )
      }
    >
      <SectionState result={result} value={result.data?.order} title="Lockout">
        {(order) =>
          order.lockout ? (
            <PieceBoundary>
              <Suspense fallback={<div aria-busy="true" />}>
                <PresentLockout orderId={orderId} lockout={order.lockout} />
              </Suspense>
            </PieceBoundary>
          ) : (
            <NoLockout orderId={orderId} />
          )
        }
      </SectionState>
    </Section>
  );
}

function NoLockout({ orderId }: { orderId: string }) {
  return (
    <>
      <p className={classes.empty}>No Shepherd is kept away from the jobs of this order.</p>
      <Allowed to="ORDERS_MANAGE">
        <div className={classes.below}>
          <ModalButton opens={lockoutModals.create}>Create lockout</ModalButton>
        </div>
        <AddressModal name={lockoutModals.create} title="Create lockout" shows={CreateLockout} height={260}>
          {({ close }) => <CreateLockout orderId={orderId} onDone={close} />}
        </AddressModal>
      </Allowed>
    </>
  );
}
