import { declareCall } from '../declaration.ts';

/** `ids` of several jobs are one path parameter, separated by commas: all of them change or none. */
export const assignToAgent = declareCall('post', '/jobs/{ids}/assign/agent');
export const offerOnMarket = declareCall('post', '/jobs/{ids}/assign/market');
export const unassignJobs = declareCall('post', '/jobs/{ids}/unassign');
export const cancelJobs = declareCall('post', '/jobs/{ids}/cancel');
export const unfulfilJobs = declareCall('post', '/jobs/{ids}/unfulfilled');

export const stopJob = declareCall('post', '/jobs/{id}/stop');
export const failJob = declareCall('post', '/jobs/{id}/fail');
export const completeJob = declareCall('post', '/jobs/{id}/complete');
export const assignReviewer = declareCall('post', '/jobs/{id}/review/assign');
export const unassignReviewer = declareCall('post', '/jobs/{id}/review/unassign');
export const updateReviewMarks = declareCall('patch', '/jobs/{id}/review-marks', {
  notOffered: 'This server does not keep the marks of reviewers',
  idempotent: true,
});

export const updateJob = declareCall('put', '/jobs/{id}');
export const updateJobLocationGroup = declareCall('put', '/jobs/{id}/location-group');
export const updateJobRates = declareCall('put', '/jobs/{id}/rates');
export const addComment = declareCall('post', '/jobs/{id}/comments');
export const deleteComment = declareCall('delete', '/jobs/{id}/comments/{comment}', {
  empty: true,
  notOffered: 'This server does not delete comments',
});

export const updateReportTask = declareCall('put', '/jobs/{id}/report/tasks/{taskId}');
export const updateReportTaskComment = declareCall('put', '/jobs/{id}/report/tasks/{taskId}/comment', {
  notOffered: 'This server does not change the comments of answers',
});
export const updateReportMedia = declareCall('put', '/jobs/{id}/report/media/{mediaId}');
export const deleteReportMedia = declareCall('delete', '/jobs/{id}/report/media/{mediaId}', { empty: true });
export const createReportLink = declareCall('post', '/jobs/{id}/report/links');
export const revokeReportLink = declareCall('delete', '/jobs/{id}/report/links/{linkId}', {
  empty: true,
  notOffered: 'This server does not revoke the links to a report',
});
