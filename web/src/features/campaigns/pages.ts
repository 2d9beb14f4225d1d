import { definePage } from '../../kit/page/definition.ts';

export const campaignListPage = definePage({
  path: '/campaigns',
  title: 'Campaigns',
  description: 'What customers plan, in waves of orders',
  permission: 'CUSTOMERS_VIEW',
  reads: 'campaigns',
  under: 'Customers',
});

export const campaignListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;

export const campaignDetailPage = definePage({
  path: '/campaigns/:id',
  title: 'Campaign',
  permission: 'CUSTOMERS_VIEW',
});
