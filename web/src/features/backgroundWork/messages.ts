import type { BackgroundWorkKind } from '../../graphql/generated/schema.ts';
import { inDigits } from '../../messages/inDigits.ts';
import { kindLabels } from './labels.ts';

/** The texts of the screens of background work. */
export const backgroundWorkMessages = {
  retried: 'It is tried again now',
  allRetried: 'Everything that failed is tried again now',
  failed: (count: number, kind: BackgroundWorkKind | undefined) =>
    `${inDigits(count)} ${count === 1 ? 'piece' : 'pieces'} of work failed for good${of(kind)}`,
  retryAll: (kind: BackgroundWorkKind | undefined) => `Retry all failed${of(kind)}`,
  retryAllTitle: (kind: BackgroundWorkKind | undefined) => `Retry everything that failed${of(kind)}?`,
  retryAllText:
    'Each begins anew with all of its tries. Mails that could not be sent are sent, however old they are; what is under way is left alone.',
  noFailure: 'No try has failed.',
  next: {
    FAILED:
      'It was given up after all of its tries, and nothing more becomes of it until somebody has it tried again.',
    RETRYING: 'The next try comes by itself.',
  },
} as const;

function of(kind: BackgroundWorkKind | undefined): string {
  return kind === undefined ? '' : ` (${kindLabels[kind].toLowerCase()})`;
}
