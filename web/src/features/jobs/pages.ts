import { definePage } from '../../kit/page/definition.ts';

export const jobDetailPage = definePage({
  path: '/jobs/:id',
  title: 'Job',
  permission: 'JOBS_VIEW',
});
