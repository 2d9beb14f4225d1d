/** Names what is done in the background, for whoever plans it. */
export const approvalName = 'orders:approve';
export const startWorkName = 'orders:start';
export const locatingName = 'orders:locate';
export const endingName = 'orders:end-jobs';
