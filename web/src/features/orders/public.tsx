import { lazy } from 'react';
import { whenOnline } from '../../kit/page/whenOnline.ts';

/** The list of orders for the pages of what orders belong to, fetched when it is shown. */
export const OrderList = lazy(whenOnline(() => import('./OrderListPage.tsx')));
