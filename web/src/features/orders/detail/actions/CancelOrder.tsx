import { ConfirmForm } from '../../../../kit/modal/ConfirmForm.tsx';
import { useAct } from '../../../../kit/mutation/useAct.ts';
import { Waiting } from '../../../../kit/page/Waiting.tsx';
import { cancelOrder } from './dialogMutations.ts';
import { useOpenJobCount } from './useOpenJobCount.ts';

/** Requires a comment, because cancelling is final. */
export function CancelOrder({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const cancel = useAct(cancelOrder);
  const { waiting, count } = useOpenJobCount(orderId);
  if (waiting) return <Waiting label="Counting its open jobs" height={160} />;
  return (
    <ConfirmForm
      act="Cancel order"
      dangerous
      comment="required"
      affects={count === null ? undefined : { count, thing: 'open job' }}
      onConfirm={(comment) => cancel({ input: { id: orderId, comment } })}
      onClose={onClose}
    >
      Its open jobs are cancelled with it; work that is in review or done stays. This cannot be undone.
    </ConfirmForm>
  );
}
