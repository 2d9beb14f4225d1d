import type { ChangedJob } from '../http/errors.ts';

/** Messages below the fields of an assignment or action. */
export const messages = {
  feeMissing: 'Every fee must be filled',
  feeNotNumber: 'Every fee must be a number',
  feeNegative: 'Every fee must be 0 or more',
  globalFee: 'The global fee must be a number of 0 or more',
  mixedCurrencies: (currencies: readonly string[]) =>
    `The jobs are priced in ${new Intl.ListFormat('en-GB').format(currencies)}. A bundle has one currency`,
  mixedGlobalFee: 'The jobs are priced in different currencies. Enter a fee for each',
  dateMissing: 'Select a date',
  rangeMissing: 'Select a date range',
  datePassed: 'The date has passed',
  dateOfEach: 'Every job needs a date',
  requestedDaysPassed: (ids: readonly string[]) =>
    `The requested days of ${ids.length === 1 ? 'job' : 'jobs'} ${new Intl.ListFormat('en-GB').format(ids)} have passed. Choose a date`,
  offeredDaysPassed: (ids: readonly string[]) =>
    `The requested days of ${ids.length === 1 ? 'job' : 'jobs'} ${new Intl.ListFormat('en-GB').format(ids)} have passed. Edit date and time first`,
  passwordBlank: 'The password cannot be blank',
  offerAfterJob: (ids: readonly string[]) =>
    ids.length === 1
      ? `Job ${ids[0]} ends before this day`
      : `Jobs ${new Intl.ListFormat('en-GB').format(ids)} end before this day`,
  halfTimes: 'Start time required when end time is filled and vice versa',
  timeStep: 'Time increments of 5 min only',
  ruleUnfilled: 'Fill every rule',
  percentage: 'Percentage must be between 0 and 100',
  rulesOperator: 'Choose whether all or any rules must match',
  bundleName: 'Bundle name is required',
  agentMissing: 'Choose a shepherd',
  agentUnavailable: 'This shepherd cannot be given jobs',
  required: 'That field is required',
  commentRequired: 'Comment required',
  reasonRequired: 'Reason required',
  modeRequired: 'Mode required',
  treasureHuntOnly: 'This reason is for treasure-hunt orders only',
  reviewerUnknown: 'There is no active user with this id who may review jobs',
  noSuchJobs: (ids: readonly string[]) =>
    ids.length === 1
      ? `There is no job ${ids[0]}`
      : `There are no jobs ${new Intl.ListFormat('en-GB').format(ids)}`,
  jobsChanged: (jobs: readonly ChangedJob[]) => {
    const [first] = jobs;
    if (first && jobs.length === 1) {
      const { id, event, changed_by: by } = first;
      return `The job ${id} has changed in the meantime${event === null || by === null ? '' : `: ${event}, by ${by}`}`;
    }
    return `The jobs ${new Intl.ListFormat('en-GB').format(jobs.map(({ id }) => id))} have changed in the meantime`;
  },
  tooManyJobs: 'Too many jobs at once',
} as const;

export const warningMessages = {
  overlap: 'Has another job at this time',
  job_limit: 'Would have more jobs than one shepherd may do',
  lockout: 'Is locked out of this order',
  missing_skill: 'Lacks a skill or tag that the order requires',
  excluded_tag: 'Has a skill or tag that the order excludes',
  identity_check: 'Has not passed the ID check that the order requires',
  outside_area: 'The job is outside the areas of this shepherd',
} as const;
export type WarningCode = keyof typeof warningMessages;

/** Reasons why work on site could not go on. */
export const attemptReasons = [
  'location_closed',
  'location_not_found',
  'access_refused',
  'item_unavailable',
  'unsafe',
  'wrong_details',
  'other',
] as const;
export type AttemptReason = (typeof attemptReasons)[number];
export const stopReasons = ['abandoned', ...attemptReasons] as const;
export type StopReason = (typeof stopReasons)[number];

export const failModes = ['job_partially_failed', 'job_invalid'] as const;
export type FailMode = (typeof failModes)[number];
export const treasureHuntFailReasons = ['treasure_hunt_invalid', 'treasure_hunt_criteria'] as const;
export type TreasureHuntFailReason = (typeof treasureHuntFailReasons)[number];

/** A code in readable form: "location_closed" is "location closed". */
export const readable = (code: string): string => code.replaceAll('_', ' ');
