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

// A dry run changes nothing, although it is a POST.
export const validateResume = declareCall('post', '/orders/{id}/resume/validate', { idempotent: true });
export const resumeOrder = declareCall('post', '/orders/{id}/resume');
export const confirmResume = declareCall('post', '/orders/{id}/resume/confirm');
export const validateRestart = declareCall('post', '/orders/{id}/restart/validate', { idempotent: true });
export const restartOrder = declareCall('post', '/orders/{id}/restart');
export const confirmRestart = declareCall('post', '/orders/{id}/restart/confirm');
export const validateArchive = declareCall('post', '/orders/{id}/archive/validate', { idempotent: true });
export const archiveOrder = declareCall('post', '/orders/{id}/archive');
export const confirmArchive = declareCall('post', '/orders/{id}/archive/confirm');
