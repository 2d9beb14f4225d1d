import { definePage } from '../../kit/page/definition.ts';

export const jobListPage = definePage({
  path: '/jobs',
  title: 'Jobs',
  description: 'The work that Shepherds do in the field',
  permission: 'JOBS_VIEW',
});

/** A job's id is its order's number, a dash and a number. */
const parameters = { id: /^[\d-]+$/ };

export const jobMapPage = definePage({
  path: '/jobs/map',
  title: 'Jobs map',
  description: 'Jobs where they are',
  permission: 'JOBS_VIEW',
  under: 'Jobs',
});

export const jobOnMapPage = definePage({
  path: '/jobs/map/:id',
  title: 'Job on the map',
  permission: 'JOBS_VIEW',
  parameters,
});

export const jobDetailPage = definePage({
  path: '/jobs/:id',
  title: 'Job',
  permission: 'JOBS_VIEW',
  parameters,
});

export const jobLogsPage = definePage({
  path: '/jobs/:id/logs',
  title: 'Log history of the job',
  permission: 'JOBS_VIEW',
  parameters,
});

export const qaListPage = definePage({
  path: '/qa',
  title: 'QA',
  description: 'The work that waits for its review',
  permission: 'JOBS_REVIEW',
  under: 'Jobs',
});

export const qaReviewPage = definePage({
  path: '/qa/:id',
  title: 'Review',
  permission: 'JOBS_REVIEW',
  parameters,
});
