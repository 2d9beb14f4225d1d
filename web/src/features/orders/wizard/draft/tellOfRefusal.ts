import { errorCode, isRefusal } from '../../../../graphql/errorNotice.ts';
import { showError } from '../../../../kit/toast/toast.ts';
import { errorMessages } from '../../../../messages/errors.ts';

/** Failures that do not mean that the server refused the input. */
const notRefused = new Set<string | undefined>([
  'auth.unauthenticated',
  'idempotency.in_progress',
  'idempotency.mismatch',
  'order.uploads_running',
  'precondition.failed',
  'rate_limited',
]);

/** Returns the error, for rethrowing. */
export function tellOfRefusal(error: unknown): unknown {
  if (isRefusal(error) && !notRefused.has(errorCode(error))) showError(errorMessages.orderRejected);
  return error;
}
