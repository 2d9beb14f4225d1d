import { declareCall, declareExport } from '../declaration.ts';

/** Never `cacheable`: a job changes while users look at it. */
export const listJobs = declareCall('get', '/jobs');
export const getJob = declareCall('get', '/jobs/{id}');
export const getJobSummary = declareCall('get', '/jobs/summary');
export const getQaSummary = declareCall('get', '/qa/summary');
export const exportJobs = declareExport('/jobs/export');

export const getJobTasks = declareCall('get', '/jobs/{id}/tasks');
export const getReport = declareCall('get', '/jobs/{id}/report');
export const listMatrixItems = declareCall('get', '/jobs/{id}/report/tasks/{taskId}/items');
export const listHistory = declareCall('get', '/jobs/{id}/history');
export const listComments = declareCall('get', '/jobs/{id}/comments');
export const listReportLinks = declareCall('get', '/jobs/{id}/report/links', {
  notOffered: 'This server does not list the links to a report',
});

export const listReviewMarks = declareCall('get', '/jobs/{id}/review-marks', {
  notOffered: 'This server does not keep the marks of reviewers',
});
