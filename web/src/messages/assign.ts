import { inDigits } from './inDigits.ts';

/** The texts of a dialog that assigns jobs. */
export const assignMessages = {
  sameFee: 'Same fee for each job',
  globalFee: 'Fee for each job',
  feeOf: (title: string) => `Fee of ${title}`,
  total: (sums: string) => `Total: ${sums}`,
  /** Why fields about several jobs start empty. */
  differing: (parts: readonly string[]) =>
    `The jobs differ in their ${new Intl.ListFormat('en-GB').format(parts)}. What you choose here holds for all of them.`,
  asRequested: 'Same as requested',
  asRequestedMeans:
    'Each job on the first requested day from today on which the Shepherd is free, at its own times.',
  warned: 'Nothing has been assigned yet',
  warnedAbout: (count: number, of: number) =>
    of === 1
      ? 'The warnings stand at the job. Change something, or assign it in spite of them.'
      : `There are warnings at ${count} of ${of} jobs. Change something, or assign them in spite of the warnings.`,
  ignoreWarnings: 'Ignore Warnings',
  closeWarnings: 'Close the warnings',
} as const;

/** Shown under an amount or a measure; separate from the other field texts, which the sign-in page loads. */
export const atLeast = (minimum: number): string => `Must be ${minimum} or more`;

/** The additional texts of a dialog that offers jobs on the market. */
export const offerMessages = {
  bundleMeans: 'The jobs are offered together, and one Shepherd takes all of them.',
  asRequestedMeans: 'Each job on its own days, and at its own times.',
  rules: 'Rules',
  rulesKept: (count: number) =>
    count === 1
      ? 'The rule of the present offer stays as it is.'
      : `The ${inDigits(count)} rules of the present offer stay as they are.`,
  noRules: 'Without rules every Shepherd on the market sees the offer.',
  combination: 'Shepherds see the offer when',
  all: 'all rules match',
  any: 'any rule matches',
} as const;
