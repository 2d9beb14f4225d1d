import { AddressModal } from '../../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../../kit/modal/ConfirmModal.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { checkedActions, checkedTexts } from './checkedActions.ts';
import type { FramedOrder } from '../frame/framedOrder.ts';
import { rejectOrder, removeInterestJobs, startOrder } from '../orderMutations.ts';
import { orderModals } from './dialogNames.ts';

const CancelOrder = definePiece(async () => (await import('./CancelOrder.tsx')).CancelOrder);
const CheckedAction = definePiece(async () => (await import('./CheckedAction.tsx')).CheckedAction);
const ExtendOrder = definePiece(async () => (await import('./ExtendOrder.tsx')).ExtendOrder);
const FinishOrder = definePiece(async () => (await import('./FinishOrder.tsx')).FinishOrder);

/** The dialogs of the permitted actions; an address that names another one opens nothing. */
export function ActionDialogs({ order }: { order: FramedOrder }) {
  const { id } = order;
  const allowed = new Set(order.availableActions);
  const start = useAct(startOrder);
  const reject = useAct(rejectOrder);
  const removeJobs = useAct(removeInterestJobs);
  return (
    <>
      {allowed.has('START') && (
        <ConfirmModal
          name={orderModals.START}
          title="Start this order now?"
          act="Start order"
          onConfirm={() => start({ id })}
        >
          {order.status === 'PENDING'
            ? 'It is approved and starts at once, whatever its start date. Its jobs are made now.'
            : 'It starts at once, whatever its start date.'}
        </ConfirmModal>
      )}
      {allowed.has('REJECT') && (
        <ConfirmModal
          name={orderModals.REJECT}
          title="Reject this order?"
          act="Reject order"
          dangerous
          comment="optional"
          onConfirm={(comment) => reject({ input: { id, comment: comment === '' ? null : comment } })}
        >
          It is not carried out and cannot be approved later. The customer has to place a new one.
        </ConfirmModal>
      )}
      {allowed.has('CANCEL') && (
        <AddressModal name={orderModals.CANCEL} title="Cancel this order?" size={440} shows={CancelOrder}>
          {({ close }) => <CancelOrder orderId={id} onClose={close} />}
        </AddressModal>
      )}
      {allowed.has('FINISH') && (
        <AddressModal
          name={orderModals.FINISH}
          title="Finish this order?"
          size={440}
          shows={FinishOrder}
          height={240}
        >
          {({ close }) => <FinishOrder orderId={id} onClose={close} />}
        </AddressModal>
      )}
      {allowed.has('EXTEND') && (
        <AddressModal name={orderModals.EXTEND} title="Extend order" size={440} shows={ExtendOrder}>
          {({ close }) => <ExtendOrder order={order} onClose={close} />}
        </AddressModal>
      )}
      {allowed.has('REMOVE_INTEREST_JOBS') && (
        <ConfirmModal
          name={orderModals.REMOVE_INTEREST_JOBS}
          title="Remove the interest jobs?"
          act="Remove interest jobs"
          dangerous
          onConfirm={() => removeJobs({ id })}
        >
          Jobs that only gather interest and that no Shepherd has taken are deleted. This cannot be undone.
        </ConfirmModal>
      )}
      {checkedActions
        .filter((action) => allowed.has(action))
        .map((action) => (
          <AddressModal
            key={action}
            name={orderModals[action]}
            title={checkedTexts[action].question}
            size={440}
            shows={CheckedAction}
            height={96}
          >
            {({ close }) => <CheckedAction orderId={id} action={action} onClose={close} />}
          </AddressModal>
        ))}
    </>
  );
}
