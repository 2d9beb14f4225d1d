import { inDigits } from '../../messages/inDigits.ts';

export const offerExportMessages = {
  what: 'Exports the pending jobs that are offered on the market, each with the price and the time of its offer. The CSV is sent to you by e-mail.',
  matching: (jobs: number) =>
    jobs === 0
      ? 'No pending job with a market offer fits. Change what is chosen above.'
      : `${inDigits(jobs)} ${jobs === 1 ? 'job matches' : 'jobs match'}`,
  counting: 'Counting…',
} as const;
