import { inDigits } from '../../../../messages/inDigits.ts';

/** The texts of the tools for a whole task list. */
export const deskMessages = {
  flow: 'Map of the flow',
  flowTitle: 'Where the task list goes',
  findings: (count: number) =>
    count === 0
      ? 'Nothing to look at'
      : count === 1
        ? '1 thing to look at'
        : `${inDigits(count)} things to look at`,
  findingsTitle: 'What was found in the logic',
  nothingFound: 'Every task can be reached, and every jump leads somewhere.',
  typeform: 'Import from Typeform',
} as const;
