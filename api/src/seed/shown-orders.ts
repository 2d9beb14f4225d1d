/** Orders that demonstrate one case each. */
export const largestOrder = '10023';
export const manyInReview = '10060';
export const allReviewsTaken = '10061';
export const fullyFilled = '10062';
/** The order with every field filled. */
export const filledOrder = '10064';
export const withBundles = '10066';
export const withCountdowns = '10067';
/** Orders under way with a reviewer's everyday reports. */
export const audits = ['10083', '10085', '10089', '10095', '10097', '10099'] as const;
