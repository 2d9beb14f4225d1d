import { defineScreen } from '../../kit/page/definition.ts';
import { orderAnalyticsPage, orderDetailPage, orderJobsPage, orderListPage } from './pages.ts';

export const orderScreens = [
  defineScreen(orderListPage, () => import('./OrderListPage.tsx')),
  defineScreen(orderDetailPage, () => import('./OrderDetailPage.tsx')),
  defineScreen(orderJobsPage, () => import('./OrderJobsPage.tsx')),
  defineScreen(orderAnalyticsPage, () => import('./OrderAnalyticsPage.tsx')),
];
