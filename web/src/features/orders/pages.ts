import { definePage } from '../../kit/page/definition.ts';

export const orderListPage = definePage({
  path: '/orders',
  title: 'Orders',
  description: 'Batches of jobs that customers placed',
  permission: 'ORDERS_VIEW',
});

export const orderListSort = { field: 'CREATED_AT', direction: 'DESC' } as const;

export const newOrderPage = definePage({
  path: '/new-order',
  title: 'New order',
  permission: 'ORDERS_MANAGE',
});

export const orderDetailPage = definePage({
  path: '/orders/:id',
  title: 'Order',
  permission: 'ORDERS_VIEW',
});

export const orderJobsPage = definePage({
  path: '/orders/:id/jobs',
  title: 'Jobs of the order',
  permission: { all: ['ORDERS_VIEW', 'JOBS_VIEW'] },
});

export const orderAnalyticsPage = definePage({
  path: '/orders/:id/analytics',
  title: 'Analytics of the order',
  permission: 'ORDERS_VIEW',
});
