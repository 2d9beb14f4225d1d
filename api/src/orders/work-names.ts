/** Names of background work, separate from their implementations. */
export const approvalName = 'orders:approve';
export const startWorkName = 'orders:start';
export const locatingName = 'orders:locate';
export const endingName = 'orders:end-jobs';
