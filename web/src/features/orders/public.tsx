import { lazy } from 'react';
import { beginning } from '../../graphql/begin.ts';
import type { Beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { definePiece } from '../../kit/page/code/piece.ts';
import { whenOnline } from '../../kit/page/code/whenOnline.ts';
import { OrderListDocument } from './OrderListPage.generated.ts';
import { orderListSort } from './pages.ts';

/** The list of orders for pages of related records, loaded when it is shown. */
export const OrderList = lazy(whenOnline(() => import('./OrderListPage.tsx')));

/** The first query of a customer's list of orders. */
export const ordersOfCustomer = (customerId: string): Beginning =>
  beginning(
    OrderListDocument,
    { ...firstPage(orderListSort), filter: { customerIds: [customerId] } },
    'ORDERS_VIEW',
  );

/** Prefetches the code of the list of orders. */
export const fetchOrderList = (): void => void import('./OrderListPage.tsx').catch(() => undefined);

/** Edits a location group, which several jobs share, for the pages of those jobs. */
export const EditLocationGroup = definePiece(
  async () => (await import('./detail/locations/EditLocationGroup.tsx')).EditLocationGroup,
);
