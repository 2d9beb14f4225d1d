import { useState } from 'react';
import { errorText } from '../../graphql/errorNotice.ts';
import { Fact, Facts } from '../../kit/detail/Section.tsx';
import { FailedMessage } from '../../kit/page/failures/FailedMessage.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { useToldHere } from '../../kit/toast/useToldHere.ts';
import { DateText } from '../../kit/value/DateText.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { isFlagged } from './flagged.ts';
import { paymentMethodLabel } from './labels.ts';
import { transactionMessages } from './messages.ts';
import classes from './ReviewDialog.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { useReviewedWithdrawalQuery } from './Transactions.generated.ts';
import { personName } from '../../kit/value/personName.ts';

interface ReviewDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A withdrawal, with the decision about it while it is flagged. */
export function ReviewDialog({ id, onClose }: ReviewDialogProps) {
  // It may have been decided since the list was loaded.
  const result = useReviewedWithdrawalQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [deciding, setDeciding] = useState(false);
  const failed = result.error !== undefined && !result.loading && !result.data;
  useToldHere(result.observable.queryName, failed);
  if (failed) {
    return (
      <FailedMessage
        title="This withdrawal could not be loaded"
        detail={errorText(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  if (!result.data) return <Waiting label="Withdrawal" height={420} />;
  const [withdrawal] = result.data.withdrawals.items;
  if (!withdrawal) return <output>{transactionMessages.gone}</output>;
  const { agent, paymentMethod, reviewedBy } = withdrawal;
  const isRemoved = paymentMethod !== null && paymentMethod.removedAt !== null;
  // The answer to the decision is in the cache before the form knows that it was sent.
  const open = isFlagged(withdrawal) || deciding;
  return (
    <>
      <Facts>
        <Fact label="Reference">{withdrawal.reference}</Fact>
        <Fact label="Shepherd">{agent && personName(agent)}</Fact>
        <Fact label="Amount">{withdrawal.amount.formatted}</Fact>
        <Fact label="Payment method">
          {paymentMethod &&
            [paymentMethodLabel(paymentMethod.type), paymentMethod.label].filter(Boolean).join(' ')}
          {isRemoved && ' (removed)'}
        </Fact>
        <Fact label="Requested">
          <DateText value={withdrawal.createdAt} show="date-time" />
        </Fact>
        {!open && (
          <>
            <Fact label="Status">
              <StatusBadge of="withdrawal" status={withdrawal.status} />
            </Fact>
            <Fact label="Comment">{withdrawal.reviewComment}</Fact>
            <Fact label="Reviewed by">{reviewedBy && personName(reviewedBy)}</Fact>
            <Fact label="Reviewed">
              <DateText value={withdrawal.reviewedAt} show="date-time" />
            </Fact>
          </>
        )}
      </Facts>
      {open ? (
        <div className={classes.decision}>
          <ReviewForm
            withdrawal={withdrawal}
            isPayable={!isRemoved}
            onDeciding={setDeciding}
            onClose={onClose}
          />
        </div>
      ) : (
        <output className={classes.notWaiting}>{transactionMessages.notWaiting}</output>
      )}
    </>
  );
}
