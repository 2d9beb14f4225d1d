import { lazy } from 'react';

/** The list of orders for the pages of what orders belong to, fetched when it is shown. */
export const OrderList = lazy(() => import('./OrderListPage.tsx'));
