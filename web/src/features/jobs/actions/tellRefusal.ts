import { errorCode, errorNotice, fieldErrors } from '../../../graphql/errorNotice.ts';
import { showError } from '../../../kit/toast/toast.ts';

/**
 * Tells why an act was refused, under what that means for the jobs. What stands at a field is told there; without an
 * answer nobody knows what has become of the jobs.
 */
export function tellRefusal(error: unknown, meaning: string): void {
  const reason = errorNotice(error);
  if (reason.kind !== 'lines') return;
  showError(...(isRefused(error) ? [meaning] : []), ...reason.lines);
}

const isRefused = (error: unknown): boolean =>
  !unanswered.has(errorCode(error)) && Object.keys(fieldErrors(error)).length === 0;
const unanswered = new Set<string | undefined>([undefined, 'NETWORK_ERROR', 'auth.unauthenticated']);
