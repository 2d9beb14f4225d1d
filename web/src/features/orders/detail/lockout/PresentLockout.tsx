import { Fact, Facts } from '../../../../kit/detail/Section.tsx';
import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { Allowed } from '../../../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../../../kit/value/DateText.tsx';
import { durationText } from '../../../../kit/value/duration.ts';
import classes from '../detail.module.css';
import type { OrderLockoutQuery } from './Lockout.generated.ts';
import { deleteLockoutOf } from './lockoutMutations.ts';
import { LockoutShepherds } from './LockoutShepherds.tsx';
import { lockoutModals } from './lockoutModals.ts';
import { useAsSeen } from '../../../../kit/conflict/useAsSeen.ts';

const EditLockout = definePiece(async () => (await import('./LockoutForms.tsx')).EditLockout);

type Lockout = NonNullable<NonNullable<OrderLockoutQuery['order']>['lockout']>;

/** The existing lockout of an order, with its Shepherds. */
export function PresentLockout({ orderId, lockout }: { orderId: string; lockout: Lockout }) {
  const remove = useAct(deleteLockoutOf(orderId));
  const asSeen = useAsSeen(lockout.version);
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
        <AddressModal name={lockoutModals.edit} title="Edit lockout" shows={EditLockout} height={190}>
          {({ close }) => <EditLockout lockout={lockout} onDone={close} />}
        </AddressModal>
        <ConfirmModal
          name={lockoutModals.remove}
          title="Delete this lockout?"
          act="Delete lockout"
          dangerous
          onConfirm={() => asSeen('Delete lockout', (seen) => remove({ id: lockout.id, ...seen }))}
        >
          All its Shepherds can take jobs of this order again. This cannot be undone.
        </ConfirmModal>
      </Allowed>
    </>
  );
}
