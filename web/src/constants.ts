/** The numbers the console is tuned by. Durations are milliseconds unless the name says otherwise. */

export const productName = 'Shepherd Console';

export const textFilterDebounceMilliseconds = 500;
export const paramsDebounceMilliseconds = 300;
export const urlDebounceMilliseconds = 200;

export const listPageSizes = [10, 25, 50, 100, 200] as const;
export const legacyPageSizes = [10, 25, 50, 75, 100, 200] as const;
export const listDefaultPageSize = 50;
export const embeddedPageSizes = [5, 10, 25, 50] as const;
export const embeddedDefaultPageSize = 5;

/** Lookups show every match at once, so they ask for the largest page the API gives. */
export const lookupPageSize = 10_000;
export const lookupDebounceMilliseconds = 300;
export const customerSearchDebounceMilliseconds = 500;
export const customerSearchMinimumLength = 3;

export const skeletonDelayMilliseconds = 150;
export const pollMilliseconds = 5000;
/** Making or ending the jobs of a large order takes a while, in which the page follows how far it got. */
export const backgroundPollMilliseconds = 3000;
export const longestPollMilliseconds = 60_000;
export const loginRedirectMilliseconds = 500;
export const doubleClickGuardMilliseconds = 1000;
/** For so long the same, sent again after no answer has come, is taken for the same act. */
export const attemptMilliseconds = 600_000;
export const modalTransitionMilliseconds = 300;
export const expandAllDelayMilliseconds = 600;
export const scrollToTopThresholdPixels = 100;
export const drawerWidthPixels = 768;
/** Below it the fee of a job in a bundle stands under its title. */
export const bundleStackedBelowPixels = 768;
export const navigationHistoryLimit = 100;

export const passwordMinimumLength = 6;
export const titleMinimumLength = 3;
export const phoneMaximumLength = 30;
export const timeStepMinutes = 5;
export const pendingWarningMinutes = 30;
export const qaWarningMinutes = 15;
/** So many strikes within so many months have a line manager check the Shepherd. */
export const maximumStrikes = 3;
export const strikeWindowMonths = 3;
/** What the contract's whole numbers can hold. */
export const largestWholeNumber = 2_147_483_647;
