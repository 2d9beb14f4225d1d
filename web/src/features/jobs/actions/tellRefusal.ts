import { errorCode, errorNotice, fieldErrors } from '../../../graphql/errorNotice.ts';
import { showError } from '../../../kit/toast/toast.ts';
import { jobMessages } from '../messages.ts';

/**
 * Reports why an action was refused, under its meaning for the jobs. Field errors are shown at their fields; without an
 * answer the outcome is unknown.
 */
export function tellRefusal(error: unknown, meaning: string): void {
  const missing = missingText(error);
  if (missing !== undefined) return showError(meaning, missing);
  const reason = errorNotice(error);
  if (reason.kind !== 'lines') return;
  showError(...(isRefused(error) ? [meaning] : []), ...reason.lines);
}

/** The same where the network layer reports every other failure: only missing records are silent there. */
export const tellMissing = (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error: unknown) => {
    if (missingText(error) !== undefined) tellRefusal(error, jobMessages.nothingChanged);
    throw error;
  });

/** The server's message about missing jobs; undefined if it refused for another reason. */
const missingText = (error: unknown): string | undefined =>
  errorCode(error) === 'not_found' && error instanceof Error ? error.message : undefined;

const isRefused = (error: unknown): boolean =>
  !unanswered.has(errorCode(error)) && Object.keys(fieldErrors(error)).length === 0;
const unanswered = new Set<string | undefined>([undefined, 'NETWORK_ERROR', 'auth.unauthenticated']);
