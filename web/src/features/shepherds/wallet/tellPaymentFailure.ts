import { errorCode, errorNotice, isRefusal } from '../../../graphql/errorNotice.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { walletMessages } from './messages.ts';

/** What the form says in a notice when a payment was not made, or nobody knows whether it was. */
export function tellPaymentFailure(error: unknown): void {
  if (errorCode(error) === 'payment.reimbursement_limit' && error instanceof Error)
    return showError(error.message);
  const notice = errorNotice(error);
  if (notice.kind === 'session-expired') return;
  const reason = notice.kind === 'lines' ? notice.lines : [];
  showError(
    errorMessages.paymentUpdateFailed,
    ...reason,
    ...(isRefusal(error) ? [] : [walletMessages.perhapsMade]),
  );
}
