import { Fact, Facts, Section } from '../../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../../../kit/modal/ModalButton.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { definePiece } from '../../../../kit/page/piece.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../../../kit/value/DateText.tsx';
import { durationText } from '../../../../kit/value/duration.ts';
import classes from '../detail.module.css';
import { useOrderLockoutQuery } from './Lockout.generated.ts';
import type { OrderLockoutQuery } from './Lockout.generated.ts';
import { deleteLockoutOf } from './lockoutMutations.ts';
import { LockoutShepherds } from './LockoutShepherds.tsx';
import { SectionState } from '../../../../kit/detail/SectionState.tsx';

const forms = () => import('./LockoutForms.tsx');
const CreateLockout = definePiece(async () => (await forms()).CreateLockout);
const EditLockout = definePiece(async () => (await forms()).EditLockout);

type Lockout = NonNullable<NonNullable<OrderLockoutQuery['order']>['lockout']>;

/** Who is kept away from the order's jobs, and for how long. */
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
              <ModalButton opens="edit-lockout">Edit</ModalButton>
              <ModalButton opens="delete-lockout" variant="subtle" className={classes.danger ?? ''}>
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
            <PresentLockout orderId={orderId} lockout={order.lockout} />
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
          <ModalButton opens="create-lockout">Create lockout</ModalButton>
        </div>
        <AddressModal name="create-lockout" title="Create lockout" shows={CreateLockout} height={260}>
          {({ close }) => <CreateLockout orderId={orderId} onDone={close} />}
        </AddressModal>
      </Allowed>
    </>
  );
}

function PresentLockout({ orderId, lockout }: { orderId: string; lockout: Lockout }) {
  const remove = useAct(deleteLockoutOf(orderId));
  return (
    <>
      <Facts>
        <Fact label="Name">{lockout.name}</Fact>
        <Fact label="Kept away for">{lockout.duration === null ? null : durationText(lockout.duration)}</Fact>
        <Fact label="Created">
          <DateText value={lockout.createdAt} show="date-time" />
        </Fact>
      </Facts>
      <p className={classes.empty}>
        From when a Shepherd was added, unless another end was set for them. What a push of the order locks
        out is separate from it.
      </p>
      <LockoutShepherds lockoutId={lockout.id} />
      <Allowed to="ORDERS_MANAGE">
        <AddressModal name="edit-lockout" title="Edit lockout" shows={EditLockout} height={190}>
          {({ close }) => <EditLockout lockout={lockout} onDone={close} />}
        </AddressModal>
        <ConfirmModal
          name="delete-lockout"
          title="Delete this lockout?"
          act="Delete lockout"
          dangerous
          onConfirm={() => remove({ id: lockout.id })}
        >
          All its Shepherds can take jobs of this order again. This cannot be undone.
        </ConfirmModal>
      </Allowed>
    </>
  );
}
