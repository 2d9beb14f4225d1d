/** The tuning constants of the console. Durations are in milliseconds unless the name says otherwise. */

export const productName = 'Shepherd Console';

export const textFilterDebounceMilliseconds = 500;
export const paramsDebounceMilliseconds = 300;
export const urlDebounceMilliseconds = 200;

export const listPageSizes = [10, 25, 50, 100, 200] as const;
export const legacyPageSizes = [10, 25, 50, 75, 100, 200] as const;
export const listDefaultPageSize = 50;
export const embeddedPageSizes = [5, 10, 25, 50] as const;
export const embeddedDefaultPageSize = 5;

/** Lookups show all matches, so they request the largest page that the API allows. */
export const lookupPageSize = 10_000;
export const lookupDebounceMilliseconds = 300;
export const customerSearchDebounceMilliseconds = 500;
export const customerSearchMinimumLength = 3;

export const skeletonDelayMilliseconds = 150;
export const pollMilliseconds = 5000;
/** Creating or ending the jobs of a large order takes a while, and the page polls the progress. */
export const backgroundPollMilliseconds = 3000;
export const longestPollMilliseconds = 60_000;
export const loginRedirectMilliseconds = 500;
export const doubleClickGuardMilliseconds = 1000;
/** For this long, repeating a request after a lost answer counts as the same action. */
export const attemptMilliseconds = 600_000;
/** How long an act can be undone. */
export const undoMilliseconds = 10_000;
export const modalTransitionMilliseconds = 300;
export const expandAllDelayMilliseconds = 600;
export const scrollToTopThresholdPixels = 100;
export const drawerWidthPixels = 768;
/** Below this width the fee of a bundled job is shown under its title. */
export const bundleStackedBelowPixels = 768;
export const navigationHistoryLimit = 100;

export const passwordMinimumLength = 6;
export const titleMinimumLength = 3;
export const phoneMaximumLength = 30;
export const timeStepMinutes = 5;
export const pendingWarningMinutes = 30;
export const qaWarningMinutes = 15;
/** This many strikes within this many months require a line manager's review. */
export const maximumStrikes = 3;
export const strikeWindowMonths = 3;
/** The largest Int of GraphQL. */
export const largestWholeNumber = 2_147_483_647;
