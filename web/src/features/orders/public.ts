import { beginning } from '../../graphql/begin.ts';
import type { Beginning } from '../../graphql/begin.ts';
import { firstPage } from '../../kit/list/address/firstPage.ts';
import { orderListSort } from './listSort.ts';
import { OrderListDocument } from './OrderListPage.generated.ts';

/** The first query of a customer's list of orders. */
export const ordersOfCustomer = (customerId: string): Beginning =>
  beginning(
    OrderListDocument,
    { ...firstPage(orderListSort), filter: { customerIds: [customerId] } },
    'ORDERS_VIEW',
  );

/** Prefetches the code of the list of orders. */
export const fetchOrderList = (): void => void import('./OrderListPage.tsx').catch(() => undefined);
