import { errorCode, errorNotice, isRefusal } from '../../../graphql/errorNotice.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { walletMessages } from './messages.ts';

/** The notice when a payment failed, or its outcome is unknown. */
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
