import { errorCode, errorNotice, fieldErrors } from '../../../graphql/errorNotice.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { jobMessages } from '../messages.ts';

/**
 * Tells why an act was refused, under what that means for the jobs. What stands at a field is told there; without an
 * answer nobody knows what has become of the jobs.
 */
export function tellRefusal(error: unknown, meaning: string): void {
  const missing = missingText(error);
  if (missing !== undefined) return showError(meaning, missing);
  const reason = errorNotice(error);
  if (reason.kind !== 'lines') return;
  showError(...(isRefused(error) ? [meaning] : []), ...reason.lines);
}

/** The same where the network layer tells of every other failure: things that are not there pass in silence. */
export const tellMissing = (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error: unknown) => {
    if (missingText(error) !== undefined) tellRefusal(error, jobMessages.nothingChanged);
    throw error;
  });

/** What the server says of jobs that are not there; nothing when it refused for another reason. */
const missingText = (error: unknown): string | undefined =>
  errorCode(error) === 'not_found' && error instanceof Error ? error.message : undefined;

const isRefused = (error: unknown): boolean =>
  !unanswered.has(errorCode(error)) && Object.keys(fieldErrors(error)).length === 0;
const unanswered = new Set<string | undefined>([undefined, 'NETWORK_ERROR', 'auth.unauthenticated']);
