import type { CheckedOrderAction } from '../../../../graphql/generated/schema.ts';
import { inDigits } from '../../../../messages/inDigits.ts';

export const checkedActions: readonly CheckedOrderAction[] = ['RESUME', 'RESTART', 'ARCHIVE'];

interface CheckedText {
  readonly question: string;
  readonly act: string;
  /** The consequences, with the number of jobs that the check counted. */
  readonly explain: (jobs: number) => string;
}

const jobsInWords = (jobs: number): string => `${inDigits(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`;

export const checkedTexts: Readonly<Record<CheckedOrderAction, CheckedText>> = {
  RESUME: {
    question: 'Resume this order?',
    act: 'Resume order',
    explain: (jobs) => `Shepherds can be offered its open jobs again: ${jobsInWords(jobs)}.`,
  },
  RESTART: {
    question: 'Restart this order?',
    act: 'Restart order',
    explain: (jobs) =>
      jobs === 0
        ? 'It is in progress again.'
        : `It is in progress again. What became of ${jobsInWords(jobs)} when it finished stays as it is.`,
  },
  ARCHIVE: {
    question: 'Archive this order?',
    act: 'Archive order',
    explain: (jobs) =>
      `It leaves the lists for good, with its ${jobsInWords(jobs)} unchanged. Its address still opens it.`,
  },
};
