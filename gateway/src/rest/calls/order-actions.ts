import { declareCall } from '../declaration.ts';

/** These change all jobs of an order, and an order can have 100,000 of them. */
const ofAllJobs = { timeoutMs: 60_000 };

export const submitOrder = declareCall('post', '/orders/{id}/submit');
export const approveOrder = declareCall('post', '/orders/{id}/approve');
export const rejectOrder = declareCall('post', '/orders/{id}/reject');
export const cancelOrder = declareCall('post', '/orders/{id}/cancel', ofAllJobs);
export const startOrder = declareCall('post', '/orders/{id}/start');
export const pauseOrder = declareCall('post', '/orders/{id}/pause', ofAllJobs);
export const finishOrder = declareCall('post', '/orders/{id}/finish', ofAllJobs);
export const extendOrder = declareCall('post', '/orders/{id}/extend');
export const removeInterestJobs = declareCall('delete', '/orders/{id}/remove-interest-jobs', ofAllJobs);

/** A dry run changes nothing, although it is a POST. */
const dryRun = {
  idempotent: true,
  notOffered: 'This server does not tell beforehand what an action would change',
};
/** Without it, the action alone is tried. */
const confirmed = { notOffered: 'This server takes no confirmations' };

export const validateResume = declareCall('post', '/orders/{id}/resume/validate', dryRun);
export const resumeOrder = declareCall('post', '/orders/{id}/resume');
export const confirmResume = declareCall('post', '/orders/{id}/resume/confirm', confirmed);
export const validateRestart = declareCall('post', '/orders/{id}/restart/validate', dryRun);
export const restartOrder = declareCall('post', '/orders/{id}/restart');
export const confirmRestart = declareCall('post', '/orders/{id}/restart/confirm', confirmed);
export const validateArchive = declareCall('post', '/orders/{id}/archive/validate', dryRun);
export const archiveOrder = declareCall('post', '/orders/{id}/archive');
export const confirmArchive = declareCall('post', '/orders/{id}/archive/confirm', confirmed);
