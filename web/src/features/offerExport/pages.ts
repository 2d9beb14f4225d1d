import { definePage } from '../../kit/page/definition.ts';

export const offerExportPage = definePage({
  path: '/export-market-offer',
  title: 'Market-offer export',
  description: 'Pending jobs with what they are offered for, as CSV',
  permission: 'JOBS_EXPORT',
  under: 'Orders',
});
