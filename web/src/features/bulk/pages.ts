import { definePage } from '../../kit/page/definition.ts';

export const bulkActionListPage = definePage({
  path: '/jobs/bulk-actions',
  title: 'Bulk actions',
  description: 'Changes to many jobs by CSV file',
  permission: 'JOBS_ADMINISTRATE',
  under: 'Jobs',
});

export const bulkActionPage = definePage({
  path: '/jobs/bulk-actions/:id',
  title: 'Bulk action',
  permission: 'JOBS_ADMINISTRATE',
  parameters: { id: /^\d+$/ },
});
